import type { BulkOffer, Purchased, PurchaseQuote, QuoteOption } from '@longstrip/api-contract';
import { refusal, success } from './fake-envelope.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Purchases in the fake api: one quote for every episode, and the answers to purchases. */
export interface FakePurchases {
  /** Changes the quote. */
  quote(change: Partial<PurchaseQuote>): void;
  /** Refuses purchases from now on; null: accepts them, and the episode opens. */
  refuse(code: string | null): void;
  /** Makes the next purchases succeed without an answer. */
  loseAnswers(count: number): void;
  /** Aliases of the episodes that were bought. */
  bought(): readonly string[];
}

export interface AnsweringPurchases extends FakePurchases {
  answer(request: { method: string; pathname: string; headers: Headers; body: string }): Response | null;
}

export function fakeOption(more: Partial<QuoteOption> = {}): QuoteOption {
  return {
    purchaseType: 'RENT',
    coins: 3,
    missingCoins: 0,
    refusal: null,
    spends: [],
    exchange: null,
    hours: 72,
    giftId: null,
    giftTitle: null,
    useUntil: null,
    isReceived: true,
    readyAt: null,
    ...more,
  };
}

export const fakeOwn = (more: Partial<QuoteOption> = {}): QuoteOption =>
  fakeOption({ purchaseType: 'POSSESSION', coins: 5, hours: null, ...more });

export function fakeBulk(more: Partial<BulkOffer> = {}): BulkOffer {
  return {
    purchaseType: 'ALL_POSSESSION',
    coins: 30,
    missingCoins: 0,
    refusal: null,
    spends: [],
    exchange: null,
    episodeCount: 12,
    leftOutCount: 3,
    fullCoins: 36,
    percent: 16,
    savedCoins: 6,
    hours: null,
    ...more,
  };
}

function fakeQuote(nowMs: number, more: Partial<PurchaseQuote> = {}): PurchaseQuote {
  return {
    contentsId: 7,
    contentsAlias: 'salt-crown',
    contentsTitle: 'Salt Crown',
    episodeId: 102,
    episodeAlias: 'ep-2',
    episodeTitle: 'Ep. 2',
    thumbnails: [],
    quotedAt: nowMs,
    balance: { coin: 5, bonusCoin: 2, freeCoin: 0, mileage: 0 },
    debt: { coins: 0, mileage: 0 },
    access: null,
    ways: [fakeOption({ spends: [{ kind: 'BONUS', coins: 2, expiredAt: nowMs + 3 * DAY_MS }] }), fakeOwn()],
    preselected: { purchaseType: 'RENT', giftId: null },
    bulk: [],
    cheapest: null,
    dearestPack: null,
    ...more,
  };
}

export function createFakePurchases(nowMs: number): AnsweringPurchases {
  let changed: Partial<PurchaseQuote> = {};
  let refusedWith: string | null = null;
  let lost = 0;
  const bought = new Map<string, Purchased>();
  const byRequest = new Map<string, Purchased>();

  function buy(fields: { purchaseType: Purchased['purchaseType']; expectedCoin: number; requestId: string }): Response {
    const known = byRequest.get(fields.requestId);
    if (known === undefined && refusedWith !== null) return refusal(refusedWith);
    const isForEver = fields.purchaseType.includes('POSSESSION');
    const purchased: Purchased = known ?? {
      purchaseType: fields.purchaseType,
      contentsAlias: 'salt-crown',
      episodeAlias: 'ep-2',
      useCoin: fields.expectedCoin,
      useGoldCoin: fields.expectedCoin,
      useBonusCoin: 0,
      useFreeCoin: 0,
      createdAt: nowMs,
      episodeCount: 1,
      isPaymentAuto: false,
      productType: 'EPISODE',
      isRepeatPurchase: false,
      purchaseId: 1,
      rentExpiredAt: isForEver ? null : nowMs + 72 * HOUR_MS,
      balance: { coin: Math.max(0, 7 - fields.expectedCoin), bonusCoin: 0, freeCoin: 0 },
    };
    byRequest.set(fields.requestId, purchased);
    bought.set('ep-2', purchased);
    if (lost === 0) return success(purchased);
    lost -= 1;
    throw new TypeError('the answer was lost');
  }

  function quoted(): PurchaseQuote {
    const purchased = bought.get('ep-2');
    if (purchased === undefined) return fakeQuote(nowMs, changed);
    const by = purchased.rentExpiredAt === null ? 'POSSESSION' : 'RENT';
    return fakeQuote(nowMs, {
      ...changed,
      balance: { ...purchased.balance, mileage: 0 },
      access: { by, isGift: false, expiredAt: purchased.rentExpiredAt },
    });
  }

  return {
    quote: (change) => {
      changed = { ...changed, ...change };
    },
    refuse: (code) => {
      refusedWith = code;
    },
    loseAnswers: (count) => {
      lost = count;
    },
    bought: () => [...bought.keys()],
    answer({ pathname, headers, body }) {
      const isReader = headers.get('authorization') !== null;
      if (pathname.startsWith('/v2/contents/quote/')) return isReader ? success(quoted()) : refusal('NOT_LOGIN_USER');
      if (pathname === '/v1/purchase') return isReader ? buy(JSON.parse(body)) : refusal('NOT_LOGIN_USER');
      if (pathname === '/v2/contents/viewer/salt-crown/ep-2' && isReader && !bought.has('ep-2')) {
        return refusal('UNAUTHORIZED_CONTENTS');
      }
      return null;
    },
  };
}
