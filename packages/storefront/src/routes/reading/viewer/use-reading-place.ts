import type { PictureSource } from '@longstrip/ui';
import { useEffect, useRef, useState } from 'react';
import type { PositionSender } from '../../../parts/reading/position-sender.ts';
import { startsOver } from '../../../parts/reading/reading-record.ts';
import { readingStore } from '../../../parts/reading/reading-store.ts';
import { useSite } from '../../../root/site-data.ts';
import type { ResumePlace, ViewerEpisode } from './viewer-model.ts';
import { useViewerStore } from './viewer-store.ts';

/** How often progress is stored while reading, in milliseconds. */
const NOTE_EVERY_MS = 1_000;

/** Where the reader stopped in the episode, here or on another device; null to start at the beginning, also once it is read. */
export function useResumePlace({
  series,
  episode,
  known: onServer,
}: Pick<ViewerEpisode, 'series' | 'episode' | 'known'>): ResumePlace | null {
  const { platformId } = useSite();
  const [place] = useState(() => {
    if (typeof window === 'undefined') return null;
    const here = readingStore(platformId).get().series[series.alias];
    const later = onServer !== null && onServer.updatedAtMs > (here?.updatedAtMs ?? -1) ? onServer : here;
    const known = later?.place;
    if (known === undefined || known.episodeAlias !== episode.alias || startsOver(known)) return null;
    return { page: known.page, offset: known.offset };
  });
  return place;
}

/** Stores the reading position: once a second while it changes, and when the page is left. */
export function useReadingPlace({ series, episode, next, cover }: ViewerEpisode): void {
  const { platformId, sessionStatus } = useSite();
  const isSignedIn = sessionStatus === 'authenticated';
  const art = useRef<PictureSource | null>(null);
  useEffect(() => {
    void Promise.resolve(cover).then((picture) => {
      art.current = picture;
    });
  }, [cover]);
  useEffect(() => {
    const store = readingStore(platformId);
    let timer: ReturnType<typeof setTimeout> | null = null;
    let sender: PositionSender | null = null;
    let isGone = false;
    // Only readers who are signed in have places on the server; guests do not load what sends them.
    if (isSignedIn)
      void import('../../../parts/reading/position-sender.ts').then(({ createPositionSender, sendPosition }) => {
        if (isGone) return;
        const of = { seriesAlias: series.alias, episodeAlias: episode.alias };
        sender = createPositionSender(of, { send: sendPosition, nowMs: Date.now });
        const { position } = useViewerStore.getState();
        if (position !== null) sender.note({ ...position, isFinished: startsOver(position) });
      });
    const write = () => {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      const { position } = useViewerStore.getState();
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
    };
    const stop = useViewerStore.subscribe((state, before) => {
      if (state.position !== null && state.position !== before.position) timer ??= setTimeout(write, NOTE_EVERY_MS);
    });
    const leave = () => {
      if (timer !== null) write();
      sender?.leave();
    };
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      leave();
      isGone = true;
      stop();
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
    };
  }, [platformId, isSignedIn, series, episode, next]);
}

/** An anchor in a novel's text, as the import names them. */
export const PLACE_ANCHOR = /^#(t[\d-]+)$/;

/**
 * The anchor in the address, from a link in another chapter. It is removed from the address: after a reload or "back"
 * the episode opens where the reader was.
 */
export function useLinkedPlace(): string | null {
  const [place] = useState(() =>
    typeof window === 'undefined' ? null : (PLACE_ANCHOR.exec(window.location.hash)?.[1] ?? null),
  );
  useEffect(() => {
    if (place === null) return;
    const { pathname, search } = window.location;
    // Not through the router, which would load the page again.
    window.history.replaceState(window.history.state, '', `${pathname}${search}`);
  }, [place]);
  return place;
}
