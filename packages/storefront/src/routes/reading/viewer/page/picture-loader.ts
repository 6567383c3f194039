import { useEffect, useMemo, useRef } from 'react';
import type { ViewerEpisode } from '../viewer-model.ts';
import { freshAddressesPath, useFreshPages } from './fresh-addresses.ts';
import type { PageFlow } from './page-flow.ts';
import type { PageHost } from './page-picture.tsx';
import { type Heading, headingAfter, nearness } from './reading-view.ts';

/**
 * Number of pictures that load at one time, including those in the window, which load in any case. With fewer, a slow
 * connection would be idle between replies; with more, they would share it, and the nearest would come late.
 */
const LOADING_AT_ONCE = 2;

/** Why a picture loads: it is in the window, or the reader comes to it soon. Null: it waits. */
export type LoadReason = 'seen' | 'ahead' | null;

/** Decides when each page of an episode loads. */
export interface PictureLoader {
  /**
   * Watches the element of a page. Calls `load` when its picture should load, and with null when it should stop because
   * the reader has gone elsewhere. Returns a function that stops watching.
   * @param isLoading whether it loads already, as the pictures of the first screen do
   */
  watch(element: Element, load: (reason: LoadReason) => void, isLoading: boolean): () => void;
  /** The picture of an element is loaded, or cannot be: it is not asked for again, and the next ones may load. */
  settle(element: Element): void;
  dispose(): void;
}

interface WatchedPage {
  load: (reason: LoadReason) => void;
  reason: LoadReason;
}

/**
 * Makes the activation of one episode. Pictures in the window load at once, with a few of those ahead, the nearest first,
 * and then of those behind; what lies further away waits.
 */
export function createPictureLoader(flow: PageFlow): PictureLoader {
  /** By element: a page of a strip may stand on two screens. */
  const waiting = new Map<Element, WatchedPage>();
  let heading: Heading = 'forward';
  let positionPx: number | null = null;
  let isPlanned = false;
  let stopFollowing: (() => void) | null = null;

  const set = (page: WatchedPage, reason: LoadReason) => {
    if (page.reason === reason) return;
    page.reason = reason;
    page.load(reason);
  };
  const decide = () => {
    const nowPx = flow.positionPx();
    heading = headingAfter(heading, positionPx ?? nowPx, nowPx);
    positionPx = nowPx;
    const window = { lengthPx: flow.lengthPx(), heading };
    const near: { page: WatchedPage; windows: number }[] = [];
    let seen = 0;
    for (const [element, page] of waiting) {
      const { startPx, endPx } = flow.extentOf(element);
      const windows = nearness({ startPx: startPx - nowPx, endPx: endPx - nowPx }, window);
      if (windows === null) set(page, null);
      else if (windows > 0) near.push({ page, windows });
      else {
        seen += 1;
        set(page, 'seen');
      }
    }
    const loading = near.filter(({ page }) => page.reason !== null);
    for (const { page } of loading) set(page, 'ahead');
    const free = Math.max(0, LOADING_AT_ONCE - seen - loading.length);
    const next = near.filter(({ page }) => page.reason === null).sort((one, other) => one.windows - other.windows);
    for (const { page } of next.slice(0, free)) set(page, 'ahead');
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
      const page: WatchedPage = { load, reason: isLoading ? 'seen' : null };
      waiting.set(element, page);
      // Starts with the first page: only then is the element that scrolls in the document.
      stopFollowing ??= flow.listen({ onMove: decide, onLayout: decide });
      decideSoon();
      return () => {
        if (waiting.get(element) === page) waiting.delete(element);
      };
    },
    settle(element) {
      if (waiting.delete(element)) decideSoon();
    },
    dispose() {
      stopFollowing?.();
      stopFollowing = null;
    },
  };
}

/** What the pages of a reader component share. `flow` stays the same for as long as they are shown. */
export function usePageHost(
  { series, episode, content }: Pick<ViewerEpisode, 'series' | 'episode' | 'content'>,
  flow: PageFlow,
): PageHost {
  const activation = useRef<PictureLoader | null>(null);
  const validForMs = content.kind === 'comic' ? content.validForMs : 0;
  const fresh = useFreshPages(freshAddressesPath(series.alias, episode.alias), validForMs);
  activation.current ??= createPictureLoader(flow);
  useEffect(() => () => activation.current?.dispose(), []);
  const title = `${series.title}, ${episode.title}`;
  return useMemo(() => ({ activation, fresh, title }), [fresh, title]);
}
