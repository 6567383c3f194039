import type { ViewerMode } from '@longstrip/core';
import { useEffect, useRef } from 'react';
import { PageHostContext, PagePicture } from '../page/page-picture.tsx';
import { usePageHost } from '../page/picture-loader.ts';
import { STRIP_VIEW } from '../page/reading-view.ts';
import { TextPageView } from '../page/text-page-view.tsx';
import { stripPosition, stripTopPx } from '../reading-geometry.ts';
import type { ReaderPage, ReaderProps } from '../viewer-model.ts';
import { hideBars, notePosition } from '../viewer-store.ts';
import { tapStrip } from './strip-taps.ts';

/** Pages whose pictures load at once: as many as the tallest first screen shows. */
const FIRST_SCREEN_PAGES = 2;
const STRIP_SIZES = '(min-width: 720px) 720px, 100vw';

/** A comic as one strip that scrolls, at the width of the column. */
export function StripReader({ data, settings, resume, end }: ReaderProps) {
  const strip = useRef<HTMLDivElement>(null);
  const host = usePageHost(data, STRIP_VIEW);
  const { pages } = data.content;
  useStripPosition(strip, resume);
  return (
    <PageHostContext.Provider value={host}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the bars have a button of their own for keys */}
      <div ref={strip} className="column" onClick={(event) => tapStrip(event, settings)}>
        {pages.map((page, index) => (
          <StripPage
            key={page.order}
            page={page}
            language={data.language}
            isPriority={index < FIRST_SCREEN_PAGES}
            hasGap={hasGapBefore(pages, index, data.mode)}
          />
        ))}
      </div>
      <div className="column">{end}</div>
    </PageHostContext.Provider>
  );
}

interface StripPageProps {
  page: ReaderPage;
  language: string;
  isPriority: boolean;
  hasGap: boolean;
}

function StripPage({ page, language, isPriority, hasGap }: StripPageProps) {
  const gap = hasGap ? 'strip-gap' : '';
  if (page.kind === 'text') {
    return (
      <div className={gap} data-strip-page>
        <TextPageView html={page.html} order={page.order} language={language} isTurned={false} />
      </div>
    );
  }
  return (
    <div className={gap} data-strip-page style={{ aspectRatio: `${page.widthPx} / ${page.heightPx}` }}>
      <PagePicture page={page} isPriority={isPriority} sizes={STRIP_SIZES} isJoined />
    </div>
  );
}

/** Notes the reader's position while scrolling, and scrolls to where the reader stopped. */
function useStripPosition(strip: { current: HTMLDivElement | null }, resume: ReaderProps['resume']): void {
  const resumeAt = useRef(resume);
  useEffect(() => {
    const element = strip.current;
    if (element === null) return;
    const measure = () => {
      const box = element.getBoundingClientRect();
      const pages = element.querySelectorAll<HTMLElement>('[data-strip-page]');
      const pageTopsPx = [...pages].map((page) => page.offsetTop - element.offsetTop);
      return { pageTopsPx, heightPx: box.height, topPx: -box.top, windowHeightPx: window.innerHeight };
    };
    let frame = 0;
    const follow = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => notePosition(stripPosition(measure())));
    };
    const onScroll = () => {
      hideBars();
      follow();
    };
    const place = resumeAt.current;
    if (place !== null && window.scrollY === 0) {
      const { pageTopsPx, heightPx } = measure();
      window.scrollTo({
        top: element.offsetTop + stripTopPx(pageTopsPx, heightPx, place.page, place.offset),
        behavior: 'instant',
      });
    }
    follow();
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', follow);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', follow);
    };
  }, [strip]);
}

/**
 * Whether there is a gap between a page and the one before it when pages are read as one strip. A work drawn as a strip
 * has no gaps between its pictures. In a work drawn in pages only the slices of one strip join.
 */
export function hasGapBefore(pages: readonly ReaderPage[], index: number, workMode: ViewerMode): boolean {
  const page = pages[index];
  const before = pages[index - 1];
  if (page === undefined || before === undefined) return false;
  if (page.kind !== 'picture' || before.kind !== 'picture') return true;
  if (workMode === 'SCROLL') return false;
  return page.stripIndex === null || page.stripIndex === 0;
}
