import type { Meta, StoryObj } from '@storybook/react-vite';
import { STORY_CHARGES } from '../../../testing/story-shop.ts';
import { storyReply } from '../../../testing/story-sign-in.ts';
import { StorySite } from '../../../testing/story-site.tsx';
import type { ChargePage } from './charge-model.ts';
import ChargeScreen from './history-charge.route.tsx';

const meta: Meta = { title: 'Storefront/Money/Charge history', parameters: { frame: 'none' } };
export default meta;

const shows = (data: ChargePage, actionData?: object): StoryObj => ({
  render: (_args, { globals }) => (
    <StorySite
      globals={globals}
      path="/history/charge"
      data={data}
      component={ChargeScreen}
      {...(actionData === undefined ? {} : { actionData })}
    />
  ),
});

const REFUND: ChargePage['refund'] = {
  orderId: 'order-0001',
  requestId: 'story-request',
  lines: [
    { label: 'Coins', amount: '−100' },
    { label: 'Bonus coins', amount: '−12' },
    { label: 'Points', amount: '−50 M' },
    { label: 'You get back', amount: '$9.99', isTotal: true },
  ],
  price: '$9.99',
  returnsCoupon: true,
};

const RECEIPT: ChargePage['receipt'] = {
  brand: 'Bom',
  facts: [
    { label: 'Number', value: '01J9ZK3V7Q8N2M4P6R8T0W1X2Y' },
    { label: 'Date', value: '2026.11.21' },
    { label: 'Sold by', value: 'Bom Comics Inc. · 1 Market Street, San Francisco' },
  ],
  lines: [
    { label: 'Coins', amount: '100' },
    { label: 'Bonus coins', amount: '12' },
    { label: 'Price', amount: '$9.99' },
    { label: 'Coupon', amount: '−$0.99' },
    { label: 'Paid', amount: '$9.00', isTotal: true },
  ],
  isRefunded: false,
};

export const Rows = shows(STORY_CHARGES);

export const More = shows({ ...STORY_CHARGES, next: 1 });

export const Empty = shows({ ...STORY_CHARGES, rows: [], coins: '0' });

export const Debt = shows({
  ...STORY_CHARGES,
  coins: '–',
  debt: 'A payment was taken back after 40 of its coins were spent. New coins cover these first.',
});

export const Refund = shows({ ...STORY_CHARGES, refund: REFUND });

export const RefundRefused = shows(
  { ...STORY_CHARGES, refund: REFUND },
  storyReply({ text: 'Payment fail. Please try again.' }),
);

export const Receipt = shows({ ...STORY_CHARGES, receipt: RECEIPT });

export const ReceiptOfRefund = shows({ ...STORY_CHARGES, receipt: { ...RECEIPT, isRefunded: true } });

export const Refunded = shows({ ...STORY_CHARGES, notice: 'The refund is on its way.' });
