import { retryConflicts } from '@longstrip/database';
import { type AdminRefusal, RefusedChange } from '../../shared/operator.ts';
import type { Applied, ApplyContext, ApplyDocument, ApplyParts } from './apply-document.ts';
import { applyCoupon, applyGift } from './benefits.ts';
import { applyCoinProduct } from './coin-products.ts';
import { applyEvent } from './events.ts';
import { applyPlatform, applyProhibitedWords } from './platform.ts';
import { applyRoulette } from './roulettes.ts';
import { applySeries } from './series.ts';
import { applyBanner, applyPick, applyTheme } from './showcase.ts';
import { applyFaq, applyNotice, applyPolicy } from './site-texts.ts';

export type ApplyResult = { ok: true; applied: Applied[] } | { ok: false; refusals: AdminRefusal[] };

/**
 * Applies a whole document in one transaction. If any entry is refused, nothing is applied, and every refusal is reported.
 * Idempotent: unchanged values are neither written nor logged.
 */
export async function applyDocument(
  parts: ApplyParts,
  document: ApplyDocument,
  action = 'series.apply',
): Promise<ApplyResult> {
  const refusals: AdminRefusal[] = [];
  try {
    const applied = await retryConflicts(() =>
      parts.database.orm.transaction(async (tx) => {
        refusals.length = 0;
        const context: ApplyContext = { ...parts, tx, action };
        const done: Applied[] = [];
        const entries: { place: string; apply: () => Promise<Applied> }[] = [
          ...document.platforms.map((entry, index) => ({
            place: `platforms.${index}`,
            apply: () => applyPlatform(context, entry),
          })),
          ...document.series.map((entry, index) => ({
            place: `series.${index}`,
            apply: () => applySeries(context, entry),
          })),
          ...document.notices.map((entry, index) => ({
            place: `notices.${index}`,
            apply: () => applyNotice(context, entry),
          })),
          ...document.faqs.map((entry, index) => ({
            place: `faqs.${index}`,
            apply: () => applyFaq(context, entry),
          })),
          ...document.policies.map((entry, index) => ({
            place: `policies.${index}`,
            apply: () => applyPolicy(context, entry),
          })),
          ...document.picks.map((entry, index) => ({
            place: `picks.${index}`,
            apply: () => applyPick(context, entry),
          })),
          ...document.themes.map((entry, index) => ({
            place: `themes.${index}`,
            apply: () => applyTheme(context, entry),
          })),
          ...document.banners.map((entry, index) => ({
            place: `banners.${index}`,
            apply: () => applyBanner(context, entry),
          })),
          ...document.coinProducts.map((entry, index) => ({
            place: `coinProducts.${index}`,
            apply: () => applyCoinProduct(context, entry),
          })),
          ...document.coupons.map((entry, index) => ({
            place: `coupons.${index}`,
            apply: () => applyCoupon(context, entry),
          })),
          ...document.gifts.map((entry, index) => ({
            place: `gifts.${index}`,
            apply: () => applyGift(context, entry),
          })),
          ...document.roulettes.map((entry, index) => ({
            place: `roulettes.${index}`,
            apply: () => applyRoulette(context, entry),
          })),
          ...document.events.map((entry, index) => ({
            place: `events.${index}`,
            apply: () => applyEvent(context, entry),
          })),
          ...document.prohibitedWords.map((entry, index) => ({
            place: `prohibitedWords.${index}`,
            apply: () => applyProhibitedWords(context, entry),
          })),
        ];
        for (const { place, apply } of entries) {
          const outcome = await apply().catch((error: unknown) => asRefusal(error, place));
          if ('code' in outcome) refusals.push(outcome);
          else done.push(outcome);
        }
        if (refusals.length > 0) throw new RefusedChange('REFUSED', 'some entries are refused');
        return done;
      }),
    );
    return { ok: true, applied };
  } catch (error) {
    if (error instanceof RefusedChange) return { ok: false, refusals };
    throw error;
  }
}

/** Refusals are collected, to report all at once; any other error is thrown. */
function asRefusal(error: unknown, place: string): AdminRefusal {
  if (!(error instanceof RefusedChange)) throw error;
  return { code: error.code, sentence: `${place}: ${error.message}` };
}
