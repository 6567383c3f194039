import type { Benefit } from '@longstrip/api-contract';
import type { SeriesThumbnailType } from '@longstrip/core';
import { freetimeTicket, series, seriesPlatform } from '@longstrip/database/schema';
import { and, asc, desc, eq } from 'drizzle-orm';
import { type ListFilter, listItemsOf, shownNow } from '../../catalogue/index.ts';
import type { SignedInCaller } from '../../http/caller.ts';
import type { EndpointCall } from '../../http/endpoint.ts';
import type { MoneyParts } from '../services.ts';

type ReadyTickets = Pick<Benefit, 'readyTickets' | 'nextTicketAt' | 'readySeries'>;

/** Of a platform without tickets. */
export const NO_TICKETS: ReadyTickets = { readyTickets: 0, nextTicketAt: null, readySeries: [] };
const READY_SERIES_MOST = 12;

/**
 * For the series in which a reader used a wait-until-free ticket (D10): how many tickets are ready again, the first of their
 * series, and when the next one will be (null: none is waiting).
 */
export async function readReadyTickets(
  parts: Pick<MoneyParts, 'db' | 'services'>,
  of: { filter: ListFilter; thumbnailTypes: readonly SeriesThumbnailType[] },
  call: EndpointCall<SignedInCaller>,
): Promise<ReadyTickets> {
  const { platformId, userId } = call.caller.scope;
  const { nowMs } = of.filter;
  const { orm } = parts.db;
  const tickets = await orm
    .select({ seriesId: series.id, readyAtMs: freetimeTicket.readyAtMs })
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
        shownNow(orm, of.filter),
      ),
    )
    .orderBy(desc(freetimeTicket.readyAtMs), asc(series.id));
  const ready = tickets.filter(({ readyAtMs }) => readyAtMs <= nowMs);
  const first = ready.slice(0, READY_SERIES_MOST).map(({ seriesId }) => seriesId);
  return {
    readyTickets: ready.length,
    nextTicketAt: tickets.findLast(({ readyAtMs }) => readyAtMs > nowMs)?.readyAtMs ?? null,
    readySeries: await listItemsOf(parts, first, of, call),
  };
}
