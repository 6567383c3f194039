import type { MarkItem } from '@longstrip/api-contract';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useSite } from '../../root/site-data.ts';
import { browserMarks, type MarkFailure, type MarksStore } from './marks-store.ts';
import { createServerMarks, loadMarks, sendMark } from './server-marks.ts';

/** A new mark, as the viewer makes it. Texts that are longer than `MARK_LIMITS` are refused, not cut. */
export type MarkDraft = Pick<MarkItem, 'kind' | 'startAnchor' | 'pageOrderNo'> &
  Partial<Pick<MarkItem, 'endAnchor' | 'quote' | 'note' | 'colour'>>;

/** What may change in a mark. */
export type MarkChange = Partial<Omit<MarkDraft, 'kind'>>;

/** How the library names the episode of a guest's marks; the server knows it of a signed-in reader's. */
export interface MarkedEpisodeNames {
  seriesTitle: string;
  /** BCP 47 language of the series. */
  language: string;
  episodeTitle: string;
}

/** The marks of the reader in an episode, in the order of its pages. */
export interface Marks {
  marks: readonly MarkItem[];
  /** Adds a mark and returns its id. */
  add(draft: MarkDraft): string;
  /** Changes a mark, or adds it again if it was undone. Resolves to whether that is stored. */
  change(mark: MarkItem, change: MarkChange): Promise<boolean>;
  remove(markId: string): void;
  /** Why the last change was undone; null if it was not. */
  failed: MarkFailure | null;
}

const NONE: readonly MarkItem[] = [];
const NO_MARKS: MarksStore = {
  get: () => NONE,
  put: async () => false,
  remove: () => {},
  failed: () => null,
  subscribe: () => () => {},
};

interface OpenMarks {
  readonly marks: ReturnType<typeof createServerMarks>;
  users: number;
}

/** The marks of a signed-in reader in the episodes that are open, by series and episode: parts of a page share them. */
const opened = new Map<string, OpenMarks>();

function openMarksOf(place: string): OpenMarks {
  const open = opened.get(place) ?? { marks: createServerMarks(sendMark), users: 0 };
  opened.set(place, open);
  return open;
}

/**
 * The bookmarks and highlights of the reader in an episode: a signed-in reader's are on the server, a guest's in the browser
 * (record 0112). Empty on the server and until hydration.
 */
export function useMarks(seriesAlias: string, episodeAlias: string, names?: MarkedEpisodeNames): Marks {
  const { platformId, sessionStatus } = useSite();
  const isMember = sessionStatus === 'authenticated';
  const place = `${seriesAlias}/${episodeAlias}`;
  const server = isMember && typeof window !== 'undefined' ? openMarksOf(place) : null;
  const store = server?.marks ?? (typeof window === 'undefined' ? NO_MARKS : browserMarks(platformId));
  useEffect(() => {
    if (server === null) return;
    opened.set(place, server);
    server.users += 1;
    // Once for all parts of the page.
    if (server.users === 1) {
      void loadMarks(seriesAlias, episodeAlias).then((marks) => {
        if (marks !== null && server.users > 0) server.marks.hold(marks);
      });
    }
    return () => {
      server.users -= 1;
      if (server.users === 0) opened.delete(place);
    };
  }, [server, place, seriesAlias, episodeAlias]);
  const all = useSyncExternalStore(store.subscribe, store.get, NO_MARKS.get);
  const failed = useSyncExternalStore(store.subscribe, store.failed, NO_MARKS.failed);
  const marks = useMemo(
    () =>
      all
        .filter(({ series, episode }) => series.alias === seriesAlias && episode.alias === episodeAlias)
        .toSorted((one, other) => one.pageOrderNo - other.pageOrderNo || one.createdAt - other.createdAt),
    [all, seriesAlias, episodeAlias],
  );
  return {
    marks,
    failed,
    add(draft) {
      const id = crypto.randomUUID();
      const nowMs = Date.now();
      const { seriesTitle = seriesAlias, language = '', episodeTitle = episodeAlias } = names ?? {};
      void store.put({
        ...{ endAnchor: null, quote: '', note: '', colour: 'YELLOW', ...draft, id },
        ...{ createdAt: nowMs, updatedAt: nowMs },
        series: { alias: seriesAlias, title: seriesTitle, language },
        episode: { alias: episodeAlias, title: episodeTitle },
      });
      return id;
    },
    change: (mark, change) => store.put({ ...mark, ...change, updatedAt: Date.now() }),
    remove: store.remove,
  };
}
