import { ARABIC_TEXTS } from './texts/arabic.ts';
import { ENGLISH_TEXTS } from './texts/english.ts';
import { GERMAN_TEXTS } from './texts/german.ts';
import { JAPANESE_TEXTS } from './texts/japanese.ts';
import type { SampleTexts } from './texts/sample-text-type.ts';
import { THAI_TEXTS } from './texts/thai.ts';

export type { SampleTexts };

/** Every set of words, by the locale the toolbar chooses. */
export const SAMPLE_TEXTS: Readonly<Record<string, SampleTexts>> = {
  'en-US': ENGLISH_TEXTS,
  'ja-JP': JAPANESE_TEXTS,
  ar: ARABIC_TEXTS,
  'th-TH': THAI_TEXTS,
  'de-DE': GERMAN_TEXTS,
};

/** The words of a locale, English where there are none. */
export function sampleTexts(locale: string): SampleTexts {
  return SAMPLE_TEXTS[locale] ?? ENGLISH_TEXTS;
}
