import {
  CLIENT_PLATFORMS,
  COUPON_TYPES,
  GIFT_TARGETS,
  GIFT_TYPES,
  normaliseCouponCode,
  ROULETTE_AUDIENCES,
  ROULETTE_PRIZE_KINDS,
} from '@longstrip/core';
import * as v from 'valibot';
import {
  CountSchema,
  LineSchema,
  MomentSchema,
  PlatformIdSchema,
  ReferenceSchema,
} from '../../shared/operator-values.ts';

/** Coupons, gifts and roulettes of an apply document, each identified by its platform and key. */
const keyEntries = {
  platform: PlatformIdSchema,
  key: v.pipe(
    v.string(),
    v.regex(/^[A-Za-z0-9_-]{1,40}$/, 'a key is made of Latin letters, digits, _ and -, at most 40 of them'),
  ),
  /** What readers see; `t:` and a message key is looked up (D26). */
  title: LineSchema,
} as const;

const FromOneSchema = v.pipe(CountSchema, v.minValue(1, 'must be at least 1'));

const CodeSchema = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const code = normaliseCouponCode(dataset.value);
    if (code !== null) return code;
    addIssue({ message: 'a code has 3 to 40 Latin letters and digits; spaces and hyphens do not count' });
    return NEVER;
  }),
);

export const CouponEntrySchema = v.pipe(
  v.strictObject({
    ...keyEntries,
    type: v.picklist(COUPON_TYPES),
    /** Null: it is not redeemed by a code. */
    code: v.exactOptional(v.nullable(CodeSchema), null),
    /** Of DISCOUNT, one of the two; the amount in minor units of the platform's currency. */
    percent: v.exactOptional(v.nullable(v.pipe(FromOneSchema, v.maxValue(100, 'is at most 100'))), null),
    amount: v.exactOptional(v.nullable(FromOneSchema), null),
    /** The least price of a product, in minor units. */
    minimumAmount: v.exactOptional(CountSchema, 0),
    /** Points, coins or tickets; null of DISCOUNT. */
    value: v.exactOptional(v.nullable(FromOneSchema), null),
    clients: v.exactOptional(
      v.pipe(v.array(v.picklist(CLIENT_PLATFORMS)), v.minLength(1, 'needs at least one client')),
      [...CLIENT_PLATFORMS],
    ),
    startAt: MomentSchema,
    endAt: MomentSchema,
    /** Null: any number. */
    totalLimit: v.exactOptional(v.nullable(FromOneSchema), null),
    perUserLimit: v.exactOptional(FromOneSchema, 1),
    isEvent: v.exactOptional(v.boolean(), false),
  }),
  v.check(
    ({ type, percent, amount, value }) =>
      type === 'DISCOUNT'
        ? (percent === null) !== (amount === null) && value === null
        : percent === null && amount === null && value !== null,
    'a DISCOUNT has a percent or an amount, every other coupon a value, and none has both',
  ),
);
export type CouponEntry = v.InferOutput<typeof CouponEntrySchema>;

export const GiftEntrySchema = v.strictObject({
  ...keyEntries,
  type: v.picklist(GIFT_TYPES),
  /** Alias, id, or `<series key>/<language>`; null: for any series. */
  series: v.exactOptional(v.nullable(v.union([ReferenceSchema, v.number()])), null),
  /** Tickets of one gift. */
  episodes: v.exactOptional(FromOneSchema, 1),
  target: v.picklist(GIFT_TARGETS),
  startAt: MomentSchema,
  receiveUntil: MomentSchema,
  useUntil: MomentSchema,
});
export type GiftEntry = v.InferOutput<typeof GiftEntrySchema>;

/** The most that a weight may differ from the sum of all: a chance that the page would show as 0 % is none. */
const LEAST_SHARE = 10_000;

export const RouletteEntrySchema = v.pipe(
  v.strictObject({
    ...keyEntries,
    audience: v.exactOptional(v.picklist(ROULETTE_AUDIENCES), 'ALL'),
    startAt: MomentSchema,
    endAt: MomentSchema,
    /** In the order of the wheel. */
    prizes: v.pipe(
      v.array(
        v.pipe(
          v.strictObject({
            kind: v.picklist(ROULETTE_PRIZE_KINDS),
            amount: v.exactOptional(CountSchema, 0),
            weight: FromOneSchema,
            /** Null: any number. */
            stock: v.exactOptional(v.nullable(CountSchema), null),
          }),
          v.check(
            ({ kind, amount }) => (kind === 'NOTHING') === (amount === 0),
            'a prize has an amount, and NOTHING has none',
          ),
        ),
      ),
      v.minLength(2, 'needs at least two prizes'),
      v.maxLength(20, 'has at most 20 prizes'),
    ),
  }),
  v.check(
    ({ prizes }) => prizes.some(({ stock }) => stock === null),
    'needs a prize without a stock, so that it never runs empty',
  ),
  v.check(({ prizes }) => {
    const total = prizes.reduce((sum, { weight }) => sum + weight, 0);
    return prizes.every(({ weight }) => weight * LEAST_SHARE >= total);
  }, 'a prize is less likely than 0.01 %, which readers would be shown as nothing'),
);
export type RouletteEntry = v.InferOutput<typeof RouletteEntrySchema>;
