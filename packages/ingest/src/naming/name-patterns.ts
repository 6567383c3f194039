import { normaliseEpisodeNumber } from './episode-number.ts';
import {
  EPISODE_COUNTERS,
  EPISODE_PREFIXES,
  EPISODE_WORDS,
  RARE_COUNTERS,
  SEASON_COUNTERS,
  SEASON_PREFIXES,
  SEASON_WORDS,
  VOLUME_COUNTERS,
  VOLUME_PREFIXES,
  VOLUME_WORDS,
} from './numerals.ts';

/** Patterns of numbers in names, in the languages of all regions; numerals are ASCII digits already (`numeralsToDigits`). */

export interface Found {
  /** Several are joined: `1-5`. */
  number: string | null;
  startsAt: number;
  endsAt: number;
}

const NUMBER = String.raw`0*(\d+(?:\.\d+|,\d{1,2}(?!\d))?(?:\.(?:bis|ter)(?!\p{L})|[a-d](?![\p{L}\p{N}]))?)`;
/** After a number: the last of several chapters in one file (`Ch. 100-109`, `T01 à T12`), or the part of one (`5-2`). */
const UP_TO = String.raw`(?:[-–—~〜～至到]|\s?[~〜～]\s?|\s(?:à|au|bis|to|ถึง|إلى)\s)第?제?(?:vol\.?\s?|ch\.?\s?|[vtce])?0*(\d+)`;
const NOT_IN_WORD = String.raw`(?<![\p{L}\p{N}])`;
const GAP = String.raw`[.\s_-]*`;
const NUMBER_ENDS = String.raw`(?![\p{L}\d])`;
/** `v02c003`: the next mark follows at once. */
const MARK_ENDS = String.raw`(?!\d)(?!\p{L}(?!(?:h|p|hap|pisode)?\.?\d))`;

/** Marks of a corrected or copied file after the number: `012 v2`, `c012v2`, `012 (1)`, `012 - Copy`, `012.fixed`. */
export const EDITION_MARK =
  /((?:^|[\s_])0\d+(?:\.\d+)?|(?:#|(?<!\p{L})(?:ch?(?:apter)?|ep(?:isode)?))[.\s_-]*\d+(?:\.\d+)?)(?:\s?v[2-9]|\s*\([1-9]\)|[\s._–-]+(?:copy|copie|kopie|fix|fixed|corrected)(?:\s\d|\s?\(\d\))?|\s?(?:-\s)?のコピー)\s*$/iu;

/** The total is not part of the name: `Watchmen 01 of 12`. */
export const OF_SO_MANY = /(?<=\d)\s+(?:of|von|sur)\s+\d+$/iu;

/** The total of volumes or episodes: `全31巻`, `총 12권`, `ครบ 5 เล่ม`. */
const TOTAL = new RegExp(
  String.raw`(?:全|共|总|總|(?<!\p{L})(?:총|전)|ครบ|ทั้งหมด)\s*\d+\s*(?:[${EPISODE_COUNTERS}${VOLUME_COUNTERS}${SEASON_COUNTERS}]|เล่ม|ตอน)(?:\s*(?:セット|完結|完结|完|완결|완|จบ))?`,
  'gu',
);

/** Whether a remark only states the total of volumes or episodes. */
export function isTotal(remark: string): boolean {
  return remark.replace(TOTAL, '').trim() === '' && remark.trim() !== '';
}

/** A text without its totals, and whether there were any. */
export function withoutTotal(text: string): { text: string; isFound: boolean } {
  const rest = text.replace(TOTAL, ' ').trim();
  return { text: rest, isFound: rest !== text.trim() };
}

const NO_WORD_ENDS = String.raw`(?!\p{L}(?<![第제]))`;
const SEASON_PAIR = [
  // `S01E02`, `S2 Ep 3`, `Season 2 - Episode 7`; `1x03`.
  new RegExp(
    String.raw`(?<![\p{L}\p{N}'’])s(?:eason)?${GAP}${NUMBER}${GAP}(?:e|[eé]ps?|[eé]pisodes?|c|ch|chapters?)${GAP}${NUMBER}(?:${UP_TO})?${NUMBER_ENDS}`,
    'iu',
  ),
  /(?<![\p{L}\p{N}])(\d{1,2})x0*(\d{2,3})(?![\p{L}\p{N}])/iu,
  new RegExp(String.raw`(?<![\p{L}\p{N}'’])s(?:eason)?${GAP}${NUMBER}(?:\s+|\s*[-–—]\s*)0*(\d{1,3})$`, 'iu'),
];
const SEASON_ALONE = [
  new RegExp(String.raw`(?<!\p{L})(?:${SEASON_WORDS}|s(?=\d))${GAP}${NUMBER}(?!\d)`, 'iu'),
  new RegExp(String.raw`(?:シーズン|시즌|${SEASON_PREFIXES})${GAP}(?:رقم|ที่)?\s*${NUMBER}(?!\d)`, 'u'),
  new RegExp(String.raw`(?:第|제)?\s?${NUMBER}\s*(?:[${SEASON_COUNTERS}]|シーズン|クール|시즌)${NO_WORD_ENDS}`, 'u'),
];
/** The number after a season: with it the name is an episode's, without it a whole season's. */
const EPISODE_OF_SEASON = /^(?:\s+|\s*[-–—]\s*)0*(\d{1,3}(?:\.\d+)?)$/u;

/** Forms of an episode's number, the most certain first. */
export const NUMBER_PATTERNS = [
  // `#-1`, `#20.INH`, `#12a`
  /#\s*(-?0*\d+(?:\.\d+|,\d{1,2}(?!\d))?(?:\.?[A-Za-z]{1,4}(?![\p{L}\d]))?)/u,
  new RegExp(
    `${NOT_IN_WORD}(?:c|ch|chap|[eé]p|eps|epi|kap|cap|no|nr|n°|nº|№|num|${EPISODE_WORDS})${GAP}${NUMBER}${MARK_ENDS}(?:${UP_TO}${NUMBER_ENDS})?`,
    'iu',
  ),
  new RegExp(
    String.raw`(?:第|제)?\s*${NUMBER}[${EPISODE_COUNTERS}]?(?:${UP_TO})?\s*[${EPISODE_COUNTERS}](?![권巻卷])`,
    'u',
  ),
  new RegExp(
    String.raw`第\s*${NUMBER}(?:${UP_TO})?\s*(?:[${RARE_COUNTERS}]|(?![${VOLUME_COUNTERS}${SEASON_COUNTERS}])[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]{1,3}(?=[\s\p{P}]|$)|(?=[\s\p{P}]|$))`,
    'u',
  ),
  new RegExp(String.raw`(?:${EPISODE_PREFIXES})${GAP}(?:رقم|ที่|:)?\s*${NUMBER}(?:${UP_TO})?`, 'u'),
  // `ที่ 12`, the Thai mark of ordinals, by itself
  new RegExp(String.raw`(?<=\s)ที่\s*${NUMBER}$`, 'u'),
  // `其之三`, `その3`, `第12話 之二`
  new RegExp(String.raw`(?:其之|其の|その|(?<=(?:^|[話话回章集])\s?)[之の])\s*${NUMBER}$`, 'u'),
  // Padded with zeros, before the episode's title: `Saga 008 - The Will`, `Saga 008_ The Will`.
  /(?<=\S)\s(0\d+(?:\.\d+)?)(?=\s*[-–—_:]\s*(?!(?:v|vol|volume|band|tome|tomo|book)[.\s_-]*\d)\p{L})/iu,
];

export const VOLUME_PATTERNS = [
  new RegExp(
    String.raw`${NOT_IN_WORD}(?:v|vol|bd|bk|(?!book)(?:${VOLUME_WORDS})|books?(?![.\s_-]*\d{4}(?!\d))(?!\s\d+\s\d+$))${GAP}${NUMBER}${MARK_ENDS}(?:${UP_TO}${NUMBER_ENDS})?`,
    'iu',
  ),
  // French tomes: `Lanfeust T01`, `Lanfeust T.2`.
  new RegExp(
    String.raw`(?:(?<=[\s_-])t|(?<=^|[\s_-])(?<!\.\s)t\.\s?(?=\d))0*(\d{2,3}|(?<=[0.\s])\d)(?![\p{L}\d])(?:${UP_TO}${NUMBER_ENDS})?`,
    'iu',
  ),
  new RegExp(String.raw`(?:第|제)?\s*${NUMBER}[${VOLUME_COUNTERS}]?(?:${UP_TO})?\s*[${VOLUME_COUNTERS}]`, 'u'),
  new RegExp(String.raw`[巻卷](?:之|の|ノ)?\s*${NUMBER}`, 'u'),
  new RegExp(String.raw`(?:${VOLUME_PREFIXES})${GAP}(?:رقم|ที่)?\s*${NUMBER}(?:${UP_TO})?`, 'u'),
];

const MARKED = String.raw`(?:(?:ch?|chap|ep?|v|vol|t|s|no|nr|シーズン|시즌|${EPISODE_WORDS}|${VOLUME_WORDS}|${SEASON_WORDS}|${EPISODE_PREFIXES}|${VOLUME_PREFIXES}|${SEASON_PREFIXES})[.\s_-]*\d+(?:\.\d+)?|(?:第|제)?\s*\d+(?:\.\d+)?\s*[${EPISODE_COUNTERS}${VOLUME_COUNTERS}${SEASON_COUNTERS}])`;
/** A number in brackets, with the word for what it counts: `【第3話】`, `[Vol.01]`, `(Ch. 5)`. */
export const NUMBER_IN_BRACKETS = new RegExp(
  [
    String.raw`^(?:第|제)\s*\d+\s*\p{L}?$`,
    String.raw`^(?:第|제)?\s*\d+(?:\.\d+)?(?:[-–~〜～]\d+)?\s*[${EPISODE_COUNTERS}${VOLUME_COUNTERS}${SEASON_COUNTERS}]$`,
    String.raw`^(?:c|ch|chap|ep|v|vol|t|s|no|nr|${EPISODE_WORDS}|${VOLUME_WORDS}|${SEASON_WORDS}|${EPISODE_PREFIXES}|${VOLUME_PREFIXES}|${SEASON_PREFIXES})[.\s_-]*\d+(?:\.\d+)?(?:[-–~〜～]\d+)?$`,
    String.raw`^s\d+\s?e\d+$`,
    // `[시즌2 12화]`, `【第2期 第3話】`, `[Vol. 2 Ch. 3]`
    String.raw`^${MARKED}(?:[\s.,・·-]*${MARKED}){1,2}$`,
  ].join('|'),
  'iu',
);

/** A whole season in one file. */
export const WHOLE_SEASON_PATTERNS = [
  new RegExp(String.raw`(?<!\p{L})(?:${SEASON_WORDS})${GAP}${NUMBER}$`, 'iu'),
  new RegExp(`(?:シーズン|시즌|${SEASON_PREFIXES})${GAP}${NUMBER}$`, 'u'),
  new RegExp(String.raw`(?:第|제)\s*${NUMBER}\s*[${SEASON_COUNTERS}]$`, 'u'),
];

/** A number that ends the name: padded with zeros, after a dash, or of at most three digits. */
export const TRAILING_NUMBER = /(?:^|[\s_])(?:[-–—]\s*)?(?:(0\d+(?:\.\d+)?|\d{1,3}(?:\.\d{1,2}|\.(?:bis|ter))?))$/u;
export const TRAILING_NUMBER_AFTER_DASH = /[-–—]\s*(\d+(?:\.\d+)?)$/u;
/** A number at the end, in scripts that write no space before it: `日記11`. */
export const GLUED_NUMBER =
  /(?<=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}\p{sc=Arab}ー！？!?])(?<!\d[٬٫،])0*(\d{1,3}(?:\.\d{1,2})?)$/u;
/** Too large to be an episode's number, unless other names of the folder have such numbers, too: 1000, 1.000 */
export const LARGE_NUMBER =
  /(?:[\s_](?:[-–—]\s*)?|(?<=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}\p{sc=Arab}ー]))([1-9]\d{3,4}(?:\.\d+)?|[1-9]\d?[.,，٬'’]\d{3})$/u;
/** Right after the volume: `Lazarus v1 001`, `Lazarus v1 - 001`. */
export const NUMBER_AFTER_VOLUME = new RegExp(String.raw`^[\s.,_]*[-–—]?\s*${NUMBER}$`, 'u');

/** Names of a season's folder, in which episodes count from 1 again. */
export const SEASON_FOLDERS = [
  new RegExp(String.raw`^(?:(.*?)[\s_-]+)?(?:s|${SEASON_WORDS}|${SEASON_PREFIXES})${GAP}${NUMBER}$`, 'iu'),
  new RegExp(String.raw`^(?:(.*?)\s*)?(?:シーズン|시즌)${GAP}${NUMBER}$`, 'u'),
  new RegExp(String.raw`^(?:(.*?)\s*)?(?:第|제)\s*${NUMBER}\s*[${SEASON_COUNTERS}]$`, 'u'),
  new RegExp(String.raw`^(?:(.*)\s)?${NUMBER}\s*[季기부]$`, 'u'),
];

/** The first match of the patterns, in their order. */
export function findNumber(name: string, patterns: readonly RegExp[], from = 0): Found | null {
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

/** A season and its episode or volume, which may stand before it: `Staffel 2 Folge 3`, `ตอนที่ 3 ซีซั่น 2`, `第2季 03`. */
export function findSeason(text: string): (Found & { episode: Found | null }) | null {
  for (const pattern of SEASON_PAIR) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const [whole, season, episode, last] = match;
    const episodes = [episode, last].flatMap((number) => normaliseEpisodeNumber(number) ?? []);
    const place = { startsAt: match.index, endsAt: match.index + whole.length };
    return {
      ...{ number: normaliseEpisodeNumber(season), ...place },
      episode: { number: episodes.join('-'), ...place },
    };
  }
  const season = findNumber(text, SEASON_ALONE);
  if (season === null) return null;
  const { startsAt, endsAt } = season;
  const left = `${text.slice(0, startsAt)}${'\u{FFFC}'.repeat(endsAt - startsAt)}${text.slice(endsAt)}`;
  const episode = findNumber(left, NUMBER_PATTERNS) ?? findNumber(text, [EPISODE_OF_SEASON], endsAt);
  return episode === null && findNumber(left, VOLUME_PATTERNS) === null ? null : { ...season, episode };
}
