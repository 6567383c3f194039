import type { Transaction } from '@longstrip/database';
import { type episode, page } from '@longstrip/database/schema';
import { type PublicationEpisode, volumeOfIdentifier } from '@longstrip/ingest';
import { inArray } from 'drizzle-orm';
import { RefusedChange } from '../../shared/operator.ts';
import { volumeOfNumber } from './align-chapters.ts';
import { findEdition, refuseOtherOfTitle } from './find-edition.ts';
import { placeChapters } from './place-chapters.ts';

type EpisodeRow = typeof episode.$inferSelect;

/** An episode of a file with its number, and the stored episode that it updates, if any. */
export interface PlacedEpisode {
  source: PublicationEpisode;
  number: string;
  before: EpisodeRow | undefined;
}

interface PlaceRequest {
  known: readonly EpisodeRow[];
  episodes: readonly PublicationEpisode[];
  /** Gets a sentence for each book that received a number other than its own. */
  warnings: string[];
}

/**
 * Matches each episode of a file with the episodes of the series (record 0027):
 *
 * - chapters of a book that was imported before are matched again (`placeChapters`), also under another name (`findEdition`);
 * - else a stated number decides, unless both state different volumes, or one is a whole volume and the other a chapter;
 * - without a number, a book updates the episodes that came from it before; a new one never takes the number of another
 *   book, but the next one after all others.
 *
 * @throws RefusedChange EPISODE_OF_OTHER_VOLUME, VOLUME_AND_CHAPTER, BOOK_OF_OTHER_NUMBER, EPISODE_OF_OTHER_BOOK,
 *   OTHER_BOOK_OF_TITLE
 */
export async function placeEpisodes(tx: Transaction, request: PlaceRequest): Promise<PlacedEpisode[]> {
  const { known, episodes, warnings } = request;
  const places = new Map<PublicationEpisode, { number: string; before: EpisodeRow | undefined }>();
  const taken = new Map(known.map((row) => [row.number, row]));
  const used = new Set<string>();
  const place = (source: PublicationEpisode, number: string) => {
    places.set(source, { number, before: taken.get(number) });
    used.add(number);
  };

  const books = chapteredBooks(episodes).map((chapters) => ({ chapters, named: ownOf(chapters, known) }));
  const ofNamed = new Set(books.flatMap(({ named }) => named));
  for (const { chapters, named } of books) {
    let came = named;
    if (chapters.every(isWritten)) {
      const candidates = known.filter((row) => !ofNamed.has(row) && row.sourceTitle !== null);
      const holders = chapters.flatMap(({ number }) => taken.get(number) ?? []);
      if (named.length === 0) came = await findEdition(tx, { chapters, candidates, holders, warnings });
      else await refuseOtherOfTitle(tx, chapters, named);
    }
    const own = came.filter(({ number }) => !used.has(number));
    const hasParts = [...chapters.map(({ source }) => source.part), ...own.map((row) => row.sourcePart ?? 0)];
    if (own.length === 0 || !hasParts.some((part) => part > 1)) continue;
    const isFree = (number: string) => !taken.has(number) && !used.has(number);
    const numbers = await placeChapters(tx, { chapters, own, isFree, warnings });
    for (const [source, number] of numbers) place(source, number);
    for (const { number } of own) used.add(number);
  }
  const others = episodes.filter((source) => !places.has(source));
  for (const source of others.filter(({ isNumberStated }) => isNumberStated)) {
    const held = taken.get(source.number);
    await refuseOtherVolume(tx, source, held);
    warnOfReplaced(source, held, warnings);
    place(source, source.number);
  }
  const assumed = others.filter(({ isNumberStated }) => !isNumberStated);
  for (const source of assumed) {
    const own = known.filter((row) => isSameBook(row, source) && row.sourcePart === source.source.part);
    const free = own.filter(({ number }) => !used.has(number));
    const found = free.find(({ number }) => number === source.number) ?? free[0];
    if (found !== undefined) place(source, found.number);
  }
  for (const book of booksOf(assumed)) {
    const left = book.filter((each) => !places.has(each));
    const [first] = left;
    if (first === undefined) continue;
    const holders = left.flatMap(({ number }) => taken.get(number) ?? []);
    const rival = holders.find(({ sourceTitle }) => sourceTitle !== null);
    const isMoved = book.some((each) => (places.get(each)?.number ?? each.number) !== each.number);
    const isFree = !isMoved && left.every(({ number }) => !used.has(number));
    if (isFree && (rival === undefined || (await holdsSamePages(tx, holders, left)))) {
      for (const source of left) place(source, source.number);
      continue;
    }
    const numberLast = numbersAfter([...taken.keys(), ...used], volumeOf(book, places));
    for (const source of left) place(source, numberLast(source));
    if (rival !== undefined && !isMoved) warnings.push(sentenceOfMove(first, rival, places.get(first)?.number ?? ''));
  }
  return episodes.map((source) => ({
    source,
    ...(places.get(source) ?? { number: source.number, before: undefined }),
  }));
}

/**
 * Groups episodes by book; a stated volume is a book of its own. Books with the same title or identifier are one group
 * here, since only their texts differ.
 */
function chapteredBooks(episodes: readonly PublicationEpisode[]): PublicationEpisode[][] {
  const books = new Map<string, PublicationEpisode[]>();
  for (const each of episodes) {
    const { identifier, title } = each.source;
    const names = [['title', title], ...(identifier === null ? [] : [['identifier', identifier]])];
    const keys = names.map((name) => JSON.stringify([...name, statedVolume(each)]));
    const book = keys.map((key) => books.get(key)).find((found) => found !== undefined) ?? [];
    book.push(each);
    for (const key of keys) books.set(key, books.get(key) ?? book);
  }
  return [...new Set(books.values())];
}

/** The stored episodes that came from a book. */
function ownOf(chapters: readonly PublicationEpisode[], known: readonly EpisodeRow[]): EpisodeRow[] {
  const titles = new Set<string | null>(chapters.map(({ source }) => source.title));
  const identifiers = new Set(chapters.flatMap(({ source }) => source.identifier ?? []));
  const [first] = chapters;
  const volume = first === undefined ? undefined : statedVolume(first);
  return known.filter(
    ({ number, sourceTitle, sourceIdentifier }) =>
      (titles.has(sourceTitle) || identifiers.has(sourceIdentifier ?? '')) &&
      (first?.isNumberStated !== true || volumeOfNumber(number) === volume),
  );
}

function isWritten({ pages }: PublicationEpisode): boolean {
  return pages.every(({ kind }) => kind === 'text');
}

/** The volume that a chapter states. */
function statedVolume({ isNumberStated, number }: PublicationEpisode): string | undefined {
  return isNumberStated ? volumeOfNumber(number) : undefined;
}

/** By identifier or title: a new edition often has another identifier. */
function isSameBook(row: EpisodeRow, { source }: PublicationEpisode): boolean {
  const isSameIdentifier = source.identifier !== null && row.sourceIdentifier === source.identifier;
  return isSameIdentifier || row.sourceTitle === source.title;
}

/** A book that shares half its pages with the stored one is the same book with a corrected volume. */
async function refuseOtherVolume(
  tx: Transaction,
  each: PublicationEpisode,
  row: EpisodeRow | undefined,
): Promise<void> {
  if (row === undefined || row.sourceTitle === null) return;
  const { volume, isWhole } = volumeOfIdentifier(each.source.identifier);
  const { volume: held, isWhole: isHeldWhole } = volumeOfIdentifier(row.sourceIdentifier);
  const isSameVolume = volume === null || held === null || volume === held;
  if (isWhole === isHeldWhole && isSameVolume) return;
  if (await holdsSamePages(tx, [row], [each])) return;
  if (isWhole !== isHeldWhole) throw volumeAndChapter(each, isWhole, held);
  throw new RefusedChange(
    'EPISODE_OF_OTHER_VOLUME',
    `episode ${row.number} of the series is of volume ${held}, and "${each.source.title}" is episode ${row.number} of volume ${volume}. Give it another series by --series; if it is the same episode made anew, let it state volume ${held} or none.`,
    each.file,
  );
}

function volumeAndChapter(
  { number, source, file }: PublicationEpisode,
  isWhole: boolean,
  heldVolume: string | null,
): RefusedChange {
  const [known, own, mend] = isWhole
    ? [heldVolume === null ? 'a book that states no volume' : 'a chapter', 'a whole volume', `number ${number}`]
    : ['a whole volume', 'a chapter', `volume ${number} and no number`];
  return new RefusedChange(
    'VOLUME_AND_CHAPTER',
    `episode ${number} of the series is ${known}, and "${source.title}" is ${own} of that number. Give it another series by --series; if it is the same book made anew, let it state ${mend}.`,
    file,
  );
}

/**
 * The identifier to store for an episode. A file without a volume keeps the stored volume, unless that was a whole volume
 * and the file is a chapter.
 */
export function identifierFor(
  { source, isNumberStated }: PublicationEpisode,
  before: EpisodeRow | undefined,
): string | null {
  const storedIdentifier = before?.sourceIdentifier ?? null;
  const { volume, isWhole } = volumeOfIdentifier(storedIdentifier);
  return source.identifier ?? (volume === null || (isWhole && isNumberStated) ? null : storedIdentifier);
}

/** The stated number decides; but if both books have identifiers and they differ, it may be a mistake. */
function warnOfReplaced({ source, number }: PublicationEpisode, row: EpisodeRow | undefined, warnings: string[]): void {
  if (row === undefined || row.sourceIdentifier === null || source.identifier === null || source.part !== 1) return;
  if (row.sourceIdentifier === source.identifier || row.sourceTitle === source.title) return;
  warnings.push(`Episode ${number} was of the book "${row.sourceTitle}" and is now of "${source.title}".`);
}

function booksOf(episodes: readonly PublicationEpisode[]): PublicationEpisode[][] {
  const books = new Map<string, PublicationEpisode[]>();
  for (const each of episodes) {
    const key = JSON.stringify([each.source.identifier, each.source.title]);
    books.set(key, [...(books.get(key) ?? []), each]);
  }
  return [...books.values()];
}

/** Whether at least half of the pages are stored already: then it is the same book, whatever its name. */
async function holdsSamePages(
  tx: Transaction,
  rows: readonly EpisodeRow[],
  episodes: readonly PublicationEpisode[],
): Promise<boolean> {
  const ids = rows.map(({ id }) => id);
  const stored = await tx
    .select({ assetId: page.assetId, html: page.html })
    .from(page)
    .where(inArray(page.episodeId, ids));
  const known = new Set(stored.map(({ assetId, html }) => assetId ?? html));
  const pages = episodes.flatMap((each) => each.pages);
  const same = pages.filter((each) => known.has(each.kind === 'image' ? each.image.sha256 : each.html));
  return same.length * 2 >= pages.length;
}

/** The volume of the book's other chapters, or null. */
function volumeOf(
  book: readonly PublicationEpisode[],
  places: ReadonlyMap<PublicationEpisode, { number: string }>,
): string | null {
  for (const each of book) {
    const volume = volumeOfNumber(places.get(each)?.number ?? '');
    if (volume !== undefined) return volume;
  }
  return null;
}

/** Numbers after all others: the next whole ones, or for chapters of a volume (`1-1`) those of the next volume. */
export function numbersAfter(
  numbers: readonly string[],
  volume: string | null,
): (source: PublicationEpisode) => string {
  let last = Math.max(0, ...numbers.map((each) => Number.parseInt(each, 10) || 0));
  const nextVolume = volume ?? String(last + 1);
  return ({ number, source }) => {
    if (volumeOfNumber(number) !== undefined) return `${nextVolume}-${source.part}`;
    last += 1;
    return String(last);
  };
}

function sentenceOfMove({ source }: PublicationEpisode, rival: EpisodeRow, number: string): string {
  return `"${source.title}" states no number, and episode ${rival.number} is of another book, "${rival.sourceTitle}": it became episode ${number}. A number in its metadata or its name, or another --series, puts it elsewhere.`;
}
