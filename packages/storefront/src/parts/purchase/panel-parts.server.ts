import type { BulkOffer, CoinProduct, PurchaseQuote, QuoteOption } from '@longstrip/api-contract';
import { cheapestPackFor, coins, moneyPriceOf } from '@longstrip/core';
import type { AppLoadContext } from '@remix-run/server-runtime';
import { formatDay, formatMoney, formatNumber } from '../../i18n/format.server.ts';
import type { ServerText } from '../../i18n/server-text.server.ts';
import { reachableRoutes } from '../../implemented-routes.ts';
import { shopAddress } from '../navigation/shop-address.ts';
import type { BalanceText, ChoiceDetails } from './purchase-model.ts';
import '../../server/site-context.ts';

/** What the texts of a panel are made from. */
export interface PanelContext {
  site: Pick<AppLoadContext, 'platform' | 'locale'>;
  text: ServerText;
  quote: PurchaseQuote;
  /** The coin packs that the reader can buy; empty if they have enough coins for every choice. */
  packs: readonly CoinProduct[];
  /** The page with the panel; readers come back to it. */
  here: string;
}

/** The price of one purchase option, or of an offer for all episodes. */
type Priced = Pick<QuoteOption | BulkOffer, 'coins' | 'missingCoins' | 'spends' | 'exchange'>;

/** An option that is available now, once the reader has the coins. */
export function canBeHad({ refusal }: Pick<QuoteOption | BulkOffer, 'refusal'>): boolean {
  return refusal === null || refusal === 'COIN_INSUFFICIENT';
}

/** All coins of a reader, whatever their kind. */
export function coinsOf({ coin, bonusCoin, freeCoin }: Omit<PurchaseQuote['balance'], 'mileage'>): number {
  return coin + bonusCoin + freeCoin;
}

/** "3 coins". */
export function coinsText(text: ServerText, amount: number): string {
  return text('common.coins', { count: amount });
}

/** The price of something: "3 coins", or in the EU "3 coins (€0.30)". */
export function priceText({ site, text, quote: { dearestPack } }: PanelContext, amount: number): string {
  const said = coinsText(text, amount);
  if (dearestPack === null || amount === 0) return said;
  const money = formatMoney(site.platform.currency, site.locale, moneyPriceOf(coins(amount), dearestPack));
  return text('purchase.inMoney', { coins: said, money });
}

/** What the reader has before and after, and which bonus coins are spent first; null for what costs nothing. */
export function balanceText({ site, text, quote }: PanelContext, priced: Priced): BalanceText | null {
  if (priced.coins === 0) return null;
  const before = formatNumber(site.locale, coinsOf(quote.balance));
  const after = formatNumber(site.locale, coinsOf(quote.balance) - priced.coins);
  return {
    label: text('purchase.balance'),
    before,
    after,
    spoken: text('purchase.balanceSpoken', { before, after }),
    note: bonusFirst({ site, text }, priced),
  };
}

/** "2 bonus coins go first. They end on 2026.11.24.": the ones that expire first, if any that expire are spent. */
function bonusFirst({ site, text }: Pick<PanelContext, 'site' | 'text'>, { spends }: Priced): string | null {
  const first = spends.find(({ kind, expiredAt }) => kind === 'BONUS' && expiredAt !== null);
  const endMs = first?.expiredAt ?? null;
  if (endMs === null) return null;
  const date = formatDay(site.platform, site.locale, endMs);
  const alike = spends.filter(
    ({ kind, expiredAt }) =>
      kind === 'BONUS' && expiredAt !== null && formatDay(site.platform, site.locale, expiredAt) === date,
  );
  return text('purchase.bonusFirst', { count: alike.reduce((sum, { coins }) => sum + coins, 0), date });
}

/**
 * Shown below a choice whose price the reader cannot pay: the missing coins, points that can replace them, and the link to
 * the shop.
 */
export function insufficientCoinsDetails(
  context: PanelContext,
  priced: Priced,
  { isRental, isAll = false }: { isRental: boolean; isAll?: boolean },
): Extract<ChoiceDetails, { kind: 'short' }> {
  const { site, text, quote } = context;
  const { locale, platform } = site;
  const write = (amount: number) => formatNumber(locale, amount);
  const { exchange } = priced;
  const points =
    exchange === null ? '' : `${formatNumber(locale, exchange.mileage)} ${platform.constants.mileageSymbol}`;
  return {
    kind: 'short',
    sums: [
      {
        label: text('purchase.price'),
        amount: quote.dearestPack === null ? write(priced.coins) : priceText(context, priced.coins),
      },
      { label: text('purchase.balance'), amount: write(coinsOf(quote.balance)) },
      { label: text('purchase.stillNeeded'), amount: write(priced.missingCoins), isResult: true },
    ],
    debt: quote.debt.coins === 0 ? null : text('purchase.debt', { coins: coinsText(text, quote.debt.coins) }),
    points:
      exchange === null
        ? null
        : {
            text: text('purchase.pointsOffer', { points, coins: coinsText(text, exchange.bonusCoin) }),
            label: text(isRental ? 'purchase.exchangeAndRent' : 'purchase.exchangeAndOwn', {
              points,
              coins: priceText(context, priced.coins),
            }),
          },
    shop: hasShop(site)
      ? shopOf(context, priced.missingCoins, text(isAll ? 'purchase.comeBackAll' : 'purchase.comeBack'))
      : null,
  };
}

/**
 * The link to order the cheapest pack with enough coins, and the link to the other packs; if no pack has enough, only the
 * link to all packs.
 */
function shopOf(
  { site, text, quote, packs, here }: PanelContext,
  missingCoins: number,
  note: string,
): Extract<ChoiceDetails, { kind: 'short' }>['shop'] {
  const purpose = { callback: here, episode: String(quote.episodeId) };
  const all = shopAddress({}, purpose);
  const offered = packs.map((product) => ({
    ...{ product, priceMinorUnits: product.price, coins: product.coin, bonusCoins: product.bonusCoin },
  }));
  const needed = { missing: coins(missingCoins), debt: coins(quote.debt.coins) };
  const product = cheapestPackFor(offered, needed)?.product;
  if (product === undefined) return { href: all, label: text('purchase.getCoins'), note, others: null };
  const price = formatMoney(site.platform.currency, site.locale, product.price);
  return {
    href: shopAddress({ product: product.productId }, purpose),
    label: text('purchase.getPack', { coins: coinsText(text, product.totalCoin), price }),
    note,
    others: { href: all, label: text('purchase.otherPacks') },
  };
}

/** Whether coins are sold on a site. */
export function hasShop({ platform }: Pick<PanelContext['site'], 'platform'>): boolean {
  return reachableRoutes(platform).includes('shop');
}
