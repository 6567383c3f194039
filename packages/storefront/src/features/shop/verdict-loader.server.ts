import type { Payment } from '@longstrip/api-contract';
import type { AppLoadContext } from '@remix-run/server-runtime';
import { redirect } from '@remix-run/server-runtime';
import { formatDay } from '../../i18n/format.server.ts';
import type { ServerText } from '../../i18n/server-text.server.ts';
import { readCallback } from '../callback/callback-address.ts';
import { withCallback } from '../callback/with-callback.ts';
import { refusedPage } from '../refusal-pages/refused-page.server.ts';
import { SHOP_PATH, shopAddress } from './shop-address.ts';
import type { PaidValues, StoreOrder, VerdictModel } from './shop-model.ts';

/** What the server knows of an order on the way back from the check-out; it asks the provider where it does not know yet. */
export async function loadVerdict(orderId: string, site: AppLoadContext, text: ServerText): Promise<VerdictModel> {
  if (!site.isSignedIn) throw redirect(withCallback('/user/login', shopAddress({ order: orderId })), 302);
  const reply = await site.api.confirmPayment(orderId);
  if (!reply.ok) throw await refusedPage(site, 'payment', reply);
  return verdictOf(reply.data, site, text);
}

function verdictOf(payment: Payment, site: AppLoadContext, text: ServerText): VerdictModel {
  const { orderId, productId } = payment;
  const outcome = outcomeOf(payment);
  const returnTo = readCallback(`?callback=${encodeURIComponent(payment.returnTo)}`) ?? SHOP_PATH;
  const leadsAway = returnTo.split('?')[0] !== SHOP_PATH;
  return {
    orderId,
    outcome,
    ...wordsOf(payment, outcome, site, text),
    facts: factsOf(payment, outcome, text),
    returnTo,
    leadsAway,
    retry: shopAddress({ product: productId }, { callback: leadsAway ? returnTo : null }),
    ...storeOf(payment, site),
    paid: outcome === 'paid' ? { values: paidValues(payment, site), balance: balanceOf(payment) } : null,
  };
}

/** Only the app can open its store; elsewhere the order is looked at until the server hears of it. */
function storeOf(
  { provider, state, storeProductId: productId, storeAccountToken: accountToken }: Payment,
  { client }: AppLoadContext,
): Pick<VerdictModel, 'store' | 'doneAtStore'> {
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

function outcomeOf({ state, pendingUntil }: Payment): VerdictModel['outcome'] {
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
  outcome: VerdictModel['outcome'],
  { platform, locale }: AppLoadContext,
  text: ServerText,
): Pick<VerdictModel, 'title' | 'text'> {
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

function factsOf(payment: Payment, outcome: VerdictModel['outcome'], text: ServerText): VerdictModel['facts'] {
  const { storeNumber, orderId } = payment;
  return [
    ...(outcome === 'pending' && storeNumber !== null ? [{ label: text('shop.payNumber'), value: storeNumber }] : []),
    ...(outcome === 'paid' || outcome === 'cancelled' ? [] : [{ label: text('shop.orderNumber'), value: orderId }]),
  ];
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
