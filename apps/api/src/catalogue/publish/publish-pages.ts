import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from '@longstrip/database';
import { page, textAsset } from '@longstrip/database/schema';
import type { PublicationEpisode, PublicationPage } from '@longstrip/ingest';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { inBatches } from '../pictures/pictures.repository.ts';

export interface PageCounts {
  added: number;
  changed: number;
  unchanged: number;
  removed: number;
}

type PageRow = typeof page.$inferSelect;

/** Replaces the pages of an episode by those of the file. Only rows that differ are written. */
export async function publishPages(
  tx: Transaction,
  episodeId: number,
  { pages, images }: PublicationEpisode,
): Promise<PageCounts> {
  const known = await tx.select().from(page).where(eq(page.episodeId, episodeId)).orderBy(asc(page.orderNo));
  const correctionOf = new Map(known.map(({ assetId, correctedRegions }) => [assetId, correctedRegions]));
  const wanted = pages.map((each, index) => {
    const row = rowOf(each, episodeId, index + 1);
    // A correction belongs to the picture that it was made for, wherever that is now.
    return { ...row, correctedRegions: row.assetId === null ? null : (correctionOf.get(row.assetId) ?? null) };
  });
  const added = wanted.slice(known.length);
  const changed = wanted.filter((row, index) => {
    const before = known[index];
    return before !== undefined && !isSame(before, row);
  });
  const removed = Math.max(0, known.length - wanted.length);

  for (const { orderNo, ...row } of changed) {
    await tx
      .update(page)
      .set(row)
      .where(and(eq(page.episodeId, episodeId), eq(page.orderNo, orderNo)));
  }
  for (const batch of inBatches(added)) await tx.insert(page).values(batch);
  if (removed > 0) await tx.delete(page).where(and(eq(page.episodeId, episodeId), gt(page.orderNo, wanted.length)));
  await publishTextAssets(
    tx,
    episodeId,
    images.map(({ sha256 }) => sha256),
  );
  return {
    added: added.length,
    changed: changed.length,
    removed,
    unchanged: wanted.length - added.length - changed.length,
  };
}

function rowOf(source: PublicationPage, episodeId: number, orderNo: number): Omit<PageRow, 'correctedRegions'> {
  return source.kind === 'image'
    ? {
        episodeId,
        orderNo,
        kind: 'image',
        assetId: source.image.sha256,
        html: null,
        spread: source.spread,
        stripIndex: source.stripIndex,
        regions: source.regions ?? null,
      }
    : {
        episodeId,
        orderNo,
        kind: 'text',
        assetId: null,
        html: source.html,
        spread: 'none',
        stripIndex: null,
        regions: null,
      };
}

function isSame(one: PageRow, other: PageRow): boolean {
  return (
    one.kind === other.kind &&
    one.assetId === other.assetId &&
    one.html === other.html &&
    one.spread === other.spread &&
    one.stripIndex === other.stripIndex &&
    isDeepStrictEqual(one.regions, other.regions) &&
    isDeepStrictEqual(one.correctedRegions, other.correctedRegions)
  );
}

async function publishTextAssets(tx: Transaction, episodeId: number, assetIds: readonly string[]): Promise<void> {
  const known = await tx.select().from(textAsset).where(eq(textAsset.episodeId, episodeId));
  const wanted = new Set(assetIds);
  const superfluous = known.map(({ assetId }) => assetId).filter((assetId) => !wanted.has(assetId));
  if (superfluous.length > 0) {
    await tx.delete(textAsset).where(and(eq(textAsset.episodeId, episodeId), inArray(textAsset.assetId, superfluous)));
  }
  const missing = [...wanted].filter((assetId) => !known.some((row) => row.assetId === assetId));
  if (missing.length > 0) await tx.insert(textAsset).values(missing.map((assetId) => ({ episodeId, assetId })));
}
