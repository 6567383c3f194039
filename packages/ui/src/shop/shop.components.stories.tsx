import type { Meta } from '@storybook/react-vite';
import * as ui from '../index.ts';
import { properties } from '../samples/properties.tsx';
import { ENGLISH } from '../samples/sample-values.ts';

const meta: Meta = { title: 'Components/Shop', tags: ['autodocs'] };
export default meta;

const { shop } = ENGLISH;

export const WalletCard = properties(ui.WalletCard, {
  use: 'The balance in the shop and on “My”.',
  not: 'bars (`WalletPill`).',
  args: { coins: '1,234', unit: shop.coins, facts: shop.facts, warning: shop.debt },
});

export const ProductRow = properties(ui.ProductRow, {
  use: 'A pack of coins. One at most has the tag of the best value.',
  not: 'episodes (`ChoiceCard`).',
  frame: (story) => <ul>{story}</ul>,
  args: {
    ...{ coins: '200', extras: [shop.bonus, '+50 M'], unitPrice: shop.perCoin, price: '$17.99' },
    ...{ button: { href: '#buy', label: shop.buy }, bestTag: shop.best, notes: [shop.firstOnly] },
  },
});

export const ChargeRow = properties(ui.ChargeRow, {
  use: 'A charge of coins in the history.',
  not: 'what coins were spent for (`ReceiptRow`).',
  frame: (story) => <ul>{story}</ul>,
  args: {
    title: shop.bought,
    day: '2026.11.23',
    detail: '$9.99',
    amounts: ['+100', shop.bonus],
    state: { text: shop.pending, tone: 'warning' },
    note: shop.refundUntil,
  },
});

export const CouponChoice = properties(ui.CouponChoice, {
  use: 'Which coupon an order uses.',
  not: 'the list of coupons (`CouponTicket`).',
  args: {
    name: 'coupon',
    legend: shop.coupon,
    chosen: 'best',
    onChoose: () => undefined,
    options: [
      { value: 'best', title: 'Ten percent off', saving: '−$1.00', note: '2026.12.01', isUsable: true },
      { value: '', title: 'No coupon', saving: null, note: null, isUsable: true },
    ],
  },
  changes: { onChoose: 'chosen' },
});

export const CountUp = properties(ui.CountUp, {
  use: 'Coins that have just arrived.',
  not: 'any other number: it would only be late.',
  frame: (story) => <p className="figures p-4 text-28 font-heavy">{story}</p>,
  args: { from: 2, to: 114, format: (amount: number) => String(amount) },
});

export const OrderResult = properties(ui.OrderResult, {
  use: 'What became of an order.',
  not: 'a purchase with coins: that is done at once.',
  args: { outcome: 'paid', title: shop.paid, facts: [{ label: shop.number, value: '1234-5678-9012' }] },
});

export const Receipt = properties(ui.Receipt, {
  use: 'The paper of an order that was paid, to print.',
  not: 'a summary before it is paid (`AmountList`).',
  args: {
    brand: 'Bom',
    title: 'Receipt',
    stamp: null,
    thanks: 'Thank you.',
    facts: [{ label: 'Number', value: '01J9ZK3V7Q8N2M4P6R8T0W1X2Y' }],
    children: <ui.AmountList lines={[{ label: 'Paid', amount: '$9.99', isTotal: true }]} />,
  },
});

export const ShopSkeleton = properties(ui.ShopSkeleton, {
  use: 'While the shop is loaded.',
  not: 'other pages.',
  args: { label: 'Loading', count: 3 },
});

export const HistorySkeleton = properties(ui.HistorySkeleton, {
  use: 'While a history of charges is loaded.',
  not: 'other pages.',
  args: { label: 'Loading', count: 3 },
});
