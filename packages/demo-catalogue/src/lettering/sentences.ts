import type { DemoLanguage } from '../works/language.ts';

/** After the end of a sentence, with the spaces that follow. */
const ENDS: Partial<Record<DemoLanguage, RegExp>> = {
  en: /(?<=[.!?…]["”’]?) +/g,
  ar: /(?<=[.!?؟…]) +/g,
  ja: /(?<=[。！？…])[　]*(?=[^。！？…」』）ー])/g,
  'zh-Hant': /(?<=[。！？…])[　]*(?=[^。！？…」』）])/g,
};

/** No half may be shorter than this part of the whole: two balloons are for two things that are said. */
const LEAST = 0.3;

/** A text of several sentences as two halves, divided between two of them near its middle; `null` where it cannot be. */
export function inTwo(text: string, language: DemoLanguage): readonly [string, string] | null {
  const ends = ENDS[language];
  if (ends === undefined || text.includes('\n')) return null;
  let best: readonly [string, string] | null = null;
  let nearest = 0.5 - LEAST;
  for (const { index, 0: spaces } of text.matchAll(ends)) {
    const off = Math.abs(index / text.length - 0.5);
    if (off >= nearest) continue;
    nearest = off;
    best = [text.slice(0, index), text.slice(index + spaces.length)];
  }
  return best;
}
