import { formatAnchor, pageOfAnchor, parseAnchor } from '@longstrip/core';
import { type PictureSource, useBrowserLayoutEffect } from '@longstrip/ui';
import { useEffect, useRef, useState } from 'react';
import { writePreference } from '../../../cookies/site-cookies.ts';
import { formatLastPlace } from '../../../parts/reading/last-place.ts';
import type { PositionSender } from '../../../parts/reading/position-sender.ts';
import { READ_SHARE, type ReadingPlace, startsOver } from '../../../parts/reading/reading-record.ts';
import { readingStore } from '../../../parts/reading/reading-store.ts';
import { useSite } from '../../../root/site-data.ts';
import { areFarApart, jump } from './chrome/jump.ts';
import type { ReaderPosition } from './reading-geometry.ts';
import type { EpisodeContent, ResumePlace, ViewerEpisode } from './viewer-model.ts';
import { useViewerStore } from './viewer-store.ts';

/** A page that was hidden for a shorter time, in milliseconds, was not left for another device. */
const AWAY_MS = 20_000;
/** How often progress is stored while reading, in milliseconds. */
const NOTE_EVERY_MS = 1_000;

/**
 * Where the episode opens: at the place in the address, or where the reader stopped, here or on another device. Null for the
 * beginning, also once the episode is read, unless the document is only loaded again.
 */
export function useResumePlace({
  series,
  episode,
  content,
  known: onServer,
}: Pick<ViewerEpisode, 'series' | 'episode' | 'content' | 'known'>): ResumePlace | null {
  const { platformId, readerKey } = useSite();
  const linked = useLinkedPlace(content);
  const [place] = useState(() => {
    if (typeof window === 'undefined') return null;
    const here = readingStore(platformId, readerKey).get().series[series.alias];
    const later = onServer !== null && onServer.updatedAtMs > (here?.updatedAtMs ?? -1) ? onServer : here;
    const known = later?.place;
    if (known === undefined || known.episodeAlias !== episode.alias) return null;
    return startsOver(known) && !isLoadedAgain() ? null : placeInPages(resumePlaceOf(known), content);
  });
  useEffect(() => {
    isFirstEpisode = false;
  }, []);
  return linked ?? place;
}

/** Whether no episode was opened in this document before. */
let isFirstEpisode = true;

/** Whether the document of this episode was loaded again: by a reload, or "back" from another site. */
function isLoadedAgain(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  if (!isFirstEpisode || entry === undefined || !('type' in entry)) return false;
  const isAgain = entry.type === 'reload' || entry.type === 'back_forward';
  return isAgain && new URL(entry.name).pathname === window.location.pathname;
}

/** A place in the pages as they are now: a revised edition may have more or fewer before the picture. */
export function placeInPages<Place extends ResumePlace>(place: Place, { pages }: EpisodeContent): Place {
  if (place.kind !== 'picture') return place;
  const known = pages.map((page) => ({ order: page.order, pageId: page.kind === 'picture' ? page.pageId : null }));
  return { ...place, page: pageOfAnchor(place, known)?.order ?? place.page };
}

/** A stored place. Those from before there were anchors have a page, or the share of a text. */
export function resumePlaceOf({ anchor, page, offset }: Pick<ReadingPlace, 'anchor' | 'page' | 'offset'>): ResumePlace {
  if (anchor !== undefined) return anchor;
  return page === 0 ? { kind: 'share', share: offset } : { kind: 'picture', page, pageId: null, offset };
}

/**
 * Stores the reading position: once a second while it changes, and when the page is left. The last screen of a chapter that was
 * opened by a turn back is stored once the reader moves there: only passing it would mark the chapter as read.
 * @param resume where the episode opened
 */
export function useReadingPlace(
  { series, episode, next, cover }: Pick<ViewerEpisode, 'series' | 'episode' | 'next' | 'cover'>,
  resume: ResumePlace | null,
): void {
  const { platformId, sessionStatus, readerKey, placeCookie } = useSite();
  const isSignedIn = sessionStatus === 'authenticated';
  const art = useRef<PictureSource | null>(null);
  const hasMoved = useRef(resume !== LAST_PLACE);
  const reader = useRef(readerKey);
  useEffect(() => {
    void Promise.resolve(cover).then((picture) => {
      art.current = picture;
    });
  }, [cover]);
  // Left before the next episode is laid out, whose first place would be written for this one.
  useBrowserLayoutEffect(() => {
    // Logged out in another tab: where the page stands is no place of the next reader.
    if (reader.current !== readerKey) hasMoved.current = false;
    reader.current = readerKey;
    const store = readingStore(platformId, readerKey);
    const of = { seriesAlias: series.alias, episodeAlias: episode.alias };
    let timer: ReturnType<typeof setTimeout> | null = null;
    let sender: PositionSender | null = null;
    let isGone = false;
    let openedAt: string | null = null;
    /**
     * The reader's position; null before there is one, while it is only where the episode opened, and at the end for as long as
     * a jump there can be taken back.
     */
    const reached = (): ReaderPosition | null => {
      const { position, jumpedFrom } = useViewerStore.getState();
      if (position === null) return null;
      if (jumpedFrom !== null && position.share >= READ_SHARE && areFarApart(jumpedFrom, position)) return null;
      if (hasMoved.current) return position;
      const at = formatAnchor(position.anchor);
      openedAt ??= at;
      hasMoved.current = at !== openedAt;
      return hasMoved.current ? position : null;
    };
    // Only readers who are signed in have places on the server; guests do not load what sends them.
    if (isSignedIn)
      import('../../../parts/reading/position-sender.ts')
        .then(({ createPositionSender, createPlaceRequest }) => {
          if (isGone) return;
          sender = createPositionSender(of, { send: createPlaceRequest(of, readerKey), nowMs: Date.now });
          const position = reached();
          if (position !== null) sender.note({ ...position, isFinished: startsOver(position) });
        })
        // Without a connection the place stays on this device.
        .catch(() => undefined);
    const write = () => {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      const position = reached();
      if (position === null) return;
      store.record(
        {
          seriesAlias: series.alias,
          seriesTitle: series.title,
          cover: art.current,
          place: {
            episodeAlias: episode.alias,
            episodeTitle: episode.title,
            ...position,
            next: next === null ? null : { alias: next.alias, title: next.title },
          },
        },
        Date.now(),
      );
      sender?.note({ ...position, isFinished: startsOver(position) });
      // An episode that is read opens at its first page.
      const page = startsOver(position) ? 1 : position.page;
      if (page > 0) writePreference(placeCookie, formatLastPlace({ ...of, page }));
    };
    const stop = useViewerStore.subscribe((state, before) => {
      const isNews = state.position !== before.position || state.jumpedFrom !== before.jumpedFrom;
      if (isNews && reached() !== null) timer ??= setTimeout(write, NOTE_EVERY_MS);
    });
    const leave = () => {
      if (timer !== null) write();
      sender?.leave();
    };
    /** Goes on where the reader stopped on another device, from where they can come back. */
    const follow = async () => {
      const { position } = useViewerStore.getState();
      const { loadOtherPlace } = await import('../../../parts/reading/other-device.ts');
      const place = await loadOtherPlace(of, store.get().series[series.alias]?.updatedAtMs ?? 0);
      const now = useViewerStore.getState();
      if (place !== null && !isGone && now.position === position) jump(() => now.moveTo?.(place));
    };
    let hiddenAtMs = Number.NaN;
    const onVisibility = () => {
      leave();
      const isHidden = document.visibilityState === 'hidden';
      if (!isHidden && isSignedIn && Date.now() - hiddenAtMs >= AWAY_MS) follow().catch(() => undefined);
      hiddenAtMs = isHidden ? Date.now() : Number.NaN;
    };
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      leave();
      isGone = true;
      stop();
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [platformId, isSignedIn, readerKey, placeCookie, series, episode, next]);
}

/** The id of an element of a novel's text in the address, as the import names them. */
export const LINKED_ELEMENT = /^#(t[\d-]+)$/;
/** The parameter with a written anchor, such as that of a bookmark. */
export const LINKED_ANCHOR = 'at';
/** What that parameter has for the last screen of a text, whose anchor is not known before it is laid out. */
export const LAST_SCREEN = 'last';
const LAST_PLACE = { kind: 'share', share: 1 } as const satisfies ResumePlace;

/**
 * The place in the address, from a link in another chapter or a bookmark. It is removed from the address: after a reload or
 * "back" the episode opens where the reader was.
 */
function useLinkedPlace(content: EpisodeContent): ResumePlace | null {
  const [place] = useState(() => {
    if (typeof window === 'undefined') return null;
    const [, id] = LINKED_ELEMENT.exec(window.location.hash) ?? [];
    if (id !== undefined && content.kind === 'novel') return { kind: 'element', id } as const;
    const at = new URLSearchParams(window.location.search).get(LINKED_ANCHOR);
    if (at === LAST_SCREEN && content.kind === 'novel') return LAST_PLACE;
    const anchor = at === null ? null : parseAnchor(at);
    return anchor === null ? null : placeInPages(anchor, content);
  });
  useEffect(() => {
    if (place === null) return;
    const address = new URL(window.location.href);
    address.hash = '';
    address.searchParams.delete(LINKED_ANCHOR);
    // Not through the router, which would load the page again.
    window.history.replaceState(window.history.state, '', `${address.pathname}${address.search}`);
  }, [place]);
  return place;
}
