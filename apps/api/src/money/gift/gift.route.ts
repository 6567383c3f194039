import { GIFT_CALLS } from '@longstrip/api-contract';
import { grant } from '@longstrip/core';
import { type Endpoint, serve } from '../../http/endpoint.ts';
import { serveCommand } from '../../http/reader-command.ts';
import type { MoneyParts } from '../services.ts';
import {
  countGiftTickets,
  listReceivable,
  prepareTaking,
  readContentsGifts,
  readReceivable,
  readTaken,
  takeGift,
} from './gift.service.ts';

/** Tickets that are given away (D19). */
export function giftEndpoints(parts: MoneyParts): Endpoint[] {
  return [
    ...giftLists(parts),
    ...giftCounts(parts),
    serveCommand(parts, GIFT_CALLS.takeGift, {
      prepare: ({ body }, call) => prepareTaking(parts, body.giftId, call),
      decide: (transaction, { body }, call) => takeGift(transaction, body.giftId, call),
    }),
  ];
}

function giftLists(parts: MoneyParts): Endpoint[] {
  return [
    serve(GIFT_CALLS.gifts, async ({ query }, call) =>
      grant(await readTaken(parts, query.contentsThumbnailType, call)),
    ),
    serve(GIFT_CALLS.receivableGifts, async ({ query }, call) =>
      grant(await readReceivable(parts, query.contentsThumbnailType, call)),
    ),
    serve(GIFT_CALLS.contentsGifts, ({ query }, call) => readContentsGifts(parts, query.contentsId, call)),
  ];
}

function giftCounts(parts: MoneyParts): Endpoint[] {
  return [
    serve(GIFT_CALLS.giftCount, async (_input, call) => grant(await countGiftTickets(parts.db.orm, call))),
    serve(GIFT_CALLS.newGifts, async (_input, call) => grant((await listReceivable(parts.db.orm, call)).length)),
  ];
}
