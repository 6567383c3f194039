import type { WritingMode } from '@longstrip/core';
import { type PointerEvent, useCallback, useRef } from 'react';
import { type ReadingMode, tapDirection, turningDirection } from '../../../../parts/reading/viewer-settings.ts';
import { turnActionOfSwipe, turnActionOfTap, usePageTurning } from '../paper/page-turning.ts';
import type { ReaderProps } from '../viewer-model.ts';
import { NovelArticle } from './novel-article.tsx';
import { NovelScrollReader, VerticalScrollReader } from './novel-scroll-reader.tsx';
import { useNoteTap } from './use-note-tap.ts';
import { useTextScreens } from './use-text-screens.ts';

/** A novel, scrolled or in pages, with horizontal or vertical lines. */
export function NovelReader({ mode, ...props }: ReaderProps & { mode: ReadingMode }) {
  const writing: WritingMode = props.settings.writing === 'auto' ? props.data.writingMode : props.settings.writing;
  if (mode === 'PAPER') return <NovelPaperReader {...props} writing={writing} />;
  return writing === 'VERTICAL' ? <VerticalScrollReader {...props} /> : <NovelScrollReader {...props} />;
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
  const { content } = data;
  const direction = turningDirection(data, settings);
  const { screen, screens, turning, goToPlace } = useTextScreens(frame, writing, resume, settings);
  const endBox = useRef<HTMLDivElement>(null);
  usePageTurning(
    direction,
    turning,
    useCallback(() => endBox.current, []),
  );
  const start = useRef<{ xPx: number; yPx: number } | null>(null);
  const tapText = useNoteTap(nothing, goToPlace);
  const isAtEnd = screen >= screens;

  const release = (event: PointerEvent<HTMLDivElement>) => {
    const from = start.current;
    start.current = null;
    if (from === null || (event.target instanceof Element && event.target.closest('a, button') !== null)) return;
    const swipe = turnActionOfSwipe(event.clientX - from.xPx, event.clientY - from.yPx, direction);
    if (swipe !== null) {
      turning[swipe]();
      return;
    }
    if (isAtEnd) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    turning[turnActionOfTap((event.clientX - left) / width, tapDirection(direction, settings))]();
  };
  if (content.kind !== 'novel') return null;
  return (
    <div
      className="touch-pan-y select-text"
      onPointerDown={(event) => {
        start.current = { xPx: event.clientX, yPx: event.clientY };
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
        {isAtEnd && (
          <div ref={endBox} className="tall-page -mx-(--novel-margin) h-full after:-mt-10 after:h-10">
            <div className="column">{end}</div>
          </div>
        )}
      </div>
    </div>
  );
}

/** Taps beside links are handled by the pointer events, which handle swipes as well. */
function nothing(): void {}
