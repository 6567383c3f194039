import { languageOfWord } from './language.ts';
import { isTotal, NUMBER_IN_BRACKETS } from './name-patterns.ts';

/** The year of an issue; it differs between issues of a series. */
export const YEAR_IN_BRACKETS = /[([（［【]\s*(?:19|20)\d\d\s*[)\]）］】]/g;

const BRACKETS = /([([{（【［〔〈《<『])([^()[\]{}（）【】［］〔〕〈〉《》<>『』]*)([)\]}）】］〕〉》>』])/gu;
/** Brackets around a title at the start of a name: `《灯塔日记》第3话`, `<항구의 밤> 12화`. */
const TITLE_BRACKETS = /^[〈《<『]/u;
/** In many Chinese and Japanese names every part has its own brackets: `[灯塔日记][第3卷]`, `【灯台の夜】第3話`. */
const PART_BRACKETS = /^[【［[]/u;
const BARE_NUMBER = /^\s*#?-?\d+(?:\.\d+)?\s*$/u;
const MAX_NESTED = 4;

interface Opened {
  rest: string;
  language: string | null;
  /** The first part in its own brackets; it is the title if nothing else is. */
  firstRemark: string | null;
}

/**
 * Opens the brackets of a name. Languages (`(en)`) are read and removed, numbers and titles (`(12)`, `【第3話】`) stay without
 * their brackets, other remarks (`(Digital)`) are removed. Reads a last word such as `.ar` as a language, too.
 */
export function openBrackets(name: string): Opened {
  let language: string | null = null;
  const remarks: string[] = [];
  const open = (whole: string, left: string, inside: string, _right: string, at: number) => {
    const found = languageOfWord(inside.trim());
    if (found !== null) {
      language ??= found;
      return ' ';
    }
    if (BARE_NUMBER.test(inside) || NUMBER_IN_BRACKETS.test(inside.trim()) || isTotal(inside)) return ` ${inside} `;
    // A title after the number stays in its corner brackets.
    if (left === '『' && at > 0) return whole;
    if (at === 0 && TITLE_BRACKETS.test(left)) return ` ${inside} `;
    if (PART_BRACKETS.test(left) && name.indexOf(whole) === 0 && /\p{L}/u.test(inside)) remarks.push(inside.trim());
    return ' ';
  };
  let rest = name;
  for (let depth = 0; depth < MAX_NESTED; depth += 1) {
    const opened = rest.replace(BRACKETS, open);
    if (opened === rest) break;
    rest = opened;
  }
  const lastWord = /\.([A-Za-z]{2}(?:[-_][A-Za-z]{2,4})?)$/.exec(rest);
  const found = languageOfWord(lastWord?.[1] ?? '');
  if (found !== null && lastWord !== null) {
    language ??= found;
    rest = rest.slice(0, lastWord.index);
  }
  const isMany = (name.match(PARTED) ?? []).length > 1 || /^[【［]/u.test(name);
  return { rest, language, firstRemark: isMany ? (remarks[0] ?? null) : null };
}

const PARTED = /[【［[][^】］\]]*[】］\]]/gu;
const LEADING = /^\s*[([（［【〔]([^()[\]（）［］【】〔〕]*)[)\]）］】〕]\s*(.*\p{L}.*)$/u;

/** A bracket with a number at the start of a name, and what follows: `[12화] 항구의밤`, `(7) Foo`. */
export function takeLeadingNumber(name: string): { inside: string; rest: string } | null {
  const [, inside = '', rest = ''] = LEADING.exec(name) ?? [];
  return BARE_NUMBER.test(inside) || NUMBER_IN_BRACKETS.test(inside.trim()) ? { inside, rest } : null;
}
