import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '@longstrip/database';
import { banner, episode, page, series, seriesThumbnail } from '@longstrip/database/schema';
import { type AnyColumn, and, asc, desc, eq, inArray, like, lte, sql } from 'drizzle-orm';
import type { AssetSource, FileStore } from '../catalogue/index.ts';

/** How many pages of an episode fill the first screen. */
const FIRST_SCREEN_PAGES = 2;

/** For this long after a request nothing is drawn ahead: the page may still be rendering and send more requests. */
const IDLE_AFTER_REQUEST_MS = 2_000;

export interface DrawAheadParts {
  readonly files: Pick<FileStore, 'has'>;
  /** Draws and stores a missing picture. */
  readonly read: (assetId: string) => Promise<unknown>;
  readonly signal: AbortSignal;
  /** How many are drawn at the same time. Each one needs a thread with its own fonts. */
  readonly atOnce: number;
  /** Awaited before each picture. */
  readonly whenIdle?: ReaderPriority['whenIdle'];
}

export interface ReaderPriority {
  /** The given source; drawing ahead waits for readers who use it. */
  readonly source: AssetSource;
  /** Records that a client has sent a request to the api. */
  readonly noteRequest: () => void;
  /** Resolves when no reader waits for a picture and the last request is a while ago, or when the signal aborts. */
  readonly whenIdle: (signal: AbortSignal) => Promise<void>;
}

/** Makes drawing ahead wait until readers are served: drawing takes a whole core. */
export function createReaderPriority(source: AssetSource, idleAfterMs = IDLE_AFTER_REQUEST_MS): ReaderPriority {
  let waiting = 0;
  let requestedAtMs = Number.NEGATIVE_INFINITY;
  let resume: (() => void)[] = [];
  return {
    async source(assetId) {
      waiting += 1;
      try {
        return await source(assetId);
      } finally {
        waiting -= 1;
        if (waiting === 0) {
          for (const go of resume) go();
          resume = [];
        }
      }
    },
    noteRequest() {
      requestedAtMs = performance.now();
    },
    async whenIdle(signal) {
      while (!signal.aborted) {
        const leftMs = requestedAtMs + idleAfterMs - performance.now();
        if (waiting > 0) await new Promise<void>((go) => resume.push(go));
        else if (leftMs <= 0) return;
        // The abort ends the wait, and then the loop.
        else await wait(leftMs, undefined, { signal }).catch(() => undefined);
      }
    },
  };
}

/** The covers of the demo's series and the art behind banners: what home pages and lists show. */
export async function coverAssets({ orm }: Pick<Database, 'orm'>): Promise<string[]> {
  const covers = await orm
    .selectDistinct({ assetId: seriesThumbnail.assetId })
    .from(seriesThumbnail)
    .innerJoin(series, eq(series.id, seriesThumbnail.seriesId))
    .where(and(eq(series.isDemo, true), eq(seriesThumbnail.type, 'VERTICAL'), drawn(seriesThumbnail.assetId)));
  const bannerArt = await orm
    .selectDistinct({ assetId: seriesThumbnail.assetId })
    .from(seriesThumbnail)
    .innerJoin(banner, eq(banner.seriesId, seriesThumbnail.seriesId))
    .where(
      and(
        inArray(seriesThumbnail.type, ['DETAIL', 'HORIZONTAL_TYPE_A', 'HORIZONTAL_TYPE_B']),
        drawn(seriesThumbnail.assetId),
      ),
    );
  return [...new Set([...covers, ...bannerArt].map(({ assetId }) => assetId))];
}

/**
 * The pictures after the covers: the art of each series' page, then the first pages of its first episode, then every
 * other picture of the demo's series, COVER last. The newest series come first.
 */
export async function remainingAssets(database: Pick<Database, 'orm'>): Promise<string[]> {
  const rows = await database.orm
    .select({ assetId: seriesThumbnail.assetId, type: seriesThumbnail.type })
    .from(seriesThumbnail)
    .innerJoin(series, eq(series.id, seriesThumbnail.seriesId))
    .where(and(eq(series.isDemo, true), drawn(seriesThumbnail.assetId)))
    .orderBy(asc(sql`${seriesThumbnail.type} = 'COVER'`), desc(series.createdAtMs));
  const ofPages = rows.filter(({ type }) => type === 'DETAIL').map(({ assetId }) => assetId);
  const pictures = rows.map(({ assetId }) => assetId);
  return [...new Set([...ofPages, ...(await firstPageAssets(database)), ...pictures])];
}

/** The first pages of each comic's first episode, the newest series first, so that no reader waits for their drawing. */
async function firstPageAssets({ orm }: Pick<Database, 'orm'>): Promise<string[]> {
  const rows = await orm
    .select({ assetId: sql<string>`${page.assetId}` })
    .from(page)
    .innerJoin(episode, eq(episode.id, page.episodeId))
    .innerJoin(series, eq(series.id, episode.seriesId))
    .where(
      and(eq(series.isDemo, true), eq(episode.orderNo, 1), lte(page.orderNo, FIRST_SCREEN_PAGES), drawn(page.assetId)),
    )
    .orderBy(asc(page.orderNo), desc(series.createdAtMs));
  return [...new Set(rows.map(({ assetId }) => assetId))];
}

const drawn = (assetId: AnyColumn) => like(assetId, 'drawn:%');

/**
 * Draws the given pictures that were not drawn before; stops early when the signal aborts.
 * @param onProgress called before each picture: how many are done, of how many
 */
export async function drawAhead(
  parts: DrawAheadParts,
  assetIds: readonly string[],
  onProgress: (done: number, of: number) => void = () => undefined,
): Promise<void> {
  const missing: string[] = [];
  for (const assetId of assetIds) if (!(await parts.files.has(assetId))) missing.push(assetId);
  const queue = missing.values();
  let done = 0;
  const drawQueue = async () => {
    for (const assetId of queue) {
      await parts.whenIdle?.(parts.signal);
      if (parts.signal.aborted) return;
      onProgress(done, missing.length);
      await parts.read(assetId);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: parts.atOnce }, drawQueue));
}
