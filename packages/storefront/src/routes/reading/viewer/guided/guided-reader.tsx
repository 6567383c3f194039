import { type GuidedView, guidedCamera, type PageRegion, wholePageCamera } from '@longstrip/core';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useViewerText } from '../../../../i18n/use-text.ts';
import { turningDirection } from '../../../../parts/reading/viewer-settings.ts';
import { useSite } from '../../../../root/site-data.ts';
import { FailedPicture, type PageHost, PageHostContext } from '../page/page-picture.tsx';
import { usePageHost } from '../page/picture-loader.ts';
import { regionText } from '../page/region-words.ts';
import { formatPercent } from '../progress-text.ts';
import type { PicturePage, ReaderPage, ReaderProps } from '../viewer-model.ts';
import { useViewerStore } from '../viewer-store.ts';
import { GuidedCover } from './guided-cover.tsx';
import { viewOfPlace } from './guided-place.ts';
import { orderedRegions, partsOf, partWithPage, stopsOf, viewsByPart } from './guided-plan.ts';
import { GuidedSlot } from './guided-slot.tsx';
import { GuidedTools } from './guided-tools.tsx';
import { useGuidedGestures } from './use-guided-gestures.ts';
import { useGuidedPlace } from './use-guided-place.ts';
import { useWindowOf } from './use-window-of.ts';

const NO_VIEWS: readonly GuidedView[] = [];
/** So many pages ahead of the reader, and behind, have their panels before they are come to. */
const PREPARED_AHEAD = 8;
const PREPARED_BEHIND = 2;

/**
 * A comic panel by panel: a camera over the page, which moves by transforms alone, and shades that cover the rest. The page
 * before and the one after are in the document as well, beside the window (record 0115).
 */
export function GuidedReader({ data, settings, resume, fresh, end }: ReaderProps) {
  const section = useRef<HTMLElement>(null);
  const { content, mode } = data;
  const direction = turningDirection(data, settings);
  const window = useWindowOf(section);
  const { detailsOf } = fresh;
  const regionsOf = useCallback(
    (page: PicturePage) =>
      orderedRegions(page.regions ?? detailsOf(page.order)?.regions ?? null, data.direction, direction),
    [detailsOf, data.direction, direction],
  );
  const parts = useMemo(() => partsOf(content.pages, mode, regionsOf), [content.pages, mode, regionsOf]);
  const stops = useMemo(() => (window === null ? null : stopsOf(parts, window, direction)), [parts, window, direction]);
  const viewsOf = useMemo(() => viewsByPart(stops ?? []), [stops]);
  const { shown, flow, controls, noteLine } = useGuidedPlace(section, data, { parts, stops, window, resume });
  const ownHost = usePageHost(data, flow, fresh);
  const host = useMemo((): PageHost => ({ ...ownHost, showsFailure: true }), [ownHost]);
  const tallPage = useCallback(() => section.current?.querySelector('[data-current] .tall-page') ?? null, []);

  const { place } = shown;
  const view = stops === null ? null : viewOfPlace(place, stops);
  const opensAt = content.kind === 'comic' ? content.opensAt : 1;
  const current = stops === null ? partWithPage(parts, opensAt) : (stops[place.index]?.part ?? parts.length);
  const part = parts[current];
  const isWhole = place.look === 'whole' || place.look === 'opening';
  const page = part?.kind === 'pictures' ? part.pages.find((each) => each.order === view?.page) : undefined;
  // Null at the end.
  const order = part === undefined ? null : part.kind === 'text' ? part.page.order : (view?.page ?? opensAt);
  usePanelsAhead(fresh, content.pages, order ?? content.pages.length);
  const leave = () => {
    if (place.look === 'panel' && view !== null && view.region !== null) controls.toggleWhole();
    else useViewerStore.setState({ openSheet: 'panels' });
  };
  const gestures = useGuidedGestures(controls, { direction, settings, tallPage, leave });

  const aways = ([-1, 0, 1] as const).filter((away) =>
    stops === null ? away === 0 : current + away >= 0 && current + away <= parts.length,
  );
  const isCovered = place.look === 'panel' || place.look === 'held';
  return (
    <PageHostContext.Provider value={host}>
      <section
        ref={section}
        dir={direction === 'RTL' ? 'rtl' : 'ltr'}
        className="guided"
        data-smooth={shown.movesIn === null || shown.movesIn !== window ? undefined : ''}
        aria-label={host.title}
        {...gestures}
        onScrollCapture={noteLine}
      >
        {aways.map((away) => (
          <GuidedSlot
            key={current + away}
            part={parts[current + away]}
            away={away}
            views={viewsOf.get(current + away) ?? NO_VIEWS}
            window={window}
            view={view}
            isWhole={isWhole}
            opensAt={opensAt}
            language={data.language}
            flows={mode === 'SCROLL' ? 'down' : direction === 'RTL' ? 'left' : 'right'}
            end={end}
          />
        ))}
        {window !== null && part?.kind === 'pictures' && view !== null && (
          <GuidedCover
            panel={isCovered ? view.box : null}
            camera={isWhole ? wholePageCamera(view, part.sheet, window) : guidedCamera(view, part.sheet, window)}
            window={window}
          />
        )}
        <FailedPanel host={host} page={page} />
        {stops !== null && (
          <PanelTools
            data={data}
            view={isCovered ? view : null}
            order={order}
            region={page === undefined || view?.region == null ? undefined : regionsOf(page)?.[view.region]}
            controls={controls}
            isWhole={isWhole}
          />
        )}
      </section>
    </PageHostContext.Provider>
  );
}

/** Requests the panels of far pages before the reader comes to them. */
function usePanelsAhead(
  { detailsOf, prepare }: ReaderProps['fresh'],
  pages: readonly ReaderPage[],
  page: number,
): void {
  useEffect(() => {
    for (const { kind, order } of pages.slice(Math.max(0, page - 1 - PREPARED_BEHIND), page + PREPARED_AHEAD)) {
      if (kind === 'picture' && detailsOf(order) === null) prepare(order);
    }
  }, [detailsOf, prepare, pages, page]);
}

/** That the picture of the shown panel has failed: in the size of the window, whatever the camera enlarges. */
function FailedPanel({ host, page }: { host: PageHost; page: PicturePage | undefined }) {
  useViewerStore((state) => state.failedPictures);
  const hasFailed = page !== undefined && [...host.failed.values()].includes(page.order);
  return hasFailed ? <FailedPicture host={host} page={page.order} /> : null;
}

interface PanelToolsProps
  extends Pick<ReaderProps, 'data'>,
    Pick<Parameters<typeof GuidedTools>[0], 'controls' | 'isWhole'> {
  /** The panel that is shown alone; null for a whole page, a text and the end. */
  view: GuidedView | null;
  /** The page, from 1, also of text; null at the end. */
  order: number | null;
  region: PageRegion | undefined;
}

/** The buttons, and where the reader is: also for the upper bar. */
function PanelTools({ data, view, order, region, controls, isWhole }: PanelToolsProps) {
  const { content, mode, language, episode } = data;
  const text = useViewerText();
  const { locale } = useSite();
  const percent = useViewerStore(({ position }) => Math.round((position?.share ?? 0) * 100));
  const pages = content.pages.length;
  const panel = mode === 'PAPER' && view !== null && view.panels > 1 ? view : null;
  const place =
    panel === null
      ? null
      : text('viewerPanels.place', { page: panel.page, pages, panel: panel.panel, panels: panel.panels });
  useEffect(() => {
    useViewerStore.setState({ placeText: place });
    return () => useViewerStore.setState({ placeText: null });
  }, [place]);
  const reached = () => {
    if (order === null) return text('viewer.endTitle', { episode: episode.title });
    return mode === 'PAPER' ? text('viewer.page', { page: order, pages }) : formatPercent(locale, percent);
  };
  return (
    <GuidedTools
      controls={controls}
      place={place ?? reached()}
      spoken={region === undefined ? '' : regionText(region)}
      language={language}
      isWhole={isWhole}
    />
  );
}
