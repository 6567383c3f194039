import { SAMPLE_SCENES, sampleCover } from '@longstrip/ui/samples';
import { NO_TEXTS } from '../i18n/packed-texts.ts';
import type { BenefitPage } from '../routes/money/benefits/benefits.server.ts';
import type { CouponsPage } from '../routes/money/coupons/coupons.server.ts';
import type { GiftModel, GiftsPage } from '../routes/money/gifts/gifts.server.ts';
import type { PointsPage } from '../routes/money/points/points.server.ts';
import type { OpenWheel, RoulettePage } from '../routes/money/roulette/roulette.server.ts';

const PAGE = { title: 'Story', texts: NO_TEXTS };

export function storyCoupons(more: Partial<CouponsPage> = {}): CouponsPage {
  return {
    ...PAGE,
    state: 'USABLE',
    coupons: [
      {
        id: 1,
        value: '10%',
        valueNote: 'off',
        title: 'Ten percent off',
        lines: ['From $4.99', 'Valid everywhere', 'Until 2026.12.31'],
        ended: null,
        isForShop: true,
      },
      {
        id: 2,
        value: '1,000 M',
        valueNote: 'extra points',
        title: 'A thousand points more with your next purchase',
        lines: ['Valid: in the iPhone app', 'Until 2026.12.31'],
        ended: null,
        isForShop: false,
      },
    ],
    requestId: 'story-request',
    notice: null,
    addedId: null,
    ...more,
  };
}

const GIFT: GiftModel = {
  id: 'autumn',
  kind: 'Own ticket',
  title: 'Salt Crown',
  lines: ['Opens 2 episodes', 'Take by 2026.12.01'],
  cover: sampleCover(SAMPLE_SCENES.saltCrown, 'Salt Crown'),
  action: { kind: 'take', requestId: 'story-request' },
};

export function storyGifts(more: Partial<GiftsPage> = {}): GiftsPage {
  return {
    ...PAGE,
    list: 'toTake',
    gifts: [
      GIFT,
      {
        ...GIFT,
        id: 'any',
        kind: 'Rental ticket',
        title: 'A ticket for whatever you like',
        lines: ['Opens 1 episode', 'Take by 2026.12.01'],
        cover: null,
      },
    ],
    notice: null,
    ...more,
  };
}

export function storyTakenGifts(): GiftsPage {
  const lines = ['1 of 2 left', 'Use by 2026.12.31'];
  return storyGifts({
    list: 'mine',
    gifts: [
      { ...GIFT, lines, action: { kind: 'choose', alias: 'salt-crown' } },
      {
        ...GIFT,
        id: 'any',
        cover: null,
        title: 'A ticket for whatever you like',
        lines,
        action: { kind: 'choose', alias: null },
      },
      { ...GIFT, id: 'used', lines, action: { kind: 'none', state: 'usedUp' } },
      { ...GIFT, id: 'over', lines, action: { kind: 'none', state: 'over' } },
    ],
  });
}

export const STORY_OFFERS: NonNullable<BenefitPage['offers']> = {
  href: 'https://offers.example/?snuid=bom-us.reader',
  credited: [
    { id: '1', day: '2026.11.20', dayIso: '2026-11-20T10:00:00.000Z', amount: '+12 free coins' },
    { id: '2', day: '2026.11.18', dayIso: '2026-11-18T10:00:00.000Z', amount: '+3 free coins' },
  ],
  help: '/faq',
};

export function storyBenefit(more: Partial<BenefitPage> = {}): BenefitPage {
  return {
    ...PAGE,
    cards: [
      { kind: 'tickets', route: 'homeFree', href: '/home/free', title: 'Free tickets', note: 'Ready for 3 series' },
      { kind: 'gifts', route: 'benefitGift', href: '/benefit/gift', title: 'Gifts', note: '1 gift to take' },
      { kind: 'spins', route: 'roulette', href: '/roulette', title: 'Roulette', note: '1 spin' },
      { kind: 'events', route: 'event', href: '/event', title: 'Events', note: '3 events on now' },
      { kind: 'coupons', route: 'coupon', href: '/coupon', title: 'Coupons', note: '2 to use' },
      {
        kind: 'points',
        route: 'historyMileage',
        href: '/history/mileage',
        title: 'Points: 6,400 M',
        note: 'Usable from 3,000 M',
      },
    ],
    offers: null,
    ...more,
  };
}

export function storyPoints(more: Partial<PointsPage> = {}): PointsPage {
  return {
    ...PAGE,
    points: 6_400,
    history: {
      rows: [
        {
          id: 2,
          title: 'Exchanged for bonus coins',
          date: '2026.11.21',
          dateIso: '2026-11-21T12:00:00.000Z',
          note: '17 bonus coins · until 2026.12.21',
          amount: '−3,400 M',
          isGain: false,
        },
        {
          id: 1,
          title: 'With coins from the shop',
          date: '2026.11.20',
          dateIso: '2026-11-20T12:00:00.000Z',
          note: null,
          amount: '+50 M',
          isGain: true,
        },
      ],
      nextPage: null,
    },
    days: 180,
    exchange: {
      symbol: 'M',
      constants: { exchangeMinimumMileage: 3_000, exchangeMileagePerCoin: 200, bonusCoinDays: 30 },
      endsOn: '2026.12.21',
      requestId: 'story-request',
      isPage: false,
    },
    notice: null,
    ...more,
  };
}

const WHEEL: OpenWheel = {
  kind: 'open',
  title: 'Lucky wheel',
  until: 'Until 2026.12.31',
  prizes: [
    { no: 1, label: '+1', prize: '1 free coin', percent: 60, chance: '60%' },
    { no: 2, label: '1,000 M', prize: '1,000 M', percent: 30, chance: '30%' },
    { no: 3, label: '+5', prize: '5 bonus coins', percent: 9.5, chance: '9.5%' },
    { no: 4, label: '–', prize: 'No prize', percent: 0.5, chance: '0.5%' },
  ],
  tickets: 1,
  requestId: 'story-request',
};

export function storyRoulette(more: Partial<OpenWheel> = {}): RoulettePage {
  return { ...PAGE, wheel: { ...WHEEL, ...more } };
}

/** The page without a roulette wheel for this reader. */
export function storyNoWheel(wheel: Exclude<RoulettePage['wheel'], OpenWheel>): RoulettePage {
  return { ...PAGE, wheel };
}
