import type { PageView } from '@longstrip/core';
import { type MouseEvent, useEffect, useMemo, useRef } from 'react';
import { viewsOf } from './page-groups.ts';
import { PageHostContext, PagePicture } from './page-picture.tsx';
import { ProsePage } from './prose-page.tsx';
import type { ReaderProps } from './reader-props.ts';
import { turnActionOfTap } from './turn-keys.ts';
import { usePageHost } from './use-page-host.ts';
import { useTurning } from './use-turning.ts';
import { useViewScroller } from './use-view-scroller.ts';
import type { PicturePage, ReaderPage } from './viewer-model.ts';
import { toggleBars } from './viewer-store.ts';

/** Views drawn at once on the server. */
const FIRST_VIEWS = 1;

/**
 * An episode of pictures read page by page, or two by two as an opened book. The row of views scrolls natively, so that
 * pages follow the finger; from the right where the work is read from the right. Art may use the whole window here.
 */
export function PaperReader({ data, settings, resume, end }: ReaderProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const host = usePageHost(data, scroller);
  const { direction, content } = data;
  const views = useMemo(
    () => viewsOf(content.pages, settings.layout, direction),
    [content.pages, settings.layout, direction],
  );
  const scrolling = useViewScroller(scroller, views, { direction, resume });
  useTurning(direction, scrolling);
  useEffect(() => scroller.current?.focus({ preventScroll: true }), []);

  const tap = (event: MouseEvent<HTMLDivElement>) => {
    if (event.target instanceof Element && event.target.closest('a, button') !== null) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const action = turnActionOfTap((event.clientX - left) / width, direction);
    if (action === 'toggleBars') toggleBars();
    else scrolling[action]();
  };
  return (
    <PageHostContext.Provider value={host}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: keys are heard on the whole page */}
      <div
        ref={scroller}
        dir={direction === 'RTL' ? 'rtl' : 'ltr'}
        className="paper-scroller h-dvh outline-none"
        tabIndex={-1}
        onClick={tap}
      >
        {views.map((view, index) => (
          <PaperView
            key={view[0]}
            view={view}
            pages={content.pages}
            language={data.language}
            isPriority={index < FIRST_VIEWS}
          />
        ))}
        <div className="paper-view" dir="auto">
          <div className="column max-h-full overflow-y-auto">{end}</div>
        </div>
      </div>
    </PageHostContext.Provider>
  );
}

interface PaperViewProps {
  view: PageView;
  pages: readonly ReaderPage[];
  language: string;
  isPriority: boolean;
}

function PaperView({ view, pages, language, isPriority }: PaperViewProps) {
  const shown = view.flatMap((index) => pages[index] ?? []);
  return (
    <div className="paper-view" data-view={view[0]}>
      {shown.map((page) =>
        page.kind === 'text' ? (
          <div key={page.order} className="column h-full">
            <ProsePage html={page.html} order={page.order} language={language} />
          </div>
        ) : (
          <PaperPage key={page.order} page={page} beside={shown.length} isPriority={isPriority} />
        ),
      )}
    </div>
  );
}

/** As large as the window lets a page be, `beside` of them next to each other, whole and in its own shape. */
function PaperPage({ page, beside, isPriority }: { page: PicturePage; beside: number; isPriority: boolean }) {
  const ratio = page.widthPx / page.heightPx;
  return (
    <div
      className="flex-none"
      style={{
        inlineSize: `min(${100 / beside}cqw, calc(100cqh * ${ratio.toFixed(5)}))`,
        aspectRatio: `${page.widthPx} / ${page.heightPx}`,
      }}
    >
      <PagePicture page={page} isPriority={isPriority} sizes={`min(${100 / beside}vw, ${Math.ceil(100 * ratio)}vh)`} />
    </div>
  );
}
