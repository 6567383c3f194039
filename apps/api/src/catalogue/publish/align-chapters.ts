import { compareEpisodeNumbers } from '@longstrip/core';
import { alikePairs } from './chapter-texts.ts';

/** What identifies a chapter: its text and its title. */
export interface KnownChapter {
  text: string;
  title: string | null;
  /** Missing from an earlier copy: matched only by its text or title. */
  isGone?: boolean;
  /** Its volume, if there are several. Its position counts only within that volume. */
  volume?: string | undefined;
}

/**
 * Matches the chapters of a book with those of a later copy, in which some were added, left out, moved or corrected. They match
 * by their text or most of it, else by a unique title; the rest between two matched chapters in order. A title alone may be just
 * the chapter's number, which changes when a chapter is inserted.
 *
 * @param before in their order
 * @param after in their order
 * @returns for each of `after` its index in `before`, or null for a new chapter
 */
export function alignChapters(before: readonly KnownChapter[], after: readonly KnownChapter[]): (number | null)[] {
  const found: (number | null)[] = after.map(() => null);
  const used = new Set<number>();
  const pair = (place: number, earlier = -1) => {
    if (earlier < 0) return;
    found[place] = earlier;
    used.add(earlier);
  };

  const placesOfText = placesBy(before, ({ text }) => text);
  for (const [place, { text, title }] of after.entries()) {
    const same = (placesOfText.get(text) ?? []).filter((each) => !used.has(each));
    pair(place, same.find((each) => before[each]?.title === title) ?? same[0]);
  }
  const left = (chapters: readonly KnownChapter[], isLeft: (place: number) => boolean) =>
    chapters.map(({ text }, place) => (isLeft(place) ? text : ''));
  const alike = alikePairs(
    left(before, (place) => !used.has(place)),
    left(after, (place) => found[place] === null),
  );
  for (const pairOfTexts of alike)
    if (found[pairOfTexts.after] === null && !used.has(pairOfTexts.before)) pair(pairOfTexts.after, pairOfTexts.before);
  const titles = placesBy(after, ({ title }, place) => (found[place] === null ? title : null));
  const titlesBefore = placesBy(before, ({ title }, place) => (used.has(place) ? null : title));
  for (const [title, [place, ...others]] of titles) {
    const [earlier, ...othersBefore] = titlesBefore.get(title) ?? [];
    const isUnique = others.length === 0 && othersBefore.length === 0;
    if (isUnique && place !== undefined) pair(place, earlier);
  }
  let last = -1;
  for (const [place, { volume }] of after.entries()) {
    const isOfVolume = (earlier: KnownChapter) => (earlier.volume ?? volume) === (volume ?? earlier.volume);
    const until = found.find((each, index) => index >= place && each !== null) ?? before.length;
    const between = (earlier: number) => earlier > last && earlier < until && !used.has(earlier);
    if (found[place] === null)
      pair(
        place,
        before.findIndex((chapter, earlier) => between(earlier) && chapter.isGone !== true && isOfVolume(chapter)),
      );
    last = found[place] ?? last;
  }
  return found;
}

/** The index of each value; null has none. */
function placesBy(
  chapters: readonly KnownChapter[],
  keyOf: (chapter: KnownChapter, place: number) => string | null,
): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [place, chapter] of chapters.entries()) {
    const value = keyOf(chapter, place);
    if (value !== null) places.set(value, [...(places.get(value) ?? []), place]);
  }
  return places;
}

const VOLUME_AND_CHAPTER = /^(.+)-\d+(?:\.\d+)?$/;

/** The volume in the number of a chapter: 2 of `2-1`. */
export function volumeOfNumber(number: string): string | undefined {
  return VOLUME_AND_CHAPTER.exec(number)?.[1];
}

/** Decimal digits that are tried: enough for thousands of chapters between two. */
const DIGITS_MOST = 4;
const LAST_NUMBER = /\d+(?:\.\d+)?$/;

/**
 * A number between those of two chapters: the next whole number if it is free, else a decimal (`2.1` between 2 and 3,
 * `1-4.1` between 1-4 and 1-5).
 *
 * @param previous null: the chapter is the first
 * @param next null: the chapter is the last
 * @param isFree whether no other episode has the number
 */
export function numberBetween(
  previous: string | null,
  next: string | null,
  isFree: (number: string) => boolean,
): string {
  const base = previous ?? (next ?? '0').replace(LAST_NUMBER, '0');
  const whole = base.replace(LAST_NUMBER, (number) => String(Math.trunc(Number(number))));
  const wholeAfter = (count: number) => whole.replace(LAST_NUMBER, (last) => String(Number(last) + count));
  if (next !== null && !(compareEpisodeNumbers(wholeAfter(1), next) < 0 && isFree(wholeAfter(1)))) {
    for (let digits = 1; digits <= DIGITS_MOST; digits += 1) {
      for (let part = 1; part < 10 ** digits; part += 1) {
        const number = `${whole}.${String(part).padStart(digits, '0')}`;
        const isBetween = compareEpisodeNumbers(base, number) < 0 && compareEpisodeNumbers(number, next) < 0;
        if (isBetween && part % 10 !== 0 && isFree(number)) return number;
      }
    }
  }
  for (let count = 1; ; count += 1) {
    const number = wholeAfter(count);
    if (isFree(number)) return number;
  }
}
