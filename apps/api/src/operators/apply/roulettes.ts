import { ROULETTE_AUDIENCES, ROULETTE_PRIZE_KINDS } from '@longstrip/core';
import { roulette, roulettePrize } from '@longstrip/database/schema';
import { and, asc, eq, gte } from 'drizzle-orm';
import * as v from 'valibot';
import { recordChange } from '../../shared/audit.repository.ts';
import { RefusedChange } from '../../shared/operator.ts';
import { CountSchema, MomentSchema } from '../../shared/operator-values.ts';
import type { Applied } from './apply-document.ts';
import { type BenefitContext, FromOneSchema, keyEntries, timesOf } from './benefits.ts';

/** The sum of all weights may be at most this many times the smallest one: the page would show a smaller chance as 0 %. */
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

/**
 * Creates or changes a wheel with its prizes (D20). A prize that a reader has won cannot change; to take it off the wheel, set
 * its stock to the number already won.
 */
export async function applyRoulette(
  context: BenefitContext,
  entry: RouletteEntry,
  { isDemo = false }: { readonly isDemo?: boolean } = {},
): Promise<Applied> {
  const { tx, operator, nowMs } = context;
  const { platform: platformId, key: id, title, audience } = entry;
  const before = await describeRoulette(context, entry);
  const [startsAtMs, endsAtMs] = timesOf(platformId, entry.startAt, entry.endAt);
  const facts = { title, audience, startsAtMs, endsAtMs };
  await tx
    .insert(roulette)
    .values({ platformId, id, ...facts, isDemo, createdAtMs: nowMs, updatedAtMs: nowMs })
    .onConflictDoUpdate({ target: [roulette.platformId, roulette.id], set: facts });
  await writePrizes(context, entry, before?.prizes ?? []);
  const after = await describeRoulette(context, entry);
  const change = { action: 'roulette.apply', subjectType: 'roulette', subjectId: `${platformId}/${id}` } as const;
  const hasChanged = await recordChange(tx, operator, { ...change, before, after }, nowMs);
  if (hasChanged) {
    await tx
      .update(roulette)
      .set({ updatedAtMs: nowMs })
      .where(and(eq(roulette.platformId, platformId), eq(roulette.id, id)));
  }
  return { subject: `roulette ${platformId}/${id}`, hasChanged };
}

async function writePrizes(
  { tx }: BenefitContext,
  { platform: platformId, key: rouletteId, prizes }: RouletteEntry,
  before: readonly { prizeNo: number; kind: string; amount: number; givenCount: number }[],
): Promise<void> {
  for (const { prizeNo, kind, amount, givenCount } of before) {
    const next = prizes[prizeNo];
    const isSame = next !== undefined && next.kind === kind && next.amount === amount;
    if (givenCount > 0 && !isSame) {
      const sentence = `prize ${prizeNo + 1} was won ${givenCount} times and stays what it is; give it a stock of ${givenCount} to take it off the wheel.`;
      throw new RefusedChange('PRIZE_WON', sentence);
    }
    const stock = next?.stock ?? null;
    if (stock !== null && stock < givenCount) {
      throw new RefusedChange('PRIZE_WON', `prize ${prizeNo + 1} was won ${givenCount} times: its stock is no less.`);
    }
  }
  await tx
    .delete(roulettePrize)
    .where(
      and(
        eq(roulettePrize.platformId, platformId),
        eq(roulettePrize.rouletteId, rouletteId),
        gte(roulettePrize.prizeNo, prizes.length),
      ),
    );
  for (const [prizeNo, prize] of prizes.entries()) {
    await tx
      .insert(roulettePrize)
      .values({ platformId, rouletteId, prizeNo, ...prize })
      .onConflictDoUpdate({
        target: [roulettePrize.platformId, roulettePrize.rouletteId, roulettePrize.prizeNo],
        set: prize,
      });
  }
}

/** The stored wheel, its prizes locked: meanwhile none of them is won. */
async function describeRoulette({ tx }: BenefitContext, { platform, key }: RouletteEntry) {
  const [row] = await tx
    .select()
    .from(roulette)
    .where(and(eq(roulette.platformId, platform), eq(roulette.id, key)));
  if (row === undefined) return null;
  const prizes = await tx
    .select()
    .from(roulettePrize)
    .where(and(eq(roulettePrize.platformId, platform), eq(roulettePrize.rouletteId, key)))
    .orderBy(asc(roulettePrize.prizeNo))
    .for('no key update');
  const { isDemo: _demo, createdAtMs: _created, updatedAtMs: _updated, ...facts } = row;
  return {
    ...facts,
    prizes: prizes.map(({ platformId: _platform, rouletteId: _roulette, ...prize }) => prize),
  };
}
