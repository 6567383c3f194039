import type { WritingMode } from '@longstrip/core';
import {
  lazy,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useRef,
} from 'react';
import { useText } from '../../../../i18n/use-text.ts';
import { useIsHydrated } from '../../../../parts/reading/reading-store.ts';
import { type ReadingMode, tapDirection, turningDirection } from '../../../../parts/reading/viewer-settings.ts';
import { BeyondButton, focusBeginning, goToEnd } from '../chrome/beyond-button.tsx';
import { turnActionOfSwipe, turnActionOfTap, usePageTurning } from '../paper/page-turning.ts';
import { useOpenEpisode } from '../use-open-episode.ts';
import type { ReaderProps } from '../viewer-model.ts';
import { endOfPreviousChapter, nextChapter } from './chapters/chapter-addresses.ts';
import { NovelArticle } from './novel-article.tsx';
import { NovelScrollReader, VerticalScrollReader } from './novel-scroll-reader.tsx';
import { opensMark } from './novel-store.ts';
import { useNoteTap } from './use-note-tap.ts';
import { useTextPress } from './use-text-press.ts';
import { useTextScreens } from './use-text-screens.ts';

/** Nothing of it is needed to read. */
const NovelTools = lazy(() => import('./novel-tools.tsx').then((module) => ({ default: module.NovelTools })));

/** A novel, scrolled or in pages, with horizontal or vertical lines. */
export function NovelReader({ mode, ...props }: ReaderProps & { mode: ReadingMode }) {
  const writing: WritingMode = props.settings.writing === 'auto' ? props.data.writingMode : props.settings.writing;
  const isHydrated = useIsHydrated();
  return (
    <>
      {mode === 'PAPER' ? (
        <NovelPaperReader {...props} writing={writing} />
      ) : writing === 'VERTICAL' ? (
        <VerticalScrollReader {...props} />
      ) : (
        <NovelScrollReader {...props} />
      )}
      {isHydrated && (
        <Suspense fallback={null}>
          <NovelTools data={props.data} settings={props.settings} layout={`${mode} ${writing}`} />
        </Suspense>
      )}
    </>
  );
}

interface NovelPaperReaderProps extends ReaderProps {
  writing: WritingMode;
}

/**
 * A novel in pages: the text is laid out in columns of the window's size, one of which is visible, or two where the
 * window is wide. Columns of vertical lines follow each other downwards, others sideways.
 */
function NovelPaperReader({ data, settings, resume, end, writing }: NovelPaperReaderProps) {
  const frame = useRef<HTMLDivElement>(null);
  const text = useText();
  const { content } = data;
  const direction = turningDirection(data, settings);
  const { screen, screens, turning, goToPlace } = useTextScreens(
    frame,
    writing,
    resume,
    settings,
    useOtherChapter(data),
  );
  const endBox = useRef<HTMLDivElement>(null);
  usePageTurning(
    direction,
    turning,
    useCallback(() => endBox.current, []),
  );
  const start = useRef<{ xPx: number; yPx: number } | null>(null);
  const press = useTextPress();
  /** How many clicks of a mouse follow each other. Pointer events do not count them. */
  const clicks = useRef(0);
  const tapText = useNoteTap(nothing, goToPlace);
  const isAtEnd = screen >= screens;
  const withFocus = useFocusOnText(isAtEnd, frame);

  const actionAt = ({ clientX, currentTarget }: MouseEvent<HTMLDivElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    return turnActionOfTap((clientX - left) / width, tapDirection(direction, settings));
  };
  const release = (event: PointerEvent<HTMLDivElement>) => {
    const from = start.current;
    start.current = null;
    if (from === null || (event.target instanceof Element && event.target.closest('a, button') !== null)) return;
    if (press.isOfSelection()) return;
    const swipe = turnActionOfSwipe(event.clientX - from.xPx, event.clientY - from.yPx, direction);
    if (swipe !== null) {
      turning[swipe]();
      return;
    }
    if (isAtEnd || opensMark(event)) return;
    const action = actionAt(event);
    // At the edges a tap turns at once; in the middle a second click of a mouse selects a word.
    if (action === 'toggleBars') press.tap({ detail: clicks.current }, turning.toggleBars);
    else turning[action]();
  };
  if (content.kind !== 'novel') return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys turn as well (usePageTurning)
    <div
      className="touch-pan-y select-text"
      onPointerDown={(event) => {
        start.current = { xPx: event.clientX, yPx: event.clientY };
      }}
      onMouseDown={(event) => {
        clicks.current = event.detail;
        // Two quick turns by a mouse select no word.
        if (event.detail > 1 && actionAt(event) !== 'toggleBars') event.preventDefault();
      }}
      onPointerUp={release}
      onPointerCancel={() => {
        start.current = null;
      }}
    >
      <div className="novel-frame">
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: only links to notes inside, which are links */}
        <div
          ref={frame}
          // With `rtl`, vertical lines would be laid out from the bottom up.
          dir={direction === 'RTL' && writing !== 'VERTICAL' ? 'rtl' : 'ltr'}
          data-writing={writing}
          className={`novel-columns ${isAtEnd ? 'hidden' : ''}`}
          onClick={tapText}
        >
          <NovelArticle
            pages={content.pages}
            title={data.episode.title}
            language={data.language}
            writing={writing}
            settings={settings}
          />
        </div>
        {isAtEnd ? (
          <div ref={endBox} className="tall-page -mx-(--novel-margin) h-full after:-mt-10 after:h-10">
            <div className="column">{end}</div>
            <BeyondButton label={text('viewer.previousPage')} onPress={() => withFocus(turning.previous)} />
          </div>
        ) : (
          <BeyondButton label={text('viewer.endTitle', { episode: data.episode.title })} onPress={goToEnd} />
        )}
      </div>
    </div>
  );
}

/**
 * The card at the end stands in place of the text: after the button back to it, its last paragraph takes the focus.
 * @returns moves the reader, and gives the focus once they are there
 */
function useFocusOnText(isAtEnd: boolean, frame: RefObject<HTMLElement>) {
  const isAwaited = useRef(false);
  useEffect(() => {
    if (isAtEnd || !isAwaited.current) return;
    isAwaited.current = false;
    focusBeginning([...(frame.current?.querySelectorAll('article p') ?? [])].at(-1));
  }, [isAtEnd, frame]);
  return (move: () => void) => {
    isAwaited.current = true;
    move();
  };
}

/** Opens the next chapter, or the end of the previous one, in place of this one. */
function useOtherChapter(data: ReaderProps['data']): (by: 1 | -1) => void {
  const openEpisode = useOpenEpisode();
  return useCallback(
    (by) => {
      const address = by === 1 ? nextChapter(data) : endOfPreviousChapter(data);
      if (address !== null) openEpisode(address, { replace: true });
    },
    [openEpisode, data],
  );
}

/** Taps beside links are handled by the pointer events, which handle swipes as well. */
function nothing(): void {}
