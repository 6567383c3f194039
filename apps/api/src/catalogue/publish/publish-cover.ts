import type { JobQueue, Transaction } from '@longstrip/database';
import { type CoverKind, episode, series } from '@longstrip/database/schema';
import type { Publication } from '@longstrip/ingest';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { makeSeriesPicturesJob } from '../jobs.ts';
import { arePicturesDue, writeCoverSource } from '../pictures/pictures.repository.ts';
import type { CoverDescription } from './series-description.ts';

interface CoverRequest {
  seriesId: number;
  /** The numbers of the file's own episodes. */
  numbers: readonly string[];
  publication: Publication;
}

/** A cover of a higher kind is never replaced by one of a lower. */
const RANKS: Readonly<Record<CoverKind, number>> = { PAGE: 0, BOOK: 1, SERIES: 2 };

/**
 * Chooses the picture of the series: its own picture before the cover of a book, and that before a page. Of two books or two
 * pages, that of the first episode. A job makes the public pictures from it, and the thumbnails of new episodes. The job is
 * enqueued in the same transaction, so it exists exactly if the change does.
 */
export async function publishCover(
  tx: Transaction,
  jobs: JobQueue,
  { seriesId, numbers, publication }: CoverRequest,
): Promise<void> {
  const { cover } = publication;
  if (cover !== null) {
    const wanted = { sourceId: cover.sha256, kind: coverKindOf(publication) };
    const { current, firstNumber } = await findCover(tx, seriesId);
    const isOfFirst = numbers.some((number) => number === firstNumber);
    if (replaces(wanted, current, isOfFirst)) await writeCoverSource(tx, seriesId, wanted);
  }
  if (await arePicturesDue(tx, seriesId)) {
    await jobs.enqueue(tx, makeSeriesPicturesJob, { seriesId }, { singletonKey: String(seriesId) });
  }
}

function coverKindOf({ isCoverOfSeries, isCoverDeclared }: Publication): CoverKind {
  if (isCoverOfSeries) return 'SERIES';
  return isCoverDeclared ? 'BOOK' : 'PAGE';
}

function replaces(wanted: CoverDescription, current: CoverDescription | null, isOfFirst: boolean): boolean {
  if (current === null) return true;
  if (wanted.sourceId === current.sourceId && wanted.kind === current.kind) return false;
  const difference = RANKS[wanted.kind] - RANKS[current.kind];
  return difference > 0 || (difference === 0 && (isOfFirst || wanted.kind === 'SERIES'));
}

async function findCover(
  tx: Transaction,
  seriesId: number,
): Promise<{ current: CoverDescription | null; firstNumber: string | undefined }> {
  const [row] = await tx
    .select({ sourceId: series.coverSourceId, kind: series.coverKind })
    .from(series)
    .where(eq(series.id, seriesId));
  const [first] = await tx
    .select({ number: episode.number })
    .from(episode)
    .where(and(eq(episode.seriesId, seriesId), isNull(episode.removedAtMs)))
    .orderBy(asc(episode.orderNo))
    .limit(1);
  const { sourceId = null, kind = null } = row ?? {};
  return { current: sourceId === null || kind === null ? null : { sourceId, kind }, firstNumber: first?.number };
}
