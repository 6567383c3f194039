import type { series } from '@longstrip/database/schema';
import type { Publication } from '@longstrip/ingest';
import { RefusedChange } from '../../shared/operator.ts';
import type { ImportOptions } from './import-options.ts';
import type { PlacedEpisode } from './place-episodes.ts';
import type { SeriesDescription } from './series-description.ts';

/**
 * A takedown stays until an operator undoes it (D39, record 0037): an import neither brings back a removed series or
 * episode, unless it asks for that (`restoresRemoved`), nor shows a hidden one.
 */

type TakedownOptions = Pick<ImportOptions, 'restoresRemoved' | 'keepGoing'>;

/**
 * @param publication what the import would add to the series
 * @throws RefusedChange SERIES_REMOVED; with `keepGoing` it names a file, so that other series of a folder are published
 */
export function refuseRemovedSeries(
  { alias, removedAtMs }: Pick<typeof series.$inferSelect, 'alias' | 'removedAtMs'>,
  publication: Publication,
  { restoresRemoved, keepGoing }: TakedownOptions,
): void {
  if (removedAtMs === null || restoresRemoved) return;
  throw new RefusedChange(
    'SERIES_REMOVED',
    `the series ${alias} was removed and stays so: npm run catalogue -- restore ${alias} brings it back, or --restore with this import.`,
    keepGoing ? publication.episodes[0]?.file : null,
  );
}

/**
 * @throws RefusedChange EPISODE_REMOVED, which names all of them; with `keepGoing` only those of the first file
 */
export function refuseRemovedEpisodes(
  alias: string,
  placed: readonly PlacedEpisode[],
  { restoresRemoved, keepGoing }: TakedownOptions,
): void {
  const all = placed.filter(isRemoved);
  const [first] = all;
  if (first === undefined || restoresRemoved) return;
  const { file } = first.source;
  const removed = keepGoing ? all.filter(({ source }) => source.file === file) : all;
  const isOneFile = removed.every(({ source }) => source.file === file);
  const command = `npm run catalogue -- restore ${alias} ${first.number}`;
  throw new RefusedChange(
    'EPISODE_REMOVED',
    removed.length === 1
      ? `episode ${first.number} of the series ${alias} was removed and stays so: ${command} brings it back, or --restore with this import.`
      : `episodes ${listed(removed)} of the series ${alias} were removed and stay so: ${command} brings one back, --restore with this import all of them.`,
    isOneFile ? file : null,
  );
}

function isRemoved({ before }: PlacedEpisode): boolean {
  return before !== undefined && before.removedAtMs !== null;
}

function listed(placed: readonly { number: string }[]): string {
  const numbers = placed.map(({ number }) => number);
  return `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;
}

/** Warnings about what an import restored. */
export function takedownWarnings(
  before: SeriesDescription,
  { alias }: SeriesDescription,
  placed: readonly PlacedEpisode[],
): string[] {
  const warnings: string[] = [];
  if (before.isRemoved) warnings.push(`The series ${alias} had been removed and is back.`);
  const restored = placed.filter(isRemoved);
  if (restored.length === 1) warnings.push(`Episode ${restored[0]?.number} had been removed and is back.`);
  if (restored.length > 1) warnings.push(`Episodes ${listed(restored)} had been removed and are back.`);
  return warnings;
}

/** Warnings about what readers do not see after an import: hidden series and episodes, and drafts. */
export function hiddenWarnings(
  { alias, platforms, episodes }: SeriesDescription,
  placed: readonly PlacedEpisode[],
): string[] {
  const warnings: string[] = [];
  const hidden = placesOf(platforms, isHidden);
  if (hidden !== null) {
    warnings.push(`The series ${alias} is hidden on ${hidden}: npm run catalogue -- unhide ${alias} shows it there.`);
  }
  const drafts = placesOf(platforms, ({ isDraft }) => isDraft);
  if (drafts !== null) {
    warnings.push(
      `The series ${alias} is a draft on ${drafts}, shown to no reader: npm run catalogue -- publish ${alias} publishes it and its episodes.`,
    );
  }
  const numbers = new Set(placed.map(({ number }) => number));
  const own = episodes.filter(({ number }) => numbers.has(number));
  for (const { number, platforms: on } of own) {
    const places = placesOf(on, isHidden);
    if (places === null) continue;
    warnings.push(
      `Episode ${number} is hidden on ${places}: npm run catalogue -- unhide ${alias} ${number} shows it there.`,
    );
  }
  const draftEpisodes = own.filter(({ platforms: on }) => Object.values(on).some(({ isDraft }) => isDraft));
  if (draftEpisodes.length > 0 && drafts === null) {
    const what =
      draftEpisodes.length === 1
        ? `Episode ${draftEpisodes[0]?.number} is a draft`
        : `Episodes ${listed(draftEpisodes)} are drafts`;
    warnings.push(
      `${what}, shown to no reader: npm run catalogue -- publish ${alias} publishes what is a draft of the series.`,
    );
  }
  return warnings;
}

const isHidden = ({ isVisible, isDraft }: { isVisible: boolean; isDraft: boolean }) => !isVisible && !isDraft;

/** The platforms for which a condition holds, as text; null: none. */
function placesOf<Description>(
  on: Readonly<Record<string, Description>>,
  isSo: (description: Description) => boolean,
): string | null {
  const places = Object.entries(on).flatMap(([id, description]) => (isSo(description) ? [id] : []));
  return places.length === 0 ? null : places.join(' and ');
}
