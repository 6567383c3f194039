import {
  ContentsGiftQuerySchema,
  ContentsGiftsSchema,
  CountSchema,
  GiftQuerySchema,
  GiftTakeSchema,
  MyGiftSchema,
  MyGiftsSchema,
  ReceivableGiftsSchema,
} from '@longstrip/api-contract';
import { grant } from '@longstrip/core';
import { defineReaderEndpoint, type Endpoint, NO_BODY, NO_INPUT } from '../../http/endpoint.ts';
import { defineReaderCommand } from '../../http/reader-command.ts';
import type { MoneyParts } from '../parts.ts';
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
    defineReaderCommand(parts, {
      operationId: 'takeGift',
      method: 'POST',
      path: '/gift',
      summary: 'The reader takes a gift, once',
      params: NO_INPUT,
      query: NO_INPUT,
      body: GiftTakeSchema,
      data: MyGiftSchema,
      refusals: ['ALREADY_GIVEN_GIFT', 'NOT_FOUND_GIFT', 'NOT_FOUND_GIFT_INFO', 'UN_MATCHED_GIFT_TARGET_TYPE'],
      block: 'gift',
      prepare: ({ body }, call) => prepareTaking(parts, body.giftId, call),
      decide: (transaction, { body }, call) => takeGift(transaction, body.giftId, call),
    }),
  ];
}

function giftLists(parts: MoneyParts): Endpoint[] {
  return [
    defineReaderEndpoint({
      operationId: 'gifts',
      method: 'GET',
      path: '/gift',
      summary: 'Gifts that the reader took, and how much of them is used',
      params: NO_INPUT,
      query: GiftQuerySchema,
      body: NO_BODY,
      data: MyGiftsSchema,
      refusals: [],
      handle: async ({ query }, call) => grant(await readTaken(parts, query.contentsThumbnailType, call)),
    }),
    defineReaderEndpoint({
      operationId: 'receivableGifts',
      method: 'GET',
      path: '/gift/receivable',
      summary: 'Gifts that the reader may take',
      params: NO_INPUT,
      query: GiftQuerySchema,
      body: NO_BODY,
      data: ReceivableGiftsSchema,
      refusals: [],
      handle: async ({ query }, call) => grant(await readReceivable(parts, query.contentsThumbnailType, call)),
    }),
    defineReaderEndpoint({
      operationId: 'contentsGifts',
      method: 'GET',
      path: '/gift/contents/detail',
      summary: 'Gifts for one series, or any, that the reader has or may take',
      params: NO_INPUT,
      query: ContentsGiftQuerySchema,
      body: NO_BODY,
      data: ContentsGiftsSchema,
      refusals: ['NOT_EXIST'],
      handle: ({ query }, call) => readContentsGifts(parts, query.contentsId, call),
    }),
  ];
}

function giftCounts(parts: MoneyParts): Endpoint[] {
  return [
    defineReaderEndpoint({
      operationId: 'giftCount',
      method: 'GET',
      path: '/gift/count',
      summary: 'How many tickets of gifts the reader can use',
      params: NO_INPUT,
      query: NO_INPUT,
      body: NO_BODY,
      data: CountSchema,
      refusals: [],
      handle: async (_input, call) => grant(await countGiftTickets(parts.db.orm, call)),
    }),
    defineReaderEndpoint({
      operationId: 'giftNew',
      method: 'GET',
      path: '/gift/new',
      summary: 'How many gifts wait to be taken',
      params: NO_INPUT,
      query: NO_INPUT,
      body: NO_BODY,
      data: CountSchema,
      refusals: [],
      handle: async (_input, call) => grant((await listReceivable(parts.db.orm, call)).length),
    }),
  ];
}
