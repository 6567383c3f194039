import { ButtonLink } from '@longstrip/ui';
import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/use-text.ts';
import type { LoadingState } from './use-more-rows.ts';

/** The next page is loaded when its button is this close to the window, in CSS pixels. */
const AHEAD = '400px';

export interface MoreButtonProps {
  /** The address of the next page, for browsers without script. */
  href: string;
  state: LoadingState;
  onLoad: () => void;
}

/** The end of a page of results: it loads the next page when it comes near, says if that failed, and can be pressed. */
export function MoreButton({ href, state, onLoad }: MoreButtonProps) {
  const text = useText();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const end = ref.current;
    // After a failure the reader decides when to try again.
    if (end === null || state !== 'idle') return;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting) onLoad();
      },
      { rootMargin: AHEAD },
    );
    watcher.observe(end);
    return () => watcher.disconnect();
  }, [state, onLoad]);
  return (
    <div ref={ref} className="px-(--size-gutter) pt-4 text-center">
      {state === 'failed' && (
        <p role="alert" className="mb-2 text-14 text-fg-2">
          {text('search.moreFailed')}
        </p>
      )}
      <ButtonLink
        look="outlined"
        href={href}
        onClick={(event) => {
          event.preventDefault();
          onLoad();
        }}
      >
        {text(state === 'loading' ? 'list.loading' : state === 'failed' ? 'common.retry' : 'search.more')}
      </ButtonLink>
    </div>
  );
}
