import type { JobQueue, Transaction } from '@longstrip/database';
import { episode, page } from '@longstrip/database/schema';
import type { Publication } from '@longstrip/ingest';
import { and, eq } from 'drizzle-orm';
import { makeSeriesPicturesJob } from '../jobs/make-series-pictures.job.ts';
import { writePictures } from './pictures.repository.ts';
import { describeSeries, type SeriesDescription } from './series-description.ts';

interface CoverRequest {
  seriesId: number;
  /** The episodes that the file's own became. */
  numbers: readonly string[];
  publication: Publication;
  /** The series had a cover of its own (`hasOwnArt`) before the file came. */
  keepsArt: boolean;
  wasAdult: boolean;
}

/** Whether the cover of a series came as such: it is none of its pages, one of which stands in where there is no cover. */
export async function hasOwnArt(tx: Transaction, { id, pictures }: SeriesDescription): Promise<boolean> {
  if (pictures.COVER === undefined) return false;
  const [asPage] = await tx
    .select({ id: episode.id })
    .from(page)
    .innerJoin(episode, eq(episode.id, page.episodeId))
    .where(and(eq(episode.seriesId, id), eq(page.assetId, pictures.COVER)))
    .limit(1);
  return asPage === undefined;
}

/**
 * A picture of the series itself stands for it, else the cover of its first episode; that of a later one only where there is
 * none yet, and a page never in the place of a picture that came as a cover. The frames that are cut from it, and what is shown of it to who may not see
 * adult art, are made by a job: asked for here, so that it comes about if and only if the change does.
 */
export async function publishCover(
  tx: Transaction,
  jobs: JobQueue,
  { seriesId, numbers, publication, keepsArt, wasAdult }: CoverRequest,
): Promise<void> {
  const described = await describeSeries(tx, seriesId);
  if (described === null) return;
  const { cover, isCoverOfSeries } = publication;
  const current = described.pictures.COVER;
  const first = described.episodes.find(({ isRemoved }) => !isRemoved)?.number;
  const isFirst = numbers.some((number) => number === first);
  const isOfFirst = isFirst && !(keepsArt && isPageOf(publication, cover?.sha256));
  const isWanted = current === undefined || isCoverOfSeries || isOfFirst;
  const isReplaced = cover !== null && cover.sha256 !== current && isWanted;
  if (isReplaced) await writePictures(tx, seriesId, { COVER: cover.sha256 });
  const hasCover = isReplaced || current !== undefined;
  if (isReplaced || (hasCover && described.isAdult && !wasAdult)) {
    await jobs.enqueue(tx, makeSeriesPicturesJob, { seriesId }, { singletonKey: String(seriesId) });
  }
}

function isPageOf({ episodes }: Publication, sha256: string | undefined): boolean {
  return episodes.some(({ pages }) => pages.some((each) => each.kind === 'image' && each.image.sha256 === sha256));
}
