import type { Coupon } from '@longstrip/api-contract';
import { CLIENT_PLATFORMS } from '@longstrip/core';
import type { AppLoadContext } from '@remix-run/server-runtime';
import { formatDay, formatList, formatNumber, formatPercent } from '../../../i18n/format.server.ts';
import { formatMoney } from '../../../i18n/format-money.server.ts';
import type { ServerText } from '../../../i18n/server-text.server.ts';
import { pointsText } from '../../../parts/wallet/points-text.server.ts';

/** A coupon as its page shows it, in the reader's words. */
export interface CouponModel {
  id: number;
  value: string;
  valueNote: string;
  title: string;
  lines: string[];
  /** Why it cannot be used; null where it can. */
  ended: string | null;
  /** The shop takes it, in this program. */
  isForShop: boolean;
}

type Site = Pick<AppLoadContext, 'platform' | 'locale'>;

/** @param read looks up titles that are message keys */
export function couponModel(site: Site, text: ServerText, read: (title: string) => string) {
  return (coupon: Coupon): CouponModel => ({
    id: coupon.id,
    ...shownValue(coupon, site, text),
    title: read(coupon.title),
    lines: coupon.state === 'USABLE' ? conditionsOf(coupon, site, text) : [],
    ended: endOf(coupon, site, text),
    isForShop: coupon.state === 'USABLE' && coupon.isUsableHere && isForShop(coupon),
  });
}

function isForShop({ type }: Coupon): boolean {
  return type === 'DISCOUNT' || type === 'EXTRA_POINT';
}

function shownValue({ type, percent, amount, value }: Coupon, site: Site, text: ServerText) {
  const { platform, locale } = site;
  switch (type) {
    case 'DISCOUNT': {
      const money = percent === null ? formatMoney(platform.currency, locale, amount ?? 0) : null;
      return { value: money ?? formatPercent(locale, percent ?? 0), valueNote: text('coupons.off') };
    }
    case 'EXTRA_POINT':
      return { value: pointsText(site, value ?? 0), valueNote: text('coupons.extraPoints') };
    case 'FREE_MILEAGE':
      return { value: pointsText(site, value ?? 0), valueNote: text('coupons.freePoints') };
    case 'FREE_COIN':
      return { value: `+${formatNumber(locale, value ?? 0)}`, valueNote: text('coupons.freeCoins') };
    case 'FREE_ROULETTE':
      return { value: `+${formatNumber(locale, value ?? 0)}`, valueNote: text('coupons.spins') };
  }
}

function conditionsOf(coupon: Coupon, { platform, locale }: Site, text: ServerText): string[] {
  const { minimumAmount, platforms, expiredAt, isHeld } = coupon;
  const places = formatList(
    locale,
    CLIENT_PLATFORMS.filter((client) => platforms.includes(client)).map((client) => text(`coupons.client${client}`)),
  );
  return [
    ...(minimumAmount > 0
      ? [text('coupons.from', { price: formatMoney(platform.currency, locale, minimumAmount) })]
      : []),
    platforms.length === CLIENT_PLATFORMS.length ? text('coupons.everywhere') : text('coupons.where', { places }),
    text('coupons.until', { date: formatDay(platform, locale, expiredAt) }),
    ...(isHeld ? [text('coupons.held')] : []),
  ];
}

function endOf({ state, usedAt, expiredAt }: Coupon, { platform, locale }: Site, text: ServerText): string | null {
  if (state === 'USABLE') return null;
  const date = formatDay(platform, locale, usedAt ?? expiredAt);
  return text(state === 'USED' ? 'coupons.usedOn' : 'coupons.expiredOn', { date });
}

/** What a coupon that was just received gave: "+5 free coins". */
export function receivedText({ type, value }: Coupon, site: Site, text: ServerText): string {
  const count = value ?? 0;
  if (type === 'FREE_COIN') return `+${text('benefit.freeCoins', { count })}`;
  if (type === 'FREE_MILEAGE') return `+${pointsText(site, count)}`;
  if (type === 'FREE_ROULETTE') return `+${text('benefit.spins', { count })}`;
  return text('coupons.added');
}
