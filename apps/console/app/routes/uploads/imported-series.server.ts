import { OPERATOR_CALLS, type Upload } from '@longstrip/api-contract';
import type { ConsoleContext } from '../../context.ts';
import { readIfAllowed } from '../../parts/calls/answers.server.ts';
import { previewedPlatforms } from '../../parts/preview/previewed-platforms.ts';
import type { PublishedPrices } from '../../parts/series/publish-form.tsx';
import { SeriesSchema } from '../../parts/series/series-schema.ts';

/** A series of an upload on one platform. */
export interface ImportedSeries {
  readonly seriesId: number;
  readonly alias: string;
  readonly title: string;
  readonly platform: string;
  readonly timeZone: string;
  /** The series or an episode of it is a draft there. */
  readonly isWaiting: boolean;
  readonly drafts: number;
  readonly episodeCount: number;
  readonly prices: PublishedPrices;
}

/** Series that are looked up for a page. */
const MOST_SERIES = 20;

/** The series that an upload has brought, on each platform where they are, and how many more there are. */
export async function readImported(
  console: ConsoleContext,
  { state, verdicts, options }: Upload,
  request: Request,
): Promise<{ rows: ImportedSeries[]; more: number }> {
  const imported = verdicts.filter(({ verdict }) => verdict === 'new' || verdict === 'changed');
  const aliases = state === 'IMPORTED' ? [...new Set(imported.flatMap(({ series }) => series?.alias ?? []))] : [];
  const { adminSeriesOne } = OPERATOR_CALLS;
  const found = await Promise.all(
    aliases
      .slice(0, MOST_SERIES)
      .map((reference) =>
        readIfAllowed(console, { call: adminSeriesOne, answer: SeriesSchema, query: { reference } }, request),
      ),
  );
  const named = (id: string) => options.platformIds.length === 0 || options.platformIds.includes(id);
  const rows = found.flatMap((series) => {
    if (series === null) return [];
    return previewedPlatforms().flatMap(({ id, timeZone }): ImportedSeries[] => {
      const here = series.platforms[id];
      if (here === undefined || !named(id)) return [];
      const present = series.episodes.filter(({ isRemoved, platforms }) => !isRemoved && platforms[id] !== undefined);
      const drafts = present.filter(({ platforms }) => platforms[id]?.isDraft === true).length;
      const { rentCoin, possessionCoin, freeEpisodeCount } = here;
      return [
        {
          ...{ seriesId: series.id, alias: series.alias, title: series.title, platform: id, timeZone, drafts },
          ...{ isWaiting: here.isDraft || drafts > 0, episodeCount: present.length },
          prices: { rentCoin, possessionCoin, freeEpisodeCount },
        },
      ];
    });
  });
  return { rows, more: Math.max(0, aliases.length - MOST_SERIES) };
}
