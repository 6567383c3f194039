import { toAsciiDigits } from './episode-number.ts';
import { numeralsToDigits } from './numerals.ts';

/**
 * Natural order of names: digits compare as numbers (`page2` before `page10`); case and accents only break ties, and code
 * points decide last, so that the order is the same on every machine.
 */
const BY_NUMBER_AND_LETTER = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
const BY_ACCENT_AND_CASE = new Intl.Collator('en', { numeric: true, sensitivity: 'variant', caseFirst: 'upper' });

/** A numeral that is not an ASCII digit. */
const OTHER_NUMERAL = /[\p{Nd}\p{No}\p{Nl}〇零一壱壹二弐貳三參四五六七八九十拾百千廿卅](?<![0-9])/u;
/** `第十` and `第10頁` have the same place in the order. */
const COUNTED = /(第?)\s?(\d+)\s?[話话回章集頁页枚巻卷冊册]?/gu;

/** A name with its numerals in digits: `第十頁.jpg` comes between `第9頁.jpg` and `第11頁.jpg`. */
function countable(name: string): string {
  if (!OTHER_NUMERAL.test(name)) return name.includes('第') ? name.replace(COUNTED, '$1$2') : name;
  const dot = name.lastIndexOf('.');
  const stem = dot > 0 ? name.slice(0, dot) : name;
  return numeralsToDigits(toAsciiDigits(stem)).replace(COUNTED, '$1$2') + (dot > 0 ? name.slice(dot) : '');
}

function compareSegments(left: string, right: string): number {
  return (
    BY_NUMBER_AND_LETTER.compare(countable(left), countable(right)) ||
    BY_NUMBER_AND_LETTER.compare(left, right) ||
    BY_ACCENT_AND_CASE.compare(left, right) ||
    (left < right ? -1 : left > right ? 1 : 0)
  );
}

/** Compares two paths folder by folder, so that a folder's files stay together. */
export function compareNaturally(left: string, right: string): number {
  const leftSegments = left.split('/');
  const rightSegments = right.split('/');
  const shared = Math.min(leftSegments.length, rightSegments.length);
  for (let index = 0; index < shared; index += 1) {
    const order = compareSegments(leftSegments[index] ?? '', rightSegments[index] ?? '');
    if (order !== 0) return order;
  }
  return leftSegments.length - rightSegments.length;
}
