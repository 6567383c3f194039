import type { PlatformId } from '@longstrip/platform-config';

/** What the demo gives its reader on each platform, once: coins, bonus coins in lots, and points. */
export const DEMO_GIVINGS = {
  /** More than the reader's episodes cost. */
  coinsToBuyWith: 200,
  /** The coins that are left in the end. */
  coins: 460,
  bonus: [20, 20],
  points: 6_400,
} as const;

/** What the packs cost on a platform, in the minor unit of its currency, from the smallest on. */
interface PriceList {
  readonly platformId: PlatformId;
  readonly currency: string;
  readonly titleOf: (coins: number) => string;
  readonly prices: readonly [first: number, small: number, middle: number, large: number, limited: number];
}

const PRICE_LISTS: readonly PriceList[] = [
  { platformId: 'bom-us', currency: 'USD', titleOf: (n) => `${n} coins`, prices: [99, 299, 899, 2_499, 3_999] },
  { platformId: 'beltoon-jp', currency: 'JPY', titleOf: (n) => `${n}コイン`, prices: [120, 400, 1_200, 3_400, 5_600] },
  {
    platformId: 'bom-th',
    currency: 'THB',
    titleOf: (n) => `${n} เหรียญ`,
    prices: [2_900, 9_900, 29_900, 79_900, 129_000],
  },
  {
    platformId: 'bom-tw',
    currency: 'TWD',
    titleOf: (n) => `${n} 代幣`,
    prices: [2_900, 9_000, 27_000, 75_000, 119_000],
  },
  { platformId: 'delitoon-me', currency: 'USD', titleOf: (n) => `${n} عملة`, prices: [99, 299, 899, 2_499, 3_999] },
];

/** What each pack gives. */
const PACKS = [
  { id: 'demo-first', coins: 30, bonusCoins: 3, mileage: 0, isFirstPurchaseOnly: true },
  { id: 'demo-small', coins: 30, bonusCoins: 0, mileage: 50 },
  { id: 'demo-middle', coins: 100, bonusCoins: 12, mileage: 200 },
  { id: 'demo-large', coins: 300, bonusCoins: 45, mileage: 700 },
  { id: 'demo-limited', coins: 500, bonusCoins: 110, mileage: 1_500, stock: 100, perUserLimit: 1 },
] as const;

/**
 * The packs of the demo, as rows: the seed writes them, and the books compare with them. A pack with other terms needs a new id.
 */
export const DEMO_PACKS = PRICE_LISTS.flatMap(({ platformId, currency, titleOf, prices }) =>
  PACKS.map((pack, place) => ({
    ...pack,
    ...{ platformId, currency, title: titleOf(pack.coins), orderNo: place, priceMinorUnits: prices[place] ?? 0 },
    ...{ appleProductId: `${platformId}.${pack.id}`, googleProductId: `${platformId}.${pack.id}` },
  })),
);
