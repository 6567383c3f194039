import { NO_TEXTS } from '../i18n/packed-texts.ts';
import type { WalletModel } from '../parts/wallet/wallet.server.ts';
import type { ChargePage } from '../routes/money/charge-history/charge-model.ts';
import type { OrderModel, OrderResultModel, ShopPage } from '../routes/money/shop/shop-model.ts';

export const STORY_WALLET: WalletModel = {
  coins: '1,234',
  facts: [
    { label: 'Bonus', value: '30', note: '2 end on 2026.11.24' },
    { label: 'Points', value: '3,420 M' },
    { label: 'Coupons', value: '2 to use' },
  ],
  debt: null,
};

const pack = (coins: number, price: string, more: object = {}) => ({
  id: `pack-${coins}`,
  coins: String(coins),
  extras: [`+${coins / 10} bonus`, `+${coins / 2} M`],
  unitPrice: '$0.089 a coin',
  price,
  href: `/shop?product=pack-${coins}`,
  label: `${coins} coins for ${price}`,
  isBest: false,
  notes: [],
  ...more,
});

export const STORY_PACKS = {
  kind: 'packs',
  packs: [
    pack(30, '$2.99', { extras: [], notes: ['First purchase only'] }),
    pack(100, '$9.99'),
    pack(200, '$17.99', { isBest: true, notes: ['1 per reader', '3 left'] }),
    pack(500, '$47.99', { href: null, notes: ['Sold out'] }),
  ],
  order: null,
  problem: null,
  waiting: [],
  left: [],
  notes: [
    'M stands for points. From 3,000 M on you can exchange them for bonus coins, 200 M for each.',
    'Bonus coins last 30 days and are spent first.',
    'Unspent coins can be refunded within 7 days.',
    'Prices include tax where it applies.',
  ],
  monthly: null,
  back: null,
  address: '/shop',
} as const satisfies ShopPage['content'];

export const STORY_ORDER: OrderModel = {
  productId: 'pack-100',
  coins: '100',
  extras: ['+12 bonus', '+50 M points'],
  pointsNote: 'M stands for points. From 3,000 M on you can exchange them for bonus coins, 200 M for each.',
  action: '/shop?product=pack-100',
  requestId: 'story-request',
  coupons: [
    { value: '7', title: '10% off', saving: '−$1.00', note: 'Until 2026.12.01', isUsable: true },
    { value: '', title: 'No coupon', saving: null, note: null, isUsable: true },
    { value: '8', title: '$5 off large packs', saving: null, note: 'From $29.99', isUsable: false },
  ],
  best: '7',
  sums: {
    '': {
      lines: [
        { label: 'Price', amount: '$9.99' },
        { label: 'Total', amount: '$9.99', isTotal: true },
      ],
      total: '$9.99',
      totalMinorUnits: 999,
    },
    7: {
      lines: [
        { label: 'Price', amount: '$9.99' },
        { label: 'Coupon', amount: '−$1.00' },
        { label: 'Total', amount: '$8.99', isTotal: true },
      ],
      total: '$8.99',
      totalMinorUnits: 899,
    },
  },
  agreements: [{ name: 'agreePAYMENT', title: 'Terms of purchase', href: '/policy?kind=PAYMENT' }],
  asksConversion: false,
  monthly: null,
  birth: null,
  blocked: null,
};

/** A page of the shop with this content. */
export function storyShop(content: ShopPage['content'], wallet: WalletModel | null = STORY_WALLET): ShopPage {
  return { title: 'Story', texts: NO_TEXTS, wallet, content };
}

/** The result of an order. */
export function storyOrderResult(more: Partial<OrderResultModel>): ShopPage {
  return storyShop({
    kind: 'result',
    result: {
      orderId: 'order-0001',
      outcome: 'checking',
      title: 'Confirming with the payment service',
      text: null,
      facts: [],
      pointsNote: null,
      said: '',
      returnTo: '/shop',
      leadsAway: false,
      retry: '/shop?product=pack-100',
      paid: null,
      store: null,
      doneAtStore: null,
      ...more,
    },
  });
}

const row = { day: '2026.11.21', detail: '$9.99', state: null, note: null, action: null, receipt: null };

export const STORY_CHARGES: ChargePage = {
  title: 'Story',
  texts: NO_TEXTS,
  coins: '1,234',
  debt: null,
  window: 'Last 90 days',
  rows: [
    {
      ...row,
      id: '1',
      title: 'Coins bought',
      amounts: ['+100', '+12 bonus', '+50 M points'],
      note: 'Refund until 2026.11.28',
      action: { href: '/history/charge?refund=order-0001', label: 'Refund', isSheet: true },
      receipt: '/history/charge?receipt=order-0001',
    },
    {
      ...row,
      id: '2',
      title: 'Coins bought',
      amounts: ['+30'],
      state: { text: 'Waiting for your payment', tone: 'warning' },
      action: { href: '/shop?order=order-0002', label: 'See payment', isSheet: false },
    },
    { ...row, id: '3', title: 'Coins bought', amounts: ['+200', '+40 bonus'], note: '2 of its coins are spent.' },
    { ...row, id: '4', title: 'Points exchanged', detail: null, amounts: ['+15 bonus', '−3,000 M'] },
    { ...row, id: '5', title: 'From a coupon', detail: null, amounts: ['+5 free'] },
    {
      ...row,
      id: '6',
      title: 'Purchase refunded',
      amounts: ['−100', '−12 bonus'],
      state: { text: 'Refunded', tone: 'neutral' },
    },
  ],
  next: null,
  refund: null,
  receipt: null,
  notice: null,
};
