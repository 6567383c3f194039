import type { Meta, StoryObj } from '@storybook/react-vite';
import { NO_TEXTS } from '../../../i18n/packed-texts.ts';
import { PageTexts } from '../../../i18n/page-texts.tsx';
import { STORY_ORDER, STORY_PACKS, STORY_WALLET, storyOrderResult, storyShop } from '../../../testing/story-shop.ts';
import { storyReply } from '../../../testing/story-sign-in.ts';
import { StorySite } from '../../../testing/story-site.tsx';
import ShopScreen from './shop.route.tsx';
import type { ShopPage } from './shop-model.ts';
import { type StoreStep, StoreStepBlock } from './store-purchase.tsx';

const meta: Meta = { title: 'Storefront/Money/Shop', parameters: { frame: 'none' } };
export default meta;

const shows = (data: ShopPage, actionData?: object): StoryObj => ({
  render: (_args, { globals }) => (
    <StorySite
      globals={globals}
      path="/shop"
      data={data}
      component={ShopScreen}
      {...(actionData === undefined ? {} : { actionData })}
    />
  ),
});

export const Reader = shows(storyShop(STORY_PACKS));

export const Guest = shows(storyShop({ ...STORY_PACKS, back: '/detail/salt-crown' }, null));

export const Debt = shows(
  storyShop(STORY_PACKS, {
    ...STORY_WALLET,
    debt: 'A payment was taken back after 40 of its coins were spent. New coins cover these first.',
  }),
);

export const WaitingForMoney = shows(
  storyShop(
    {
      ...STORY_PACKS,
      waiting: [{ id: 'order-0002', text: '$9.99 · 1234-5678 · Until 2026.12.01', href: '/shop?order=order-0002' }],
    },
    { coins: '–', facts: [], debt: null },
  ),
);

export const LeftAtTheCheckOut = shows(
  storyShop({
    ...STORY_PACKS,
    left: [{ id: 'order-0003', text: '30 coins · $2.99', checkout: '#', requestId: 'story-request' }],
    packs: STORY_PACKS.packs.map((pack, index) =>
      index === 0
        ? { ...pack, href: null, notes: [...pack.notes, 'Pay or cancel your unfinished order first.'] }
        : pack,
    ),
  }),
);

export const MonthlyLimit = shows(
  storyShop({
    ...STORY_PACKS,
    monthly: 'This month ¥3,200 of ¥5,000',
    packs: STORY_PACKS.packs.map((pack, index) =>
      index === 3 ? { ...pack, notes: ['Over this month’s limit. ¥1,800 is left until 2026.12.01.'] } : pack,
    ),
  }),
);

export const Empty = shows(storyShop({ ...STORY_PACKS, packs: [], problem: null }));

export const PackIsGone = shows(
  storyShop({ ...STORY_PACKS, problem: 'This product is no longer for sale. Please choose another.' }),
);

export const Order = shows(storyShop({ ...STORY_PACKS, order: STORY_ORDER }));

export const OrderWithoutCoupons = shows(storyShop({ ...STORY_PACKS, order: { ...STORY_ORDER, coupons: [] } }));

export const OrderOfAMinor = shows(
  storyShop({
    ...STORY_PACKS,
    order: {
      ...STORY_ORDER,
      coupons: [],
      birth: { years: [{ value: '2010', label: '2010' }], months: [{ value: '4', label: 'April' }] },
    },
  }),
  storyReply({ fields: { birthYear: 'Please choose it.' } }),
);

export const NotAgreed = shows(
  storyShop({ ...STORY_PACKS, order: STORY_ORDER }),
  storyReply({ values: { couponId: '7' }, fields: { agreePAYMENT: 'Please tick this to go on.' } }),
);

export const SoldOutMeanwhile = shows(
  storyShop({
    ...STORY_PACKS,
    order: { ...STORY_ORDER, blocked: 'This product is sold out. Please choose another.' },
  }),
  storyReply({ text: 'This product is sold out. Please choose another.' }),
);

export const Checking = shows(storyOrderResult({}));

export const Paid = shows(
  storyOrderResult({
    outcome: 'paid',
    title: '112 coins are yours',
    facts: [
      { label: 'Coins', value: '+100', note: 'no end date' },
      { label: 'Bonus', value: '+12', note: 'Until 2026.12.21' },
      { label: 'Points', value: '+50 M', note: 'no end date' },
    ],
    pointsNote: 'M stands for points. From 3,000 M on you can exchange them for bonus coins, 200 M for each.',
    paid: {
      values: ['order-0001', '9.99', 'USD', '', 'sandbox', 'pack-100', '100 coins'],
      balance: { from: 16, to: 128 },
    },
  }),
);

export const Pending = shows(
  storyOrderResult({
    outcome: 'pending',
    title: 'Waiting for your payment until 2026.12.01.',
    text: 'Coins arrive by themselves.',
    facts: [
      { label: 'Payment number', value: '1234-5678-9012' },
      { label: 'Order number', value: 'order-0001' },
    ],
  }),
);

export const Declined = shows(
  storyOrderResult({
    outcome: 'declined',
    title: 'Payment fail. Please try again.',
    text: 'You were not charged.',
    leadsAway: true,
    returnTo: '/detail/salt-crown',
  }),
);

export const RunOut = shows(
  storyOrderResult({ outcome: 'over', title: 'The time for this payment has passed', text: 'Nothing was bought.' }),
);

const atStore = (step: StoreStep): StoryObj => ({
  render: (_args, { globals }) => (
    <StorySite
      globals={globals}
      path="/shop"
      component={() => (
        <PageTexts texts={NO_TEXTS}>
          <StoreStepBlock orderId="o0123456789" step={step} onRetry={() => undefined} />
        </PageTexts>
      )}
    />
  ),
});

export const StoreOfTheAppIsOpen = atStore({ kind: 'open' });

export const StoreOfTheAppWaits = atStore({ kind: 'pending' });

export const StoreOfTheAppFails = atStore({ kind: 'failed', problem: 'PURCHASE', proof: null });

export const StoreOfTheAppDoesNotKnowThePack = atStore({ kind: 'failed', problem: 'PRODUCT', proof: null });
