import type { Database } from '@longstrip/database';
import {
  entitlement,
  episode,
  episodePlatform,
  notice,
  noticeText,
  page,
  policy,
  readEvent,
  readingPosition,
  series,
  seriesCreator,
  seriesPlatform,
  seriesScheduleDay,
  seriesTag,
  seriesThumbnail,
  textAsset,
} from '@longstrip/database/schema';
import { eq, inArray, sql } from 'drizzle-orm';
import { recordChange } from '../features/admin/audit.repository.ts';
import type { Operator } from '../features/admin/operator.ts';

/**
 * Deletes what the demo brought, and nothing else: its series with all that hangs on them (what readers had of them
 * too), its notices and policies. Its pictures go with the next sweep.
 *
 * @returns the number of series
 */
export async function removeDemo(database: Database, operator: Operator, nowMs: number): Promise<number> {
  return database.orm.transaction(async (tx) => {
    const demo = tx.select({ id: series.id }).from(series).where(eq(series.isDemo, true));
    const episodes = tx.select({ id: episode.id }).from(episode).where(inArray(episode.seriesId, demo));
    for (const table of [readEvent, readingPosition, entitlement, page, textAsset, episodePlatform]) {
      await tx.delete(table).where(inArray(table.episodeId, episodes));
    }
    await tx.delete(episode).where(inArray(episode.seriesId, demo));
    for (const table of [seriesPlatform, seriesScheduleDay, seriesCreator, seriesTag, seriesThumbnail]) {
      await tx.delete(table).where(inArray(table.seriesId, demo));
    }
    const removed = await tx.delete(series).where(eq(series.isDemo, true)).returning({ alias: series.alias });
    await tx.execute(
      sql`delete from creator where not exists (select 1 from series_creator where series_creator.creator_id = creator.id)`,
    );
    const notices = tx.select({ id: notice.id }).from(notice).where(eq(notice.isDemo, true));
    await tx.delete(noticeText).where(inArray(noticeText.noticeId, notices));
    await tx.delete(notice).where(eq(notice.isDemo, true));
    await tx.delete(policy).where(eq(policy.isDemo, true));
    if (removed.length > 0) {
      const before = { series: removed.map(({ alias }) => alias).toSorted() };
      const change = { action: 'demo.remove', subjectType: 'demo', subjectId: 'demo' } as const;
      await recordChange(tx, operator, { ...change, before, after: null }, nowMs);
    }
    return removed.length;
  });
}
