import { useEffect, useMemo, useRef } from 'react';
import { reportAddress } from '../../../../parts/navigation/report-address.ts';
import { useSite } from '../../../../root/site-data.ts';
import type { ViewerEpisode } from '../viewer-model.ts';
import { useViewerStore } from '../viewer-store.ts';
import type { FreshPages } from './fresh-addresses.ts';
import type { PageFlow } from './page-flow.ts';
import type { PageHost } from './page-picture.tsx';
import { type Heading, headingAfter, isFar, isReached, nearness } from './reading-view.ts';

/**
 * Number of pictures that load at one time, including those in the window, which load in any case. With fewer, a slow
 * connection would be idle between replies; with more, they would share it, and the nearest would come late.
 */
const LOADING_AT_ONCE = 2;
/** From this speed on a picture would be gone before it could come. */
const FLYING_PX_PER_MS = 2.5;
/** The reader has stopped when nothing has scrolled for this long, in milliseconds. */
const STOPPED_AFTER_MS = 100;

/** Why a picture loads: it is in the window, or the reader comes to it soon. Null: it waits, and one that is loaded is released. */
export type LoadReason = 'seen' | 'ahead' | null;

/** Decides when each page of an episode loads, and when it is released. */
export interface PictureLoader {
  /**
   * Watches the element of a page. Calls `load` when its picture should load, and with null when it should stop because
   * the reader has gone elsewhere. Returns a function that stops watching.
   * @param isLoading whether it loads already, as the pictures of the first screen do
   */
  watch(element: Element, load: (reason: LoadReason) => void, isLoading: boolean): () => void;
  /** The picture of an element is loaded, or cannot be: the next ones may load. */
  settle(element: Element): void;
  dispose(): void;
}

interface WatchedPage {
  load: (reason: LoadReason) => void;
  reason: LoadReason;
  isSettled: boolean;
}

interface LoaderParts {
  /** The reader may come to a page within seconds: what it needs before its picture is requested. */
  prepare: (element: Element) => void;
  nowMs: () => number;
}

/**
 * Makes the loader of one episode. Pictures in the window load at once, with a few of those ahead, the nearest first,
 * and then of those behind; what lies further away waits, and is released if it is far. Pages that fly past load nothing:
 * those where the reader stops come first.
 */
export function createPictureLoader(flow: PageFlow, { prepare, nowMs }: LoaderParts): PictureLoader {
  /** By element: a page of a strip may stand on two screens. */
  const pages = new Map<Element, WatchedPage>();
  let heading: Heading = 'forward';
  let last: { px: number; ms: number } | null = null;
  let isPlanned = false;
  let stopFollowing: (() => void) | null = null;
  let stopTimer: ReturnType<typeof setTimeout> | undefined;

  const set = (page: WatchedPage, reason: LoadReason) => {
    if (page.reason === reason) return;
    page.reason = reason;
    if (reason === null) page.isSettled = false;
    page.load(reason);
  };
  const decide = (speedPxPerMs = 0) => {
    const positionPx = flow.positionPx();
    const lengthPx = flow.lengthPx();
    heading = headingAfter(heading, last?.px ?? positionPx, positionPx);
    const window = { lengthPx, heading, speedPxPerMs };
    const flies = flow.canFly && speedPxPerMs > FLYING_PX_PER_MS;
    const near: { page: WatchedPage; windows: number }[] = [];
    let seen = 0;
    for (const [element, page] of pages) {
      const extent = flow.extentOf(element);
      const shown = { startPx: extent.startPx - positionPx, endPx: extent.endPx - positionPx };
      if (isReached(shown, lengthPx)) prepare(element);
      const windows = nearness(shown, window);
      if (page.isSettled) {
        if (isFar(shown, lengthPx)) set(page, null);
      } else if (windows === null) set(page, null);
      else if (flies) continue;
      else if (windows > 0) near.push({ page, windows });
      else {
        seen += 1;
        set(page, 'seen');
      }
    }
    const loading = near.filter(({ page }) => page.reason !== null);
    for (const { page } of loading) set(page, 'ahead');
    const free = flies ? 0 : Math.max(0, LOADING_AT_ONCE - seen - loading.length);
    const next = near.filter(({ page }) => page.reason === null).sort((one, other) => one.windows - other.windows);
    for (const { page } of next.slice(0, free)) set(page, 'ahead');
  };
  const move = () => {
    const now = { px: flow.positionPx(), ms: nowMs() };
    const speed = last === null || now.ms <= last.ms ? 0 : Math.abs(now.px - last.px) / (now.ms - last.ms);
    decide(speed);
    last = now;
    clearTimeout(stopTimer);
    stopTimer = setTimeout(() => decide(), STOPPED_AFTER_MS);
  };
  /** Once for all pages that begin to be watched together. */
  const decideSoon = () => {
    if (isPlanned) return;
    isPlanned = true;
    queueMicrotask(() => {
      isPlanned = false;
      if (stopFollowing !== null) decide();
    });
  };
  return {
    watch(element, load, isLoading) {
      const page: WatchedPage = { load, reason: isLoading ? 'seen' : null, isSettled: false };
      pages.set(element, page);
      // Starts with the first page: only then is the element that scrolls in the document.
      stopFollowing ??= flow.listen({ onMove: move, onLayout: decideSoon });
      decideSoon();
      return () => {
        if (pages.get(element) === page) pages.delete(element);
      };
    },
    settle(element) {
      const page = pages.get(element);
      // A picture may come in the moment in which it is released: then it is not there.
      if (page === undefined || page.isSettled || page.reason === null) return;
      page.isSettled = true;
      decideSoon();
    },
    dispose() {
      clearTimeout(stopTimer);
      stopFollowing?.();
      stopFollowing = null;
    },
  };
}

/** What the pages of a reader component share. `flow` stays the same for as long as they are shown. */
export function usePageHost(
  { series, episode, content }: Pick<ViewerEpisode, 'series' | 'episode' | 'content'>,
  flow: PageFlow,
  fresh: FreshPages,
): PageHost {
  const loader = useRef<PictureLoader | null>(null);
  const failed = useRef(new Map<() => void, number>());
  const latest = useRef(fresh);
  latest.current = fresh;
  loader.current ??= createPictureLoader(flow, {
    prepare(element) {
      const order = Number(element instanceof HTMLElement ? element.dataset.page : Number.NaN);
      if (latest.current.detailsOf(order) === null) latest.current.prepare(order);
    },
    nowMs: () => performance.now(),
  });
  useEffect(() => () => loader.current?.dispose(), []);
  useEffect(() => {
    useViewerStore.setState({ pictures: fresh });
    return () => useViewerStore.setState({ pictures: null });
  }, [fresh]);
  const title = `${series.title}, ${episode.title}`;
  const pageCount = content.pages.length;
  const { alias } = series;
  const reports = useSite().routes.includes('qnaRegister');
  const reportHref = useMemo(
    () => (page: number) => (reports ? reportAddress({ series: alias, episode: episode.alias, page }) : null),
    [reports, alias, episode.alias],
  );
  return useMemo(
    () => ({ loader, fresh, title, pageCount, failed: failed.current, reportHref }),
    [fresh, title, pageCount, reportHref],
  );
}
