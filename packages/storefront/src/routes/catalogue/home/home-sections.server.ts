import { BLOCKS_OF_SHELF, type HomeBlock, type HomeShelf, type Platform } from '@longstrip/core';
import type { AppLoadContext } from '@remix-run/server-runtime';
import type { HomeSection } from './home.server.ts';
import '../../../server/site-context.ts';

/** What a shelf of a platform's home page is composed of. */
export function blockOf({ home }: Pick<Platform, 'home'>, shelf: HomeShelf): HomeBlock {
  return home.blocks[shelf] ?? BLOCKS_OF_SHELF[shelf][0];
}

const FORMS = {
  grid: 'grid',
  rail: 'shelf',
  posters: 'posters',
  lines: 'lines',
  editorial: 'editorial',
  // Only the ranking has a chart.
  chart: 'shelf',
} as const satisfies Readonly<Record<HomeBlock, string>>;

/** How a list of series is shown. */
export type SeriesForm = (typeof FORMS)[HomeBlock];

/** The form of a shelf with series. */
export function formOf(platform: Pick<Platform, 'home'>, shelf: HomeShelf): SeriesForm {
  return FORMS[blockOf(platform, shelf)];
}

/** What loading descriptions needs. */
type Site = Pick<AppLoadContext, 'api' | 'requestId'> & { logger: Pick<AppLoadContext['logger'], 'warn'> };

/** Three lines of a wide column, at most. */
const MOST_LETTERS = 240;

/**
 * The sections with the first lines of descriptions where their form shows them: of each title of a list of lines, and of the large
 * card of an editor's choice. Lists have no descriptions, so each is asked for; the page works without them.
 */
export function withFirstLines(site: Site, sections: readonly HomeSection[]): Promise<HomeSection[]> {
  return Promise.all(
    sections.map(async (section) => {
      if (section.form !== 'lines' && section.form !== 'editorial') return section;
      const shown = section.form === 'lines' ? section.series : section.series.slice(0, 1);
      const texts = await Promise.all(shown.map(({ alias }) => firstLines(site, alias)));
      return {
        ...section,
        series: section.series.map((series, index) => {
          const text = texts[index] ?? '';
          return text === '' ? series : { ...series, text };
        }),
      };
    }),
  );
}

async function firstLines(site: Site, alias: string): Promise<string> {
  try {
    const reply = await site.api.series({ alias });
    return reply.ok ? cutText(reply.data.synopsis) : '';
  } catch (error) {
    site.logger.warn({ requestId: site.requestId, error: String(error) }, `no description of ${alias}`);
    return '';
  }
}

/** The beginning of a text in one paragraph, cut between words where there are spaces. */
export function cutText(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= MOST_LETTERS) return line;
  const cut = line.slice(0, MOST_LETTERS);
  const lastSpace = cut.lastIndexOf(' ');
  return `${lastSpace > MOST_LETTERS / 2 ? cut.slice(0, lastSpace) : cut}…`;
}
