import type { Payment } from '@longstrip/api-contract';
import type { AppLoadContext } from '@remix-run/server-runtime';
import { redirect } from '@remix-run/server-runtime';
import { formatDay, formatNumber } from '../../../i18n/format.server.ts';
import type { ServerText } from '../../../i18n/server-text.server.ts';
import { readCallback } from '../../../parts/navigation/callback-address.ts';
import { withCallback } from '../../../parts/navigation/page-addresses.ts';
import { SHOP_PATH, shopAddress } from '../../../parts/navigation/shop-address.ts';
import { refusedPage } from '../../../parts/refusals/refused-page.server.ts';
import { packExtras, pointsNote } from './order.server.ts';
import type { OrderResultModel, PaidValues, StoreOrder } from './shop-model.ts';

const DAY_MS = 86_400_000;

/** What the server knows of an order on the return from the check-out; it asks the provider where it does not know yet. */
export async function loadOrderResult(
  orderId: string,
  site: AppLoadContext,
  text: ServerText,
): Promise<OrderResultModel> {
  if (!site.isSignedIn) throw redirect(withCallback('/user/login', shopAddress({ order: orderId })), 302);
  const reply = await site.api.confirmPayment({ orderId });
  if (!reply.ok) throw await refusedPage(site, 'payment', reply);
  return resultOf(reply.data, site, text);
}

function resultOf(payment: Payment, site: AppLoadContext, text: ServerText): OrderResultModel {
  const { orderId, productId } = payment;
  const outcome = outcomeOf(payment);
  const returnTo = readCallback(`?callback=${encodeURIComponent(payment.returnTo)}`) ?? SHOP_PATH;
  const words = wordsOf(payment, outcome, site, text);
  const credited = payment.credited ?? { bonusCoin: 0, mileage: 0 };
  const leadsAway = returnTo.split('?')[0] !== SHOP_PATH;
  return {
    orderId,
    outcome,
    ...words,
    said: [words.title, ...(outcome === 'paid' ? packExtras(credited, site, text) : [])].join(' · '),
    facts: factsOf(payment, outcome, site, text),
    pointsNote: outcome === 'paid' && (payment.credited?.mileage ?? 0) > 0 ? pointsNote(site, text) : null,
    returnTo,
    leadsAway,
    retry: shopAddress({ product: productId }, { callback: leadsAway ? returnTo : null }),
    ...storeOf(payment, site),
    paid: outcome === 'paid' ? { values: paidValues(payment, site), balance: balanceOf(payment) } : null,
  };
}

/** Only the app can open its store; elsewhere the page checks the order until the server hears of it. */
function storeOf(
  { provider, state, storeProductId: productId, storeAccountToken: accountToken }: Payment,
  { client }: AppLoadContext,
): Pick<OrderResultModel, 'store' | 'doneAtStore'> {
  if (!isStore(provider) || client.channel === 'WEB' || productId === null || accountToken === null) {
    return { store: null, doneAtStore: null };
  }
  return {
    store: state === 'created' ? { store: provider, productId, accountToken } : null,
    doneAtStore: state === 'paid' ? accountToken : null,
  };
}

function isStore(provider: Payment['provider']): provider is StoreOrder['store'] {
  return provider === 'apple' || provider === 'google';
}

function outcomeOf({ state, pendingUntil }: Payment): OrderResultModel['outcome'] {
  switch (state) {
    case 'created':
      return 'checking';
    case 'pending':
      return pendingUntil === null ? 'checking' : 'pending';
    case 'paid':
    case 'declined':
    case 'cancelled':
      return state;
    case 'expired':
    case 'refunded':
    case 'disputed':
      return 'over';
  }
}

function wordsOf(
  payment: Payment,
  outcome: OrderResultModel['outcome'],
  { platform, locale }: AppLoadContext,
  text: ServerText,
): Pick<OrderResultModel, 'title' | 'text'> {
  switch (outcome) {
    case 'checking':
      return { title: text('shop.checking'), text: null };
    case 'pending': {
      if (isStore(payment.provider)) return { title: text('app.pending'), text: text('app.pendingText') };
      const date = formatDay(platform, locale, payment.pendingUntil ?? payment.createdAt);
      return { title: text('shop.pending', { date }), text: text('shop.pendingText') };
    }
    case 'paid': {
      const { coin = 0, bonusCoin = 0 } = payment.credited ?? {};
      return { title: text('shop.yours', { count: coin + bonusCoin }), text: null };
    }
    case 'declined':
      return { title: text('error.payment.UNKNOWN'), text: text('shop.notCharged') };
    case 'cancelled':
      return { title: text('shop.nothingBought'), text: null };
    case 'over':
      return payment.state === 'expired'
        ? { title: text('shop.runOut'), text: text('shop.nothingBought') }
        : { title: text('shop.takenBack'), text: null };
  }
}

function factsOf(
  payment: Payment,
  outcome: OrderResultModel['outcome'],
  site: AppLoadContext,
  text: ServerText,
): OrderResultModel['facts'] {
  const { storeNumber, orderId } = payment;
  return [
    ...(outcome === 'paid' ? creditedFacts(payment, site, text) : []),
    ...(outcome === 'pending' && storeNumber !== null ? [{ label: text('shop.payNumber'), value: storeNumber }] : []),
    ...(outcome === 'paid' || outcome === 'cancelled' ? [] : [{ label: text('shop.orderNumber'), value: orderId }]),
  ];
}

/** What came with the payment, each kind with the day it ends on. */
function creditedFacts({ credited, paidAt, createdAt }: Payment, site: AppLoadContext, text: ServerText) {
  if (credited === null) return [];
  const { platform, locale } = site;
  const { bonusCoinDays, mileageDays, mileageSymbol } = platform.constants;
  const plus = (amount: number) => `+${formatNumber(locale, amount)}`;
  const until = (days: number | null) =>
    days === null
      ? text('shop.noEnd')
      : text('shop.couponUntil', { date: formatDay(platform, locale, (paidAt ?? createdAt) + days * DAY_MS) });
  const { coin, bonusCoin, mileage } = credited;
  return [
    { amount: coin, label: text('shop.coins'), value: plus(coin), note: until(null) },
    { amount: bonusCoin, label: text('shop.bonus'), value: plus(bonusCoin), note: until(bonusCoinDays) },
    {
      amount: mileage,
      label: text('shop.points'),
      value: `${plus(mileage)} ${mileageSymbol}`,
      note: until(mileageDays),
    },
  ].flatMap(({ amount, ...fact }) => (amount > 0 ? [fact] : []));
}

/** The balance before the coins came, and after. */
function balanceOf({ credited, wallet: { coinBalance } }: Payment): { from: number; to: number } | null {
  if (credited === null) return null;
  const to = coinBalance.coin + coinBalance.bonusCoin + coinBalance.freeCoin;
  return { from: Math.max(0, to - credited.coin - credited.bonusCoin), to };
}

function paidValues(payment: Payment, { platform }: AppLoadContext): PaidValues {
  const { minorDigits } = platform.currency;
  const amount = (payment.total / 10 ** minorDigits).toFixed(minorDigits);
  const coupon = payment.userCouponId === null ? '' : String(payment.userCouponId);
  return [payment.orderId, amount, payment.currency, coupon, payment.provider, payment.productId, payment.title];
}
