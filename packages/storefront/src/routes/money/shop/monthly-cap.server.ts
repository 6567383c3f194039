import type { ShopFacts } from '@longstrip/api-contract';
import type { AppLoadContext } from '@remix-run/server-runtime';
import { formatDay } from '../../../i18n/format.server.ts';
import { formatMoney } from '../../../i18n/format-money.server.ts';
import type { ServerText } from '../../../i18n/server-text.server.ts';

type Cap = Pick<ShopFacts, 'monthlyCap'> | null;

/** "This month ¥3,200 of ¥5,000"; null where this reader has no limit. */
export function monthlyText(facts: Cap, site: AppLoadContext, text: ServerText): string | null {
  const cap = facts?.monthlyCap ?? null;
  if (cap === null) return null;
  const money = (amount: number) => formatMoney(site.platform.currency, site.locale, amount);
  return text('shop.monthly', { spent: money(cap.used), cap: money(cap.cap) });
}

/** "Over this month's limit. ¥1,800 is left until 12.01." */
export function overLimitText(facts: Cap, site: AppLoadContext, text: ServerText): string | null {
  const cap = facts?.monthlyCap ?? null;
  if (cap === null) return null;
  const { platform, locale } = site;
  const left = formatMoney(platform.currency, locale, cap.left);
  return text('shop.overLimit', { left, date: formatDay(platform, locale, cap.renewsAt) });
}
