import { ChevronDownIcon } from '@longstrip/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useViewerText } from '../../../../../i18n/use-text.ts';
import { useIsOnScreen } from '../../use-is-on-screen.ts';
import { useOpenEpisode } from '../../use-open-episode.ts';
import { createPull } from './pull.ts';

/** A scroll position may be a fraction of a pixel before the end. */
const END_PX = 2;
/** A pull by the wheel that goes no further is forgotten, in milliseconds. */
const FORGET_MS = 600;

export interface ChapterPullProps {
  /** The address of the next chapter. */
  href: string;
  /** What scrolls sideways, from right to left; null where the window scrolls. */
  scroller: RefObject<HTMLElement> | null;
}

/**
 * Opens the next chapter when the reader scrolls on past the end of this one. It takes this one's place in the history: back leads
 * to where the reader came from.
 */
export function ChapterPull({ href, scroller }: ChapterPullProps) {
  const text = useViewerText();
  const openEpisode = useOpenEpisode();
  const [share, setShare] = useState(0);
  const sign = useRef<HTMLDivElement>(null);
  const isOnScreen = useIsOnScreen(sign);
  useEffect(() => {
    if (!isOnScreen) return;
    const pull = createPull();
    const open = () => openEpisode(href, { replace: true });
    let timer = 0;
    const row = scroller?.current ?? null;
    const isAtEnd = () => endDistancePx(row) <= END_PX;
    const placeOf = ({ touches: [touch] }: TouchEvent) => {
      if (touch === undefined) return 0;
      return row === null ? touch.clientY : -touch.clientX;
    };
    const stop = new AbortController();
    const listening = { signal: stop.signal, passive: true } as const;
    const onWheel = (event: WheelEvent) => {
      if (event.ctrlKey || isOverText(event)) return;
      const byPx = row === null || Math.abs(event.deltaY) > Math.abs(event.deltaX) ? event.deltaY : -event.deltaX;
      const { share: reached, isDone } = pull.wheel(byPx, event.timeStamp, isAtEnd());
      setShare(reached);
      window.clearTimeout(timer);
      if (isDone) open();
      else if (reached > 0) timer = window.setTimeout(() => setShare(0), FORGET_MS);
    };
    window.addEventListener('wheel', onWheel, listening);
    const press = (event: TouchEvent) => {
      const isAlone = event.touches.length === 1 && !isOverText(event);
      pull.press(placeOf(event), isAlone && isAtEnd() && document.getSelection()?.isCollapsed !== false);
    };
    window.addEventListener('touchstart', press, listening);
    const drag = (event: TouchEvent) => {
      const reached = pull.drag(placeOf(event));
      setShare(reached);
      // Otherwise the browser goes on scrolling when the finger is lifted, in the next chapter.
      if (reached > 0 && event.cancelable) event.preventDefault();
    };
    window.addEventListener('touchmove', drag, { signal: stop.signal, passive: false });
    const end = () => {
      setShare(0);
      if (pull.release()) open();
    };
    window.addEventListener('touchend', end, listening);
    // The system took the touch away: the reader has not let go.
    const cancel = () => {
      setShare(0);
      pull.release();
    };
    window.addEventListener('touchcancel', cancel, listening);
    return () => {
      window.clearTimeout(timer);
      stop.abort();
    };
  }, [href, openEpisode, scroller, isOnScreen]);
  return (
    <div ref={sign} className="grid justify-items-center gap-2 text-13 text-ink-2" aria-hidden="true">
      <span
        className="relative grid size-11 place-items-center rounded-pill"
        style={{ background: `conic-gradient(var(--ink) ${360 * share}deg, transparent 0)` }}
      >
        <span className="grid size-10 place-items-center rounded-pill border border-ink/12 bg-paper">
          <ChevronDownIcon size={20} className={scroller === null ? '' : 'rotate-90'} />
        </span>
      </span>
      {text(share >= 1 ? 'viewerNovel.pullRelease' : 'viewerNovel.pull')}
    </div>
  );
}

/** Whether an event belongs to what lies over the text: a sheet, or the list of a search. */
function isOverText({ target }: Event): boolean {
  return target instanceof Element && target.closest('[role="dialog"], search') !== null;
}

/** How far there is to scroll until the end, in pixels. */
function endDistancePx(row: Element | null): number {
  if (row !== null) return row.scrollWidth - row.clientWidth - Math.abs(row.scrollLeft);
  return document.documentElement.scrollHeight - window.innerHeight - window.scrollY;
}
