import { expect, test } from 'vitest';
import type { RequestedType } from './offer.ts';
import { freeOption, type OfferedOption, unaskedOption } from './unasked-purchase.ts';

const option = (type: RequestedType, price: number, refusal: string | null = null): OfferedOption => ({
  type,
  price,
  refusal,
});
const ticket = option('FREETIME', 0);
const waiting = option('FREETIME', 0, 'NOT_EVENT_REMAIN_TICKET');
const gift = option('RENT_GIFT', 0);
const rental = option('RENT', 2);
const own = option('POSSESSION', 5);

test.each([
  ['a ready ticket before coins', [ticket, rental, own], ticket, ticket],
  ['a ready ticket before a gift', [ticket, gift, rental], ticket, ticket],
  ['a gift before coins, which the reader uses themselves', [waiting, gift, rental], gift, null],
  ['the rental, while the ticket is not ready', [waiting, rental, own], null, rental],
  ['no rental without the coins for it', [option('RENT', 2, 'COIN_INSUFFICIENT')], null, null],
  ['nothing that is bought for good', [own], null, null],
  ['nothing where nothing is offered', [], null, null],
])('%s', (_, options, free, unasked) => {
  expect([freeOption(options), unaskedOption(options)]).toEqual([free, unasked]);
});
