import type { ReaderLibrary, ReaderLibraryQuerySchema } from '@longstrip/api-contract';
import { type Decision, grant, isActive, refuse } from '@longstrip/core';
import type { Database } from '@longstrip/database';
import { entitlement, episode, series } from '@longstrip/database/schema';
import { and, desc, eq, ilike, or, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import { asEntitlement } from '../../catalogue/index.ts';
import { findNamedAccount } from '../../people/index.ts';
import type { Operator } from '../../shared/operator.ts';
import { noteLook } from './note-look.ts';

/** `adminReaderLibrary`: the rights of a reader, those that ended among them, the newest first. */
export async function readLibraryOf(
  database: Database,
  operator: Operator,
  asked: v.InferOutput<typeof ReaderLibraryQuerySchema>,
  nowMs: number,
): Promise<Decision<ReaderLibrary, 'NOT_EXIST'>> {
  const account = await findNamedAccount(database.orm, asked);
  if (account === null) return refuse('NOT_EXIST');
  await noteLook(database, operator, { account, isFull: false, nowMs });
  const words = `%${asked.series.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const [atMs, id] = asked.after.split('.');
  const found = await database.orm
    .select({ right: entitlement, episodeTitle: episode.title, series })
    .from(entitlement)
    .innerJoin(episode, eq(episode.id, entitlement.episodeId))
    .innerJoin(series, eq(series.id, episode.seriesId))
    .where(
      and(
        eq(entitlement.platformId, account.platformId),
        eq(entitlement.userId, account.id),
        asked.series === '' ? undefined : or(eq(series.alias, asked.series), ilike(series.title, words)),
        asked.after === '' ? undefined : sql`(${entitlement.startedAtMs}, ${entitlement.id}) < (${atMs}, ${id})`,
      ),
    )
    .orderBy(desc(entitlement.startedAtMs), desc(entitlement.id))
    .limit(asked.limit + 1);
  const rows = found.slice(0, asked.limit).map(({ right, episodeTitle, series: of }) => {
    const { id: rightId, episodeId, scope, source, purchaseId, startedAtMs, expiresAtMs, revokedAtMs } = right;
    return {
      ...{ rightId, episodeId, episodeTitle, seriesId: of.id, seriesAlias: of.alias, seriesTitle: of.title },
      ...{ scope, source, purchaseId, startedAtMs, expiresAtMs, revokedAtMs },
      isActive: isActive(asEntitlement(right), nowMs),
    };
  });
  const last = rows.at(-1);
  const hasMore = found.length > rows.length && last !== undefined;
  return grant({ rows, next: hasMore ? `${last.startedAtMs}.${last.rightId}` : null });
}
