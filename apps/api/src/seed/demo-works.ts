import { LOCALE_FACTS, LOCALES, type Locale } from '@longstrip/core';
import { series, seriesPlatform } from '@longstrip/database/schema';
import { type DemoEpisode, type DemoSeries, planOpenings } from '@longstrip/demo-catalogue';
import { loadMessages } from '@longstrip/messages';
import { getPlatform, isPlatformId } from '@longstrip/platform-config';
import { and, eq, type SQL } from 'drizzle-orm';
import { DateTime } from 'luxon';

/** Condition on `series` joined with `seriesPlatform`: a work of the demo that every reader on a platform sees. */
export function isDemoWorkOf(platformId: string): SQL | undefined {
  return and(
    eq(series.isDemo, true),
    eq(series.isAdult, false),
    eq(seriesPlatform.platformId, platformId),
    eq(seriesPlatform.isVisible, true),
  );
}

/** "Ep. 3: Spring Tide", "第3話　春の潮": how lists in a language show an episode. The separator is that of the script. */
export async function episodeTitles(
  language: string,
): Promise<(episode: Pick<DemoEpisode, 'number' | 'title'>) => string> {
  const label = (await loadMessages(localeOf(language)))['episode.number'] ?? '{{number}}';
  const joint = /^(ja|zh)/.test(language) ? '\u3000' : ': ';
  return ({ number, title }) => [label.replace('{{number}}', number), title].filter((part) => part !== '').join(joint);
}

function localeOf(language: string): Locale {
  return LOCALES.find((locale) => LOCALE_FACTS[locale].language === language.split('-')[0]) ?? LOCALES[0];
}

/**
 * When each episode of a demo series opens on a platform, epoch milliseconds, first episode first: at the start of the
 * planned days in the platform's zone, counted from the day of `nowMs` there.
 */
export function openingTimes(series: DemoSeries, platformId: string, nowMs: number): number[] {
  if (!isPlatformId(platformId)) throw new Error(`the demo names an unknown platform "${platformId}"`);
  const today = DateTime.fromMillis(nowMs, { zone: getPlatform(platformId).timeZone }).startOf('day');
  const dayAt = (offset: number) => {
    const day = today.plus({ days: offset });
    return { weekday: day.weekday, dayOfMonth: day.day };
  };
  return planOpenings(series, dayAt).map((offset) => today.plus({ days: offset }).toMillis());
}

/** Of texts in many locales, those in a platform's locales, as rows. */
export function platformTexts<Text extends object>(
  locales: readonly Locale[],
  texts: Readonly<Partial<Record<Locale, Text>>>,
): ({ locale: Locale } & Text)[] {
  return locales.flatMap((locale) => {
    const text = texts[locale];
    return text === undefined ? [] : [{ locale, ...text }];
  });
}
