import type { Meta } from '@storybook/react-vite';
import * as ui from '../index.ts';
import { properties } from '../samples/properties.tsx';
import { coverOf, ENGLISH, nothing } from '../samples/sample-values.ts';
import { Cover } from '../series/cover.tsx';

const meta: Meta = { title: 'Components/Benefit', tags: ['autodocs'] };
export default meta;

export const BenefitCard = properties(ui.BenefitCard, {
  use: 'A row about something free, with how much there is.',
  not: 'a square in a grid (`BenefitTile`), or one gift or coupon of the reader (`GiftCard`, `CouponTicket`).',
  args: { icon: ui.TicketIcon, title: 'Free tickets', note: 'Three series open one episode a day', href: '#free' },
});

export const BenefitTile = properties(ui.BenefitTile, {
  use: 'A kind of benefit in a grid of two or four.',
  not: 'a single row (`BenefitCard`).',
  args: { icon: ui.GiftIcon, title: 'Gifts', note: '2 gifts to take', href: '#gifts', isReady: true },
});

export const Celebration = properties(ui.Celebration, {
  use: 'Once, when a reader has just been given something.',
  not: 'a purchase, a login or anything that was not a gift; nor as the only sign of it.',
  frame: (story) => <div className="relative h-80">{story}</div>,
  args: {},
});

export const ChancesTable = properties(ui.ChancesTable, {
  use: 'The chances of every draw, before it is made.',
  not: 'what the reader has won: that is a text.',
  args: {
    caption: 'Chances',
    prizeLabel: 'Prize',
    chanceLabel: 'Chance',
    rows: [
      { id: 0, kind: 'coin', prize: '1 free coin', chance: '50%' },
      { id: 1, kind: 'points', prize: '100 points', chance: '30%' },
      { id: 2, kind: 'bonus', prize: '5 free coins', chance: '20%' },
    ],
  },
});

export const CouponTicket = properties(ui.CouponTicket, {
  use: 'A coupon that the reader has, or had.',
  not: 'choosing one for an order (`CouponChoice`).',
  args: {
    value: '10%',
    valueNote: 'off',
    title: 'Ten percent off',
    lines: ['From $4.99', 'On the web', 'Until 2026.12.31'],
    action: { href: '#shop', label: 'Use in shop' },
  },
});

export const EventArt = properties(ui.EventArt, {
  use: 'The poster of an event without a picture of its own.',
  not: 'an event with a picture (`Picture`).',
  frame: (story) => <div className="relative aspect-[720/330] overflow-hidden">{story}</div>,
  args: { motif: 'stamps' },
});

export const GiftBox = properties(ui.GiftBox, {
  use: 'A gift whose content is not known yet.',
  not: 'a gift with a cover, which gets a `GiftRibbon`.',
  args: { className: 'w-20' },
});

export const GiftRibbon = properties(ui.GiftRibbon, {
  use: 'Around a cover that waits to be taken.',
  not: 'a cover that the reader has already.',
  frame: (story) => (
    <span className="relative m-4 block w-23">
      <Cover picture={coverOf('ninthTail')} sizes="92px" />
      {story}
    </span>
  ),
  args: {},
});

export const GiftCard = properties(ui.GiftCard, {
  use: 'One gift: what it opens, until when, and its one action.',
  not: 'several kinds of benefits (`BenefitTile`).',
  args: {
    cover: coverOf('saltCrown'),
    kind: 'Rental ticket',
    title: ENGLISH.titles.saltCrown,
    lines: ['2 episodes', 'Take by 2026.11.30'],
    state: 'Yours',
    isWrapped: false,
  },
});

export const OpenedGift = properties(ui.OpenedGift, {
  use: 'The answer to taking a gift.',
  not: 'gifts in a list (`GiftCard`).',
  args: {
    content: <Cover picture={coverOf('saltCrown')} sizes="116px" />,
    note: 'The gift is yours.',
    title: ENGLISH.titles.saltCrown,
    lines: ['Opens 2 episodes', 'Use by 2026.12.31'],
  },
});

export const PointsCard = properties(ui.PointsCard, {
  use: 'The reader’s points, and what they are worth.',
  not: 'coins, which have the `WalletCard`.',
  args: { title: 'Points', amount: '1,200 M', worth: 'Usable from 3,000 M', share: 0.4 },
});

export const PrizeDrawing = properties(ui.PrizeDrawing, {
  use: 'A prize inside a drawing (SVG).',
  not: 'in text, where the amount has the coin (`Price`).',
  frame: (story) => (
    <svg viewBox="-20 -20 40 40" width="120" role="img" aria-label="Prize" className="m-4 text-fg">
      {story}
    </svg>
  ),
  args: { kind: 'coin', ink: 'currentColor' },
});

export const RouletteWheel = properties(ui.RouletteWheel, {
  use: 'A draw whose result the server has already sent.',
  not: 'as decoration, and never without its `ChancesTable`.',
  args: {
    prizes: [
      { kind: 'coin', label: '+1', chance: 50 },
      { kind: 'points', label: '100 M', chance: 30 },
      { kind: 'bonus', label: '+5', chance: 20 },
    ],
    turn: null,
    onRest: nothing,
    skipLabel: 'Skip',
  },
});

export const StampCard = properties(ui.StampCard, {
  use: 'An event that counts days.',
  not: 'progress inside an episode (`ProgressLine`).',
  args: {
    title: 'Seven stamps',
    note: '3 stamps',
    next: 'Next: 200 M, at stamp 5',
    places: [1, 2, 3, 4, 5, 6, 7].map((number) => ({
      number,
      label: `Stamp ${number}`,
      isDone: number <= 3,
      reward: number === 5 ? '200 M' : null,
    })),
  },
});
