import { createHash } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transaction } from '@longstrip/database';
import { asset } from '@longstrip/database/schema';
import { and, inArray, isNull, like, lt, type SQL, sql } from 'drizzle-orm';
import { keepFilesFromBeingNamed } from '../admin/pictures.repository.ts';
import type { CatalogueJobParts } from './handle-catalogue-jobs.ts';

const HOUR_MS = 3_600_000;
/** Addresses of a page that was replaced work until the end of the next day (D31): its file stays that long, and more. */
export const UNUSED_KEPT_MS = 72 * HOUR_MS;
/** A file that nobody names may belong to an import that is under way. */
export const UNNAMED_KEPT_MS = 24 * HOUR_MS;

export interface Swept {
  assets: number;
  files: number;
}

/**
 * Marks pictures that nothing shows, deletes those marked long enough ago, and deletes files that no row names: left by
 * an import that was killed. Meanwhile nobody can begin to name a file (`keepFilesFromSweeping`).
 */
export async function sweepFiles(parts: CatalogueJobParts, signal: AbortSignal): Promise<Swept> {
  const nowMs = parts.nowMs();
  const swept: Swept = { assets: 0, files: 0 };
  await parts.database.orm.transaction(async (tx) => {
    await keepFilesFromBeingNamed(tx);
    const unused = sql`not exists (select 1 from page where page.asset_id = ${asset.id})
      and not exists (select 1 from text_asset where text_asset.asset_id = ${asset.id})
      and not exists (select 1 from series_thumbnail where series_thumbnail.asset_id = ${asset.id})
      and not exists (select 1 from episode where episode.thumbnail_asset_id = ${asset.id})
      and not exists (select 1 from banner where banner.phone_asset_id = ${asset.id})
      and not exists (select 1 from banner where banner.desktop_asset_id = ${asset.id})`;
    await mark(tx, unused, nowMs);
    const gone = await tx
      .delete(asset)
      .where(and(lt(asset.unusedSinceMs, nowMs - UNUSED_KEPT_MS), unused))
      .returning({ id: asset.id });
    swept.assets = gone.length;
  });
  for (const folder of await foldersOf(parts.filesDirectory)) {
    signal.throwIfAborted();
    swept.files += await sweepFolder(parts, folder, nowMs);
  }
  return swept;
}

async function mark(tx: Transaction, unused: SQL, nowMs: number): Promise<void> {
  await tx
    .update(asset)
    .set({ unusedSinceMs: nowMs })
    .where(and(isNull(asset.unusedSinceMs), unused));
  await tx
    .update(asset)
    .set({ unusedSinceMs: null })
    .where(sql`${asset.unusedSinceMs} is not null and not (${unused})`);
}

/** One folder of the store at a time, so that imports wait for moments only. */
async function sweepFolder(parts: CatalogueJobParts, folder: string, nowMs: number): Promise<number> {
  const directory = join(parts.filesDirectory, folder);
  return parts.database.orm.transaction(async (tx) => {
    await keepFilesFromBeingNamed(tx);
    const named = await namesIn(
      tx,
      folder,
      (await readdir(directory)).filter((name) => /^[0-9a-f]{64}$/.test(name)),
    );
    let count = 0;
    for (const name of await readdir(directory)) {
      if (named.has(name)) continue;
      const path = join(directory, name);
      const modifiedAtMs = await stat(path).then(
        ({ mtimeMs }) => mtimeMs,
        () => nowMs,
      );
      if (modifiedAtMs > nowMs - UNNAMED_KEPT_MS) continue;
      await rm(path, { force: true });
      count += 1;
    }
    return count;
  });
}

/** Which of these file names belong to an asset: by its id, or by the hash of the id where the picture is drawn. */
async function namesIn(tx: Transaction, folder: string, names: readonly string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const byId = await tx
    .select({ id: asset.id })
    .from(asset)
    .where(inArray(asset.id, [...names]));
  const drawn = await tx.select({ id: asset.id }).from(asset).where(like(asset.id, 'drawn:%'));
  const byHash = drawn
    .map(({ id }) => createHash('sha256').update(id).digest('hex'))
    .filter((name) => name.startsWith(folder));
  return new Set([...byId.map(({ id }) => id), ...byHash]);
}

async function foldersOf(filesDirectory: string): Promise<string[]> {
  const names = await readdir(filesDirectory).catch(() => []);
  return names.filter((name) => /^[0-9a-f]{2}$/.test(name)).toSorted();
}
