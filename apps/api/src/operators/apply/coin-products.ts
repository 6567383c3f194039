import { coinProduct } from '@longstrip/database/schema';
import { getPlatform } from '@longstrip/platform-config';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { recordChange } from '../../shared/audit.repository.ts';
import { RefusedChange } from '../../shared/operator.ts';
import {
  CountSchema,
  knownPlatform,
  LineSchema,
  MomentSchema,
  momentMs,
  PlatformIdSchema,
} from '../../shared/operator-values.ts';
import type { Applied, ApplyContext } from './apply-document.ts';

const FromOneSchema = v.pipe(CountSchema, v.minValue(1, 'must be at least 1'));
/** Fits the database's integer column; catches typing errors. */
const HIGHEST_PRICE = 100_000_000;
const StoreNameSchema = v.exactOptional(
  v.nullable(
    v.pipe(v.string(), v.regex(/^[\w.-]{1,100}$/, 'the name of a store has Latin letters, digits, ., _ and -')),
  ),
  null,
);

/** A pack of coins of an apply document, identified by its platform and key (D16). */
export const CoinProductEntrySchema = v.strictObject({
  platform: PlatformIdSchema,
  key: v.pipe(
    v.string(),
    v.regex(/^[A-Za-z0-9_-]{1,40}$/, 'a key is made of Latin letters, digits, _ and -, at most 40 of them'),
  ),
  /** What readers see; `t:` and a message key is looked up (D26). */
  title: LineSchema,
  /** In minor units of the platform's currency (D17). */
  price: v.pipe(
    v.number(),
    v.integer('a price is a whole number of minor units'),
    v.minValue(1, 'a price is at least 1 minor unit'),
    v.maxValue(HIGHEST_PRICE, `a price is at most ${HIGHEST_PRICE} minor units`),
  ),
  coins: FromOneSchema,
  bonusCoins: v.exactOptional(CountSchema, 0),
  mileage: v.exactOptional(CountSchema, 0),
  isFirstPurchaseOnly: v.exactOptional(v.boolean(), false),
  /** Null: any number. */
  stock: v.exactOptional(v.nullable(CountSchema), null),
  perUserLimit: v.exactOptional(v.nullable(FromOneSchema), null),
  isVisible: v.exactOptional(v.boolean(), true),
  startAt: v.exactOptional(v.nullable(MomentSchema), null),
  endAt: v.exactOptional(v.nullable(MomentSchema), null),
  position: v.exactOptional(CountSchema, 0),
  appleProductId: StoreNameSchema,
  googleProductId: StoreNameSchema,
});
type CoinProductEntry = v.InferOutput<typeof CoinProductEntrySchema>;

/** Creates or changes a pack of coins. Existing orders keep what they sold. */
export async function applyCoinProduct(context: ApplyContext, entry: CoinProductEntry): Promise<Applied> {
  const { tx, operator, nowMs } = context;
  const { platform: platformId, key: id } = entry;
  const subject = `coin product ${platformId}/${id}`;
  const facts = factsOf(entry);
  const found = await describe(context, entry);
  if (found !== null && facts.stock !== null && facts.stock < found.takenCount) {
    throw new RefusedChange('PRODUCT_SOLD', `${found.takenCount} of ${id} are sold or held: its stock is no less.`);
  }
  await refuseTakenName(context, entry);
  const before = found?.facts ?? null;
  if (JSON.stringify(before) === JSON.stringify(facts)) return { subject, hasChanged: false };
  await tx
    .insert(coinProduct)
    .values({ platformId, id, ...facts, createdAtMs: nowMs, updatedAtMs: nowMs })
    .onConflictDoUpdate({
      target: [coinProduct.platformId, coinProduct.id],
      set: { ...facts, isDemo: false, updatedAtMs: nowMs },
    });
  const change = { action: 'product.apply', subjectType: 'product', subjectId: `${platformId}/${id}` } as const;
  await recordChange(tx, operator, { ...change, before, after: facts }, nowMs);
  return { subject, hasChanged: true };
}

type Facts = ReturnType<typeof factsOf>;

function factsOf(entry: CoinProductEntry) {
  const { timeZone, currency } = getPlatform(knownPlatform(entry.platform));
  const moment = (text: string | null) => (text === null ? null : momentMs(text, timeZone));
  const [startsAtMs, endsAtMs] = [moment(entry.startAt), moment(entry.endAt)];
  if (startsAtMs !== null && endsAtMs !== null && endsAtMs <= startsAtMs) {
    throw new RefusedChange('ENDS_FIRST', `it would end, ${entry.endAt}, before it begins, ${entry.startAt}.`);
  }
  return {
    ...{ title: entry.title, priceMinorUnits: entry.price, currency: currency.code as string },
    ...{ coins: entry.coins, bonusCoins: entry.bonusCoins, mileage: entry.mileage },
    ...{ isFirstPurchaseOnly: entry.isFirstPurchaseOnly, stock: entry.stock, perUserLimit: entry.perUserLimit },
    ...{ isVisible: entry.isVisible, startsAtMs, endsAtMs, orderNo: entry.position },
    ...{ appleProductId: entry.appleProductId, googleProductId: entry.googleProductId },
  };
}

/** The pack, locked, so that sales in the meantime are counted. */
async function describe(
  { tx }: ApplyContext,
  { platform, key }: CoinProductEntry,
): Promise<{ facts: Facts; takenCount: number } | null> {
  const isIt = and(eq(coinProduct.platformId, platform), eq(coinProduct.id, key));
  const [row] = await tx.select().from(coinProduct).where(isIt).for('no key update');
  if (row === undefined) return null;
  const facts = {
    ...{ title: row.title, priceMinorUnits: row.priceMinorUnits, currency: row.currency },
    ...{ coins: row.coins, bonusCoins: row.bonusCoins, mileage: row.mileage },
    ...{ isFirstPurchaseOnly: row.isFirstPurchaseOnly, stock: row.stock, perUserLimit: row.perUserLimit },
    ...{ isVisible: row.isVisible, startsAtMs: row.startsAtMs, endsAtMs: row.endsAtMs, orderNo: row.orderNo },
    ...{ appleProductId: row.appleProductId, googleProductId: row.googleProductId },
  };
  return { facts, takenCount: row.takenCount };
}

/** A name in an app's store stands for one pack only. */
async function refuseTakenName({ tx }: ApplyContext, entry: CoinProductEntry): Promise<void> {
  for (const [column, name] of [
    [coinProduct.appleProductId, entry.appleProductId],
    [coinProduct.googleProductId, entry.googleProductId],
  ] as const) {
    if (name === null) continue;
    const rows = await tx
      .select({ id: coinProduct.id })
      .from(coinProduct)
      .where(and(eq(coinProduct.platformId, entry.platform), eq(column, name)));
    const other = rows.find(({ id }) => id !== entry.key);
    if (other !== undefined)
      throw new RefusedChange('NAME_TAKEN', `the pack ${other.id} has the store’s name ${name}.`);
  }
}
