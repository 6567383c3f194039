import type { Benefit } from '@longstrip/api-contract';
import type { RoutePlace } from '@longstrip/core';
import type { AppLoadContext } from '@remix-run/server-runtime';
import type { ServerText } from '../../../i18n/server-text.server.ts';
import { pointsText } from '../../../parts/wallet/points-text.server.ts';

/** One thing that is free today, and the page it is on. */
export type BenefitModel = RoutePlace & {
  kind: 'tickets' | 'gifts' | 'giftTickets' | 'coupons' | 'spins' | 'events' | 'points';
  title: string;
  note: string;
};

/** What the reader has or may take now; what there is nothing of is left out. */
export function benefitCards(
  site: Pick<AppLoadContext, 'platform' | 'locale'>,
  text: ServerText,
  benefit: Benefit,
): BenefitModel[] {
  const { readyTickets, giftsToTake, giftTickets, usableCoupons, spins, isRouletteRunning, runningEvents, mileage } =
    benefit;
  const minimum = pointsText(site, site.platform.constants.exchangeMinimumMileage);
  const cards: (BenefitModel & { isThere: boolean })[] = [
    {
      kind: 'tickets',
      isThere: readyTickets > 0,
      route: 'homeFree',
      href: '/home/free',
      title: text('benefit.tickets'),
      note: text('benefit.ticketsReady', { count: readyTickets }),
    },
    {
      kind: 'gifts',
      isThere: giftsToTake > 0,
      route: 'benefitGift',
      href: '/benefit/gift',
      title: text('benefit.gifts'),
      note: text('benefit.giftsToTake', { count: giftsToTake }),
    },
    {
      kind: 'giftTickets',
      isThere: giftTickets > 0,
      route: 'gift',
      href: '/gift',
      title: text('benefit.giftBox'),
      note: text('benefit.giftTickets', { count: giftTickets }),
    },
    {
      kind: 'spins',
      isThere: isRouletteRunning && spins > 0,
      route: 'roulette',
      href: '/roulette',
      title: text('benefit.roulette'),
      note: text('benefit.spins', { count: spins }),
    },
    {
      kind: 'events',
      isThere: runningEvents > 0,
      route: 'event',
      href: '/event',
      title: text('benefit.events'),
      note: text('benefit.eventsRunning', { count: runningEvents }),
    },
    {
      kind: 'coupons',
      isThere: usableCoupons > 0,
      route: 'coupon',
      href: '/coupon',
      title: text('benefit.coupons'),
      note: text('benefit.couponsUsable', { count: usableCoupons }),
    },
    {
      kind: 'points',
      isThere: mileage > 0,
      route: 'historyMileage',
      href: '/history/mileage',
      title: `${text('benefit.points')}: ${pointsText(site, mileage)}`,
      note: text('benefit.usableFrom', { minimum }),
    },
  ];
  return cards.filter(({ isThere }) => isThere).map(({ isThere: _isThere, ...card }) => card);
}
