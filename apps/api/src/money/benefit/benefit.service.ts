import type { Benefit } from '@longstrip/api-contract';
import { listFilterOf, readerLocales } from '../../catalogue/index.ts';
import type { SignedInCaller } from '../../http/caller.ts';
import type { EndpointCall } from '../../http/endpoint.ts';
import { countCoupons } from '../coupon/coupon.repository.ts';
import { countRunningEvents } from '../event/event.repository.ts';
import { eventViewerOf } from '../event/event-reader.ts';
import { countGiftTickets, listReceivable } from '../gift/gift.service.ts';
import { readOffers } from '../offerwall/read-offers.ts';
import type { MoneyParts } from '../parts.ts';
import { findWheel } from '../roulette/roulette.service.ts';
import { countTickets } from '../roulette/ticket.repository.ts';
import { readAmounts } from '../wallet/wallet-reader.ts';
import { countReadyTickets } from './freetime-tickets.ts';

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
