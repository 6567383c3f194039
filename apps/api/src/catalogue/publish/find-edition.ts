import type { Transaction } from '@longstrip/database';
import type { episode } from '@longstrip/database/schema';
import type { PublicationEpisode } from '@longstrip/ingest';
import { RefusedChange } from '../../shared/operator.ts';
import { volumeOfNumber } from './align-chapters.ts';
import { alikePairs, storedTexts, textOfChapter } from './chapter-texts.ts';

type EpisodeRow = typeof episode.$inferSelect;

interface EditionRequest {
  /** The chapters of a novel; no stored episode has its title and identifier. */
  chapters: readonly PublicationEpisode[];
  /** Episodes of books that are not in this import. */
  candidates: readonly EpisodeRow[];
  /** Episodes that have the numbers of the chapters. */
  holders: readonly EpisodeRow[];
  warnings: string[];
}

/**
 * The episodes of an earlier edition of a novel, with another title and identifier: at least half of its chapters share most of
 * their text with these. Empty if there is none. A novel that states a number is refused if another book has it.
 *
 * @throws RefusedChange BOOK_OF_OTHER_NUMBER, EPISODE_OF_OTHER_BOOK
 */
export async function findEdition(
  tx: Transaction,
  { chapters, candidates, holders, warnings }: EditionRequest,
): Promise<EpisodeRow[]> {
  const [first] = chapters;
  if (first === undefined) return [];
  const edition = await mostAlike(tx, chapters, candidates);
  const earlier = edition[0]?.sourceTitle;
  if (first.isNumberStated) refuseOthersNumber(first, edition, holders);
  if (earlier !== undefined && earlier !== first.source.title)
    warnings.push(`"${first.source.title}" is taken for a new edition of "${earlier}": most of its text is the same.`);
  return edition;
}

/**
 * Refuses a novel with the title of another book, another identifier and none of its text: it is not a new edition.
 *
 * @param named the episodes of a book with this title or identifier
 * @throws RefusedChange OTHER_BOOK_OF_TITLE
 */
export async function refuseOtherOfTitle(
  tx: Transaction,
  chapters: readonly PublicationEpisode[],
  named: readonly EpisodeRow[],
): Promise<void> {
  const identifiers = new Set(chapters.flatMap(({ source }) => source.identifier ?? []));
  const isCertain = named.some(
    ({ sourceIdentifier }) => sourceIdentifier === null || identifiers.has(sourceIdentifier),
  );
  if (named.length === 0 || identifiers.size === 0 || isCertain) return;
  const before = await storedTexts(tx, named);
  const after = chapters.map(textOfChapter);
  if (after.some((text) => before.includes(text)) || alikePairs(before, after).length > 0) return;
  const title = chapters[0]?.source.title ?? '';
  throw new RefusedChange(
    'OTHER_BOOK_OF_TITLE',
    `"${title}" has another identifier than the "${title}" that readers have in this series, and none of its text: it is another book. Give it another series by --series; if it is that book written anew, let it keep its identifier.`,
    chapters[0]?.file,
  );
}

async function mostAlike(
  tx: Transaction,
  chapters: readonly PublicationEpisode[],
  candidates: readonly EpisodeRow[],
): Promise<EpisodeRow[]> {
  if (candidates.length === 0) return [];
  const pairs = alikePairs(await storedTexts(tx, candidates), chapters.map(textOfChapter));
  const books = new Map<string, { rows: EpisodeRow[]; found: Set<number> }>();
  const bookOf = ({ sourceTitle, sourceIdentifier }: EpisodeRow) => JSON.stringify([sourceTitle, sourceIdentifier]);
  for (const row of candidates) {
    const book = books.get(bookOf(row)) ?? { rows: [], found: new Set() };
    book.rows.push(row);
    books.set(bookOf(row), book);
  }
  for (const { before, after } of pairs) {
    const row = candidates[before];
    if (row !== undefined) books.get(bookOf(row))?.found.add(after);
  }
  const [best] = [...books.values()].toSorted((one, other) => other.found.size - one.found.size);
  return best !== undefined && best.found.size * 2 >= chapters.length ? best.rows : [];
}

function refuseOthersNumber(
  { number, source, file }: PublicationEpisode,
  edition: readonly EpisodeRow[],
  holders: readonly EpisodeRow[],
): void {
  const volume = volumeOfNumber(number);
  const known = edition[0] && volumeOfNumber(edition[0].number);
  if (known !== undefined && known !== volume) {
    throw new RefusedChange(
      'BOOK_OF_OTHER_NUMBER',
      `"${source.title}" came as number ${known} of the series, under which readers have it, and is number ${volume} now. Let it state number ${known}, or give it another series by --series.`,
      file,
    );
  }
  const held = holders.find(({ sourceTitle }) => sourceTitle !== null);
  if (edition.length > 0 || held === undefined) return;
  throw new RefusedChange(
    'EPISODE_OF_OTHER_BOOK',
    `episode ${held.number} of the series is of the book "${held.sourceTitle}", and "${source.title}" is number ${volume} of the series too. Let it state a number that is free, or give it another series by --series; if it is that book made anew, let it keep its title or its identifier.`,
    file,
  );
}
