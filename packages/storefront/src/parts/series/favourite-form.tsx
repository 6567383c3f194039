import { useToast } from '@longstrip/ui';
import { type FormEvent, type ReactNode, useRef, useSyncExternalStore } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useSite } from '../../root/site-data.ts';
import { useHaptic } from '../app-bridge/use-bridge-call.ts';

const FAVOURITE_PATH = '/_/favorite';

/**
 * The state after each press since this document was loaded: a page with older data, and the other heart of a page, show it
 * too. Never written on a server.
 */
const pressed = new Map<string, boolean>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export interface FavouriteFormProps {
  seriesAlias: string;
  /** Whether the series was a favourite when the page was made. */
  isOn: boolean;
  /** The address of this page. */
  page: string;
  /** Renders the heart, a button that sends the form. */
  children: (heart: { label: string; isOn: boolean }) => ReactNode;
}

/**
 * The heart of a series, by which a reader follows it: it is then a favourite, and its new episodes come as alarms. A press shows at
 * once, and is undone if the site does not accept it; the page then says what the press did, with a button that undoes it. A guest's press sends the form, which leads to the log-in and back; so does every press without script.
 */
export function FavouriteForm({ seriesAlias, isOn: wasOn, page, children }: FavouriteFormProps) {
  const text = useText();
  const toast = useToast();
  const haptic = useHaptic();
  const { sessionStatus, routes } = useSite();
  const isFollowed = routes.includes('alarm');
  const isOn = useSyncExternalStore(
    subscribe,
    () => pressed.get(seriesAlias) ?? wasOn,
    () => wasOn,
  );
  const last = useRef(Promise.resolve());
  const show = (next: boolean) => {
    pressed.set(seriesAlias, next);
    for (const listener of listeners) listener();
  };
  const change = (next: boolean, isUndo = false) => {
    show(next);
    haptic('press');
    // One after another, so that the last press decides.
    last.current = last.current.then(async () => {
      if (!(await sendFavourite({ series: seriesAlias, isOn: String(next), back: page }))) {
        show(!next);
        haptic('warning');
        toast({ text: text('detail.favouriteFailed'), tone: 'warning' });
        return;
      }
      if (!isFollowed || isUndo) return;
      toast({
        text: text(next ? 'detail.followed' : 'detail.unfollowed'),
        tone: next ? 'positive' : 'neutral',
        action: { label: text('common.undo'), onPress: () => change(!next, true) },
      });
    });
  };
  const press = (event: FormEvent<HTMLFormElement>) => {
    if (sessionStatus !== 'authenticated') return;
    event.preventDefault();
    change(!isOn);
  };
  const hidden = { series: seriesAlias, isOn: String(!isOn), back: page };
  return (
    <form method="post" action={FAVOURITE_PATH} onSubmit={press} className="contents">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children({ label: text(isFollowed ? 'detail.follow' : 'detail.favourite'), isOn })}
    </form>
  );
}

/** Whether the site has accepted it. Never throws. */
async function sendFavourite(fields: Record<'series' | 'isOn' | 'back', string>): Promise<boolean> {
  try {
    const answer = await fetch(FAVOURITE_PATH, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams(fields),
      redirect: 'manual',
      keepalive: true,
    });
    return answer.ok;
  } catch {
    return false;
  }
}
