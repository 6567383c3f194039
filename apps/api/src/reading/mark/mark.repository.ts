import { type Mark, MarkSchema } from '@longstrip/api-contract';
import { MARK_COLOURS, MARK_KINDS } from '@longstrip/core';
import type { Executor, Transaction } from '@longstrip/database';
import { readingMark } from '@longstrip/database/schema';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { ReaderScope } from '../../shared/reader-scope.ts';
import { heldEpisodes, listedEpisodes, type OwnView, ownSeries } from '../library/own-view.ts';

const MARK_COLUMNS = sql`mark.id, mark.kind, mark.start_anchor as "startAnchor", mark.end_anchor as "endAnchor",
  mark.quote, mark.note, mark.colour, mark.page_order_no as "pageOrderNo",
  mark.created_at_ms::float8 as "createdAt", mark.updated_at_ms::float8 as "updatedAt"`;

const MarkRowSchema = v.object({
  ...MarkSchema.entries,
  kind: v.picklist(MARK_KINDS),
  colour: v.picklist(MARK_COLOURS),
  seriesAlias: v.string(),
  seriesTitle: v.string(),
  seriesLanguage: v.string(),
  episodeAlias: v.string(),
  episodeTitle: v.string(),
});
export type MarkRow = v.InferOutput<typeof MarkRowSchema>;

/** The marks of a reader in episodes that they still find, as relation `mark`, `listed` and `known`. */
function seenMarks(view: OwnView, where: SQL): SQL {
  const { platformId, userId } = view.scope;
  return sql`reading_mark as mark
    join listed on listed.id = mark.episode_id
    join (${ownSeries(view)}) as known on known.id = mark.series_id and not known.is_hidden
    where mark.platform_id = ${platformId} and mark.user_id = ${userId} and ${where}`;
}

/** The episodes in which a reader may have marks. */
function markedEpisodes(view: OwnView): SQL {
  const { platformId, userId } = view.scope;
  return listedEpisodes(
    view,
    sql`episode.id in (select episode_id from reading_mark where platform_id = ${platformId} and user_id = ${userId})`,
  );
}

/** One page of all marks of a reader, the last changed first. */
export async function listMarks(
  executor: Executor,
  view: OwnView,
  { page, size }: { page: number; size: number },
): Promise<MarkRow[]> {
  return readMarks(
    executor,
    view,
    sql`${seenMarks(view, sql`true`)} order by mark.updated_at_ms desc, mark.id limit ${size} offset ${page * size}`,
  );
}

/** The marks of a reader in a series, or in one episode of it, in reading order. */
export async function listMarksIn(
  executor: Executor,
  view: OwnView,
  { seriesId, episodeId }: { seriesId: number; episodeId?: number },
): Promise<MarkRow[]> {
  const where = episodeId === undefined ? sql`mark.series_id = ${seriesId}` : sql`mark.episode_id = ${episodeId}`;
  return readMarks(
    executor,
    view,
    sql`${seenMarks(view, where)} order by listed.order_no, listed.id, mark.page_order_no, mark.created_at_ms, mark.id`,
  );
}

async function readMarks(executor: Executor, view: OwnView, from: SQL): Promise<MarkRow[]> {
  const result = await executor.execute(sql`with held as (${heldEpisodes(view)}), listed as (${markedEpisodes(view)})
    select ${MARK_COLUMNS}, known.alias as "seriesAlias", known.title as "seriesTitle",
      known.language as "seriesLanguage", listed.alias as "episodeAlias", listed.title as "episodeTitle"
    from ${from}`);
  return v.parse(v.object({ rows: v.array(MarkRowSchema) }), result).rows;
}

/** How many marks a reader has in episodes that they still find. */
export async function countMarks(executor: Executor, view: OwnView): Promise<number> {
  const result = await executor.execute(sql`with held as (${heldEpisodes(view)}), listed as (${markedEpisodes(view)})
    select count(*)::int as count from ${seenMarks(view, sql`true`)}`);
  return v.parse(v.object({ rows: v.array(v.object({ count: v.number() })) }), result).rows[0]?.count ?? 0;
}

/** How many marks a reader has in a series and in all, whether they see them or not, and whether this one is among them. */
export async function countForLimits(
  transaction: Transaction,
  { platformId, userId }: ReaderScope,
  { markId, seriesId }: { markId: string; seriesId: number },
): Promise<{ inSeries: number; inAll: number; isKnown: boolean }> {
  const result =
    await transaction.execute(sql`select count(*) filter (where series_id = ${seriesId})::int as "inSeries",
      count(*)::int as "inAll", coalesce(bool_or(id = ${markId}), false) as "isKnown"
    from reading_mark where platform_id = ${platformId} and user_id = ${userId}`);
  const Counts = v.object({ inSeries: v.number(), inAll: v.number(), isKnown: v.boolean() });
  const [counts] = v.parse(v.object({ rows: v.array(Counts) }), result).rows;
  return counts ?? { inSeries: 0, inAll: 0, isKnown: false };
}

/**
 * Writes a mark, unless a later version of it is stored, or one of its id in another episode. The time of its making stays.
 * Returns whether it was written.
 */
export async function saveMark(
  transaction: Transaction,
  { platformId, userId }: ReaderScope,
  mark: Omit<Mark, 'createdAt' | 'updatedAt'> & { episodeId: number; seriesId: number; atMs: number },
): Promise<boolean> {
  const { atMs, startAnchor, endAnchor, quote, note, colour, pageOrderNo } = mark;
  const { id, kind, episodeId, seriesId } = mark;
  const changeable = { startAnchor, endAnchor, quote, note, colour, pageOrderNo, updatedAtMs: atMs };
  const written = await transaction
    .insert(readingMark)
    .values({ platformId, userId, id, kind, episodeId, seriesId, createdAtMs: atMs, ...changeable })
    .onConflictDoUpdate({
      target: [readingMark.platformId, readingMark.userId, readingMark.id],
      set: changeable,
      setWhere: sql`${readingMark.updatedAtMs} <= ${atMs} and ${readingMark.episodeId} = ${episodeId}
        and ${readingMark.kind} = ${kind}`,
    })
    .returning({ id: readingMark.id });
  return written.length > 0;
}

/** Removes a mark of a reader. Returns whether there was one. */
export async function removeMark(
  transaction: Transaction,
  { platformId, userId }: ReaderScope,
  markId: string,
): Promise<boolean> {
  const removed = await transaction
    .delete(readingMark)
    .where(and(eq(readingMark.platformId, platformId), eq(readingMark.userId, userId), eq(readingMark.id, markId)))
    .returning({ id: readingMark.id });
  return removed.length > 0;
}
