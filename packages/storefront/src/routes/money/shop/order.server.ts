import { randomUUID } from 'node:crypto';
import type { CoinProduct, Quote, QuotedCoupon, ShopFacts } from '@longstrip/api-contract';
import { refusalMessageKeyIn } from '@longstrip/messages';
import type { AppLoadContext } from '@remix-run/server-runtime';
import { formatDay, formatMoney, formatNumber } from '../../../i18n/format.server.ts';
import { calendarDay } from '../../../i18n/platform-day.server.ts';
import { readServerMark, type ServerText, serverText } from '../../../i18n/server-text.server.ts';
import { birthdayWheels } from '../../../parts/age-check/age-check.server.ts';
import { policyAddress } from '../../../parts/navigation/policy-address.ts';
import { type ShopPurpose, shopAddress } from '../../../parts/navigation/shop-address.ts';
import { pointsText } from '../../../parts/wallet/wallet.server.ts';
import { readMarketingCode } from '../../../server/marketing-code.ts';
import type { OrderAgreement, OrderModel, OrderSum } from './shop-model.ts';

interface OrderFacts {
  request: Request;
  site: AppLoadContext;
  text: ServerText;
  productId: string;
  products: readonly CoinProduct[];
  facts: ShopFacts;
  purpose: ShopPurpose;
}

/** The order of a pack, or why there is none. */
export async function loadOrder(
  about: OrderFacts,
): Promise<{ order: OrderModel; problem: null } | { order: null; problem: string }> {
  const { site, text, productId } = about;
  const [quoted, agreements, read] = await Promise.all([
    site.api.quotePayment({ productId }),
    shopAgreements(site),
    readServerMark(site),
  ]);
  if (!quoted.ok) {
    const { code, detail, message } = quoted;
    const problem = detail === 'TOTAL_TOO_SMALL' ? message : text(refusalMessageKeyIn('payment', code));
    return { order: null, problem };
  }
  const coupons = quoted.data.coupons.map((coupon) => ({ ...coupon, title: read(coupon.title) }));
  return { order: orderModel({ ...quoted.data, coupons }, agreements, about), problem: null };
}

/**
 * The texts that have to be agreed to before a payment (section 5). Where a platform has published none for payments, its
 * terms of use are agreed to: no payment is made without an agreement.
 */
export async function shopAgreements(site: AppLoadContext): Promise<readonly OrderAgreement[]> {
  const [text, terms] = await Promise.all([serverText(site.locale), site.api.terms({ purpose: 'SHOP' })]);
  if (!terms.ok) throw new Error(`the agreements of the shop are refused: ${terms.code}`);
  const required = terms.data.filter(({ isRequired }) => isRequired);
  const kinds = required.length > 0 ? required : [{ kind: 'TERMS', title: text('policy.kindTERMS') } as const];
  return kinds.map(({ kind, title }) => ({ name: `agree${kind}`, title, href: policyAddress(kind) }));
}

function orderModel(quote: Quote, agreements: readonly OrderAgreement[], about: OrderFacts): OrderModel {
  const { site, text, facts, request, purpose, products } = about;
  const product = products.find(({ productId }) => productId === quote.productId);
  const usable = quote.coupons.filter(({ unusableCode }) => unusableCode === null);
  const none: [string, OrderSum] = ['', sumOf(quote, null, site, text)];
  return {
    productId: quote.productId,
    coins: formatNumber(site.locale, quote.coin),
    extras: product === undefined ? [] : packExtras(product, site, text),
    pointsNote: offersPoints(quote, product) ? pointsNote(site, text) : null,
    action: shopAddress({ product: quote.productId }, purpose),
    requestId: randomUUID(),
    coupons: couponOptions(quote, site, text),
    best: String(usable.find(({ isBest }) => isBest)?.userCouponId ?? ''),
    sums: Object.fromEntries([
      none,
      ...usable.map((coupon): [string, OrderSum] => [String(coupon.userCouponId), sumOf(quote, coupon, site, text)]),
    ]),
    agreements,
    asksConversion: readMarketingCode(request, site) !== null,
    monthly: monthlyText(facts, site, text),
    birth: facts.needsBirthMonth ? birthChoices(site) : null,
    blocked: blockedText(product, about),
  };
}

/** Whether an order of this client can be paid: at a check-out, or in the sheet of the app’s own store. */
export function canBePaid({ provider }: Pick<ShopFacts, 'provider'>): boolean {
  return provider !== null;
}

function blockedText(product: CoinProduct | undefined, { site, text, facts }: OrderFacts): string | null {
  if (!canBePaid(facts)) return text('error.NOT_FOUND_PAYMENT_METHOD');
  const code = product?.unavailableCode ?? null;
  if (code === null) return null;
  const overLimit = product?.unavailableReason === 'MONTHLY_CAP' ? overLimitText(facts, site, text) : null;
  return overLimit ?? text(`error.${code}`);
}

/** "+12 bonus", "+50 M points". */
export function packExtras(
  { bonusCoin, mileage }: Pick<CoinProduct, 'bonusCoin' | 'mileage'>,
  { locale, platform }: AppLoadContext,
  text: ServerText,
): string[] {
  return [
    ...(bonusCoin === 0 ? [] : [text('shop.plusBonus', { amount: formatNumber(locale, bonusCoin) })]),
    ...(mileage === 0 ? [] : [text('shop.plusPoints', { amount: pointsAmount(mileage, { locale, platform }) })]),
  ];
}

/** "50 M". */
function pointsAmount(amount: number, { locale, platform }: Pick<AppLoadContext, 'locale' | 'platform'>): string {
  return `${formatNumber(locale, amount)} ${platform.constants.mileageSymbol}`;
}

/** What points are, and what they are for: shown wherever some are offered or given. */
export function pointsNote({ locale, platform }: AppLoadContext, text: ServerText): string {
  const { mileageSymbol: symbol, exchangeMinimumMileage, exchangeMileagePerCoin } = platform.constants;
  const points = (amount: number) => pointsText({ locale, platform }, amount);
  const [minimum, rate] = [points(exchangeMinimumMileage), points(exchangeMileagePerCoin)];
  return text('shop.notePoints', { symbol, minimum, rate });
}

function offersPoints({ coupons }: Quote, product: CoinProduct | undefined): boolean {
  return (product?.mileage ?? 0) > 0 || coupons.some(({ extraMileage }) => extraMileage > 0);
}

function sumOf(quote: Quote, coupon: QuotedCoupon | null, site: AppLoadContext, text: ServerText): OrderSum {
  const { locale, platform } = site;
  const money = (minorUnits: number) => formatMoney(platform.currency, locale, minorUnits);
  const discount = coupon?.discount ?? 0;
  const extraMileage = coupon?.extraMileage ?? 0;
  const total = quote.price - discount;
  return {
    lines: [
      { label: text('shop.price'), amount: money(quote.price) },
      ...(discount === 0 ? [] : [{ label: text('shop.coupon'), amount: money(-discount) }]),
      ...(extraMileage === 0
        ? []
        : [
            {
              label: text('shop.points'),
              amount: `+${pointsAmount(extraMileage, site)}`,
            },
          ]),
      { label: text('shop.total'), amount: money(total), isTotal: true },
    ],
    total: money(total),
    totalMinorUnits: total,
  };
}

/** Usable coupons, the choice of none, then unusable coupons with the reason. Empty for a reader without coupons. */
function couponOptions({ coupons, price }: Quote, site: AppLoadContext, text: ServerText): OrderModel['coupons'] {
  if (coupons.length === 0) return [];
  const { platform, locale } = site;
  const options = coupons.map((coupon) => ({
    value: String(coupon.userCouponId),
    title: coupon.title,
    saving: savingOf(coupon, site, text),
    note:
      coupon.unusableCode === null
        ? text('shop.couponUntil', { date: formatDay(platform, locale, coupon.expiresAt) })
        : refusalText(coupon, price, site, text),
    isUsable: coupon.unusableCode === null,
  }));
  return [
    ...options.filter(({ isUsable }) => isUsable),
    { value: '', title: text('shop.noCoupon'), saving: null, note: null, isUsable: true },
    ...options.filter(({ isUsable }) => !isUsable),
  ];
}

function savingOf(
  { discount, extraMileage }: QuotedCoupon,
  { locale, platform }: AppLoadContext,
  text: ServerText,
): string | null {
  if (discount > 0) return formatMoney(platform.currency, locale, -discount);
  return extraMileage > 0
    ? text('shop.plusPoints', { amount: pointsAmount(extraMileage, { locale, platform }) })
    : null;
}

function refusalText(
  { unusableCode, minimumPrice }: QuotedCoupon,
  packPrice: number,
  site: AppLoadContext,
  text: ServerText,
): string {
  if (unusableCode === 'INVALID_MINIMUM_AMOUNT_COUPON') {
    // The pack is large enough for the coupon, but what is left to pay is below the provider's minimum.
    if (packPrice >= minimumPrice) return text('shop.couponTooSmall');
    const price = formatMoney(site.platform.currency, site.locale, minimumPrice);
    return text('shop.couponFrom', { price });
  }
  return unusableCode === 'EXPIRED_COUPON' ? text('shop.couponOver') : text('shop.couponNot');
}

/** Years of birth, newest first, and months. */
function birthChoices({ locale, platform, nowMs }: AppLoadContext): OrderModel['birth'] {
  const { year } = calendarDay(platform, nowMs);
  const { years, months } = birthdayWheels(locale, year);
  const option = ({ value, label }: { value: number; label: string }) => ({ value: String(value), label });
  return { years: years.filter(({ value }) => value <= year).map(option), months: months.map(option) };
}

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
