import { type DatabaseLocation, openDatabase } from '@longstrip/database';
import { readEvent } from '@longstrip/database/schema';
import { type AddedSeries, addSeries } from '@longstrip/test-kit/data';
import { LIMITS } from '../report.ts';
import { BENCH_PLATFORM, type BenchTitle, fillCatalogue, mixedTitles } from '../search/fill-catalogue.ts';

export const LONG_SERIES = 'long-series';
/** Series with pictures, creators and episodes: those that the lists of a home page show. */
const SHOWN_SERIES = 100;
const NOW_MS = Date.now();

/** A catalogue of the size that is searched, with a ranking, and one series with very many episodes. */
export async function fillCatalogueStore(location: DatabaseLocation): Promise<readonly BenchTitle[]> {
  const titles = mixedTitles(LIMITS.searchTitles);
  const database = await openDatabase(location);
  try {
    await fillCatalogue(database, titles);
    const ranked: AddedSeries[] = [];
    for (let number = 1; number <= SHOWN_SERIES; number += 1) {
      const shown = await addSeries(database, {
        ...{ alias: `shown-${number}`, platformIds: [BENCH_PLATFORM], episodes: 12 },
        onPlatform: { openedAtMs: NOW_MS - number * 3_600_000 },
        scheduleDays: ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'],
        creators: [
          { name: `Writer ${number}`, role: 'AUTHOR' },
          { name: `Painter ${number}`, role: 'ARTIST' },
        ],
      });
      ranked.push(shown);
    }
    await addSeries(database, {
      ...{ alias: LONG_SERIES, platformIds: [BENCH_PLATFORM] },
      episodes: Array.from({ length: LIMITS.longSeriesEpisodes }, () => ({ pages: [] })),
    });
    // A job computes the ranking from these when the api starts.
    await database.orm.insert(readEvent).values(
      ranked.flatMap(({ id: seriesId, episodes }, index) =>
        Array.from({ length: ranked.length - index }, () => ({
          ...{ platformId: BENCH_PLATFORM, seriesId, episodeId: episodes[0]?.id ?? 0 },
          ...{ isPaid: false, readAtMs: NOW_MS - 60_000 },
        })),
      ),
    );
    await database.run('analyze');
  } finally {
    await database.close();
  }
  return titles;
}
