import { randomUUID } from 'node:crypto';
import type { CoinProduct, ShopFacts } from '@longstrip/api-contract';
import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/server-runtime';
import { formatDay, formatMoney, formatNumber, formatUnitPrice } from '../../../i18n/format.server.ts';
import { loadPageTexts, type ServerText, serverText } from '../../../i18n/server-text.server.ts';
import { withCallback } from '../../../parts/navigation/page-addresses.ts';
import { readShopPurpose, type ShopPurpose, shopAddress } from '../../../parts/navigation/shop-address.ts';
import { refusedPage } from '../../../parts/refusals/refused-page.server.ts';
import { loadPageTitle } from '../../../parts/seo/page-meta.server.ts';
import { loadWallet } from '../../../parts/wallet/wallet.server.ts';
import { canBePaid, loadOrder, monthlyText, overLimitText, packExtras, pointsNote } from './order.server.ts';
import { loadOrderResult } from './order-result.server.ts';
import type { LeftOrder, PackModel, ShopPage, WaitingOrder } from './shop-model.ts';

/** `/shop`: packs, the order of one (`?product=`), or what came of an order (`?order=`). It is never cached. */
export async function loader({ request, context: site }: LoaderFunctionArgs): Promise<ShopPage> {
  const { search, searchParams } = new URL(request.url);
  const [title, texts, text] = await Promise.all([
    loadPageTitle(site, 'nav.shop'),
    loadPageTexts(site.locale, site.client.channel === 'WEB' ? ['shop'] : ['shop', 'app']),
    serverText(site.locale),
  ]);
  const page = { ...title, texts };
  const orderId = searchParams.get('order');
  if (orderId !== null) {
    const result = await loadOrderResult(orderId, site, text);
    return { ...page, wallet: site.isSignedIn ? await loadWallet(site) : null, content: { kind: 'result', result } };
  }
  const purpose = readShopPurpose(search);
  const productId = searchParams.get('product');
  const [products, facts, wallet] = await Promise.all([
    site.api.coinProducts(),
    site.isSignedIn ? site.api.shopFacts() : null,
    site.isSignedIn ? loadWallet(site) : null,
  ]);
  if (!products.ok) throw await refusedPage(site, 'payment', products);
  if (facts !== null && !facts.ok) throw await refusedPage(site, 'payment', facts);
  const known = facts?.data ?? null;
  const about = { site, text, facts: known, purpose, products: products.data };
  const ordered =
    known === null || productId === null ? null : await loadOrder({ request, productId, ...about, facts: known });
  return {
    ...page,
    wallet,
    content: {
      kind: 'packs',
      packs: products.data.map((product) => packModel(product, about)),
      order: ordered?.order ?? null,
      problem: ordered?.problem ?? null,
      waiting: known === null ? [] : waitingOrders(known, site, text),
      left: known === null ? [] : leftOrders(known, site),
      notes: notesOf(site, text, products.data),
      monthly: monthlyText(known, site, text),
      back: purpose.callback,
      address: shopAddress({}, purpose),
    },
  };
}

interface About {
  site: AppLoadContext;
  text: ServerText;
  /** Null for a guest. */
  facts: ShopFacts | null;
  purpose: ShopPurpose;
  products: readonly CoinProduct[];
}

function packModel(product: CoinProduct, about: About): PackModel {
  const { site, text, facts, purpose } = about;
  const { locale } = site;
  const { currency } = site.platform;
  const price = formatMoney(currency, locale, product.price);
  const order = shopAddress({ product: product.productId }, purpose);
  const isSold = product.unavailableCode === null && (facts === null || canBePaid(facts));
  const address = facts === null ? withCallback('/user/login', order) : order;
  return {
    id: product.productId,
    coins: formatNumber(locale, product.coin),
    extras: packExtras(product, site, text),
    unitPrice: text('shop.perCoin', { price: formatUnitPrice(currency, locale, product.thousandthsPerCoin) }),
    price,
    href: isSold ? address : null,
    label: text('shop.buy', { coins: text('common.coins', { count: product.coin }), price }),
    isBest: product.isBestValue,
    notes: packNotes(product, about),
  };
}

/** Notes about a pack, and why it cannot be bought. */
function packNotes(product: CoinProduct, about: About): string[] {
  const { site, text, facts } = about;
  const { isFirstPurchaseOnly, perUserLimit, remaining, unavailableReason } = product;
  const number = (amount: number) => formatNumber(site.locale, amount);
  if (unavailableReason === 'SOLD_OUT' || remaining === 0) {
    return isHeld(product, about) ? [text('shop.heldByLeft')] : [text('shop.soldOut')];
  }
  return [
    ...(isFirstPurchaseOnly ? [text('shop.firstOnly')] : []),
    ...(perUserLimit === null ? [] : [text('shop.perReader', { amount: number(perUserLimit) })]),
    ...(remaining === null ? [] : [text('shop.left', { amount: number(remaining) })]),
    ...(unavailableReason === 'MONTHLY_CAP' ? [overLimitText(facts, site, text) ?? ''] : []),
    ...(unavailableReason !== null && isHeld(product, about) ? [text('shop.heldByLeft')] : []),
  ].filter((note) => note !== '');
}

/**
 * Whether an order that the reader left keeps them from buying a pack: an order of the same pack, of another pack for the
 * first purchase, or any order when the monthly cap is reached.
 */
function isHeld({ productId, unavailableReason }: CoinProduct, { facts, products }: About): boolean {
  const isFirst = (id: string) => products.some((each) => each.productId === id && each.isFirstPurchaseOnly);
  return (facts?.leftOrders ?? []).some(
    (order) =>
      order.productId === productId ||
      (unavailableReason === 'FIRST_PURCHASE' && isFirst(order.productId)) ||
      unavailableReason === 'MONTHLY_CAP',
  );
}

function waitingOrders({ pendingOrders }: ShopFacts, site: AppLoadContext, text: ServerText): WaitingOrder[] {
  const { platform, locale } = site;
  return pendingOrders.map(({ orderId, total, pendingUntil, storeNumber }) => ({
    id: orderId,
    text: [
      formatMoney(platform.currency, locale, total),
      ...(storeNumber === null ? [] : [storeNumber]),
      text('shop.couponUntil', { date: formatDay(platform, locale, pendingUntil) }),
    ].join(' · '),
    href: shopAddress({ order: orderId }),
  }));
}

function leftOrders({ leftOrders: orders }: ShopFacts, { platform, locale }: AppLoadContext): LeftOrder[] {
  return orders.map(({ orderId, title, total, checkoutUrl }) => ({
    id: orderId,
    text: `${title} · ${formatMoney(platform.currency, locale, total)}`,
    checkout: checkoutUrl,
    requestId: randomUUID(),
  }));
}

function notesOf(site: AppLoadContext, text: ServerText, products: readonly CoinProduct[]): string[] {
  const { bonusCoinDays, refundDays } = site.platform.constants;
  return [
    ...(products.some(({ mileage }) => mileage > 0) ? [pointsNote(site, text)] : []),
    text('shop.noteBonus', { days: bonusCoinDays }),
    text('shop.noteRefund', { days: refundDays }),
    text('shop.noteTax'),
  ];
}
