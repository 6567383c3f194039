import type { WalletDetail } from '@longstrip/api-contract';
import { type Locale, type Platform, textDirection } from '@longstrip/core';
import type { WalletFact } from '@longstrip/ui';
import type { AppLoadContext } from '@remix-run/server-runtime';
import { formatDay, formatNumber } from '../../i18n/format.server.ts';
import { keepOrder } from '../../i18n/keep-order.ts';
import { type ServerText, serverText } from '../../i18n/server-text.server.ts';
import { reachableRoutes } from '../../implemented-routes.ts';
import '../../server/site-context.ts';

/** Shown for an unknown amount, which must not look like zero. */
const UNKNOWN = '–';

/** The signed-in reader's wallet. If it cannot be read, the amounts are unknown, and the page is shown nevertheless. */
export async function loadWallet(site: AppLoadContext): Promise<WalletModel> {
  const [text, wallet] = await Promise.all([serverText(site.locale), readWallet(site)]);
  if (wallet === null) return { coins: UNKNOWN, facts: [], debt: null };
  return {
    coins: formatNumber(site.locale, coinsOf(wallet)),
    facts: factsOf(wallet, site, text),
    debt: wallet.debtCoins === 0 ? null : text('shop.debt', { amount: formatNumber(site.locale, wallet.debtCoins) }),
  };
}

const asked = new WeakMap<AppLoadContext['api'], ReturnType<AppLoadContext['api']['walletDetail']>>();

/** The wallet of a request's reader, where it did not come with them. Frame and page, which are loaded at once, ask together. */
function askWallet({ api }: AppLoadContext): ReturnType<AppLoadContext['api']['walletDetail']> {
  const known = asked.get(api);
  if (known !== undefined) return known;
  const answer = api.walletDetail().finally(() => asked.delete(api));
  asked.set(api, answer);
  return answer;
}

async function readWallet(site: AppLoadContext): Promise<WalletDetail | null> {
  if (site.wallet !== undefined) return site.wallet;
  try {
    const reply = await askWallet(site);
    return reply.ok ? reply.data : null;
  } catch (error) {
    site.logger.warn({ requestId: site.requestId, error: String(error) }, 'no wallet');
    return null;
  }
}

function factsOf(
  { coinBalance, bonusEnds: [nextEnd], mileage, usableCoupons }: WalletDetail,
  { platform, locale }: AppLoadContext,
  text: ServerText,
): WalletFact[] {
  const routes = reachableRoutes(platform);
  const ends =
    nextEnd === undefined
      ? null
      : text('shop.bonusEnds', { count: nextEnd.amount, date: formatDay(platform, locale, nextEnd.expiresAt) });
  return [
    { label: text('shop.bonus'), value: formatNumber(locale, coinBalance.bonusCoin), note: ends },
    {
      label: text('shop.points'),
      value: `${formatNumber(locale, mileage)} ${platform.constants.mileageSymbol}`,
      href: routes.includes('historyMileage') ? '/history/mileage' : null,
    },
    {
      label: text('shop.coupons'),
      value: text('shop.couponsToUse', { amount: formatNumber(locale, usableCoupons) }),
      href: routes.includes('coupon') ? '/coupon' : null,
    },
  ];
}

/** The longest time that a document waits for the wallet in its frame. */
const LIMIT_MS = 1_000;

/**
 * All coins of a signed-in reader, for the wallet in the frame of the first document; null if they are not known in time. It
 * never fails, because the data of every page depends on it, even of error pages.
 */
export async function loadBalance(site: AppLoadContext): Promise<number | null> {
  if (!site.isSignedIn) return null;
  if (site.wallet !== undefined) return site.wallet === null ? null : coinsOf(site.wallet);
  let limit: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    limit = setTimeout(resolve, LIMIT_MS, null).unref();
  });
  try {
    return await Promise.race([askBalance(site), late]);
  } catch (error) {
    site.logger.warn({ requestId: site.requestId, error: String(error) }, 'no balance for the frame');
    return null;
  } finally {
    clearTimeout(limit);
  }
}

async function askBalance(site: AppLoadContext): Promise<number | null> {
  const reply = await askWallet(site);
  return reply.ok ? coinsOf(reply.data) : null;
}

function coinsOf({ coinBalance: { coin, freeCoin, bonusCoin } }: WalletDetail): number {
  return coin + freeCoin + bonusCoin;
}

interface Site {
  platform: Pick<Platform, 'constants'>;
  locale: Locale;
}

/** An amount of points with their symbol, `3,400 M`, in an order that stays the same inside a sentence. */
export function pointsText(site: Site, points: number): string {
  return keepOrder(textDirection(site.locale), barePoints(site, points));
}

/** The same for use outside a sentence. */
export function barePoints({ platform, locale }: Site, points: number): string {
  return `${formatNumber(locale, points)} ${platform.constants.mileageSymbol}`;
}

export interface WalletModel {
  /** "–" if it is not known. */
  coins: string;
  facts: readonly WalletFact[];
  /** The debt that has to be paid back before anything can be spent (D41). */
  debt: string | null;
}
