import { EPILOGUE_WORDS, FINAL_WORDS, PROLOGUE_WORDS } from '@longstrip/core';
import { normaliseEpisodeNumber } from './episode-number.ts';
import { EPISODE_COUNTERS, VOLUME_COUNTERS } from './numerals.ts';

/** A piece of a name, cut out of it. */
interface Cut {
  before: string;
  behind: string;
}

/** A part of a work, named by a word: 上巻, 中編, (하). */
interface PartOfWork extends Cut {
  part: '1' | '2' | '3';
}

/** A side story, an extra or a special: 番外編3, 외전 3화, `Extra 1`. */
interface Special extends Cut {
  /** Such as `番外編 3`: no main episode has this number, and it sorts after all of them. */
  number: string;
  word: string;
  isNumbered: boolean;
  /** The word and its number may belong to the title: `Nothing Special 3`. */
  isDoubtful: boolean;
  /** The first or last episode of the work: a number beside it is the episode's, and the word its title. */
  isPlace: boolean;
}

const OPEN = '[（(【［\\[〔]';
const CLOSE = '[）)】］\\]〕]';
const ENDS = `(?=\\s*(?:$|[\\s_\\-–—(（\\[［【〔「『]))`;

const PARTS = [
  new RegExp(`${OPEN}\\s*([上中下前後后상중하])\\s*[巻卷冊册編编篇集권편]?\\s*${CLOSE}`, 'u'),
  new RegExp(`(?<![上中下前後后・])(?:([上中下])[巻卷冊册編编篇]|([前後后])[編编篇])${ENDS}`, 'u'),
  new RegExp(`(?<=^|[\\s_])(?:([상중하])[권편]|([上下])集)${ENDS}`, 'u'),
  new RegExp(`(?<=[\\s_])([上中下])(?=\\s*(?:$|${OPEN}))`, 'u'),
  new RegExp(`(?:ภาค|ตอน|เล่ม)(ต้น|กลาง|ปลาย)${ENDS}`, 'u'),
];
const FIRST = ['上', '前', '상', 'ต้น'];
const MIDDLE = ['中', '중', 'กลาง'];

/** The part that a name states in a word. The last one (`下`) is 3 until it is known that the work has no `中`. */
export function findPart(name: string): PartOfWork | null {
  const match = PARTS.map((pattern) => pattern.exec(name)).find((found) => found !== null);
  const word = match?.slice(1).find((found) => found !== undefined);
  if (!match || word === undefined) return null;
  const cut = { before: name.slice(0, match.index), behind: name.slice(match.index + match[0].length) };
  if (FIRST.includes(word)) return { ...cut, part: '1' };
  return { ...cut, part: MIDDLE.includes(word) ? '2' : '3' };
}

/** Words that mean a special even without a number. */
const CLEAR =
  '番外[編编篇]?|外[伝傳传]|特別(?:[編篇]|読切)|特别[编篇]|特典|特[輯辑]|小[劇剧][場场]|おまけ(?:漫画)?|サイドストーリー|スピンオフ|幕間|閑話|번외편?|외전|특별편|특전|사이드\\s?스토리|스핀오프|후일담|막간|(?:ตอน|บท|ภาค)พิเศษ|ตอน(?:เสริม|แยก)|قصة\\sجانبية|ملحق|(?:ال)?حلقة\\s(?:ال)?خاصة|(?:ال)?فصل\\s(?:ال)?(?:خاص|إضافي)';
const CLEAR_LATIN =
  'hors[-\\s]série|(?:bonus|sonder|extra|spezial|zusatz)(?:folge|kapitel|heft|ausgabe|band)|nebengeschichten?|(?:bonus|special|extra|side)\\s(?:chapter|episode|issue|story)|(?:chapitre|épisode)\\s(?:bonus|spécial)|spin-?off';
/** Words that occur in titles, too: they mean a special only beside a number. */
const NUMBERED_ONLY =
  'extras?|spezial|annual|gaiden|hs|afterword|nachwort|postface|omake|interlude|specials?|spécial|bonus';
const NUMBERED_ONLY_GLUED = 'スペシャル|스페셜';
const SPECIAL_NUMBER = `[.\\s_:–—-]*(?:#|n°|nr\\.?|no\\.?|第|제|その|其の|其之|ตอนที่|ที่|رقم)?\\s*0*(\\d+(?:\\.\\d+)?)\\s*[${EPISODE_COUNTERS}${VOLUME_COUNTERS}篇]?`;
const NUMBERED = new RegExp(
  `${OPEN}?\\s*(${CLEAR}|${NUMBERED_ONLY_GLUED}|(?<![\\p{L}\\p{N}])(?:${CLEAR_LATIN}|${NUMBERED_ONLY}))${SPECIAL_NUMBER}(?![\\p{L}\\p{M}\\d.])\\s*${CLOSE}?`,
  'iu',
);
const UNNUMBERED = [
  new RegExp(`${OPEN}\\s*(${CLEAR}|${CLEAR_LATIN})\\s*${CLOSE}`, 'iu'),
  new RegExp(`(?<=^|[\\s_話话화])(${CLEAR}|${CLEAR_LATIN})${ENDS}`, 'iu'),
  // Only after an episode's number, where it cannot be part of a title: `Chapter 12 Extra`.
  /(?<=\d\s)(extra|special|bonus)\s*$/iu,
];
const PLACE_WORDS = [PROLOGUE_WORDS, FINAL_WORDS, EPILOGUE_WORDS].join('|');
/** Of `The Last Episode` the words belong to the title. */
const ARTICLE =
  '(?:the|our|my|his|her|their|your|an?|mein|unser|sein|ihr|eine?|der|die|das|mon|ma|notre|votre|sa|son|leur|un|le|la)';
/** Words long enough to count in scripts without spaces: `港の夜最終話`. */
const GLUED_PLACES =
  '(?<=[\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}ー])(?:プロローグ|エピローグ|(?:最終|最终)[話话回]|大[結结]局|프롤로그|에필로그|최종[화회]|마지막[화회])';
const PLACE = new RegExp(
  `((?<![\\p{L}\\p{M}\\p{N}]|(?:^|[\\s_])${ARTICLE}\\s)(?:${PLACE_WORDS})|${GLUED_PLACES})(?=\\s*(?:$|[-–—:：(（\\[［【〔「『）)\\]］】〕]))`,
  'iu',
);
const NUMBERED_PLACE = new RegExp(
  `((?<![\\p{L}\\p{M}\\p{N}])(?:${PROLOGUE_WORDS}|${EPILOGUE_WORDS})|${GLUED_PLACES})${SPECIAL_NUMBER}(?![\\p{L}\\p{M}\\d.])`,
  'iu',
);

/** The first or last episode of a work that a name states by a word: `Prologue`, `港の夜 最終話`, `에필로그 2`. */
function findPlace(name: string): Special | null {
  const numbered = NUMBERED_PLACE.exec(name);
  const match = numbered ?? PLACE.exec(name);
  const [whole, word] = match ?? [];
  if (match === null || whole === undefined || word === undefined) return null;
  const before = name.slice(0, match.index);
  const count = normaliseEpisodeNumber(numbered?.[2]);
  const number = normaliseEpisodeNumber(count === null ? word : `${word} ${count}`) ?? word;
  const isMarkedOff = /(?:^|[-–—:：_(（[［【〔）)\]］】〕」』])\s*$/u.test(before);
  return {
    before: before.replace(/[(（[［【〔]\s*$/u, ''),
    behind: name.slice(match.index + whole.length).replace(/^\s*[）)\]］】〕]/u, ''),
    ...{ number, word, isNumbered: count !== null, isPlace: true },
    isDoubtful: !isMarkedOff && (/\p{sc=Latn}/u.test(word) || !/\s$/u.test(before)),
  };
}

/** Parts of a special keep their words: `番外編 前編`. */
const PART_OF_SPECIAL = new RegExp(
  `^\\s*${OPEN}?\\s*([上中下前後后상중하][編编篇편巻卷권集]?)\\s*${CLOSE}?(?=[\\s_\\-–—]|$)`,
  'u',
);
const LATIN = new RegExp(`^(?:${NUMBERED_ONLY}|${CLEAR_LATIN})$`, 'iu');

/** The side story, extra or special that a name states. */
export function findSpecial(name: string): Special | null {
  const numbered = NUMBERED.exec(name);
  const match = numbered ?? UNNUMBERED.map((pattern) => pattern.exec(name)).find((found) => found !== null);
  if (!match) return findPlace(name);
  const rest = name.slice(match.index + match[0].length);
  const part = numbered === null ? PART_OF_SPECIAL.exec(rest) : null;
  const word = [match[1], part?.[1]].join(' ').replace(/\s+/g, ' ').trim();
  const number = normaliseEpisodeNumber(numbered?.[2]);
  return {
    before: name.slice(0, match.index),
    behind: rest.slice(part?.[0].length ?? 0),
    number: normaliseEpisodeNumber(number === null ? word : `${word} ${number}`) ?? word,
    word,
    isNumbered: number !== null || part !== null,
    isDoubtful: number !== null && LATIN.test(word),
    isPlace: false,
  };
}

/** The number of a special that follows a main episode: `12.番外編`, else `12.EX`; a counted one is `12 番外編 2`. */
export function numberBehind(main: string, { number, word, isNumbered }: Special): string {
  if (isNumbered) return `${main} ${number}`;
  return `${main}.${/^\p{L}{1,4}$/u.test(word) ? word : 'EX'}`;
}
