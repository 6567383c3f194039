import type { Benefit } from '@longstrip/api-contract';
import type { SeriesThumbnailType } from '@longstrip/core';
import { freetimeTicket, series, seriesPlatform } from '@longstrip/database/schema';
import { and, asc, desc, eq } from 'drizzle-orm';
import { type ListFilter, listFilterOf, listItemsOf, readerLocales, shownNow } from '../../catalogue/index.ts';
import type { SignedInCaller } from '../../http/caller.ts';
import type { EndpointCall } from '../../http/endpoint.ts';
import { countCoupons } from '../coupon/coupon.repository.ts';
import { countRunningEvents } from '../event/event.repository.ts';
import { readRunningStamps } from '../event/event.service.ts';
import { eventViewerOf } from '../event/event-reader.ts';
import { countGiftTickets, listReceivable } from '../gift/gift.service.ts';
import { readOffers } from '../offerwall/offerwall.ts';
import { countTickets, findWheel } from '../roulette/roulette.ts';
import type { MoneyParts } from '../services.ts';
import { readAmounts } from '../wallet/wallet.ts';

const NO_TICKETS = { readyTickets: 0, nextTicketAt: null, readySeries: [] };
const READY_SERIES_MOST = 12;

/** `GET benefit`: what is free for the reader now. */
export async function readBenefit(
  parts: Pick<MoneyParts, 'db' | 'services'>,
  thumbnailTypes: readonly SeriesThumbnailType[],
  call: EndpointCall<SignedInCaller>,
): Promise<Benefit> {
  const { caller, platform, nowMs } = call;
  const { db, services } = parts;
  const { orm } = db;
  const reader = caller.scope;
  const filter = listFilterOf({ type: 'ALL', guestSaysAdult: false, adultToggle: true }, call);
  const [
    freetime,
    receivable,
    giftTickets,
    spins,
    wheel,
    has,
    usableCoupons,
    newCoupons,
    offers,
    runningEvents,
    stamps,
  ] = await Promise.all([
    platform.features.freetime ? readReadyTickets(parts, { filter, thumbnailTypes }, call) : NO_TICKETS,
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
    readRunningStamps(parts, call),
  ]);
  return {
    ...freetime,
    ...{ giftsToTake: receivable.length, giftTickets, spins, isRouletteRunning: wheel.ok },
    ...{ mileage: has('MILEAGE'), usableCoupons, newCoupons, offers, runningEvents, stamps },
  };
}

/**
 * For the series in which a reader used a wait-until-free ticket (D10): how many tickets are ready again, the first of their
 * series, and when the next one will be (null: none is waiting).
 */
async function readReadyTickets(
  parts: Pick<MoneyParts, 'db' | 'services'>,
  of: { filter: ListFilter; thumbnailTypes: readonly SeriesThumbnailType[] },
  call: EndpointCall<SignedInCaller>,
): Promise<Pick<Benefit, 'readyTickets' | 'nextTicketAt' | 'readySeries'>> {
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
