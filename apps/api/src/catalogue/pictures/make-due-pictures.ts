import { retryConflicts, type Transaction } from '@longstrip/database';
import type { CatalogueJobParts } from '../handle-jobs.ts';
import { makeSeriesPicturesJob } from '../jobs.ts';
import {
  findDueCover,
  insertAssets,
  keepFilesFromSweeping,
  listDueThumbnailSources,
  listSeriesWithDuePictures,
  type ThumbnailSource,
  writePictures,
  writeThumbnail,
} from './pictures.repository.ts';
import type { MadePicture } from './series-pictures.ts';
import { makeEpisodeThumbnail, makeSeriesPictures } from './series-pictures.ts';

/** Series that are looked up at a time. */
const SERIES_AT_ONCE = 200;

/** Enqueues a job for each series whose pictures are due. */
export async function enqueueDuePictures(
  { database, jobs }: Pick<CatalogueJobParts, 'database' | 'jobs'>,
  signal: AbortSignal,
): Promise<void> {
  let afterId = 0;
  for (;;) {
    signal.throwIfAborted();
    const ids = await listSeriesWithDuePictures(database.orm, { afterId, limit: SERIES_AT_ONCE });
    for (const seriesId of ids) {
      await jobs.enqueue(null, makeSeriesPicturesJob, { seriesId }, { singletonKey: String(seriesId) });
    }
    const last = ids.at(-1);
    if (last === undefined) return;
    afterId = last;
  }
}

/**
 * Makes the pictures of a series that are due, each in a transaction of its own, so that the next run continues after an
 * interrupted one. A picture that fails does not stop the others.
 */
export async function makeDuePictures(parts: CatalogueJobParts, seriesId: number, signal: AbortSignal): Promise<void> {
  const faults: unknown[] = [];
  const attempt = async (work: () => Promise<void>) => {
    signal.throwIfAborted();
    await work().catch((error: unknown) => faults.push(error));
  };
  await attempt(() => makeCover(parts, seriesId));
  for (const source of await listDueThumbnailSources(parts.database.orm, seriesId)) {
    await attempt(() => makeThumbnail(parts, seriesId, source));
  }
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} pictures of series ${seriesId} failed`);
}

async function makeCover(parts: CatalogueJobParts, seriesId: number): Promise<void> {
  const { database, nowMs } = parts;
  const wanted = await findDueCover(database.orm, seriesId);
  if (wanted === null) return;
  const { cover, isAdult } = wanted;
  const source = {
    bytes: await readSource(parts, cover.sourceId),
    share: cover.kind === 'PAGE' ? 'quarter' : 'whole',
  } as const;
  const pictures = await makeSeriesPictures(source, isAdult, nowMs());
  await store(parts, pictures.made, async (tx) => {
    const now = await findDueCover(tx, seriesId);
    // Meanwhile another cover was set, which has a job of its own, or another process has made this one.
    if (JSON.stringify(now) !== JSON.stringify(wanted)) return;
    await insertAssets(
      tx,
      pictures.made.map(({ row }) => row),
    );
    await writePictures(tx, seriesId, pictures.byType);
  });
}

async function makeThumbnail(
  parts: CatalogueJobParts,
  seriesId: number,
  { assetId: sourceId, isPage }: ThumbnailSource,
): Promise<void> {
  const source = { bytes: await readSource(parts, sourceId), share: isPage ? 'quarter' : 'whole' } as const;
  const made = await makeEpisodeThumbnail(source, parts.nowMs());
  await store(parts, [made], async (tx) => {
    await insertAssets(tx, [made.row]);
    await writeThumbnail(tx, seriesId, { sourceId, thumbnailId: made.row.id });
  });
}

async function readSource({ files }: CatalogueJobParts, assetId: string): Promise<Uint8Array> {
  const bytes = await files.read(assetId);
  if (bytes === null) throw new Error(`the file of the picture ${assetId} is missing`);
  return bytes;
}

/** First the files, then the rows that name them; the sweep deletes nothing in between. */
async function store(
  { database, files }: CatalogueJobParts,
  made: readonly MadePicture[],
  name: (tx: Transaction) => Promise<void>,
): Promise<void> {
  await retryConflicts(() =>
    database.orm.transaction(async (tx) => {
      await keepFilesFromSweeping(tx);
      for (const { row, bytes } of made) await files.put(row.id, bytes);
      await name(tx);
    }),
  );
}
