import { BackIcon, CloseIcon, DetailSkeleton, IconButton, ViewerSkeleton } from '@longstrip/ui';
import { type ReactNode, useEffect } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useSlowPath } from './use-pending-path.ts';

/**
 * The shape of a series' page or of an episode over the page that the reader is leaving, once the way there takes long
 * enough to be noticed, with the way back out where that page has it. The old page stays as it is below, with its place.
 */
export function SlowPage() {
  const text = useText();
  const pathname = useSlowPath()?.pathname;
  // Told by hand: every first visit would load the table of all pages for it.
  if (pathname?.startsWith('/detail/')) {
    return (
      <Veil>
        <div className="column min-h-dvh bg-page">
          <DetailSkeleton label={text('list.loading')} />
        </div>
        <div className="column absolute inset-x-0 top-0 flex h-(--size-header-bar) items-center px-1 text-fg-2">
          <IconButton icon={BackIcon} label={text('common.back')} onClick={giveUp} />
        </div>
      </Veil>
    );
  }
  if (pathname?.startsWith('/viewer/')) {
    return (
      <Veil>
        <ViewerSkeleton label={text('list.loading')} />
        <div
          data-theme="dark"
          className="column absolute inset-x-0 top-0 flex h-13 items-center justify-end pe-1 text-view-fg"
        >
          <IconButton icon={CloseIcon} label={text('common.close')} onClick={giveUp} />
        </div>
      </Veil>
    );
  }
  return null;
}

/** As “back” of the browser does (`useGivingUp`), for who has no such button. */
function giveUp() {
  window.history.back();
}

function Veil({ children }: { children: ReactNode }) {
  // Nobody walks by keys over what they do not see. Who stays goes on from where they were.
  useEffect(() => {
    const left = document.activeElement;
    const covered = coveredParts().filter(({ inert }) => !inert);
    for (const part of covered) part.inert = true;
    return () => {
      for (const part of covered) part.inert = false;
      const isLost = document.activeElement === document.body || document.activeElement === null;
      if (isLost && left instanceof HTMLElement && left.isConnected) left.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div className="fixed inset-0 z-(--layer-bar) overflow-hidden bg-backdrop desk:top-[calc(var(--size-top-bar)+1px)]">
      {children}
    </div>
  );
}

/** What lies below: the page's column and the phone's bar. The desktop's bar stays to be seen, and pressed. */
function coveredParts(): HTMLElement[] {
  const column = document.getElementById('main')?.parentElement;
  const bar = column?.nextElementSibling;
  return [column, bar?.matches('nav') ? bar : null].filter((part) => part instanceof HTMLElement);
}
