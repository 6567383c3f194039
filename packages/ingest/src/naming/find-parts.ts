import {
  type Found,
  findNumber,
  findSeason,
  GLUED_NUMBER,
  LARGE_NUMBER,
  NUMBER_AFTER_VOLUME,
  NUMBER_PATTERNS,
  TRAILING_NUMBER,
  TRAILING_NUMBER_AFTER_DASH,
  VOLUME_PATTERNS,
  WHOLE_SEASON_PATTERNS,
} from './name-patterns.ts';
import { readRomanNumeral } from './numerals.ts';

export interface Parts {
  text: string;
  season: Found | null;
  volume: Found | null;
  number: Found | null;
  /** The last of two levels of numbers: 3 in `第2章 第3話`, where the number is 2. */
  inner: Found | null;
  /** Nothing marks the number as an episode's number. */
  isBare: boolean;
}

/** Finds season, volume and number; none of them overlaps another. */
export function findParts(text: string): Parts {
  const season = findSeason(text);
  const left = season === null ? text : blank(text, season);
  const volume =
    findNumber(left, VOLUME_PATTERNS) ?? (season === null ? findNumber(text, WHOLE_SEASON_PATTERNS) : null);
  const free = volume === null ? left : blank(left, volume);
  const marked = season?.episode ?? findNumber(free, NUMBER_PATTERNS);
  const bare = () =>
    volume === null
      ? findNumber(left, [TRAILING_NUMBER_AFTER_DASH, TRAILING_NUMBER, GLUED_NUMBER])
      : findNumber(left, [NUMBER_AFTER_VOLUME], volume.endsAt);
  const { number, inner } = marked === null ? { number: bare(), inner: null } : levelsOf(free, marked);
  return { text, season, volume, number, inner, isBare: marked === null && volume === null };
}

const BLANK = '\u{FFFC}';

function blank(text: string, { startsAt, endsAt }: Found): string {
  return text.slice(0, startsAt) + BLANK.repeat(endsAt - startsAt) + text.slice(endsAt);
}

/** Patterns of numbers with a word for what they count. */
const LEVEL_PATTERNS = [...NUMBER_PATTERNS.slice(1, 5), ...NUMBER_PATTERNS.slice(6, 7)];
const GAP = /^[\s_.,、・\u{FFFC}]*$/u;
/** Behind a dash a second number is the title of the episode, if words follow it: `Folge 3 - Kapitel 5 der Reise`. */
const DASHED_GAP = /^[\s_.,:、・–—-]*$/u;
/** `第3話 第2章の終わり`: the second number belongs to a phrase. */
const PHRASE = /^[のはがをにへ]/u;
/** `Part 2 - 03` */
const BARE_LEVEL = /^(?:\s*[-–—_]\s*|\s+)0*(\d{1,3}(?:\.\d+)?)$/u;
/** `ตอนที่ 12/2`; a larger number is the total: `Ep. 12/24`. */
const SLASHED_LEVEL = /^\s?[/⁄∕／]\s?0*(\d{1,2})$/u;
/** `Ep. 12 A`, `第12話 Ｂ` */
const LETTER = /^\s([A-DＡ-Ｄأبج])(?=\s*(?:$|[-–—_:：「『（([【]))/u;
const ENDS = /^\s*(?:$|[-–—_:：「『（([【])/u;

/**
 * Two numbers side by side are those of two levels (`第2章 第3話`, `Episode 5 Part 2`): two names that differ in one of them are not
 * one episode.
 */
function levelsOf(text: string, marked: Found): { number: Found; inner: Found | null } {
  for (const pattern of LEVEL_PATTERNS) {
    const behind = findNumber(text, [pattern], marked.endsAt);
    if (behind === null) continue;
    const gap = text.slice(marked.endsAt, behind.startsAt);
    const rest = text.slice(behind.endsAt);
    if ((GAP.test(gap) && !PHRASE.test(rest)) || (DASHED_GAP.test(gap) && ENDS.test(rest))) {
      return { number: marked, inner: behind };
    }
  }
  for (const pattern of LEVEL_PATTERNS) {
    const before = findNumber(text.slice(0, marked.startsAt), [pattern]);
    if (before !== null && GAP.test(text.slice(before.endsAt, marked.startsAt)))
      return { number: before, inner: marked };
  }
  const [whole, letter] = LETTER.exec(text.slice(marked.endsAt)) ?? [];
  if (whole !== undefined && letter !== undefined) {
    const number = `${marked.number}${letter.normalize('NFKC')}`;
    return { number: { ...marked, number, endsAt: marked.endsAt + whole.length }, inner: null };
  }
  const slashed = findNumber(text, [SLASHED_LEVEL], marked.endsAt);
  if (slashed !== null && Number(slashed.number) < Number(marked.number)) return { number: marked, inner: slashed };
  return { number: marked, inner: findNumber(text, [BARE_LEVEL], marked.endsAt) };
}

/** The words between the first and the last part of a name; empty without any: `Season 2 Harbour Night Episode 3`. */
export function wordsBetween(text: string, parts: readonly Found[]): string {
  const startsAt = Math.min(text.length, ...parts.map((part) => part.startsAt));
  const endsAt = Math.max(0, ...parts.map((part) => part.endsAt));
  const rest = parts.reduce(blank, text).slice(startsAt, endsAt).replaceAll(BLANK, ' ');
  return /\p{L}/u.test(rest) ? rest : '';
}

/** `Harbour 1000` alone is a title, but beside `Harbour 999` it is episode 1000; so is `Harbour 1.000`. */
export function largeReading(text: string): { before: string; number: string } | null {
  const match = LARGE_NUMBER.exec(text);
  const number = match?.[1]?.replace(/[.,，٬'’](?=\d{3}$)/u, '') ?? null;
  return match === null || number === null ? null : { before: text.slice(0, match.index), number };
}

/** `Atlas IX` alone is a title, like `Henry VIII`, but beside `Atlas X` it is episode 9. */
export function romanReading(text: string): { before: string; number: string } | null {
  const [, before = '', letters = ''] = /^(.*\p{L}.*?)[\s_]+([IVXL]+)\s*$/u.exec(text) ?? [];
  const number = readRomanNumeral(letters);
  return number === null ? null : { before, number: String(number) };
}
