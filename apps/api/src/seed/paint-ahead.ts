import type { Database } from '@longstrip/database';
import { banner, episode, page, series, seriesThumbnail } from '@longstrip/database/schema';
import { type AnyColumn, and, asc, desc, eq, inArray, like, lte, sql } from 'drizzle-orm';
import type { AssetSource, FileStore } from '../features/image/index.ts';

/** Pages of an episode that fill the screen it opens with. */
const FIRST_SCREEN_PAGES = 2;

export interface PaintAheadParts {
  readonly files: Pick<FileStore, 'has'>;
  /** Draws and stores what is not there yet. */
  readonly read: (assetId: string) => Promise<unknown>;
  readonly signal: AbortSignal;
  /** How many are drawn at the same time. Each has a thread with fonts and a canvas of its own. */
  readonly atOnce: number;
  /** Waited for before each picture. */
  readonly quiet?: () => Promise<void>;
}

/** A source for readers, and a way to wait until none of them waits for a picture. */
export function createReadersFirst(source: AssetSource): { source: AssetSource; quiet: () => Promise<void> } {
  let waiting = 0;
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
    async quiet() {
      while (waiting > 0) await new Promise<void>((go) => resume.push(go));
    },
  };
}

/** Assets of the demo's covers and of the art behind banners: what a reader sees before opening anything. */
export async function firstSightAssets({ orm }: Pick<Database, 'orm'>): Promise<string[]> {
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
 * What a reader sees next: the art of each series' page, then the first pages of its first episode; then every other picture
 * of the demo’s series, that of one shape only last. The newest series come first.
 */
export async function laterSightAssets(database: Pick<Database, 'orm'>): Promise<string[]> {
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

/** What each of the demo's comics opens with, of the newest series first: a page drawn while a reader waits is no instant. */
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
 * Draws the given pictures that nobody drew before; stops early when the signal says so.
 * @param onProgress told before each picture: how many are done, of how many
 */
export async function paintAhead(
  parts: PaintAheadParts,
  assetIds: readonly string[],
  onProgress: (done: number, of: number) => void = () => undefined,
): Promise<void> {
  const missing: string[] = [];
  for (const assetId of assetIds) if (!(await parts.files.has(assetId))) missing.push(assetId);
  const waiting = missing.values();
  let done = 0;
  const paint = async () => {
    for (const assetId of waiting) {
      await parts.quiet?.();
      if (parts.signal.aborted) return;
      onProgress(done, missing.length);
      await parts.read(assetId);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: parts.atOnce }, paint));
}
