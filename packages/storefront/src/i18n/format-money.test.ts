import type { Locale } from '@longstrip/core';
import { getPlatform, PLATFORMS } from '@longstrip/platform-config';
import { expect, test } from 'vitest';
import { formatMoney, formatUnitPrice } from './format.server.ts';

/** 1,234,567 minor units, and a refund of a hundred; the spaces are non-breaking. */
const MONEY: Readonly<Record<string, Partial<Record<Locale, readonly [string, string]>>>> = {
  'bom-us': { 'en-US': ['$12,345.67', '−$1.00'] },
  'beltoon-jp': { 'ja-JP': ['¥1,234,567', '−¥100'] },
  'bom-th': { 'th-TH': ['฿12,345.67', '−฿1.00'], 'en-US': ['฿12,345.67', '−฿1.00'] },
  'bom-tw': { 'zh-TW': ['NT$12,345.67', '−NT$1.00'], 'en-US': ['NT$12,345.67', '−NT$1.00'] },
  'delitoon-me': { ar: ['\u2066$12,345.67\u2069', '\u2066−$1.00\u2069'], 'en-US': ['$12,345.67', '−$1.00'] },
  'delitoon-de': { 'de-DE': ['12.345,67\u00a0€', '−1,00\u00a0€'] },
  'delitoon-fr': { 'fr-FR': ['12\u202f345,67\u00a0€', '−1,00\u00a0€'] },
};

test.each(PLATFORMS.flatMap(({ id, locales, currency }) => locales.map((locale) => ({ id, locale, currency }))))(
  'money of $id in $locale: the platform’s currency, in Latin digits (D17)',
  ({ id, locale, currency }) => {
    expect([1_234_567, -100].map((amount) => formatMoney(currency, locale, amount))).toEqual(MONEY[id]?.[locale]);
  },
);

test('the price of one coin has a digit more', () => {
  expect(formatUnitPrice(getPlatform('bom-us').currency, 'en-US', 8_920)).toBe('$0.089');
  expect(formatUnitPrice(getPlatform('beltoon-jp').currency, 'ja-JP', 8_750)).toBe('¥8.8');
});
