import type { PurchaseQuote } from '@longstrip/api-contract';
import type { AppLoadContext } from '@remix-run/server-runtime';
import { formatMoment } from '../../i18n/format.server.ts';
import { serverText } from '../../i18n/server-text.server.ts';
import { BOUGHT_PARAMETER } from '../navigation/purchase-address.ts';
import { loadQuote } from './load-purchase-panel.server.ts';
import { coinsOf, coinsText } from './panel-parts.server.ts';
import '../../server/site-context.ts';

/**
 * What is said once on the page after a purchase: "Rented until 11.26 21:40 · 4 coins left". The address only asks for it;
 * what it says is what the api says of the episode and of the balance. Null where there is nothing to say.
 */
export async function boughtNotice(
  site: AppLoadContext,
  request: Request,
  { seriesAlias, episodeAlias }: { seriesAlias: string; episodeAlias: string },
): Promise<string | null> {
  const bought = new URL(request.url).searchParams.get(BOUGHT_PARAMETER);
  if (bought === null || !site.isSignedIn) return null;
  const [text, quote] = await Promise.all([serverText(site.locale), loadQuote(site, seriesAlias, episodeAlias)]);
  if (quote === null) return null;
  const coins = coinsText(text, coinsOf(quote.balance));
  if (bought.startsWith('ALL_')) return text('purchase.allOpenNow', { coins });
  const { access } = quote;
  if (access === null || access.by === 'FREE') return null;
  if (access.expiredAt === null) return text('purchase.ownedNow', { coins });
  const time = formatMoment(site.platform, site.locale, access.expiredAt);
  return costNothing(access) ? text('purchase.openUntil', { time }) : text('purchase.rentedUntil', { time, coins });
}

function costNothing({ by, isGift }: NonNullable<PurchaseQuote['access']>): boolean {
  return by === 'FREETIME' || isGift;
}
