import type { Benefit } from '@longstrip/api-contract';
import type { RoutePlace } from '@longstrip/core';
import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/server-runtime';
import { formatDay } from '../../../i18n/format.server.ts';
import type { PackedTexts } from '../../../i18n/packed-texts.ts';
import { loadPageTexts, type ServerText, serverText } from '../../../i18n/server-text.server.ts';
import { reachableRoutes } from '../../../implemented-routes.ts';
import { refusedPage } from '../../../parts/refusals/refused-page.server.ts';
import { loadPageTitle, type PageTitle } from '../../../parts/seo/page-meta.server.ts';
import { pointsText } from '../../../parts/wallet/wallet.server.ts';

/** What `/benefit` shows. */
export interface BenefitPage extends PageTitle {
  texts: PackedTexts;
  /** What is free today; null for a guest. */
  cards: BenefitModel[] | null;
  /** Coins for trying offers; null when there are none. */
  offers: OffersModel | null;
}

/** `/benefit`: what is free for the reader today. */
export async function loader({ context: site }: LoaderFunctionArgs): Promise<BenefitPage> {
  const [title, texts, text] = await Promise.all([
    loadPageTitle(site, 'benefit.title'),
    loadPageTexts(site.locale, ['benefit']),
    serverText(site.locale),
  ]);
  const page = { ...title, texts };
  if (!site.isSignedIn) return { ...page, cards: null, offers: null };
  const reply = await site.api.benefit();
  if (!reply.ok) throw await refusedPage(site, 'gift', reply);
  const routes = reachableRoutes(site.platform);
  return {
    ...page,
    cards: benefitCards(site, text, reply.data).filter(({ route }) => routes.includes(route)),
    offers: offersModel(site, text, reply.data.offers),
  };
}

/** One thing that is free today, and the page it is on. */
export type BenefitModel = RoutePlace & {
  kind: 'tickets' | 'gifts' | 'giftTickets' | 'coupons' | 'spins' | 'events' | 'points';
  title: string;
  note: string;
};

/** What the reader has or can take now. A kind with nothing is left out. */
function benefitCards(
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

/** The page of offers that give coins, and the coins that were credited. */
export interface OffersModel {
  href: string;
  /** The latest credits, newest first. */
  credited: { id: string; day: string; dayIso: string; amount: string }[];
  /** The page where a reader asks about missing coins; null when the platform has none. */
  help: string | null;
}

/** The offers of a reader in their language; null where no provider has offers for them. */
function offersModel(
  { platform, locale }: Pick<AppLoadContext, 'platform' | 'locale'>,
  text: ServerText,
  offers: Benefit['offers'],
): OffersModel | null {
  if (offers === null) return null;
  return {
    href: offers.url,
    credited: offers.credited.map(({ coin, createdAt }, place) => ({
      id: `${createdAt}/${place}`,
      day: formatDay(platform, locale, createdAt),
      dayIso: new Date(createdAt).toISOString(),
      amount: `+${text('benefit.freeCoins', { count: coin })}`,
    })),
    help: reachableRoutes(platform).includes('faq') ? '/faq' : null,
  };
}
