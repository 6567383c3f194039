import { LOCALE_FACTS, LOCALES, type Locale } from '@longstrip/core';
import type { DemoEpisode, DemoSeries } from '@longstrip/demo-catalogue';
import { loadMessages } from '@longstrip/messages';

/** What an episode is called in a list. */
export type EpisodeNamer = (source: DemoEpisode) => string;

/** "Ep. 3: Spring Tide", "第3話　春の潮": the label of the language and the title, joined as that script joins them. */
export async function episodeNamers(wanted: readonly DemoSeries[]): Promise<(language: string) => EpisodeNamer> {
  const namers = new Map<string, EpisodeNamer>();
  for (const { language } of wanted) {
    if (namers.has(language)) continue;
    const label = (await loadMessages(localeOf(language)))['episode.number'] ?? '{{number}}';
    const joint = /^(ja|zh)/.test(language) ? '\u3000' : ': ';
    namers.set(language, ({ number, title }) =>
      [label.replace('{{number}}', number), title].filter((part) => part !== '').join(joint),
    );
  }
  return (language) => namers.get(language) ?? (({ title }) => title);
}

function localeOf(language: string): Locale {
  return LOCALES.find((locale) => LOCALE_FACTS[locale].language === language.split('-')[0]) ?? LOCALES[0];
}
