import { createHash } from 'node:crypto';
import { episodeAliasCandidates, type NamedSeries, seriesAliasCandidates } from '@longstrip/core';

/** The best alias of a new series that no other one has (D5). Throws when all are taken, which its own id rules out. */
export async function chooseSeriesAlias(
  series: NamedSeries,
  isTaken: (alias: string) => Promise<boolean>,
): Promise<string> {
  for (const candidate of seriesAliasCandidates(series)) {
    if (!(await isTaken(candidate))) return candidate;
  }
  throw new Error(`Every alias of the series ${series.id} is taken`);
}

/**
 * The alias of an episode, made of its number: `ep-1`, `ep-12-5`, `ep-extra-1`. A number without Latin letters or
 * digits, or one whose alias is taken (`12-5` beside `12.5`), gets a mark made of the number, so that it stays the same
 * however often it is imported.
 */
export function chooseEpisodeAlias(number: string, isTaken: (alias: string) => boolean): string {
  const mark = createHash('sha256').update(number).digest('hex').slice(0, 8);
  const alias = episodeAliasCandidates(number, mark).find((candidate) => !isTaken(candidate));
  if (alias === undefined) throw new Error(`Every alias of an episode ${number} is taken`);
  return alias;
}
