import {
  type Mark,
  MarkIdSchema,
  type MarkPage,
  type MarkRemoved,
  type MarkRequestSchema,
  type MarkSaved,
  type SeriesMarksSchema,
} from '@longstrip/api-contract';
import { type Decision, grant, mayAddMark, refuse } from '@longstrip/core';
import { decideInTransaction } from '@longstrip/database';
import * as v from 'valibot';
import type { SignedInCaller } from '../../http/caller.ts';
import type { EndpointCall } from '../../http/endpoint.ts';
import { pageOf } from '../../http/page-of.ts';
import type { RateLimiter } from '../../http/rate-limit.ts';
import { lockAccountRow } from '../../people/index.ts';
import { findSeriesId, isSeriesSeen } from '../library/library.repository.ts';
import { ownViewOf } from '../library/own-view.ts';
import { findSeenEpisode } from '../library/positions.ts';
import { refuseFlood } from '../refuse-flood.ts';
import type { ReadingParts } from '../services.ts';
import { openEpisode } from '../viewer/open-episode.ts';
import {
  countForLimits,
  countMarks,
  listMarks,
  listMarksIn,
  type MarkRow,
  removeMark,
  saveMark,
} from './mark.repository.ts';

type Parts = Pick<ReadingParts, 'db' | 'services'>;
type Call = EndpointCall<SignedInCaller>;

type MarkRefusal = 'NOT_EXIST' | 'MARK_LIMIT' | 'UNAUTHORIZED_CONTENTS';

/** How many marks one reader may change in a minute. */
export const MARKS_PER_MINUTE = 60;

/** `GET library/marks`. */
export async function readMarks(
  { db }: Parts,
  { page, size }: { page: number; size: number },
  call: Call,
): Promise<MarkPage> {
  const view = ownViewOf(call);
  const [rows, totalElements] = await Promise.all([listMarks(db.orm, view, { page, size }), countMarks(db.orm, view)]);
  const content = rows.map((row) => ({
    ...markOf(row),
    series: { alias: row.seriesAlias, title: row.seriesTitle, language: row.seriesLanguage },
    episode: { alias: row.episodeAlias, title: row.episodeTitle },
  }));
  return pageOf(content, { number: page, size, totalElements });
}

/** `GET library/marks/series/{alias}`. */
export async function readSeriesMarks(
  { db }: Parts,
  alias: string,
  call: Call,
): Promise<Decision<v.InferOutput<typeof SeriesMarksSchema>, 'NOT_EXIST'>> {
  const view = ownViewOf(call);
  const seriesId = await findSeriesId(db.orm, alias, call);
  if (seriesId === null || !(await isSeriesSeen(db.orm, view, seriesId))) return refuse('NOT_EXIST');
  const rows = await listMarksIn(db.orm, view, { seriesId });
  return grant(rows.map((row) => ({ ...markOf(row), episode: { alias: row.episodeAlias, title: row.episodeTitle } })));
}

/** `GET library/marks/series/{alias}/{episodeAlias}`. */
export async function readEpisodeMarks(
  { db }: Parts,
  { alias: contentsAlias, episodeAlias }: { alias: string; episodeAlias: string },
  call: Call,
): Promise<Decision<Mark[], 'NOT_FOUND_EPISODE'>> {
  const view = ownViewOf(call);
  const episode = await findSeenEpisode(db.orm, view, { contentsAlias, episodeAlias });
  if (episode === null) return refuse('NOT_FOUND_EPISODE');
  const rows = await listMarksIn(db.orm, view, { seriesId: episode.seriesId, episodeId: episode.id });
  return grant(rows.map(markOf));
}

function markOf({ seriesAlias, seriesTitle, seriesLanguage, episodeAlias, episodeTitle, ...mark }: MarkRow): Mark {
  return mark;
}

/**
 * `PUT library/marks/{markId}`: of two versions of a mark the later one counts, by the reader's clock; a time in the future counts
 * as now. An episode that the reader may not see counts as absent (record 0094). One that they may not read gets no new mark;
 * those that it has from before, as from a rental, can still be changed.
 */
export async function putMark(
  parts: Parts,
  limiter: RateLimiter,
  { markId, ...request }: v.InferOutput<typeof MarkRequestSchema> & { markId: string },
  call: Call,
): Promise<Decision<MarkSaved, 'NOT_FOUND_EPISODE' | 'TOO_MANY_REQUESTS' | MarkRefusal>> {
  const flood = await refuseFlood(limiter, call);
  if (flood !== null) return flood;
  if (!v.is(MarkIdSchema, markId)) return refuse('NOT_EXIST');
  const { contentsAlias, episodeAlias, updatedAt, ...mark } = request;
  const episode = await findSeenEpisode(parts.db.orm, ownViewOf(call), { contentsAlias, episodeAlias });
  if (episode === null) return refuse('NOT_FOUND_EPISODE');
  const asked = { seriesKey: contentsAlias, episodeKey: episodeAlias, guestSaysAdult: false };
  const opened = await openEpisode(parts, asked, call);
  const { scope } = call.caller;
  const { id: episodeId, seriesId } = episode;
  const atMs = Math.min(updatedAt ?? call.nowMs, call.nowMs);
  return decideInTransaction(parts.db, async (transaction): Promise<Decision<MarkSaved, MarkRefusal>> => {
    // The marks of a reader are counted under this lock.
    if ((await lockAccountRow(transaction, scope)) === null) return refuse('NOT_EXIST');
    const counts = await countForLimits(transaction, scope, { markId, seriesId });
    if (!counts.isKnown && !opened.ok) return refuse('UNAUTHORIZED_CONTENTS');
    if (!counts.isKnown && !mayAddMark(counts)) return refuse('MARK_LIMIT');
    return grant({ isKept: await saveMark(transaction, scope, { ...mark, id: markId, episodeId, seriesId, atMs }) });
  });
}

/** `DELETE library/marks/{markId}`: one that is not there is removed already. */
export async function deleteMark(
  { db }: Parts,
  limiter: RateLimiter,
  markId: string,
  call: Call,
): Promise<Decision<MarkRemoved, 'TOO_MANY_REQUESTS'>> {
  const flood = await refuseFlood(limiter, call);
  if (flood !== null) return flood;
  if (!v.is(MarkIdSchema, markId)) return grant({ isRemoved: false });
  return decideInTransaction(db, async (transaction) =>
    grant({ isRemoved: await removeMark(transaction, call.caller.scope, markId) }),
  );
}
