import type { PageView } from '@longstrip/core';
import { inertWhen } from '@longstrip/ui';
import { type MouseEvent, type ReactNode, useMemo, useRef } from 'react';
import { viewsOf } from './page-groups.ts';
import { PageHostContext, PagePicture } from './page-picture.tsx';
import { ProsePage } from './prose-page.tsx';
import type { ReaderProps } from './reader-props.ts';
import { turnActionOfTap } from './turn-keys.ts';
import { useIsOnScreen } from './use-is-on-screen.ts';
import { usePageHost } from './use-page-host.ts';
import { useTurning } from './use-turning.ts';
import { useViewScroller } from './use-view-scroller.ts';
import type { PicturePage, ReaderPage } from './viewer-model.ts';
import { hideBars, toggleBars } from './viewer-store.ts';

/** Views drawn at once on the server. */
const FIRST_VIEWS = 1;

/**
 * An episode of pictures read page by page, or two by two as an opened book. The row of views scrolls natively, so that
 * pages follow the finger; from the right where the work is read from the right. Art may use the whole window here.
 */
export function PaperReader({ data, settings, resume, end }: ReaderProps) {
  const scroller = useRef<HTMLElement>(null);
  const host = usePageHost(data, scroller);
  const { direction, content } = data;
  const views = useMemo(
    () => viewsOf(content.pages, settings.layout, direction),
    [content.pages, settings.layout, direction],
  );
  const { turning, tallPage } = useViewScroller(scroller, views, { direction, resume });
  useTurning(direction, turning, tallPage);

  const tap = (event: MouseEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.closest('a, button') !== null) return;
    // A tap is no stop of the keyboard: with the focus here, the next key would draw its ring round the art.
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
        // A tall page that is moved on, as a turned one, leaves the bars behind.
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

/**
 * One place in the row. While it is not on the screen nothing in it is reached: a step of the keyboard into a far page,
 * to its text or to a button, would bring it there, and with it the reader.
 */
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
        <ProsePage html={page.html} order={page.order} language={language} isTurned />
      </div>
    ) : (
      <PaperPage key={page.order} page={page} beside={shown.length} isPriority={isPriority} />
    ),
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
