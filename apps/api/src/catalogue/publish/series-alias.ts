import { createHash } from 'node:crypto';
import { episodeAliasCandidates, type NamedSeries, seriesAliasCandidates } from '@longstrip/core';

/** The best free alias for a new series (D5). One candidate contains its id, so one is always free. */
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
 * The alias of an episode, made from its number: `ep-1`, `ep-12-5`, `ep-extra-1`. A number without Latin letters or
 * digits, or with a taken alias (`12-5` beside `12.5`), gets a hash of the number, so that every import gives the same.
 */
export function chooseEpisodeAlias(number: string, isTaken: (alias: string) => boolean): string {
  const mark = createHash('sha256').update(number).digest('hex').slice(0, 8);
  const alias = episodeAliasCandidates(number, mark).find((candidate) => !isTaken(candidate));
  if (alias === undefined) throw new Error(`Every alias of an episode ${number} is taken`);
  return alias;
}
