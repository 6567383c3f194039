import type {
  Agreement,
  ChargeHistoryRow,
  CoinProduct,
  Payment,
  Quote,
  QuotedCoupon,
  ShopFacts,
  WalletDetail,
} from '@longstrip/api-contract';
import type { RefusalCode } from '@longstrip/core';
import type { Call } from './fake-api.ts';
import { listPage, refusal, success } from './fake-envelope.ts';

/** The address of a check-out, which no test opens. */
export const CHECKOUT_URL = 'https://pay.example/check-out/1';

export function fakePack(more: Partial<CoinProduct> = {}): CoinProduct {
  return {
    productId: 'pack-100',
    title: '100 coins',
    price: 999,
    totalCoin: 112,
    currency: 'USD',
    coin: 100,
    bonusCoin: 12,
    mileage: 50,
    thousandthsPerCoin: 8_920,
    isFirstPurchaseOnly: false,
    perUserLimit: null,
    remaining: null,
    unavailableCode: null,
    unavailableReason: null,
    isBestValue: true,
    ...more,
  };
}

export function fakeCoupon(more: Partial<QuotedCoupon> = {}): QuotedCoupon {
  return {
    userCouponId: 7,
    type: 'DISCOUNT',
    title: 'Ten off',
    expiresAt: Date.UTC(2026, 11, 1, 20),
    minimumPrice: 0,
    discount: 99,
    extraMileage: 0,
    unusableCode: null,
    isBest: true,
    ...more,
  };
}

export function fakePayment(more: Partial<Payment> = {}): Payment {
  return {
    orderId: 'order-0001',
    productType: 'COIN_PRODUCT',
    state: 'paid',
    paymentStatus: 'PAID',
    provider: 'sandbox',
    productId: 'pack-100',
    title: '100 coins',
    price: 999,
    discount: 0,
    total: 999,
    currency: 'USD',
    userCouponId: null,
    credited: { coin: 100, bonusCoin: 12, mileage: 50 },
    wallet: {
      coinBalance: { coin: 110, bonusCoin: 14, freeCoin: 4 },
      ticketBalance: { ticket: 0, bonusTicket: 0, freeTicket: 0 },
    },
    returnTo: '/shop',
    createdAt: Date.UTC(2026, 10, 21, 11),
    paidAt: Date.UTC(2026, 10, 21, 11, 5),
    pendingUntil: null,
    storeNumber: null,
    storeProductId: null,
    storeAccountToken: null,
    isRefundUnderWay: false,
    refundUntil: Date.UTC(2026, 10, 28, 20),
    refundHindrance: null,
    ...more,
  };
}

/** A bought pack, as the history shows it. */
export function fakeCharge(
  more: Partial<ChargeHistoryRow> = {},
  order: Partial<NonNullable<ChargeHistoryRow['order']>> = {},
): ChargeHistoryRow {
  return {
    movementId: 1,
    type: 'CHARGE_COIN',
    createdAt: Date.UTC(2026, 10, 21, 20),
    title: '100 coins',
    coin: 100,
    bonusCoin: 12,
    freeCoin: 0,
    mileage: 50,
    lots: [],
    order: {
      orderId: 'order-0001',
      state: 'paid',
      provider: 'sandbox',
      price: 999,
      discount: 0,
      total: 999,
      currency: 'USD',
      couponTitle: null,
      pendingUntil: null,
      storeNumber: null,
      isRefundUnderWay: false,
      refundUntil: Date.UTC(2026, 10, 28, 20),
      refundHindrance: null,
      spentCoins: 0,
      spentMileage: 0,
      ...order,
    },
    ...more,
  };
}

/** The shop of the fake api; tests change it. */
export interface FakeShop {
  packs: CoinProduct[];
  facts: ShopFacts;
  wallet: WalletDetail;
  coupons: QuotedCoupon[];
  terms: Agreement[];
  payment: Payment;
  history: ChargeHistoryRow[];
  /** The refusal of orders and refunds. */
  refuses: { code: RefusalCode; detail?: string; message?: string } | null;
  /** Whether the wallet cannot be loaded. */
  hasNoWallet: boolean;
  answer(call: Call): Response | null;
}

const AGREEMENT: Agreement = {
  id: 31,
  kind: 'PAYMENT',
  version: 1,
  title: 'Terms of purchase',
  locale: 'en-US',
  effectiveAt: Date.UTC(2026, 0, 1, 12),
  body: '',
  purpose: 'SHOP',
  isRequired: true,
};
const PAGE_ROWS = 20;

export function createFakeShop(): FakeShop {
  const shop: FakeShop = {
    packs: [fakePack()],
    facts: {
      currency: 'USD',
      client: 'WEB',
      provider: 'sandbox',
      needsBirthMonth: false,
      monthlyCap: null,
      pendingOrders: [],
      leftOrders: [],
    },
    wallet: {
      coinBalance: { coin: 1_200, bonusCoin: 30, freeCoin: 4 },
      mileage: 3_420,
      bonusEnds: [{ amount: 2, expiresAt: Date.UTC(2026, 10, 24, 20) }],
      debtCoins: 0,
      usableCoupons: 2,
    },
    coupons: [],
    terms: [AGREEMENT],
    payment: fakePayment(),
    history: [fakeCharge()],
    refuses: null,
    hasNoWallet: false,
    answer: (call) => answerShop(shop, call),
  };
  return shop;
}

function answerShop(shop: FakeShop, { method, pathname, search, headers }: Call): Response | null {
  if (pathname === '/coin') return success(shop.packs);
  if (pathname === '/v2/terms') return success(shop.terms);
  const isOfReader = pathname === '/asset/wallet' || /^\/payment(\/|$)/.test(pathname);
  if (!isOfReader) return null;
  if (!headers.has('authorization')) return refusal('NOT_LOGIN_USER');
  const query = new URLSearchParams(search);
  if (pathname === '/asset/wallet') return shop.hasNoWallet ? refusal('UNKNOWN') : success(shop.wallet);
  if (pathname === '/payment/shop') return success(shop.facts);
  if (pathname === '/payment/quote') return quoteAnswer(shop, query.get('productId'));
  if (pathname === '/payment/history') return success(listPage(shop.history, query, PAGE_ROWS));
  if (method === 'POST' && shop.refuses !== null) return refusal(shop.refuses.code, shop.refuses);
  if (pathname === '/payment') return success(startedOf(shop));
  return pathname.includes(shop.payment.orderId) ? success(shop.payment) : refusal('NOT_EXIST');
}

function startedOf({ payment: { orderId, provider } }: FakeShop) {
  const isFree = provider === 'none';
  return {
    orderId,
    productType: 'COIN_PRODUCT',
    state: isFree ? 'paid' : 'created',
    paymentStatus: isFree ? 'PAID' : 'UNPAID',
    provider,
    checkoutUrl: isFree ? null : CHECKOUT_URL,
    storeProductId: null,
    storeAccountToken: null,
    expiresAt: Date.UTC(2026, 10, 22),
  };
}

function quoteAnswer({ packs, coupons }: FakeShop, productId: string | null): Response {
  const pack = packs.find((each) => each.productId === productId);
  if (pack === undefined) return refusal('NOT_FOUND_COIN_PRODUCT');
  const { title, currency, price, coin, bonusCoin, mileage } = pack;
  const quote: Quote = {
    ...{ productId: pack.productId, title, currency, price, discount: 0, total: price },
    ...{ coin, bonusCoin, mileage, userCouponId: null, coupons },
  };
  return success(quote);
}
