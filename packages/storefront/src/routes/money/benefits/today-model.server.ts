import { randomUUID } from 'node:crypto';
import type { Benefit } from '@longstrip/api-contract';
import { mostExchangedCoins, type RoutePlace } from '@longstrip/core';
import type { AppLoadContext } from '@remix-run/server-runtime';
import { formatMoment } from '../../../i18n/format.server.ts';
import { readServerMark, type ServerText } from '../../../i18n/server-text.server.ts';
import { reachableRoutes } from '../../../implemented-routes.ts';
import { type StampCardModel, stampCard } from '../../../parts/events/stamp-places.server.ts';
import { type SeriesCardModel, seriesCardModel } from '../../../parts/series/series-card-model.server.ts';
import { pointsText } from '../../../parts/wallet/wallet.server.ts';
import '../../../server/site-context.ts';

/** What is free for a reader today, in the order of the page. */
export interface TodayModel {
  /** The card of the attendance check that runs. */
  stamps: StampsModel | null;
  /** Wait-free tickets that are ready; null where the platform has none. */
  tickets: { series: SeriesCardModel[]; note: string | null } | null;
  tiles: TileModel[];
  points: PointsModel | null;
}

interface StampsModel extends StampCardModel {
  event: string;
  href: string;
  isStampedToday: boolean;
  /** The words of the button. */
  checkIn: string;
  requestId: string;
}

/** One kind of benefit, and the page it is on. */
export type TileModel = RoutePlace & {
  kind: 'spins' | 'gifts' | 'giftTickets' | 'coupons';
  title: string;
  note: string;
  isReady: boolean;
};

interface PointsModel {
  amount: string;
  worth: string;
  /** How near it is to what can be exchanged; null: it can be. */
  share: number | null;
}

/** What the reader has, can take or can do now. */
export async function todayModel(site: AppLoadContext, text: ServerText, benefit: Benefit): Promise<TodayModel> {
  const routes = reachableRoutes(site.platform);
  return {
    stamps: await stampsModel(site, text, benefit.stamps),
    tickets: ticketsModel(site, text, benefit),
    tiles: tilesOf(text, benefit).filter(({ route }) => routes.includes(route)),
    points: routes.includes('historyMileage') && benefit.mileage > 0 ? pointsModel(site, text, benefit.mileage) : null,
  };
}

/** The first thing that a reader can take now, and the page it is on; the benefit page when there is none. */
export function firstOfToday(
  site: AppLoadContext,
  text: ServerText,
  benefit: Benefit,
): { href: string; title: string; note: string } {
  const routes = reachableRoutes(site.platform);
  if (benefit.readyTickets > 0 && routes.includes('homeFree')) {
    const note = text('list.count', { count: benefit.readyTickets });
    return { href: '/home/free', title: text('benefit.tickets'), note };
  }
  const tile = tilesOf(text, benefit).find(({ route, isReady }) => isReady && routes.includes(route));
  if (tile === undefined) return { href: '/benefit', title: text('benefit.lead'), note: text('benefit.emptyTitle') };
  return { href: tile.href, title: tile.title, note: tile.note };
}

async function stampsModel(
  site: AppLoadContext,
  text: ServerText,
  stamps: Benefit['stamps'],
): Promise<TodayModel['stamps']> {
  if (stamps === null || !reachableRoutes(site.platform).includes('eventDetail')) return null;
  const read = await readServerMark(site);
  const { event, isStampedToday } = stamps;
  return {
    ...stampCard(site, text, stamps),
    event: read(event.title),
    href: `/event/${encodeURIComponent(event.id)}`,
    isStampedToday,
    checkIn: text('event.attend'),
    requestId: randomUUID(),
  };
}

function ticketsModel(
  site: AppLoadContext,
  text: ServerText,
  { readySeries, nextTicketAt }: Benefit,
): TodayModel['tickets'] {
  if (!site.platform.features.freetime) return null;
  const next = nextTicketAt === null ? null : formatMoment(site.platform, site.locale, nextTicketAt);
  return {
    series: readySeries.map(seriesCardModel(site.locale)),
    note: next === null ? null : text('benefit.nextTicket', { time: next }),
  };
}

function tilesOf(text: ServerText, benefit: Benefit): TileModel[] {
  const { giftsToTake, giftTickets, usableCoupons, spins, isRouletteRunning } = benefit;
  const tiles: (TileModel & { isThere: boolean })[] = [
    {
      kind: 'spins',
      isThere: isRouletteRunning,
      isReady: spins > 0,
      route: 'roulette',
      href: '/roulette',
      title: text('benefit.roulette'),
      note: spins > 0 ? text('benefit.spins', { count: spins }) : text('benefit.getSpin'),
    },
    {
      kind: 'gifts',
      isThere: giftsToTake > 0,
      isReady: true,
      route: 'benefitGift',
      href: '/benefit/gift',
      title: text('benefit.gifts'),
      note: text('benefit.giftsToTake', { count: giftsToTake }),
    },
    {
      kind: 'giftTickets',
      isThere: giftTickets > 0,
      isReady: true,
      route: 'gift',
      href: '/gift',
      title: text('benefit.giftBox'),
      note: text('benefit.giftTickets', { count: giftTickets }),
    },
    {
      kind: 'coupons',
      isThere: true,
      isReady: usableCoupons > 0,
      route: 'coupon',
      href: '/coupon',
      title: text('benefit.coupons'),
      note: usableCoupons > 0 ? text('benefit.couponsUsable', { count: usableCoupons }) : text('roulette.toCoupons'),
    },
  ];
  return tiles.filter(({ isThere }) => isThere).map(({ isThere: _isThere, ...tile }) => tile);
}

function pointsModel(site: AppLoadContext, text: ServerText, mileage: number): PointsModel {
  const { constants } = site.platform;
  const coins = mostExchangedCoins(mileage, constants);
  const minimum = constants.exchangeMinimumMileage;
  return {
    amount: pointsText(site, mileage),
    worth:
      coins > 0
        ? text('benefit.pointsWorth', { coins: text('benefit.bonusCoins', { count: coins }) })
        : text('benefit.usableFrom', { minimum: pointsText(site, minimum) }),
    share: coins > 0 ? null : mileage / minimum,
  };
}
