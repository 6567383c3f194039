import { LOCALE_FACTS, LOCALES, type Locale } from '@longstrip/core';
import type { DemoEpisode } from '@longstrip/demo-catalogue';
import { loadMessages } from '@longstrip/messages';

/** "Ep. 3: Spring Tide", "第3話　春の潮": how lists of a language show an episode. The joint is that of the script. */
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
