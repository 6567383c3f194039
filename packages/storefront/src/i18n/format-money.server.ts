import { type Currency, type Locale, textDirection } from '@longstrip/core';
import { keepOrder } from './keep-order.ts';

/** Digits of the price of one coin, beyond those of the currency. */
const UNIT_PRICE_DIGITS = 1;
const THOUSAND = 1_000;

/**
 * Money as a platform writes it: `$8.99`, `¥1,200`.
 * @param minorUnits in the minor unit of the currency (D17)
 */
export function formatMoney(currency: Currency, locale: Locale, minorUnits: number): string {
  return withSymbol(currency, locale, minorUnits / 10 ** currency.minorDigits, currency.minorDigits);
}

/**
 * What one coin of a pack costs, with one digit more than the currency has: `$0.089`, `¥8.2`.
 * @param thousandths of a minor unit
 */
export function formatUnitPrice(currency: Currency, locale: Locale, thousandths: number): string {
  const digits = currency.minorDigits + UNIT_PRICE_DIGITS;
  return withSymbol(currency, locale, thousandths / THOUSAND / 10 ** currency.minorDigits, digits);
}

function withSymbol({ symbol, position }: Currency, locale: Locale, amount: number, digits: number): string {
  const number = new Intl.NumberFormat(`${locale}-u-nu-latn`, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(Math.abs(amount));
  const written = position === 'before' ? `${symbol}${number}` : `${number}\u00a0${symbol}`;
  const signed = amount < 0 ? `−${written}` : written;
  return keepOrder(textDirection(locale), signed);
}
