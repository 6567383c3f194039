import { withoutTricks } from '../text/clean-text.ts';
import { normaliseEpisodeNumber, toAsciiDigits } from './episode-number.ts';
import { languageOfWord } from './language.ts';

/** What the name of a file or folder tells. Every part but the title may be absent; the title may be empty. */
export interface NameFacts {
  title: string;
  number: string | null;
  /** The number begins with that of its season. */
  isNumberOfSeason: boolean;
  volume: string | null;
  language: string | null;
  /** What stands behind the number: `Chapter 7 - The Return`. */
  episodeTitle: string | null;
}

const EXTENSIONS = /\.(?:cbz|zip|epub|jpe?g|png|webp|gif|avif)$/i;

const NUMBER = String.raw`0*(\d+(?:\.\d+|,\d{1,2}(?!\d))?)`;
/** Behind a number: the last one of several chapters in one file (`Ch. 100-109`), or the part of a chapter (`5-2`). */
const UP_TO = String.raw`[-–~]0*(\d+)`;

/**
 * A mark of a file that was made anew, or of a second copy, stands behind the number, where no volume does: `012 v2`,
 * `c012v2`, `012 (1)`, `012 - Copy`, `012.fixed`.
 */
const EDITION_MARK =
  /((?:^|[\s_])0\d+(?:\.\d+)?|(?:#|(?<!\p{L})(?:ch?(?:apter)?|ep(?:isode)?))[.\s_-]*\d+(?:\.\d+)?)(?:\s?v[2-9]|\s*\([1-9]\)|[\s._–-]+(?:copy|copie|kopie|fix|fixed|corrected)(?:\s\d|\s?\(\d\))?|\s?(?:-\s)?のコピー)\s*$/iu;

/** A season counts its episodes from one again: `S2E03` is episode 2-3 of the series. */
const SEASON_PATTERNS = [
  new RegExp(
    String.raw`(?<![\p{L}\p{N}'’])s(?:eason)?[.\s_-]*${NUMBER}[.\s_-]*(?:e|ep|episode|c|ch|chapter)[.\s_-]*${NUMBER}(?![\p{L}\d])`,
    'iu',
  ),
  new RegExp(String.raw`(?<![\p{L}\p{N}'’])s(?:eason)?[.\s_-]*${NUMBER}(?:\s+|\s*[-–—]\s*)0*(\d{1,3})$`, 'iu'),
];

/** Ways to write an episode's number, surest first. */
const NUMBER_PATTERNS = [
  new RegExp(String.raw`#\s*${NUMBER}`, 'u'),
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:c|ch|chap|chapter|chapitre|ep|epi|episode|épisode|folge|kapitel|issue|part|prog|teil|no|nr)[.\s_-]*${NUMBER}(?![\p{L}\d])(?:${UP_TO}(?![\p{L}\d]))?`,
    'iu',
  ),
  new RegExp(String.raw`(?:第|제)?\s*${NUMBER}(?:${UP_TO})?\s*(?:話|话|回|章|集|화|회)`, 'u'),
  new RegExp(String.raw`(?:ตอนที่|ตอน|الحلقة|الفصل)\s*${NUMBER}`, 'u'),
  // Padded with zeros and followed by the title of the episode: `Saga 008 - The Will`, `Saga 008_ The Will`.
  /(?<=\S)\s(0\d+(?:\.\d+)?)(?=\s*[-–—_:]\s*(?!(?:v|vol|volume|band|tome|tomo|book)[.\s_-]*\d)\p{L})/iu,
];

const SEASON_WORD = 'season|saison|staffel|temporada|シーズン|시즌|ซีซั่น|ซีซัน|الموسم';
const SEASON_COUNTER = String.raw`(?:第|제)\s*${NUMBER}\s*(?:季|期|部|기|부)`;

const VOLUME_PATTERNS = [
  // A whole season in one file.
  new RegExp(String.raw`^(?:${SEASON_WORD})[.\s_-]*${NUMBER}$`, 'iu'),
  new RegExp(`^${SEASON_COUNTER}$`, 'u'),
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:v|vol|volume|band|tome|tomo|book)[.\s_-]*${NUMBER}(?![\p{L}\d])`, 'iu'),
  // As tomes are often counted in French: `Lanfeust T01`.
  /(?<=[\s_-])t0*(\d{2,3}|(?<=0)\d)(?![\p{L}\d])/iu,
  new RegExp(String.raw`(?:第|제)?\s*${NUMBER}\s*(?:巻|卷|권)`, 'u'),
];

/** A number that ends the name: padded with zeros, after a dash, or of at most three digits. */
const TRAILING_NUMBER = /(?:^|[\s_])(?:[-–—]\s*)?(?:(0\d+(?:\.\d+)?|\d{1,3}(?:\.\d+)?))$/u;
const TRAILING_NUMBER_AFTER_DASH = /[-–—]\s*(\d+(?:\.\d+)?)$/u;

/** How many there are is not part of a name: `Watchmen 01 of 12`. */
const OF_SO_MANY = /(?<=\d)\s+of\s+\d+$/iu;

/** A folder that holds a season of a series: its episodes are counted from one again. */
const SEASON_FOLDERS = [
  new RegExp(String.raw`^(?:(.*)\s)?(?:s|${SEASON_WORD})[.\s_-]*${NUMBER}$`, 'iu'),
  new RegExp(String.raw`^(?:(.*)\s)?${SEASON_COUNTER}$`, 'u'),
];

const PARTS_FOLDER = /^(?:chapters?|episodes?|issues?|volumes?|seasons?|books?|comics?|novels?|cbz|epubs?)$/i;
const CATCH_ALL_FOLDER = /^(?:downloads?|desktop|documents|inbox|incoming|uploads?|te?mp)$/i;

const HALVES: Readonly<Record<string, string>> = { '¼': '.25', '½': '.5', '¾': '.75' };

/** The year in which an issue came out: it differs between the issues of a series. */
const YEAR_IN_BRACKETS = /[([]\s*(?:19|20)\d\d\s*[)\]]/g;

/** All that stands behind a volume: `Lazarus v1 001`, `Lazarus v1 - 001`. */
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

/** Takes `(en)`, `[ja]` and a last word such as `.ar` out of the name. Other bracketed remarks go as well. */
function takeLanguage(name: string): { rest: string; language: string | null } {
  let language: string | null = null;
  let rest = name.replace(/[([{（【]([^()[\]{}（）【】]*)[)\]}）】]/gu, (whole, inside: string) => {
    const found = languageOfWord(inside.trim());
    if (found !== null) language ??= found;
    // A number in brackets is worth keeping: "Title (12)".
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
 * `Pepper & Carrot (en) - c001.cbz`, `Episode 1`, `#12.5`, `タイトル 第3話`, `Title v02.ja.epub`. A year in brackets is left out
 * where the rest is numbered (`Title 012 (2016)`); else it stays, since it tells two works of one title apart.
 */
export function readName(name: string): NameFacts {
  const stem = plainDigits(name).replace(EXTENSIONS, '');
  const spaced = stem.includes(' ') ? stem : stem.replaceAll('_', ' ');
  const withoutYear = readParts(spaced.replace(YEAR_IN_BRACKETS, ' '));
  return withoutYear.number === null && withoutYear.volume === null ? readParts(spaced) : withoutYear;
}

/**
 * The season that a folder's name tells: `Season 2`, `Saga S02`, `シーズン2`; else null. Its episodes are 2-1, 2-2, as
 * `S2E01` is.
 */
export function readSeason(folderName: string): string | null {
  return normaliseEpisodeNumber(matchSeason(folderName)?.[2]);
}

/**
 * The series that the folders around a book tell: the first that is not only a season's, a volume's or one for the parts
 * of a series (`Season 2`, `v01`, `Chapters`). Folders for all things (`Downloads`) tell none, nor do those around them.
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
  const text = toAsciiDigits(withoutTricks(name).normalize('NFC'));
  return text.replace(/(?<=\d)\s?[¼½¾]/gu, (sign) => HALVES[sign.trim()] ?? sign);
}

function readParts(stem: string): NameFacts {
  const { rest, language } = takeLanguage(stem.replace(EDITION_MARK, '$1'));
  const text = rest.replace(/\s+/g, ' ').trim().replace(OF_SO_MANY, '').replace(EDITION_MARK, '$1');
  const volume = findNumber(text, VOLUME_PATTERNS);
  const inSeason = findNumber(text, SEASON_PATTERNS);
  const number =
    inSeason ??
    findNumber(text, NUMBER_PATTERNS) ??
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
  };
}

/** Behind a dash or a colon, or in the brackets of Japanese and Chinese speech; it has a letter. */
function titleBehind(text: string): string | null {
  const [, dashed, quoted] = /^\s*(?:[-–—_:：]\s*(.*\p{L}.*)|[「『](.*\p{L}.*)[」』])$/u.exec(text) ?? [];
  const title = tidy(dashed ?? quoted ?? '');
  return title === '' ? null : title;
}
