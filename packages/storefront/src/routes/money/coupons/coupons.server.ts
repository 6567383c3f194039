import { randomUUID } from 'node:crypto';
import type { Coupon } from '@longstrip/api-contract';
import { CLIENT_PLATFORMS, type CouponState } from '@longstrip/core';
import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/server-runtime';
import * as v from 'valibot';
import { formatDay, formatList, formatMoney, formatNumber, formatPercent } from '../../../i18n/format.server.ts';
import type { PackedTexts } from '../../../i18n/packed-texts.ts';
import { loadPageTexts, readServerMark, type ServerText, serverText } from '../../../i18n/server-text.server.ts';
import { defineAction, type FormOutcome, textField } from '../../../parts/form/define-action.server.ts';
import { refusedPage, refuseExpiredSession } from '../../../parts/refusals/refused-page.server.ts';
import { loadPageTitle, type PageTitle } from '../../../parts/seo/page-meta.server.ts';
import { pointsText } from '../../../parts/wallet/wallet.server.ts';
import { couponStateOf } from './coupon-tabs.ts';

/** What `/coupon` shows. */
export interface CouponsPage extends PageTitle {
  texts: PackedTexts;
  state: CouponState;
  coupons: CouponModel[];
  /** The idempotency key of the next code (D40). */
  requestId: string;
  /** What a coupon that was just added gave. */
  notice: string | null;
  /** The coupon that was just added. */
  addedId: number | null;
}

/** The query parameter for the coupon that was just added. What it gave is looked up in the reader's own coupons. */
const ADDED = 'added';

/** `/coupon`, for signed-in readers. */
export async function loader({ request, context: site }: LoaderFunctionArgs): Promise<CouponsPage> {
  await refuseExpiredSession(site);
  const url = new URL(request.url);
  const state = couponStateOf(url);
  const [title, texts, text, read, reply] = await Promise.all([
    loadPageTitle(site, 'coupons.title'),
    loadPageTexts(site.locale, ['coupons', 'benefit']),
    serverText(site.locale),
    readServerMark(site),
    site.api.coupons(),
  ]);
  if (!reply.ok) throw await refusedPage(site, 'coupon', reply);
  if (reply.data.some(({ isNew }) => isNew)) await markSeen(site);
  const added = reply.data.find(({ id }) => String(id) === url.searchParams.get(ADDED));
  return {
    ...title,
    texts,
    state,
    coupons: reply.data.filter((coupon: Coupon) => coupon.state === state).map(couponModel(site, text, read)),
    requestId: randomUUID(),
    notice: added === undefined ? null : receivedText(added, site, text),
    addedId: added?.id ?? null,
  };
}

/** The badge in the navigation counts unseen coupons. If this fails, the page is still right. */
async function markSeen(site: AppLoadContext): Promise<void> {
  try {
    await site.api.seeCoupons();
  } catch (error) {
    site.logger.warn({ requestId: site.requestId, error: String(error) }, 'coupons stay unseen');
  }
}

const Fields = v.object({ code: textField('coupons.codeRequired'), requestId: v.string() });

/** Adds a coupon by its code. */
export const action = defineAction(Fields, {
  block: 'coupon',
  fieldOf: {
    NOT_FOUND_COUPON: 'code',
    EXPIRED_COUPON: 'code',
    ALREADY_RECEIVED_COUPON: 'code',
    ALREADY_USED_COUPON: 'code',
    SOLD_OUT_COUPON: 'code',
    NOT_FOUND_COUPON_USER: 'code',
  },
  run: async ({ code, requestId }, { context: site }): Promise<FormOutcome> => {
    const reply = await site.api.redeemCoupon({ code: code.slice(0, CODE_LONGEST), requestId });
    if (!reply.ok) return { kind: 'refused', code: reply.code };
    return { kind: 'done', to: `/coupon?${ADDED}=${reply.data.coupon.id}` };
  },
});

/** No code is this long, even with spaces and hyphens; the api does not read more. */
const CODE_LONGEST = 100;

/** A coupon as its page shows it, in the reader's language. */
interface CouponModel {
  id: number;
  value: string;
  valueNote: string;
  title: string;
  lines: string[];
  /** Why it cannot be used; null where it can. */
  ended: string | null;
  /** The shop accepts it, in this client. */
  isForShop: boolean;
}

type Site = Pick<AppLoadContext, 'platform' | 'locale'>;

/** @param read looks up titles that are message keys */
function couponModel(site: Site, text: ServerText, read: (title: string) => string) {
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
function receivedText({ type, value }: Coupon, site: Site, text: ServerText): string {
  const count = value ?? 0;
  if (type === 'FREE_COIN') return `+${text('benefit.freeCoins', { count })}`;
  if (type === 'FREE_MILEAGE') return `+${pointsText(site, count)}`;
  if (type === 'FREE_ROULETTE') return `+${text('benefit.spins', { count })}`;
  return text('coupons.added');
}
