import type { Operator } from '../../shared/operator.ts';
import { applyDocument } from '../apply/apply.service.ts';
import type { ApplyDocument, ApplyParts, SeriesEntry } from '../apply/apply-document.ts';
import { tryOut } from './in-open-transaction.ts';

/**
 * How many gifts for more than one reader a document would change, and how many series’ prices. It is tried in a transaction that is
 * undone, so that applying a document again, which changes nothing, counts nothing. Null: it would be refused, or has neither gifts
 * for many nor prices of more series than `priceLimit`, so that trying it would be in vain.
 */
export async function countChanges(
  parts: Pick<ApplyParts, 'database' | 'jobs'>,
  operator: Operator,
  { action, document }: { action: string; document: ApplyDocument },
  { nowMs, priceLimit }: { nowMs: number; priceLimit: number },
): Promise<{ massGifts: number; pricedSeries: number } | null> {
  const isFew = document.series.filter(hasPrices).length <= priceLimit;
  if (isFew && !document.gifts.some(isForMany)) return null;
  const tried = await tryOut(parts.database, (database) =>
    applyDocument({ ...parts, database, operator, nowMs }, document, action),
  );
  if (tried === null || !tried.ok) return null;
  const changesOf = <Entry>(entries: readonly Entry[], before: number, counts: (entry: Entry) => boolean) =>
    entries.filter((entry, index) => counts(entry) && tried.applied[before + index]?.hasChanged === true).length;
  // As `applyDocument` goes through its parts.
  const { platforms, series, notices, faqs, policies, picks, themes, banners, coinProducts, coupons, gifts } = document;
  const beforeGifts = [platforms, series, notices, faqs, policies, picks, themes, banners, coinProducts, coupons];
  return {
    massGifts: changesOf(
      gifts,
      beforeGifts.reduce((sum, entries) => sum + entries.length, 0),
      isForMany,
    ),
    pricedSeries: changesOf(series, platforms.length, hasPrices),
  };
}

const isForMany = ({ target }: ApplyDocument['gifts'][number]): boolean => target !== 'NAMED';

/** Whether an entry names a price, or what is free, of a series or an episode. */
function hasPrices({ platforms = {}, episodes = [] }: SeriesEntry): boolean {
  const keys = ['rentCoin', 'possessionCoin', 'freeEpisodeCount', 'bulkDiscounts', 'prices', 'freeWindow'];
  const entries = [
    ...Object.values(platforms),
    ...episodes.flatMap((episode) => Object.values(episode.platforms ?? {})),
  ];
  return entries.some((entry) => Object.keys(entry).some((key) => keys.includes(key)));
}
