import { SAMPLE_SCENES, sampleCover } from '@longstrip/ui/samples';
import { NO_TEXTS } from '../i18n/packed-texts.ts';
import type { SeriesCardModel } from '../parts/series/series-card-model.server.ts';
import type { BenefitPage } from '../routes/money/benefits/benefits.server.ts';
import type { TodayModel } from '../routes/money/benefits/today-model.server.ts';
import type { CouponsPage } from '../routes/money/coupons/coupons.server.ts';
import type { GiftModel, GiftsPage } from '../routes/money/gifts/gifts.server.ts';
import type { PointsPage } from '../routes/money/points/points.server.ts';
import type { OpenWheel, RoulettePage } from '../routes/money/roulette/roulette.server.ts';
import { STORY_CARD, STORY_EVENT } from './story-events.ts';

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

export const STORY_GIFT: GiftModel = {
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
      STORY_GIFT,
      {
        ...STORY_GIFT,
        id: 'any',
        kind: 'Rental ticket',
        title: 'A ticket for whatever you like',
        lines: ['Opens 1 episode', 'Take by 2026.12.01'],
        cover: null,
      },
    ],
    opened: null,
    notice: null,
    ...more,
  };
}

export function storyTakenGifts(more: Partial<GiftsPage> = {}): GiftsPage {
  const lines = ['1 of 2 left', 'Use by 2026.12.31'];
  return storyGifts({
    list: 'mine',
    gifts: [
      { ...STORY_GIFT, lines, action: { kind: 'choose', alias: 'salt-crown' } },
      {
        ...STORY_GIFT,
        id: 'any',
        cover: null,
        title: 'A ticket for whatever you like',
        lines,
        action: { kind: 'choose', alias: null },
      },
      { ...STORY_GIFT, id: 'used', lines, action: { kind: 'none', state: 'usedUp' } },
      { ...STORY_GIFT, id: 'over', lines, action: { kind: 'none', state: 'over' } },
    ],
    ...more,
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

function storyReady(alias: string, title: string, scene: Parameters<typeof sampleCover>[0]): SeriesCardModel {
  return {
    alias,
    title,
    type: 'COMIC',
    creators: 'Mina Oh',
    cover: sampleCover(scene, title),
    genre: '',
    isWaitFree: true,
  };
}

export const STORY_TODAY: TodayModel = {
  stamps: {
    ...STORY_CARD,
    ...{ event: 'Seven stamps', href: '/event/stamps', isStampedToday: false },
    ...{ checkIn: 'Check in today', requestId: 'story-request' },
  },
  tickets: {
    series: [
      storyReady('salt-crown', 'Salt Crown', SAMPLE_SCENES.saltCrown),
      storyReady('ninth-tail', 'Ninth Tail', SAMPLE_SCENES.ninthTail),
    ],
    note: 'Next free ticket: 11.21 18:40',
  },
  tiles: [
    { kind: 'spins', route: 'roulette', href: '/roulette', title: 'Roulette', note: '1 spin', isReady: true },
    {
      kind: 'gifts',
      route: 'benefitGift',
      href: '/benefit/gift',
      title: 'Gifts',
      note: '1 gift to take',
      isReady: true,
    },
    { kind: 'giftTickets', route: 'gift', href: '/gift', title: 'Gift box', note: '2 tickets to use', isReady: true },
    {
      kind: 'coupons',
      route: 'coupon',
      href: '/coupon',
      title: 'Coupons',
      note: 'Enter a coupon code',
      isReady: false,
    },
  ],
  points: { amount: '6,400 M', worth: 'Worth 32 bonus coins', share: null },
};

export function storyBenefit(more: Partial<BenefitPage> = {}): BenefitPage {
  return {
    ...PAGE,
    today: STORY_TODAY,
    events: [STORY_EVENT, { ...STORY_EVENT, id: 'print', title: 'Win a signed art print', away: 'Last day' }],
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
    { no: 1, kind: 'coin', label: '+1', prize: '1 free coin', percent: 60, chance: '60%' },
    { no: 2, kind: 'points', label: '1,000 M', prize: '1,000 M', percent: 30, chance: '30%' },
    { no: 3, kind: 'bonus', label: '+5', prize: '5 bonus coins', percent: 9.5, chance: '9.5%' },
    { no: 4, kind: 'nothing', label: '–', prize: 'No prize', percent: 0.5, chance: '0.5%' },
  ],
  tickets: 1,
  sources: [{ href: '/event/stamps', title: 'Seven stamps', note: '1 spin, at stamp 3' }],
  requestId: 'story-request',
};

export function storyRoulette(more: Partial<OpenWheel> = {}): RoulettePage {
  return { ...PAGE, wheel: { ...WHEEL, ...more } };
}

/** The page without a roulette wheel for this reader. */
export function storyNoWheel(wheel: Exclude<RoulettePage['wheel'], OpenWheel>): RoulettePage {
  return { ...PAGE, wheel };
}
