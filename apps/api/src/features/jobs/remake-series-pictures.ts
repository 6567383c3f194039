import { series, seriesThumbnail } from '@longstrip/database/schema';
import { and, eq } from 'drizzle-orm';
import { insertAssets, keepFilesFromSweeping, writePictures } from '../admin/pictures.repository.ts';
import { makeSeriesPictures } from '../admin/series-pictures.ts';
import type { CatalogueJobParts } from './handle-catalogue-jobs.ts';

/** Makes a series' pictures from its cover, as both are now. A series or cover that is gone needs none. */
export async function remakeSeriesPictures(
  { database, files, nowMs }: CatalogueJobParts,
  seriesId: number,
): Promise<void> {
  const [found] = await database.orm
    .select({ isAdult: series.isAdult, coverId: seriesThumbnail.assetId })
    .from(series)
    .innerJoin(seriesThumbnail, and(eq(seriesThumbnail.seriesId, series.id), eq(seriesThumbnail.type, 'COVER')))
    .where(eq(series.id, seriesId));
  // A drawn cover comes with its other frames, each drawn for its shape.
  if (found === undefined || found.coverId.startsWith('drawn:')) return;
  const bytes = await files.read(found.coverId);
  if (bytes === null) throw new Error(`the file of the cover ${found.coverId} is missing`);
  const pictures = await makeSeriesPictures({ id: found.coverId, bytes }, found.isAdult, nowMs());

  await database.orm.transaction(async (tx) => {
    await keepFilesFromSweeping(tx);
    for (const { row, bytes: made } of pictures.made) await files.put(row.id, made);
    const [now] = await tx
      .select({ coverId: seriesThumbnail.assetId })
      .from(seriesThumbnail)
      .where(and(eq(seriesThumbnail.seriesId, seriesId), eq(seriesThumbnail.type, 'COVER')))
      .for('update');
    // Another cover has come meanwhile, with a job of its own.
    if (now?.coverId !== found.coverId) return;
    await insertAssets(
      tx,
      pictures.made.map(({ row }) => row),
    );
    await writePictures(tx, seriesId, pictures.byType);
  });
}
