import {
  CountSchema,
  CouponCodeSchema,
  CouponListSchema,
  CouponPageQuerySchema,
  CouponPageSchema,
  CouponQuerySchema,
  CouponReceivedSchema,
  EventCouponClaimSchema,
  EventCouponsSchema,
} from '@longstrip/api-contract';
import { grant, type ReceiveCouponRefusal } from '@longstrip/core';
import { defineReaderEndpoint, type Endpoint, NO_BODY, NO_INPUT } from '../../http/endpoint.ts';
import { defineReaderCommand } from '../../http/reader-command.ts';
import type { MoneyParts } from '../parts.ts';
import {
  claimEventCoupon,
  countNewCoupons,
  prepareCode,
  readCouponPage,
  readCoupons,
  readEventCoupons,
  redeemCoupon,
  seeCoupons,
} from './coupon.service.ts';

const RECEIVING = [
  'NOT_FOUND_COUPON',
  'EXPIRED_COUPON',
  'ALREADY_RECEIVED_COUPON',
  'SOLD_OUT_COUPON',
] as const satisfies readonly ReceiveCouponRefusal[];

/** Coupons of readers (D18). `coupon/v2` and the others stand before nothing that would swallow them. */
export function couponEndpoints(parts: MoneyParts): Endpoint[] {
  return [...couponLists(parts), ...couponCommands(parts)];
}

function couponLists(parts: MoneyParts): Endpoint[] {
  return [
    defineReaderEndpoint({
      operationId: 'coupons',
      method: 'GET',
      path: '/coupon',
      summary: 'The reader’s coupons, of one state or all',
      params: NO_INPUT,
      query: CouponQuerySchema,
      body: NO_BODY,
      data: CouponListSchema,
      refusals: [],
      handle: async ({ query }, call) => grant(await readCoupons(parts, query.state, call)),
    }),
    defineReaderEndpoint({
      operationId: 'couponPage',
      method: 'GET',
      path: '/coupon/v2',
      summary: 'The same in pages',
      params: NO_INPUT,
      query: CouponPageQuerySchema,
      body: NO_BODY,
      data: CouponPageSchema,
      refusals: [],
      handle: async ({ query }, call) => grant(await readCouponPage(parts, query, call)),
    }),
    defineReaderEndpoint({
      operationId: 'couponNew',
      method: 'GET',
      path: '/coupon/new',
      summary: 'How many usable coupons the reader has not seen',
      params: NO_INPUT,
      query: NO_INPUT,
      body: NO_BODY,
      data: CountSchema,
      refusals: [],
      handle: async (_input, call) => grant(await countNewCoupons(parts, call)),
    }),
    defineReaderEndpoint({
      operationId: 'couponSeen',
      method: 'POST',
      path: '/coupon/seen',
      summary: 'Marks all of the reader’s coupons as seen; the answer is how many were not',
      params: NO_INPUT,
      query: NO_INPUT,
      body: NO_BODY,
      data: CountSchema,
      refusals: [],
      handle: (_input, call) => seeCoupons(parts, call),
    }),
    defineReaderEndpoint({
      operationId: 'eventCoupons',
      method: 'GET',
      path: '/coupon/event/jp',
      summary: 'Coupons that the events of now give, on the Japanese site alone',
      params: NO_INPUT,
      query: NO_INPUT,
      body: NO_BODY,
      data: EventCouponsSchema,
      refusals: ['NO_SUCH_ROUTE'],
      handle: (_input, call) => readEventCoupons(parts, call),
    }),
  ];
}

function couponCommands(parts: MoneyParts): Endpoint[] {
  return [
    defineReaderCommand(parts, {
      operationId: 'couponCode',
      method: 'POST',
      path: '/coupon/code',
      summary: 'Gives the reader the coupon of a code; coins, points and tickets come at once',
      params: NO_INPUT,
      query: NO_INPUT,
      body: CouponCodeSchema,
      data: CouponReceivedSchema,
      refusals: [...RECEIVING, 'TOO_MANY_REQUESTS'],
      block: 'coupon',
      prepare: ({ body }, call) => prepareCode(parts, body.code, call),
      decide: (transaction, _input, call) => redeemCoupon(transaction, call.prepared, call),
    }),
    defineReaderCommand(parts, {
      operationId: 'claimEventCoupon',
      method: 'POST',
      path: '/coupon/event/jp',
      summary: 'Gives the reader a coupon of an event, on the Japanese site alone',
      params: NO_INPUT,
      query: NO_INPUT,
      body: EventCouponClaimSchema,
      data: CouponReceivedSchema,
      refusals: [...RECEIVING, 'NO_SUCH_ROUTE'],
      block: 'coupon',
      decide: (transaction, { body }, call) => claimEventCoupon(transaction, body.couponId, call),
    }),
  ];
}
