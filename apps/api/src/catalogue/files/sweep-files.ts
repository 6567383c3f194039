import { type Database, retryConflicts, type Transaction } from '@longstrip/database';
import { asset } from '@longstrip/database/schema';
import { and, asc, gt, inArray, isNull, like, lt, type SQL, sql } from 'drizzle-orm';
import type { CatalogueJobParts } from '../handle-jobs.ts';
import { keepFilesFromBeingNamed } from '../pictures/pictures.repository.ts';
import { claimFiles } from './claim-files.ts';
import { fileNameOf, type StoredFile } from './file-store.ts';

const HOUR_MS = 3_600_000;
/** The address of a replaced page may be valid until the end of the next day (D31); its file is kept longer than that. */
export const UNUSED_RETENTION_MS = 72 * HOUR_MS;
/** A file without a row may belong to a running import. */
export const UNNAMED_RETENTION_MS = 24 * HOUR_MS;

/** Ids that are read and hashed at a time: tens of thousands at once would block other requests. */
const IDS_AT_ONCE = 1_000;

interface Swept {
  assets: number;
  files: number;
}

/**
 * Marks unused pictures, deletes those marked long enough ago, and deletes files without a row, which a killed import leaves
 * behind. Meanwhile no import can add a row for a stored file (`keepFilesFromSweeping`).
 * @throws If the files belong to another database: then nothing is deleted (record 0095).
 */
export async function sweepFiles(parts: CatalogueJobParts, signal: AbortSignal): Promise<Swept> {
  const refusal = await claimFiles(parts.database, parts.files);
  if (refusal !== null) throw new Error(refusal);
  const nowMs = parts.nowMs();
  const swept: Swept = { assets: 0, files: 0 };
  await retryConflicts(() =>
    parts.database.orm.transaction(async (tx) => {
      await keepFilesFromBeingNamed(tx);
      const unused = sql`not exists (select 1 from page where page.asset_id = ${asset.id})
      and not exists (select 1 from text_asset where text_asset.asset_id = ${asset.id})
      and not exists (select 1 from series_thumbnail where series_thumbnail.asset_id = ${asset.id})
      and not exists (select 1 from series where series.cover_source_id = ${asset.id})
      and not exists (select 1 from episode where episode.thumbnail_asset_id = ${asset.id})
      and not exists (select 1 from episode where episode.thumbnail_source_id = ${asset.id})
      and not exists (select 1 from banner where banner.phone_asset_id = ${asset.id})
      and not exists (select 1 from banner where banner.desktop_asset_id = ${asset.id})
      and not exists (select 1 from event where event.asset_id = ${asset.id})`;
      await mark(tx, unused, nowMs);
      const gone = await tx
        .delete(asset)
        .where(and(lt(asset.unusedSinceMs, nowMs - UNUSED_RETENTION_MS), unused))
        .returning({ id: asset.id });
      swept.assets = gone.length;
    }),
  );
  const drawn = await drawnNames(parts.database, signal);
  for (const folder of await parts.files.folders()) {
    signal.throwIfAborted();
    swept.files += await sweepFolder(parts, { folder, drawn, nowMs });
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

/** One folder of the store in a transaction, so that imports wait only briefly. */
async function sweepFolder(
  parts: CatalogueJobParts,
  { folder, drawn, nowMs }: { folder: string; drawn: ReadonlySet<string>; nowMs: number },
): Promise<number> {
  const isOld = ({ modifiedAtMs }: StoredFile) => modifiedAtMs <= nowMs - UNNAMED_RETENTION_MS;
  const old = (await parts.files.entries(folder)).filter((file) => !drawn.has(file.name) && isOld(file));
  if (old.length === 0) return 0;
  return retryConflicts(() =>
    parts.database.orm.transaction(async (tx) => {
      await keepFilesFromBeingNamed(tx);
      const named = await namesAmong(
        tx,
        old.map(({ name }) => name),
      );
      const unnamed = old.filter(({ name }) => !named.has(name));
      for (const file of unnamed) await parts.files.removeEntry(file);
      return unnamed.length;
    }),
  );
}

/** Which of these files have a row: the name of an imported picture's file is its id. */
async function namesAmong(tx: Transaction, names: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ id: asset.id })
    .from(asset)
    .where(inArray(asset.id, [...names]));
  return new Set(rows.map(({ id }) => id));
}

/**
 * Names of the files of drawn pictures: the hashes of their ids. A picture added after this query may lose an old file; it
 * is then drawn again.
 */
async function drawnNames({ orm }: Pick<Database, 'orm'>, signal: AbortSignal): Promise<Set<string>> {
  const names = new Set<string>();
  let last = '';
  for (;;) {
    signal.throwIfAborted();
    const rows = await orm
      .select({ id: asset.id })
      .from(asset)
      .where(and(like(asset.id, 'drawn:%'), gt(asset.id, last)))
      .orderBy(asc(asset.id))
      .limit(IDS_AT_ONCE);
    for (const { id } of rows) names.add(fileNameOf(id));
    const end = rows.at(-1);
    if (end === undefined) return names;
    last = end.id;
  }
}
