import { cleanLine } from '../text/clean-text.ts';
import { openBrackets, takeLeadingNumber, YEAR_IN_BRACKETS } from './brackets.ts';
import { normaliseEpisodeNumber, numberInSeason, toAsciiDigits } from './episode-number.ts';
import { findParts, largeReading, romanReading, wordsBetween } from './find-parts.ts';
import { EDITION_MARK, type Found, OF_SO_MANY, SEASON_FOLDERS, withoutTotal } from './name-patterns.ts';
import { numeralsToDigits } from './numerals.ts';
import { findPart, findSpecial, numberBehind } from './parts-and-specials.ts';
import { joinThousands } from './thousands.ts';

/** Facts read from the name of a file or folder. The title may be empty, the others null. */
export interface NameFacts {
  title: string;
  /** Within its season if there is one: `2-3` is episode 3 of season 2. */
  number: string | null;
  season: string | null;
  volume: string | null;
  language: string | null;
  /** The title after the number: `Chapter 7 - The Return`. */
  episodeTitle: string | null;
  /**
   * Why the number may be wrong: it is the end of a date (`2024-05-01`), or a bare number that may belong to the title
   * (`Apollo 13`, `Big Book 300`), or its separator of thousands may be another sign (`1.002`). Null: it is marked as an episode's
   * number, or there is none.
   */
  doubt: 'DATE' | 'BARE_NUMBER' | 'THOUSANDS' | null;
  /** The title if the number belongs to it. */
  wholeTitle: string;
  /** Another reading, which other names of the same folder may confirm (`resolveAmbiguousNames`). */
  otherReading: OtherReading | null;
  /** The name is that of a whole series: it tells how many volumes there are (`全31巻`), or which (`第01-02巻`). */
  isOfSeveralVolumes: boolean;
  /** A part named by a word (上, 中, 下): the end of the number, or of the volume if there is none. Other names settle 下. */
  part: '1' | '2' | '3' | null;
  /** A side story, an extra or a special. */
  isSpecial: boolean;
}

/** `Harbour 1000` alone is a title, but beside `Harbour 999` it is episode 1000. */
export interface OtherReading {
  title: string;
  number: string;
}

const EXTENSIONS = /\.(?:cbz|zip|epub|jpe?g|png|webp|gif|avif)$/i;

/** Prefix of a copied file, before a number: `Copy of Lamp Street 002`. */
const COPY_OF =
  /^(?:copy of|kopie von|copie de|copia de)\s+(?=.*(?:\s0\d|#\s*\d|(?<!\p{L})(?:ch?(?:apter)?|ep(?:isode)?)[.\s_-]*\d))/iu;
/** A copy of a file with a bare number; brackets may be the number after all: `Nana 7 (2)`. */
const COPY_OF_BARE = /^(.*\S\s\d{1,3})\s*\(([2-9])\)\s*$/u;

const DATE =
  /(?<!\d)(?:(?:19|20)\d\d[-–._\s]\d{1,2}[-–._\s]\d{1,2}|\d{1,2}[-–._\s]\d{1,2}[-–._\s](?:19|20)\d\d)(?!\d)/u;
/** A number without padding and not after a dash. */
const BARE_NUMBER = /(?<![-–—])(?:\s(?!1$)|(?<=[\p{L}\p{M}ー]))[1-9][\d.]*$/u;
/** Words for volumes or parts that may belong to the title: `Big Book 300`, `Rubber Band 3`. */
const NUMBER_OF_A_WORD = /(?<!\p{L})(?:book|band|part|pt\.?|bk\.?)\s(?!1$)[1-9]\d*$/iu;

const PARTS_FOLDER =
  /^(?:chapters?|episodes?|issues?|volumes?|seasons?|books?|comics?|novels?|cbz|epubs?|chapitres?|épisodes?|tomes?|saisons?|kapitel|folgen|bände|staffeln)$/iu;
const CATCH_ALL_FOLDER = /^(?:downloads?|desktop|documents|inbox|incoming|uploads?|te?mp)$/i;

function tidy(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/^[\s\-–—_.,:：、~〜～・|]+|[\s\-–—_,:：、~〜～・|]+$/gu, '')
    .trim();
}

/**
 * Reads title, number, volume and language from the name of a file or folder:
 * `Pepper & Carrot (en) - c001.cbz`, `Episode 1`, `#12.5`, `タイトル 第3話`, `Title v02.ja.epub`. A year in brackets is ignored
 * if the rest has a number (`Title 012 (2016)`); else it stays, since it distinguishes works of one title.
 */
export function readName(name: string): NameFacts {
  const joined = joinThousands(toAsciiDigits(cleanLine(name).replace(EXTENSIONS, '')));
  const stem = spaced(joined.text);
  const years = stem.match(YEAR_IN_BRACKETS) ?? [];
  const read = readStem(stem.replace(YEAR_IN_BRACKETS, ' '));
  const facts: NameFacts =
    joined.isDoubtful && read.number !== null && read.season === null && read.volume === null
      ? { ...read, doubt: 'THOUSANDS' }
      : read;
  if (years.length === 0 || facts.number !== null || facts.volume !== null) return facts;
  const title = tidy([facts.title, ...years.map((year) => year.replace(/\D/g, ''))].join(' '));
  return { ...facts, title, wholeTitle: title, otherReading: null };
}

function readStem(stem: string): NameFacts {
  const numerals = numeralsToDigits(stem);
  return readSpecial(numerals) ?? readPart(numerals) ?? readNumerals(numerals);
}

/** A side story, an extra or a special is never the main episode of its number. */
function readSpecial(numerals: string): NameFacts | null {
  const special = findSpecial(numerals);
  if (special === null) return null;
  const { before, behind, number, isDoubtful } = special;
  const main = readNumerals(before);
  const isMarked = main.number !== null && main.doubt === null;
  // After a dash it is the title of the episode: `Chapter 7 - Bonus 2`.
  if (isMarked && /[-–—:：]\s*$/u.test(before)) return null;
  const { language } = openBrackets(behind);
  if (special.isPlace && main.number !== null) {
    return { ...main, language: main.language ?? language, episodeTitle: main.episodeTitle ?? special.word };
  }
  const [, seasonTitle = '', season = null] = (!isMarked && matchSeason(tidy(before))) || [];
  const inBrackets = special.isPlace && before !== '' ? (openBrackets(numerals).firstRemark ?? '') : '';
  const ownTitle = season === null ? tidy(openBrackets(before).rest) || inBrackets : tidy(seasonTitle);
  const inOwnSeason = season === null ? number : numberInSeason(season, number);
  return {
    ...main,
    ...(season !== null && { season, volume: null }),
    ...{ title: isMarked || (main.volume !== null && season === null) ? main.title : ownTitle },
    number: isMarked && main.number !== null ? numberBehind(main.number, special) : inOwnSeason,
    language: main.language ?? language,
    episodeTitle: titleBehind(openBrackets(behind).rest.trimEnd(), { isFirst: true }),
    doubt: isDoubtful && !isMarked && tidy(before) !== '' ? 'BARE_NUMBER' : null,
    wholeTitle: tidy(openBrackets(numerals).rest),
    otherReading: null,
    isSpecial: true,
  };
}

/** Parts named by a word: 上巻, 中巻 and 下巻 are volumes 1, 2 and 3, and 第3話 前編 is 3-1. */
function readPart(numerals: string): NameFacts | null {
  const found = findPart(numerals);
  if (found === null) return null;
  const { part, before, behind } = found;
  const facts = readNumerals(`${before.trimEnd()} ${behind.trimStart()}`.trim());
  const isBare = facts.doubt === 'BARE_NUMBER';
  const title = isBare ? tidy(openBrackets(before).rest) : facts.title;
  const number = isBare || facts.number === null ? null : `${facts.number}-${part}`;
  const whole = isBare || facts.volume === null ? part : `${facts.volume}-${part}`;
  const volume = number === null ? whole : facts.volume;
  return { ...facts, title, number, volume, doubt: null, otherReading: null, part };
}

/** Reads a number in brackets at the start (`[12화] 항구의밤`), else a copy of a bare number, else the whole name. */
function readNumerals(numerals: string): NameFacts {
  const leading = takeLeadingNumber(numerals);
  const inside = leading && readParts(leading.inside, null);
  const rest = leading && readParts(leading.rest, null);
  const numbered = inside?.number ?? inside?.volume ?? null;
  if (rest && inside && numbered !== null && rest.number === null && rest.volume === null && rest.title !== '') {
    const { number, season, volume } = inside;
    const doubt = inside.doubt ?? (/^[\d.]+$/.test(leading.inside.trim()) ? 'BARE_NUMBER' : null);
    return { ...rest, number, season, volume, doubt, otherReading: null, wholeTitle: tidy(numerals) };
  }
  const [, original, copyNo] = COPY_OF_BARE.exec(numerals) ?? [];
  if (original === undefined || copyNo === undefined) return readParts(numerals, leading);
  const copied = readParts(original, null);
  const isBare = copied.number !== null && copied.otherReading === null;
  if (!isBare) return readParts(numerals, leading);
  return { ...copied, otherReading: { title: tidy(original), number: copyNo } };
}

/** The season in a folder's name: `Season 2`, `Saga S02`, `シーズン2`; else null. Its episodes are 2-1, 2-2, like `S2E01`. */
export function readSeason(folderName: string): string | null {
  return normaliseEpisodeNumber(matchSeason(folderName)?.[2]);
}

/**
 * The series named by the folders around a book: the first that is not only a season, a volume or `Chapters`. A general
 * folder (`Downloads`) names none, and ends the search.
 *
 * @param folders the nearest first
 */
export function readFolderTitle(folders: readonly string[]): string | null {
  for (const folder of folders) {
    if (CATCH_ALL_FOLDER.test(folder)) return null;
    const season = matchSeason(folder);
    const { title: own, wholeTitle, isSpecial, doubt } = readName(season === null ? folder : (season[1] ?? ''));
    // A folder of side stories is its own series: its first episode is not the first episode of the work. A folder is no episode:
    // the number before its title belongs to it.
    const title = isSpecial || (own === '' && doubt === 'BARE_NUMBER') ? wholeTitle : own;
    if (title !== '' && !PARTS_FOLDER.test(title)) return title;
  }
  return null;
}

function matchSeason(folderName: string): RegExpExecArray | null {
  const plain = numeralsToDigits(spaced(toAsciiDigits(cleanLine(folderName))));
  const name = openBrackets(plain).rest.trim();
  return SEASON_FOLDERS.map((pattern) => pattern.exec(name)).find((match) => match !== null) ?? null;
}

/** Underscores count as spaces, and so do dots in a name with several of them. */
function spaced(stem: string): string {
  if (/\s/.test(stem)) return stem;
  const text = stem.replaceAll('_', ' ');
  const dots = text.match(/(?<=[\p{L}\p{N}])\.(?=\p{L})|(?<=\p{L})\.(?=\p{N})/gu) ?? [];
  return text.includes(' ') || dots.length < 2 || /\.\p{L}{2}$/u.test(text)
    ? text
    : text.replace(/\.(?!\d)|(?<!\d)\./g, ' ');
}

/** @param leading a bracket at the start, which is the title if nothing else is: `【灯台の夜】第3話` */
function readParts(stem: string, leading: { inside: string } | null): NameFacts {
  const { rest, language, firstRemark } = openBrackets(stem.replace(COPY_OF, '').replace(EDITION_MARK, '$1'));
  const line = rest.replace(/\s+/g, ' ').trim();
  const total = withoutTotal(line);
  const text = total.text.replace(OF_SO_MANY, '').replace(EDITION_MARK, '$1');
  const { season, volume, number, inner, isBare } = findParts(text);
  const found = [season, volume, number, inner].flatMap((part) => part ?? []);
  const before = found.length > 0 || leading !== null ? null : NUMBER_BEFORE_TITLE.exec(text);
  if (before !== null) return numberBeforeTitle(text, before, language);
  const cut = Math.min(text.length, ...found.map(({ startsAt }) => startsAt));
  const own = tidy(text.slice(0, cut));
  const behind = text.slice(Math.max(0, ...found.map(({ endsAt }) => endsAt)));
  const episodeTitle = found.length === 0 ? null : titleBehind(behind, { isFirst: cut === 0 && !isBare });
  const between = own === '' && episodeTitle === null ? tidy(wordsBetween(text, found)) : '';
  const title = own !== '' || leading !== null ? own : (firstRemark ?? between);
  const inSeason = (part: Found | null) =>
    part?.number == null || season?.number == null
      ? (part?.number ?? null)
      : numberInSeason(season.number, part.number);
  return {
    ...{ title, language, season: number === null ? null : (season?.number ?? null) },
    number: inner?.number == null ? inSeason(number) : `${inSeason(number)}-${inner.number}`,
    volume: number === null ? inSeason(volume) : (volume?.number ?? null),
    episodeTitle,
    doubt: found.length === 0 || inner !== null || OF_SO_MANY.test(line) ? null : doubtOf(text, title, isBare),
    wholeTitle: tidy(text),
    otherReading: found.length === 0 ? otherReading(text) : null,
    ...{ part: null, isSpecial: false },
    isOfSeveralVolumes: total.isFound || (number === null && volume?.number?.includes('-') === true),
  };
}

/** `03 - Harbour Night`: like `Chapter 3 - Harbour Night`, though the number may belong to the title: `12 - Monkeys`. */
const NUMBER_BEFORE_TITLE = /^(?:(0\d{1,3}|[1-9]\d{0,2})\s+[-–—]\s+|(0\d{1,3})\.\s+)(?=\p{L})/u;

function numberBeforeTitle(text: string, [whole, ...numbers]: RegExpExecArray, language: string | null): NameFacts {
  return {
    ...{ title: '', language, season: null, volume: null, part: null },
    number: normaliseEpisodeNumber(numbers.find((number) => number !== undefined)),
    episodeTitle: tidy(text.slice(whole.length)),
    doubt: 'BARE_NUMBER',
    wholeTitle: tidy(text),
    ...{ otherReading: null, isOfSeveralVolumes: false, isSpecial: false },
  };
}

function otherReading(text: string): OtherReading | null {
  const { before = '', number = '' } = largeReading(text) ?? romanReading(text) ?? {};
  const title = tidy(before);
  return title === '' ? null : { title, number };
}

/**
 * Why the number at the end of a text may not be an episode's; null if it most likely is, as a bare 1 is.
 *
 * @param isBare nothing marks the number as an episode's number
 */
function doubtOf(text: string, title: string, isBare: boolean): NameFacts['doubt'] {
  if (isBare && DATE.test(text)) return 'DATE';
  const mayBeTitle = isBare ? BARE_NUMBER.test(text) : NUMBER_OF_A_WORD.test(text);
  return mayBeTitle && title !== '' ? 'BARE_NUMBER' : null;
}

/**
 * A title with a letter after a dash or a colon, or in corner brackets.
 *
 * @param isFirst the number comes first, so a space before the title is enough, or none: `第3話 出会い`, `第3話出会い`
 */
function titleBehind(text: string, { isFirst }: { isFirst: boolean }): string | null {
  const [, dashed, quoted] = /^\s*(?:[-–—_:：.]\s*(.*\p{L}.*)|[「『](.*\p{L}.*)[」』])$/u.exec(text) ?? [];
  const plain =
    isFirst && /^(?:\s+\p{L}|[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}])/u.test(text) ? text : '';
  const title = tidy(dashed ?? quoted ?? plain);
  return title === '' ? null : title;
}
