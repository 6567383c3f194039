import { useToast } from '@longstrip/ui';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useSite } from '../../root/site-data.ts';

const FAVOURITE_PATH = '/_/favorite';

/** What was pressed since this document was loaded: a page whose data is older shows it too. Never written on a server. */
const pressed = new Map<string, boolean>();

export interface FavouriteFormProps {
  seriesAlias: string;
  /** Whether it was marked when the page was made. */
  isOn: boolean;
  /** The address of this page. */
  page: string;
  /** The heart, a button that sends the form. */
  children: (heart: { label: string; isOn: boolean }) => ReactNode;
}

/**
 * The heart of a series. A press shows at once, and is undone where the site does not take it. A guest's press sends the
 * form, which leads to the log-in and back; so does every press without script.
 */
export function FavouriteForm({ seriesAlias, isOn: wasOn, page, children }: FavouriteFormProps) {
  const text = useText();
  const toast = useToast();
  const { sessionStatus } = useSite();
  const [isOn, setOn] = useState(() => pressed.get(seriesAlias) ?? wasOn);
  const last = useRef(Promise.resolve());
  const press = (event: FormEvent<HTMLFormElement>) => {
    if (sessionStatus !== 'authenticated') return;
    event.preventDefault();
    const body = new URLSearchParams({ series: seriesAlias, isOn: String(!isOn), back: page });
    const show = (next: boolean) => {
      pressed.set(seriesAlias, next);
      setOn(next);
    };
    show(!isOn);
    // One after another, so that the last press is the one that counts.
    last.current = last.current.then(async () => {
      if (await sendFavourite(body)) return;
      show(isOn);
      toast({ text: text('detail.favouriteFailed'), tone: 'warning' });
    });
  };
  const hidden = { series: seriesAlias, isOn: String(!isOn), back: page };
  return (
    <form method="post" action={FAVOURITE_PATH} onSubmit={press} className="contents">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children({ label: text('detail.favourite'), isOn })}
    </form>
  );
}

/** Whether the site took it. Never throws. */
async function sendFavourite(body: URLSearchParams): Promise<boolean> {
  try {
    const answer = await fetch(FAVOURITE_PATH, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body,
      redirect: 'manual',
      keepalive: true,
    });
    return answer.ok;
  } catch {
    return false;
  }
}
