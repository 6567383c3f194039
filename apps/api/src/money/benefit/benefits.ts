import type { Benefit } from '@longstrip/api-contract';
import type { SeriesThumbnailType } from '@longstrip/core';
import { listFilterOf, readerLocales } from '../../catalogue/index.ts';
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
import { NO_TICKETS, readReadyTickets } from './ready-tickets.ts';

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
