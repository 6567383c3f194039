import { isDeepStrictEqual } from 'node:util';
import { SALE_TYPES } from '@longstrip/core';
import { bulkDiscount, series, seriesPlatform } from '@longstrip/database/schema';
import { getPlatform, type PlatformId } from '@longstrip/platform-config';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import {
  arePicturesDue,
  DEFAULT_OFFER,
  describeSeries,
  differences,
  findSeriesId,
  giveAlias,
  makeSeriesPicturesJob,
  writeCreators,
  writeDays,
  writeSearchTexts,
  writeTags,
} from '../../catalogue/index.ts';
import { recordChange } from '../../shared/audit.repository.ts';
import { RefusedChange } from '../../shared/operator.ts';
import { knownPlatform, momentMs } from '../../shared/operator-values.ts';
import type { Applied, ApplyContext, SeriesEntry, SeriesPlatformEntry } from './apply-document.ts';
import { applyEpisodes, planDrafts, publishDrafts, withoutDraft } from './episodes.ts';

const BulkDiscountSchema = v.strictObject({
  saleType: v.picklist(SALE_TYPES, `must be ${SALE_TYPES.join(' or ')}`),
  minimumEpisodes: v.pipe(v.number(), v.integer('must be a whole number'), v.minValue(2, 'is at least 2 episodes')),
  percent: v.pipe(
    v.number(),
    v.integer('a discount is a whole number of percent'),
    v.minValue(1, 'a discount is at least 1 percent'),
    v.maxValue(90, 'a discount is at most 90 percent'),
  ),
});
type BulkDiscount = v.InferOutput<typeof BulkDiscountSchema>;

/**
 * The discounts of a series on a platform for readers who buy all episodes that they lack (D11); they replace the earlier ones.
 */
export const BulkDiscountsSchema = v.pipe(
  v.array(BulkDiscountSchema),
  v.check((tiers) => new Set(tiers.map(nameOf)).size === tiers.length, 'has two discounts from the same number on'),
  v.check(isRising, 'must not give a smaller discount for more episodes'),
);

function nameOf({ saleType, minimumEpisodes }: BulkDiscount): string {
  return `${saleType} ${minimumEpisodes}`;
}

function isRising(tiers: BulkDiscount[]): boolean {
  return tiers.every((one) =>
    tiers
      .filter((other) => other.saleType === one.saleType && other.minimumEpisodes > one.minimumEpisodes)
      .every((other) => other.percent >= one.percent),
  );
}

async function applyBulkDiscounts(
  { tx }: ApplyContext,
  seriesId: number,
  platformId: PlatformId,
  tiers: readonly BulkDiscount[],
): Promise<void> {
  await tx
    .delete(bulkDiscount)
    .where(and(eq(bulkDiscount.platformId, platformId), eq(bulkDiscount.seriesId, seriesId)));
  if (tiers.length > 0) await tx.insert(bulkDiscount).values(tiers.map((tier) => ({ ...tier, platformId, seriesId })));
}

/** Changes a series; fields that the entry does not name stay. */
export async function applySeries(context: ApplyContext, entry: SeriesEntry): Promise<Applied> {
  const { tx, operator, nowMs, action, jobs, reason } = context;
  const seriesId = await findSeriesId(tx, entry.series);
  await tx.select({ id: series.id }).from(series).where(eq(series.id, seriesId)).for('update');
  const before = await describeSeries(tx, seriesId);

  const { alias, language, tags, days, creators, isRemoved, platforms, episodes, series: _reference, ...facts } = entry;
  if (Object.keys(facts).length > 0) await tx.update(series).set(facts).where(eq(series.id, seriesId));
  if (alias !== undefined) await giveAlias(tx, seriesId, alias);
  if (language !== undefined) await giveLanguage(context, seriesId, language);
  if (isRemoved !== undefined && isRemoved !== before?.isRemoved) {
    await tx
      .update(series)
      .set({ removedAtMs: isRemoved ? nowMs : null })
      .where(eq(series.id, seriesId));
  }
  if (tags !== undefined) await writeTags(tx, seriesId, tags);
  if (days !== undefined) await writeDays(tx, seriesId, days);
  if (creators !== undefined) await writeCreators(tx, seriesId, creators);
  for (const [platformId, platformEntry] of Object.entries(platforms ?? {})) {
    const { bulkDiscounts, isDraft, openWeekly, ...offer } = platformEntry;
    await applySeriesPlatform(context, seriesId, knownPlatform(platformId), offer);
    const place = { seriesId, platformId: knownPlatform(platformId) };
    if (openWeekly !== undefined) await planDrafts(context, { ...place, openWeekly });
    if (isDraft === false) await publishDrafts(context, place);
    if (bulkDiscounts !== undefined) {
      await applyBulkDiscounts(context, seriesId, knownPlatform(platformId), bulkDiscounts);
    }
  }
  await applyEpisodes(context, seriesId, episodes ?? []);
  await writeSearchTexts(tx, [seriesId]);

  const after = await describeSeries(tx, seriesId);
  const change = { action, subjectType: 'series', subjectId: String(seriesId) } as const;
  const changes = differences(before, after);
  const isSame = isDeepStrictEqual(changes.before, changes.after);
  const said = isSame || reason === undefined ? {} : { after: { ...Object(changes.after), reason } };
  const hasChanged = await recordChange(tx, operator, { ...change, ...changes, ...said }, nowMs);
  if (hasChanged) await tx.update(series).set({ updatedAtMs: nowMs }).where(eq(series.id, seriesId));
  if (await arePicturesDue(tx, seriesId)) {
    await jobs.enqueue(tx, makeSeriesPicturesJob, { seriesId }, { singletonKey: String(seriesId) });
  }
  return { subject: `series ${after?.alias ?? seriesId}`, hasChanged };
}

async function giveLanguage({ tx }: ApplyContext, seriesId: number, language: string): Promise<void> {
  const [own] = await tx.select().from(series).where(eq(series.id, seriesId));
  if (own === undefined || own.language === language) return;
  const [other] = await tx
    .select({ alias: series.alias })
    .from(series)
    .where(and(eq(series.seriesKey, own.seriesKey), eq(series.language, language)));
  if (other !== undefined) {
    throw new RefusedChange('LANGUAGE_TAKEN', `the work has a series in ${language} already, ${other.alias}.`);
  }
  await tx.update(series).set({ language }).where(eq(series.id, seriesId));
}

async function applySeriesPlatform(
  { tx, nowMs }: ApplyContext,
  seriesId: number,
  platformId: PlatformId,
  { openAt, ...given }: Omit<SeriesPlatformEntry, 'bulkDiscounts' | 'isDraft' | 'openWeekly'>,
): Promise<void> {
  const entry = withoutDraft(given);
  const openedAtMs = openAt === undefined ? {} : { openedAtMs: momentMs(openAt, getPlatform(platformId).timeZone) };
  const here = and(eq(seriesPlatform.seriesId, seriesId), eq(seriesPlatform.platformId, platformId));
  const [before] = await tx.select().from(seriesPlatform).where(here);
  if (before !== undefined) {
    const wanted = { ...entry, ...openedAtMs };
    const isSame = Object.entries(wanted).every(([name, value]) => Reflect.get(before, name) === value);
    if (!isSame)
      await tx
        .update(seriesPlatform)
        .set({ ...wanted, updatedAtMs: nowMs })
        .where(here);
    return;
  }
  await tx.insert(seriesPlatform).values({
    platformId,
    seriesId,
    openedAtMs: nowMs,
    updatedAtMs: nowMs,
    ...DEFAULT_OFFER,
    ...entry,
    ...openedAtMs,
  });
}
