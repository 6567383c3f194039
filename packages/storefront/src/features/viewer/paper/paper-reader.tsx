import type { PageView } from '@longstrip/core';
import { inertWhen } from '@longstrip/ui';
import { type MouseEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { PageHostContext, PagePicture } from '../page/page-picture.tsx';
import { rowView } from '../page/reading-view.ts';
import { TextPageView } from '../page/text-page-view.tsx';
import { usePageHost } from '../page/use-page-host.ts';
import type { ReaderProps } from '../reader-props.ts';
import { useIsOnScreen } from '../use-is-on-screen.ts';
import type { PicturePage, ReaderPage } from '../viewer-model.ts';
import { hideBars, toggleBars } from '../viewer-store.ts';
import { viewsOf } from './page-views.ts';
import { turnActionOfTap } from './turn-keys.ts';
import { usePageTurning } from './use-page-turning.ts';
import { useViewScroller } from './use-view-scroller.ts';

/** Views whose pictures load at once. */
const FIRST_VIEWS = 1;

/**
 * A comic in pages, or in spreads of two. The row of views scrolls natively, so that pages follow the finger; from
 * right to left where the work is read so. Pictures may use the whole window.
 */
export function PaperReader({ data, settings, resume, end }: ReaderProps) {
  const scroller = useRef<HTMLElement>(null);
  const { direction, content } = data;
  const [row] = useState(() => rowView(scroller, direction));
  const host = usePageHost(data, row);
  const views = useMemo(
    () => viewsOf(content.pages, settings.layout, direction),
    [content.pages, settings.layout, direction],
  );
  const { turning, tallPage } = useViewScroller(scroller, views, { direction, resume });
  usePageTurning(direction, turning, tallPage);

  const tap = (event: MouseEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.closest('a, button') !== null) return;
    // A tap must not leave the focus here: the next key would show its outline around the page.
    event.currentTarget.blur();
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const action = turnActionOfTap((event.clientX - left) / width, direction);
    if (action === 'toggleBars') toggleBars();
    else turning[action]();
  };
  return (
    <PageHostContext.Provider value={host}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard on the whole page */}
      <section
        ref={scroller}
        dir={direction === 'RTL' ? 'rtl' : 'ltr'}
        className="paper-scroller h-dvh"
        aria-label={host.title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and often there is nothing in it to stop at
        tabIndex={0}
        onClick={tap}
        // Scrolling a tall page hides the bars, as turning does.
        onScrollCapture={({ target, currentTarget }) => target !== currentTarget && hideBars()}
      >
        {views.map((view, index) => (
          <PaperView key={view[0]} data-view={view[0]}>
            <ShownPages view={view} pages={content.pages} language={data.language} isPriority={index < FIRST_VIEWS} />
          </PaperView>
        ))}
        <PaperView dir="auto">
          <div className="tall-page column max-h-full after:-mt-10 after:h-10">{end}</div>
        </PaperView>
      </section>
    </PageHostContext.Provider>
  );
}

/** One view of the row. It is inert while it is off screen: Tab into a far page would scroll the reader there. */
function PaperView({ children, ...attributes }: { children: ReactNode; dir?: 'auto'; 'data-view'?: number }) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} className="paper-view" {...attributes} {...inertWhen(!useIsOnScreen(place))}>
      {children}
    </div>
  );
}

interface ShownPagesProps {
  view: PageView;
  pages: readonly ReaderPage[];
  language: string;
  isPriority: boolean;
}

function ShownPages({ view, pages, language, isPriority }: ShownPagesProps) {
  const shown = view.flatMap((index) => pages[index] ?? []);
  return shown.map((page) =>
    page.kind === 'text' ? (
      <div key={page.order} className="column h-full">
        <TextPageView html={page.html} order={page.order} language={language} isTurned />
      </div>
    ) : (
      <PaperPage key={page.order} page={page} beside={shown.length} isPriority={isPriority} />
    ),
  );
}

/** As large as fits into the window, `beside` pages next to each other, in its own shape. */
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
