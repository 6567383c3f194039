import type { CalendarEntry } from '@longstrip/api-contract';
import type { ChangeDocument } from '../../parts/apply/document.ts';

/** Where something was moved to, in the platform's zone. */
export interface Move {
  readonly day: string;
  readonly time: string;
}

interface MovedSeries {
  readonly series: string;
  readonly platforms?: object;
  readonly episodes?: readonly object[];
}

/** Whether the console can move an entry: the opening of a series or of an episode. */
export function isMovable({ kind }: Pick<CalendarEntry, 'kind'>): boolean {
  return kind === 'EPISODE' || kind === 'SERIES';
}

/** All moves as one document. Its times have no zone: they are the platform's. */
export function documentOfMoves(
  platform: string,
  entries: readonly CalendarEntry[],
  moves: ReadonlyMap<string, Move>,
): ChangeDocument {
  const series = new Map<string, MovedSeries>();
  for (const entry of entries) {
    const move = moves.get(entry.id);
    if (move === undefined || entry.series === null) continue;
    const { alias } = entry.series;
    const place = { [platform]: { openAt: `${move.day}T${move.time}` } };
    const known: MovedSeries = series.get(alias) ?? { series: alias };
    series.set(
      alias,
      entry.number === null
        ? { ...known, platforms: place }
        : { ...known, episodes: [...(known.episodes ?? []), { number: entry.number, platforms: place }] },
    );
  }
  return { series: [...series.values()] };
}
