import { COUPON_CALLS } from '@longstrip/api-contract';
import { grant } from '@longstrip/core';
import { type Endpoint, serve } from '../../http/endpoint.ts';
import { serveCommand } from '../../http/reader-command.ts';
import type { MoneyParts } from '../services.ts';
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

/** Coupons of readers (D18). No pattern of a path here matches another path, so the order does not matter. */
export function couponEndpoints(parts: MoneyParts): Endpoint[] {
  return [...couponLists(parts), ...couponCommands(parts)];
}

function couponLists(parts: MoneyParts): Endpoint[] {
  return [
    serve(COUPON_CALLS.coupons, async ({ query }, call) => grant(await readCoupons(parts, query.state, call))),
    serve(COUPON_CALLS.couponPage, async ({ query }, call) => grant(await readCouponPage(parts, query, call))),
    serve(COUPON_CALLS.newCoupons, async (_input, call) => grant(await countNewCoupons(parts, call))),
    serve(COUPON_CALLS.seeCoupons, (_input, call) => seeCoupons(parts, call)),
    serve(COUPON_CALLS.eventCoupons, (_input, call) => readEventCoupons(parts, call)),
  ];
}

function couponCommands(parts: MoneyParts): Endpoint[] {
  return [
    serveCommand(parts, COUPON_CALLS.redeemCoupon, {
      prepare: ({ body }, call) => prepareCode(parts, body.code, call),
      decide: (transaction, _input, call) => redeemCoupon(transaction, call.prepared, call),
    }),
    serveCommand(parts, COUPON_CALLS.claimEventCoupon, {
      decide: (transaction, { body }, call) => claimEventCoupon(transaction, body.couponId, call),
    }),
  ];
}
