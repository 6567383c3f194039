import { useEffect, useRef } from 'react';
import type { ReaderProps } from '../reader-props.ts';
import { hideBars, notePosition, toggleBars } from '../viewer-store.ts';
import { keepTopLine } from './keep-top-line.ts';
import { NovelArticle } from './novel-article.tsx';
import { textPosition } from './text-extent.ts';
import { scrollToPlace, useNoteTap } from './use-note-tap.ts';
import { useScrollToPlace } from './use-scroll-to-place.ts';

/** A novel with horizontal lines that scrolls. */
export function NovelScrollReader({ data, settings, resume, linkedPlace, end }: ReaderProps) {
  const text = useRef<HTMLDivElement>(null);
  const tap = useNoteTap(toggleBars);
  const { content } = data;
  useTextPosition(text, resume?.offset ?? null);
  useScrollToPlace(linkedPlace, scrollToPlace);
  if (content.kind !== 'novel') return null;
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the bars have a button of their own for keys */}
      <div ref={text} data-text-run className="column px-7 pt-(--view-top) pb-12" onClick={tap}>
        <NovelArticle
          pages={content.pages}
          title={data.episode.title}
          language={data.language}
          writing="HORIZONTAL"
          settings={settings}
          className="mx-auto max-w-[34em] pt-6"
        />
      </div>
      <div className="column pb-16">{end}</div>
    </>
  );
}

/** Notes the reader's position while scrolling, and scrolls to where the reader stopped. */
function useTextPosition(text: { current: HTMLDivElement | null }, resumeOffset: number | null): void {
  const resumeAt = useRef(resumeOffset);
  useEffect(() => {
    const element = text.current;
    if (element === null) return;
    const place = resumeAt.current;
    if (place !== null && window.scrollY === 0) {
      window.scrollTo({ top: element.offsetTop + place * element.offsetHeight, behavior: 'instant' });
    }
    const line = keepTopLine({
      text: element,
      extentOf: (block) => {
        const { top, bottom } = block.getBoundingClientRect();
        return { startPx: top, endPx: bottom };
      },
      moveBy: (px) => window.scrollBy({ top: px, behavior: 'instant' }),
    });
    let frame = 0;
    const follow = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        line.note();
        const { top, height } = element.getBoundingClientRect();
        notePosition(textPosition({ movedPx: -top, windowPx: window.innerHeight, lengthPx: height }));
      });
    };
    const onScroll = () => {
      hideBars();
      follow();
    };
    follow();
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', follow);
    return () => {
      line.stop();
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', follow);
    };
  }, [text]);
}
