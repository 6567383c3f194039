import type { PictureSource } from '@longstrip/ui';
import { useEffect, useRef, useState } from 'react';
import { useSite } from '../../root/site-data.ts';
import { startsOver } from '../reading/reading-record.ts';
import { readingStore } from '../reading/reading-store.ts';
import type { ResumePlace } from './reader-props.ts';
import type { ViewerEpisode } from './viewer-model.ts';
import { useViewerStore } from './viewer-store.ts';

/** How often progress is stored while reading, in milliseconds. */
const NOTE_EVERY_MS = 1_000;

/** Where this browser stopped in the episode; null for the beginning, also of an episode that starts over. */
export function useResumePlace({ series, episode }: Pick<ViewerEpisode, 'series' | 'episode'>): ResumePlace | null {
  const { platformId } = useSite();
  const [place] = useState(() => {
    if (typeof window === 'undefined') return null;
    const known = readingStore(platformId).get().series[series.alias]?.place;
    if (known === undefined || known.episodeAlias !== episode.alias || startsOver(known)) return null;
    return { page: known.page, offset: known.offset };
  });
  return place;
}

/** Stores the reading position: once a second while it changes, and when the page is left. */
export function useReadingPlace({ series, episode, next, cover }: ViewerEpisode): void {
  const { platformId } = useSite();
  const art = useRef<PictureSource | null>(null);
  useEffect(() => {
    void Promise.resolve(cover).then((picture) => {
      art.current = picture;
    });
  }, [cover]);
  useEffect(() => {
    const store = readingStore(platformId);
    let timer: ReturnType<typeof setTimeout> | null = null;
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
    };
    const stop = useViewerStore.subscribe((state, before) => {
      if (state.position !== null && state.position !== before.position) timer ??= setTimeout(write, NOTE_EVERY_MS);
    });
    const leave = () => {
      if (timer !== null) write();
    };
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      leave();
      stop();
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
    };
  }, [platformId, series, episode, next]);
}
