import type { Executor } from '@longstrip/database';
import { freetimeTicket, series, seriesPlatform } from '@longstrip/database/schema';
import { and, eq, sql } from 'drizzle-orm';
import { type ListFilter, shownNow } from '../../catalogue/index.ts';
import type { ReaderScope } from '../../shared/reader-scope.ts';

/**
 * Of the series whose wait-until-free ticket a reader used (D10): how many have it ready again, and when the next one is
 * (null: none is on its way).
 */
export async function countReadyTickets(
  executor: Executor,
  { platformId, userId }: ReaderScope,
  filter: ListFilter,
): Promise<{ readyTickets: number; nextTicketAt: number | null }> {
  const isReady = sql`${freetimeTicket.readyAtMs} <= ${filter.nowMs}`;
  const [row] = await executor
    .select({
      readyTickets: sql`count(*) filter (where ${isReady})`.mapWith(Number),
      nextTicketAt: sql<string | null>`min(${freetimeTicket.readyAtMs}) filter (where not ${isReady})`,
    })
    .from(freetimeTicket)
    .innerJoin(series, eq(series.id, freetimeTicket.seriesId))
    .innerJoin(
      seriesPlatform,
      and(eq(seriesPlatform.seriesId, series.id), eq(seriesPlatform.platformId, freetimeTicket.platformId)),
    )
    .where(
      and(
        eq(freetimeTicket.platformId, platformId),
        eq(freetimeTicket.userId, userId),
        eq(series.freetimeEnabled, true),
        shownNow(executor, filter),
      ),
    );
  const next = row?.nextTicketAt ?? null;
  return { readyTickets: row?.readyTickets ?? 0, nextTicketAt: next === null ? null : Number(next) };
}
