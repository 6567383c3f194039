import { cleanLine } from '../text/clean-text.ts';
import { normaliseEpisodeNumber, toAsciiDigits } from './episode-number.ts';
import { languageOfWord } from './language.ts';

/** Facts read from the name of a file or folder. The title may be empty, the others null. */
export interface NameFacts {
  title: string;
  number: string | null;
  /** The number includes the season. */
  isNumberOfSeason: boolean;
  volume: string | null;
  language: string | null;
  /** The title after the number: `Chapter 7 - The Return`. */
  episodeTitle: string | null;
  /**
   * Why the number may be wrong: it is the end of a date (`2024-05-01`), or a bare number that may belong to the title
   * (`Apollo 13`, `Big Book 300`). Null: it is marked as an episode's number, or there is none.
   */
  doubt: 'DATE' | 'BARE_NUMBER' | null;
  /** The title if the number belongs to it. */
  wholeTitle: string;
}

const EXTENSIONS = /\.(?:cbz|zip|epub|jpe?g|png|webp|gif|avif)$/i;

const NUMBER = String.raw`0*(\d+(?:\.\d+|,\d{1,2}(?!\d))?)`;
/** After a number: the last of several chapters in one file (`Ch. 100-109`), or the part of a chapter (`5-2`). */
const UP_TO = String.raw`[-–~]0*(\d+)`;

/** Marks of a corrected or copied file after the number: `012 v2`, `c012v2`, `012 (1)`, `012 - Copy`, `012.fixed`. */
const EDITION_MARK =
  /((?:^|[\s_])0\d+(?:\.\d+)?|(?:#|(?<!\p{L})(?:ch?(?:apter)?|ep(?:isode)?))[.\s_-]*\d+(?:\.\d+)?)(?:\s?v[2-9]|\s*\([1-9]\)|[\s._–-]+(?:copy|copie|kopie|fix|fixed|corrected)(?:\s\d|\s?\(\d\))?|\s?(?:-\s)?のコピー)\s*$/iu;

/** Prefix of a copied file, before a number as above: `Copy of Lamp Street 002`. */
const COPY_OF =
  /^(?:copy of|kopie von|copie de|copia de)\s+(?=.*(?:\s0\d|#\s*\d|(?<!\p{L})(?:ch?(?:apter)?|ep(?:isode)?)[.\s_-]*\d))/iu;

/** Episodes of a season count from 1 again: `S2E03` is episode 2-3 of the series. */
const SEASON_PATTERNS = [
  new RegExp(
    String.raw`(?<![\p{L}\p{N}'’])s(?:eason)?[.\s_-]*${NUMBER}[.\s_-]*(?:e|ep|episode|c|ch|chapter)[.\s_-]*${NUMBER}(?![\p{L}\d])`,
    'iu',
  ),
  new RegExp(String.raw`(?<![\p{L}\p{N}'’])s(?:eason)?[.\s_-]*${NUMBER}(?:\s+|\s*[-–—]\s*)0*(\d{1,3})$`, 'iu'),
];

/** Forms of an episode's number, the most certain first. */
const NUMBER_PATTERNS = [
  new RegExp(String.raw`#\s*${NUMBER}`, 'u'),
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:c|ch|chap|chapter|chapitre|ep|epi|episode|épisode|folge|kapitel|issue|part|prog|teil|no|nr)[.\s_-]*${NUMBER}(?![\p{L}\d])(?:${UP_TO}(?![\p{L}\d]))?`,
    'iu',
  ),
  new RegExp(String.raw`(?:第|제)?\s*${NUMBER}(?:${UP_TO})?\s*(?:話|话|回|章|集|화|회)`, 'u'),
  new RegExp(String.raw`(?:ตอนที่|ตอน|الحلقة|الفصل)\s*${NUMBER}`, 'u'),
  // Padded with zeros, before the episode's title: `Saga 008 - The Will`, `Saga 008_ The Will`.
  /(?<=\S)\s(0\d+(?:\.\d+)?)(?=\s*[-–—_:]\s*(?!(?:v|vol|volume|band|tome|tomo|book)[.\s_-]*\d)\p{L})/iu,
];

const SEASON_WORD = 'season|saison|staffel|temporada|シーズン|시즌|ซีซั่น|ซีซัน|الموسم';
const SEASON_COUNTER = String.raw`(?:第|제)\s*${NUMBER}\s*(?:季|期|部|기|부)`;

const VOLUME_PATTERNS = [
  // A whole season in one file.
  new RegExp(String.raw`^(?:${SEASON_WORD})[.\s_-]*${NUMBER}$`, 'iu'),
  new RegExp(`^${SEASON_COUNTER}$`, 'u'),
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:v|vol|volume|band|tome|tomo|book)[.\s_-]*${NUMBER}(?![\p{L}\d])`, 'iu'),
  // French tomes: `Lanfeust T01`.
  /(?<=[\s_-])t0*(\d{2,3}|(?<=0)\d)(?![\p{L}\d])/iu,
  new RegExp(String.raw`(?:第|제)?\s*${NUMBER}\s*(?:巻|卷|권)`, 'u'),
];

/** A number that ends the name: padded with zeros, after a dash, or of at most three digits. */
const TRAILING_NUMBER = /(?:^|[\s_])(?:[-–—]\s*)?(?:(0\d+(?:\.\d+)?|\d{1,3}(?:\.\d+)?))$/u;
const TRAILING_NUMBER_AFTER_DASH = /[-–—]\s*(\d+(?:\.\d+)?)$/u;

const DATE =
  /(?<!\d)(?:(?:19|20)\d\d[-–._\s]\d{1,2}[-–._\s]\d{1,2}|\d{1,2}[-–._\s]\d{1,2}[-–._\s](?:19|20)\d\d)(?!\d)/u;

/** Not padded, and not after a dash. */
const BARE_NUMBER = /(?<![-–—])\s(?!1$)[1-9][\d.]*$/u;
/** Words for volumes or parts that may belong to the title: `Big Book 300`, `Rubber Band 3`. */
const NUMBER_OF_A_WORD = /(?<!\p{L})(?:book|band|part)\s(?!1$)[1-9]\d*$/iu;

/** The total is not part of the name: `Watchmen 01 of 12`. */
const OF_SO_MANY = /(?<=\d)\s+of\s+\d+$/iu;

/** Names of a season's folder, in which episodes count from 1 again. */
const SEASON_FOLDERS = [
  new RegExp(String.raw`^(?:(.*)\s)?(?:s|${SEASON_WORD})[.\s_-]*${NUMBER}$`, 'iu'),
  new RegExp(String.raw`^(?:(.*)\s)?${SEASON_COUNTER}$`, 'u'),
];

const PARTS_FOLDER = /^(?:chapters?|episodes?|issues?|volumes?|seasons?|books?|comics?|novels?|cbz|epubs?)$/i;
const CATCH_ALL_FOLDER = /^(?:downloads?|desktop|documents|inbox|incoming|uploads?|te?mp)$/i;

const HALVES: Readonly<Record<string, string>> = { '¼': '.25', '½': '.5', '¾': '.75' };

/** The year of an issue; it differs between issues of a series. */
const YEAR_IN_BRACKETS = /[([]\s*(?:19|20)\d\d\s*[)\]]/g;

/** A number right after the volume: `Lazarus v1 001`, `Lazarus v1 - 001`. */
const NUMBER_AFTER_VOLUME = new RegExp(String.raw`^[\s.,_]*[-–—]?\s*${NUMBER}$`, 'u');

interface Found {
  number: string | null;
  startsAt: number;
  endsAt: number;
}

function findNumber(name: string, patterns: readonly RegExp[], from = 0): Found | null {
  for (const pattern of patterns) {
    const match = pattern.exec(name.slice(from));
    if (match === null) continue;
    const [whole, ...parts] = match;
    const startsAt = from + match.index;
    const number = parts.filter((part) => part !== undefined).map(normaliseEpisodeNumber);
    return { number: number.join('-'), startsAt, endsAt: startsAt + whole.length };
  }
  return null;
}

function tidy(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/^[\s\-–—_.,:]+|[\s\-–—_,:]+$/gu, '')
    .trim();
}

/** Removes `(en)`, `[ja]` and a last word such as `.ar`, and other remarks in brackets. */
function takeLanguage(name: string): { rest: string; language: string | null } {
  let language: string | null = null;
  let rest = name.replace(/[([{（【]([^()[\]{}（）【】]*)[)\]}）】]/gu, (whole, inside: string) => {
    const found = languageOfWord(inside.trim());
    if (found !== null) language ??= found;
    // A number in brackets is kept: "Title (12)".
    return found === null && /^\s*#?\d+(?:\.\d+)?\s*$/.test(inside) ? whole.slice(1, -1) : ' ';
  });
  const lastWord = /\.([A-Za-z]{2}(?:[-_][A-Za-z]{2,4})?)$/.exec(rest);
  const found = languageOfWord(lastWord?.[1] ?? '');
  if (found !== null && lastWord !== null) {
    language ??= found;
    rest = rest.slice(0, lastWord.index);
  }
  return { rest, language };
}

/**
 * Reads title, number, volume and language from the name of a file or folder:
 * `Pepper & Carrot (en) - c001.cbz`, `Episode 1`, `#12.5`, `タイトル 第3話`, `Title v02.ja.epub`. A year in brackets is ignored
 * if the rest has a number (`Title 012 (2016)`); else it stays, since it distinguishes works of one title.
 */
export function readName(name: string): NameFacts {
  const stem = plainDigits(name).replace(EXTENSIONS, '');
  const spaced = stem.includes(' ') ? stem : stem.replaceAll('_', ' ');
  const withoutYear = readParts(spaced.replace(YEAR_IN_BRACKETS, ' '));
  return withoutYear.number === null && withoutYear.volume === null ? readParts(spaced) : withoutYear;
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
    const title = readName(season === null ? folder : (season[1] ?? '')).title;
    if (title !== '' && !PARTS_FOLDER.test(title)) return title;
  }
  return null;
}

function matchSeason(folderName: string): RegExpExecArray | null {
  const name = takeLanguage(plainDigits(folderName)).rest.trim();
  return SEASON_FOLDERS.map((pattern) => pattern.exec(name)).find((match) => match !== null) ?? null;
}

function plainDigits(name: string): string {
  const text = toAsciiDigits(cleanLine(name));
  return text.replace(/(?<=\d)\s?[¼½¾]/gu, (sign) => HALVES[sign.trim()] ?? sign);
}

function readParts(stem: string): NameFacts {
  const { rest, language } = takeLanguage(stem.replace(COPY_OF, '').replace(EDITION_MARK, '$1'));
  const spaced = rest.replace(/\s+/g, ' ').trim();
  const text = spaced.replace(OF_SO_MANY, '').replace(EDITION_MARK, '$1');
  const volume = findNumber(text, VOLUME_PATTERNS);
  const inSeason = findNumber(text, SEASON_PATTERNS);
  const marked = inSeason ?? findNumber(text, NUMBER_PATTERNS);
  const number =
    marked ??
    (volume === null
      ? findNumber(text, [TRAILING_NUMBER_AFTER_DASH, TRAILING_NUMBER])
      : findNumber(text, [NUMBER_AFTER_VOLUME], volume.endsAt));
  const cuts = [volume, number].flatMap((found) => (found === null ? [] : [found.startsAt]));
  const title = tidy(text.slice(0, Math.min(text.length, ...cuts)));
  const behind = text.slice(Math.max(0, ...[volume, number].map((found) => found?.endsAt ?? 0)));
  const episodeTitle = cuts.length === 0 ? null : titleBehind(behind);
  return {
    ...{ title, number: number?.number ?? null, isNumberOfSeason: inSeason !== null },
    ...{ volume: volume?.number ?? null, language, episodeTitle },
    doubt:
      cuts.length === 0 || OF_SO_MANY.test(spaced) ? null : doubtOf(text, title, marked === null && volume === null),
    wholeTitle: tidy(text),
  };
}

/**
 * Whether the number at the end of a text may not be an episode's. 1 most likely is.
 *
 * @param isBare nothing marks the number as one
 */
function doubtOf(text: string, title: string, isBare: boolean): NameFacts['doubt'] {
  if (isBare && DATE.test(text)) return 'DATE';
  const mayBeTitle = isBare ? BARE_NUMBER.test(text) : NUMBER_OF_A_WORD.test(text);
  return mayBeTitle && title !== '' ? 'BARE_NUMBER' : null;
}

/** A title with a letter after a dash or a colon, or in corner brackets. */
function titleBehind(text: string): string | null {
  const [, dashed, quoted] = /^\s*(?:[-–—_:：]\s*(.*\p{L}.*)|[「『](.*\p{L}.*)[」』])$/u.exec(text) ?? [];
  const title = tidy(dashed ?? quoted ?? '');
  return title === '' ? null : title;
}
