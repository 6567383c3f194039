import type { WalletDetail } from '@longstrip/api-contract';
import type { WalletFact } from '@longstrip/ui';
import type { AppLoadContext } from '@remix-run/server-runtime';
import { formatDay, formatNumber } from '../../i18n/format.server.ts';
import { type ServerText, serverText } from '../../i18n/server-text.server.ts';
import { reachableRoutes } from '../../implemented-routes.ts';
import type { WalletModel } from './wallet-model.ts';
import '../../server/site-context.ts';

/** Stands for an amount that is not known, which is never shown as nothing. */
const UNKNOWN = '–';

/** What the signed-in reader has. A wallet that cannot be read is not known; the page is shown all the same. */
export async function loadWallet(site: AppLoadContext): Promise<WalletModel> {
  const [text, wallet] = await Promise.all([serverText(site.locale), readWallet(site)]);
  if (wallet === null) return { coins: UNKNOWN, facts: [], debt: null };
  const { coin, bonusCoin, freeCoin } = wallet.coinBalance;
  return {
    coins: formatNumber(site.locale, coin + bonusCoin + freeCoin),
    facts: factsOf(wallet, site, text),
    debt: wallet.debtCoins === 0 ? null : text('shop.debt', { amount: formatNumber(site.locale, wallet.debtCoins) }),
  };
}

async function readWallet(site: AppLoadContext): Promise<WalletDetail | null> {
  try {
    const reply = await site.api.walletDetail();
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
