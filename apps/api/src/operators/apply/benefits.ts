import { CLIENT_PLATFORMS, COUPON_TYPES, GIFT_TARGETS, GIFT_TYPES, normaliseCouponCode } from '@longstrip/core';
import { coupon, gift } from '@longstrip/database/schema';
import { getPlatform, type PlatformId } from '@longstrip/platform-config';
import { and, eq, ne } from 'drizzle-orm';
import * as v from 'valibot';
import { findSeriesId } from '../../catalogue/index.ts';
import { recordChange } from '../../shared/audit.repository.ts';
import { RefusedChange } from '../../shared/operator.ts';
import {
  CountSchema,
  knownPlatform,
  LineSchema,
  MomentSchema,
  momentMs,
  PlatformIdSchema,
  ReferenceSchema,
} from '../../shared/operator-values.ts';
import type { Applied, ApplyContext } from './apply-document.ts';

/** Coupons, gifts and roulettes of an apply document, each identified by its platform and key. */
export const keyEntries = {
  platform: PlatformIdSchema,
  key: v.pipe(
    v.string(),
    v.regex(/^[A-Za-z0-9_-]{1,40}$/, 'a key is made of Latin letters, digits, _ and -, at most 40 of them'),
  ),
  /** What readers see; `t:` and a message key is looked up (D26). */
  title: LineSchema,
} as const;

export const FromOneSchema = v.pipe(CountSchema, v.minValue(1, 'must be at least 1'));

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
    /** Null: it has no code to redeem it by. */
    code: v.exactOptional(v.nullable(CodeSchema), null),
    /** For DISCOUNT, one of the two; the amount in minor units of the platform's currency. */
    percent: v.exactOptional(v.nullable(v.pipe(FromOneSchema, v.maxValue(100, 'is at most 100'))), null),
    amount: v.exactOptional(v.nullable(FromOneSchema), null),
    /** The lowest price of a product for which it counts, in minor units. */
    minimumAmount: v.exactOptional(CountSchema, 0),
    /** Points, coins or tickets; null for DISCOUNT. */
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

/** The part of the context that is needed; the demo's goods are made with it, too. */
export type BenefitContext = Pick<ApplyContext, 'tx' | 'operator' | 'nowMs'>;

/** Whether the entry belongs to the demo. What an operator applies does not, and never will. */
interface Ownership {
  readonly isDemo?: boolean;
}

/**
 * Creates or changes a coupon (D18). Once a reader has it, its value cannot change: the readers were promised that. A new end
 * date applies only to readers who get it later.
 */
export async function applyCoupon(
  context: BenefitContext,
  entry: CouponEntry,
  { isDemo = false }: Ownership = {},
): Promise<Applied> {
  const { tx, operator, nowMs } = context;
  const { platform: platformId, key: id } = entry;
  const before = await describeCoupon(context, entry);
  const [startsAtMs, endsAtMs] = timesOf(platformId, entry.startAt, entry.endAt);
  const worth = {
    type: entry.type,
    percent: entry.percent,
    amountMinorUnits: entry.amount,
    minimumMinorUnits: entry.minimumAmount,
    value: entry.value,
  };
  const facts = {
    ...{ title: entry.title, code: entry.code, clients: entry.clients, startsAtMs, endsAtMs },
    ...{ totalLimit: entry.totalLimit, perUserLimit: entry.perUserLimit, isEvent: entry.isEvent },
  };
  if (before !== null && before.issuedCount > 0) {
    const { type, percent, amountMinorUnits, minimumMinorUnits, value } = before;
    const promised = { type, percent, amountMinorUnits, minimumMinorUnits, value };
    if (JSON.stringify(promised) !== JSON.stringify(worth)) {
      throw new RefusedChange(
        'COUPON_PROMISED',
        `readers have ${id} already: what it is worth stays. Make another one.`,
      );
    }
    if (entry.totalLimit !== null && entry.totalLimit < before.issuedCount) {
      throw new RefusedChange('COUPON_GIVEN', `${before.issuedCount} of ${id} are given out: its limit is no less.`);
    }
  }
  await refuseTakenCode(context, entry);
  await tx
    .insert(coupon)
    .values({ platformId, id, ...worth, ...facts, isDemo, createdAtMs: nowMs, updatedAtMs: nowMs })
    .onConflictDoUpdate({ target: [coupon.platformId, coupon.id], set: { ...worth, ...facts } });
  const after = await describeCoupon(context, entry);
  const change = { action: 'coupon.apply', subjectType: 'coupon', subjectId: `${platformId}/${id}` } as const;
  const hasChanged = await recordChange(tx, operator, { ...change, before, after }, nowMs);
  if (hasChanged) {
    await tx
      .update(coupon)
      .set({ updatedAtMs: nowMs })
      .where(and(eq(coupon.platformId, platformId), eq(coupon.id, id)));
  }
  return { subject: `coupon ${platformId}/${id}`, hasChanged };
}

async function refuseTakenCode({ tx }: BenefitContext, { platform, key, code }: CouponEntry): Promise<void> {
  if (code === null) return;
  const [taken] = await tx
    .select({ id: coupon.id })
    .from(coupon)
    .where(and(eq(coupon.platformId, platform), eq(coupon.code, code), ne(coupon.id, key)));
  if (taken !== undefined) throw new RefusedChange('CODE_TAKEN', `the coupon ${taken.id} has the code ${code}.`);
}

async function describeCoupon({ tx }: BenefitContext, { platform, key }: CouponEntry) {
  const [row] = await tx
    .select()
    .from(coupon)
    .where(and(eq(coupon.platformId, platform), eq(coupon.id, key)))
    .for('no key update');
  if (row === undefined) return null;
  const { isDemo: _demo, createdAtMs: _created, updatedAtMs: _updated, ...facts } = row;
  return facts;
}

/** Creates or changes a gift (D19). Readers who already took it keep what they took. */
export async function applyGift(
  context: BenefitContext,
  entry: GiftEntry,
  { isDemo = false }: Ownership = {},
): Promise<Applied> {
  const { tx, operator, nowMs } = context;
  const { platform: platformId, key: id, type, title, target, episodes: episodeCount } = entry;
  const before = await describeGift(context, entry);
  const [startsAtMs, receiveUntilMs] = timesOf(platformId, entry.startAt, entry.receiveUntil);
  const useUntilMs = momentMs(entry.useUntil, zoneOf(knownPlatform(platformId)));
  if (useUntilMs < receiveUntilMs) {
    throw new RefusedChange('GIFT_ENDS_FIRST', `it could be taken, ${entry.receiveUntil}, after its use ends.`);
  }
  const facts = {
    ...{ type, title, target, episodeCount, startsAtMs, receiveUntilMs, useUntilMs },
    seriesId: entry.series === null ? null : await findSeriesId(tx, entry.series),
  };
  await tx
    .insert(gift)
    .values({ platformId, id, ...facts, isDemo, createdAtMs: nowMs, updatedAtMs: nowMs })
    .onConflictDoUpdate({ target: [gift.platformId, gift.id], set: facts });
  const after = await describeGift(context, entry);
  const change = { action: 'gift.apply', subjectType: 'gift', subjectId: `${platformId}/${id}` } as const;
  const hasChanged = await recordChange(tx, operator, { ...change, before, after }, nowMs);
  if (hasChanged) {
    await tx
      .update(gift)
      .set({ updatedAtMs: nowMs })
      .where(and(eq(gift.platformId, platformId), eq(gift.id, id)));
  }
  return { subject: `gift ${platformId}/${id}`, hasChanged };
}

async function describeGift({ tx }: BenefitContext, { platform, key }: GiftEntry) {
  const [row] = await tx
    .select()
    .from(gift)
    .where(and(eq(gift.platformId, platform), eq(gift.id, key)));
  if (row === undefined) return null;
  const { isDemo: _demo, createdAtMs: _created, updatedAtMs: _updated, ...facts } = row;
  return facts;
}

const zoneOf = (platformId: PlatformId): string => getPlatform(platformId).timeZone;

/** Its start and end, in the platform's time zone if the document names none. */
export function timesOf(platformId: string, startAt: string, endAt: string): [number, number] {
  const zone = zoneOf(knownPlatform(platformId));
  const [startsAtMs, endsAtMs] = [momentMs(startAt, zone), momentMs(endAt, zone)];
  if (endsAtMs <= startsAtMs) {
    throw new RefusedChange('ENDS_FIRST', `it would end, ${endAt}, before it begins, ${startAt}.`);
  }
  return [startsAtMs, endsAtMs];
}
