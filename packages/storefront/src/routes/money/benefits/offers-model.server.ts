import type { Benefit } from '@longstrip/api-contract';
import type { AppLoadContext } from '@remix-run/server-runtime';
import { formatDay } from '../../../i18n/format.server.ts';
import type { ServerText } from '../../../i18n/server-text.server.ts';
import { reachableRoutes } from '../../../implemented-routes.ts';

/** Where coins are given for trying offers, and what came of it. */
export interface OffersModel {
  href: string;
  /** The last that were credited, newest first. */
  credited: { id: string; day: string; dayIso: string; amount: string }[];
  /** Where one asks about coins that are missing; null: the platform has no such page. */
  help: string | null;
}

/** The offers of a reader in their language; null where nobody has offers for them. */
export function offersModel(
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
