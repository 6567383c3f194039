import { createContext, type ReactNode, useContext } from 'react';
import type { BannerCarouselProps } from '../home/banner-carousel.tsx';
import type { RankChange } from '../ranking/rank-move.tsx';
import type { RankRowProps } from '../ranking/rank-row.tsx';
import type { CoverBadges } from '../series/cover.tsx';
import type { SeriesCardProps } from '../series/series-cards.tsx';
import { sampleCover, sampleWide } from './sample-art.ts';
import { SAMPLE_KEYS, SAMPLE_SCENES, type SampleSeriesKey } from './sample-series.ts';
import { ARABIC_TEXTS } from './texts/arabic.ts';
import { ENGLISH_TEXTS } from './texts/english.ts';
import { GERMAN_TEXTS } from './texts/german.ts';
import { JAPANESE_TEXTS } from './texts/japanese.ts';
import type { SampleTexts } from './texts/sample-text-type.ts';
import { THAI_TEXTS } from './texts/thai.ts';

const ToolbarContext = createContext({ locale: 'en-US', wordmark: 'longstrip' });

/** Provides the locale and the platform's word from Storybook's toolbar. */
export function SampleToolbar({
  locale,
  wordmark,
  children,
}: {
  locale: string;
  wordmark: string;
  children: ReactNode;
}) {
  return <ToolbarContext.Provider value={{ locale, wordmark }}>{children}</ToolbarContext.Provider>;
}

/** Words of the chosen locale. */
export function useSampleTexts(): SampleTexts {
  return sampleTexts(useContext(ToolbarContext).locale);
}

/** The word-mark of the chosen platform. */
export function useSampleWordmark(): string {
  return useContext(ToolbarContext).wordmark;
}

function badgesOf(texts: SampleTexts, index: number): CoverBadges {
  const { up, fresh, waitFree, freeCount } = texts.badges;
  const sets: CoverBadges[] = [
    { up, freeCount },
    { up, waitFree },
    { waitFree },
    { up },
    { fresh, freeCount },
    { waitFree },
    { fresh },
  ];
  return sets[index % sets.length] ?? {};
}

/** The nine sample series as cards. */
export function sampleCards(texts: SampleTexts): SeriesCardProps[] {
  return SAMPLE_KEYS.map((key, index) => sampleCard(texts, key, index));
}

function sampleCard(texts: SampleTexts, key: SampleSeriesKey, index = 0): SeriesCardProps {
  return {
    href: `#${key}`,
    title: texts.titles[key],
    creators: texts.creators[key],
    cover: sampleCover(SAMPLE_SCENES[key], texts.titles[key]),
    badges: badgesOf(texts, index),
  };
}

export function sampleBanners(texts: SampleTexts): BannerCarouselProps {
  const keys: SampleSeriesKey[] = ['saltCrown', 'ninthTail', 'secondServe', 'rainContract'];
  return {
    labels: {
      region: texts.home.kicker,
      place: (index, count) => `${index} / ${count}`,
      pause: 'Pause',
      play: 'Play',
      previous: texts.viewer.previous,
      next: texts.viewer.next,
    },
    slides: keys.map((key) => ({
      href: `#${key}`,
      kicker: texts.home.kicker,
      title: texts.titles[key],
      line: texts.home.line,
      picture: sampleWide(SAMPLE_SCENES[key], texts.dir),
    })),
  };
}

function sampleChange({ ranking }: SampleTexts, index: number): RankChange {
  const places = (index % 4) + 1;
  if (index % 4 === 0) return { kind: 'same', sentence: ranking.same };
  if (index % 4 === 3) return { kind: 'new', label: ranking.fresh };
  if (index % 4 === 1) return { kind: 'up', places: String(places), sentence: ranking.up(places) };
  return { kind: 'down', places: String(places), sentence: ranking.down(places) };
}

export function sampleRanking(texts: SampleTexts): RankRowProps[] {
  const order: SampleSeriesKey[] = [
    'gateZero',
    'ninthTail',
    'saltCrown',
    'secondServe',
    'rainContract',
    'moonLibrary',
    'lastTrain',
    'duneTea',
    'midnightKitchen',
  ];
  return order.map((key, index) => ({
    href: `#${key}`,
    place: String(index + 1),
    change: sampleChange(texts, index),
    title: texts.titles[key],
    creators: texts.creators[key],
    genre: texts.ranking.genre,
    cover: sampleCover(SAMPLE_SCENES[key], texts.titles[key]),
  }));
}

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
