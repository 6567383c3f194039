import type { Benefit } from '@longstrip/api-contract';
import type { Executor } from '@longstrip/database';
import { freetimeTicket, series, seriesPlatform } from '@longstrip/database/schema';
import { and, eq, sql } from 'drizzle-orm';
import { type ListFilter, listFilterOf, readerLocales, shownNow } from '../../catalogue/index.ts';
import type { SignedInCaller } from '../../http/caller.ts';
import type { EndpointCall } from '../../http/endpoint.ts';
import type { ReaderScope } from '../../shared/reader-scope.ts';
import { countCoupons } from '../coupon/coupon.repository.ts';
import { countRunningEvents } from '../event/event.repository.ts';
import { eventViewerOf } from '../event/event-reader.ts';
import { countGiftTickets, listReceivable } from '../gift/gift.service.ts';
import { readOffers } from '../offerwall/offerwall.ts';
import { countTickets, findWheel } from '../roulette/roulette.ts';
import type { MoneyParts } from '../services.ts';
import { readAmounts } from '../wallet/wallet.ts';

const NO_TICKETS = { readyTickets: 0, nextTicketAt: null };

/** `GET benefit`: what is free for the reader now, in numbers. */
export async function readBenefit(
  { db, services }: Pick<MoneyParts, 'db' | 'services'>,
  call: EndpointCall<SignedInCaller>,
): Promise<Benefit> {
  const { caller, platform, nowMs } = call;
  const { orm } = db;
  const reader = caller.scope;
  const filter = listFilterOf({ type: 'ALL', guestSaysAdult: false, adultToggle: true }, call);
  const [freetime, receivable, giftTickets, spins, wheel, has, usableCoupons, newCoupons, offers, runningEvents] =
    await Promise.all([
      platform.features.freetime ? countReadyTickets(orm, reader, filter) : NO_TICKETS,
      listReceivable(orm, call),
      countGiftTickets(orm, call),
      countTickets(orm, reader, nowMs),
      findWheel(orm, call),
      readAmounts(orm, reader, nowMs),
      countCoupons(orm, reader, { state: 'USABLE', nowMs }),
      countCoupons(orm, reader, { state: 'USABLE', nowMs, isNew: true }),
      readOffers(orm, services.tapjoy, reader),
      countRunningEvents(orm, {
        platformId: platform.id,
        nowMs,
        locales: readerLocales(call),
        ...eventViewerOf(call, false),
      }),
    ]);
  return {
    ...freetime,
    ...{ giftsToTake: receivable.length, giftTickets, spins, isRouletteRunning: wheel.ok },
    ...{ mileage: has('MILEAGE'), usableCoupons, newCoupons, offers, runningEvents },
  };
}

/**
 * For the series in which a reader used a wait-until-free ticket (D10): how many tickets are ready again, and when the next one
 * will be (null: none is waiting).
 */
async function countReadyTickets(
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
