import { userCoupon } from '@longstrip/database/schema';
import { TEST_NOW_MS as NOW_MS } from '@longstrip/test-kit';
import { addUser } from '@longstrip/test-kit/data';
import { afterAll, beforeAll } from 'vitest';
import { postTo } from '../../testing/accounts.ts';
import { addCoupon, newRequestId } from '../../testing/benefits.ts';
import { addPack, createFakePayments } from '../../testing/fake-payments.ts';
import { STAY, testRefusals } from '../../testing/refusal-table.ts';
import { createTestApi, type TestAnswer, type TestApi } from '../../testing/test-api.ts';

const DAY_MS = 86_400_000;
const platformId = 'bom-us';
const TEN_OFF = { platformId, type: 'DISCOUNT', value: null, percent: 10 } as const;

let api: TestApi;
let bearer: string;
/** The ids of the reader's own coupons, by the coupon's key. */
const own = new Map<string, number>();
beforeAll(async () => {
  api = await createTestApi({ services: { payments: createFakePayments() } });
  ({ accessToken: bearer } = await addUser(api.db, { platformId, id: 'reader' }));
  await addUser(api.db, { platformId: 'beltoon-jp', id: 'reader' });
  await addPack(api.db);
  await addCoupon(api.db, { platformId: 'beltoon-jp', id: 'there' });
  await addCoupon(api.db, { platformId, id: 'welcome' });
  await addCoupon(api.db, { platformId, id: 'to-come', code: 'TOCOME', startsAtMs: NOW_MS + 1 });
  await addCoupon(api.db, { platformId, id: 'ios', clients: ['IOS_APP'] });
  await addCoupon(api.db, { platformId, id: 'over', endsAtMs: NOW_MS });
  await addCoupon(api.db, { platformId, id: 'all-given', code: 'ALLGIVEN', totalLimit: 1, issuedCount: 1 });
  await addCoupon(api.db, { ...TEN_OFF, id: 'dear', minimumMinorUnits: 900 });
  await addCoupon(api.db, { ...TEN_OFF, id: 'held' });
  await addCoupon(api.db, { ...TEN_OFF, id: 'late' });
  await addCoupon(api.db, { ...TEN_OFF, id: 'apponly', clients: ['IOS_APP'] });
  for (const [couponId, endsAtMs] of [
    ['dear', NOW_MS + DAY_MS],
    ['held', NOW_MS + DAY_MS],
    ['late', NOW_MS],
    ['apponly', NOW_MS + DAY_MS],
  ] as const) {
    const [row] = await api.db.orm
      .insert(userCoupon)
      .values({ platformId, userId: 'reader', couponId, receivedAtMs: NOW_MS - DAY_MS, expiresAtMs: endsAtMs })
      .returning();
    own.set(couponId, row?.id ?? 0);
  }
});
afterAll(() => api.close());

const redeem = (code: string): Promise<TestAnswer> =>
  postTo(api, '/coupon/code')({ code, requestId: newRequestId() }, { bearer });
const redeemTwice = async (code: string) => {
  await redeem(code);
  return redeem(code);
};
const payWith = (userCouponId: number | undefined, change: object = {}): Promise<TestAnswer> =>
  postTo(api, '/payment')(
    { productId: 'pack', agreed: true, userCouponId, requestId: newRequestId(), ...change },
    { bearer },
  );
/** The second order is of another visit: otherwise the first one would be taken up again. */
const payTwice = async (coupon: string) => {
  await payWith(own.get(coupon));
  return payWith(own.get(coupon), { marketingCode: 'beside' });
};
const quote = (coupon: string) => api.ask(`/payment/quote?productId=pack&userCouponId=${own.get(coupon)}`, { bearer });

testRefusals('coupon', {
  NOT_FOUND_COUPON_USER: {
    ...{ status: 200, page: STAY },
    provoked: [
      { how: 'paying with a coupon that one has not', ask: () => payWith(999) },
      { how: 'paying with a coupon of another client', ask: () => payWith(own.get('apponly')) },
    ],
  },
  INVALID_MINIMUM_AMOUNT_COUPON: {
    ...{ status: 200, page: STAY },
    provoked: [
      { how: 'paying less than a coupon asks for', ask: () => payWith(own.get('dear')) },
      { how: 'asking for the price of that', ask: () => quote('dear') },
    ],
  },
  ALREADY_USED_COUPON: {
    ...{ status: 200, page: STAY },
    provoked: [{ how: 'a coupon for two payments', ask: () => payTwice('held') }],
  },
  NOT_FOUND_COUPON: {
    ...{ status: 200, page: STAY },
    provoked: [
      { how: 'an unknown code', ask: () => redeem('UNKNOWN') },
      { how: 'a code of another platform', ask: () => redeem('THERE') },
      { how: 'a code that is to come', ask: () => redeem('TOCOME') },
      { how: 'a code for another client', ask: () => redeem('IOS') },
    ],
  },
  EXPIRED_COUPON: {
    ...{ status: 200, page: STAY },
    provoked: [
      { how: 'a code whose time is over', ask: () => redeem('OVER') },
      { how: 'paying with one whose time is over', ask: () => payWith(own.get('late')) },
    ],
  },
  ALREADY_RECEIVED_COUPON: {
    ...{ status: 200, page: STAY },
    provoked: [{ how: 'a code redeemed twice', ask: () => redeemTwice('WELCOME') }],
  },
  SOLD_OUT_COUPON: {
    ...{ status: 200, page: STAY },
    provoked: [{ how: 'a code without any left', ask: () => redeem('ALLGIVEN') }],
  },
});
