import { EPISODE_COUNTERS, EPISODE_PREFIXES, EPISODE_WORDS } from './numerals.ts';

/**
 * Numbers with separators of thousands, as the regions write them: 1,002; 1.002; 1'002; 1٬002; 1 002 with an ordinary, a no-break
 * or a narrow space.
 */

const CERTAIN = ",，٬'’\\u00a0\\u2009\\u202f";
/** A dot may be that of a fraction, which has one or two digits, or of two levels; a space is one between two numbers as well. */
const grouped = (separators: string) => `[1-9]\\d{0,2}(?:[${separators}]\\d{3})+(?!\\d|[.,]\\d{3})`;
const NOT_IN_NUMBER = '(?<![\\d]|\\d[.,])';
const WORD = `#|第|제|(?<![\\p{L}\\p{N}])(?:c|ch|chap|ep|eps|epi|kap|cap|no|nr|n°|nº|№|num|${EPISODE_WORDS})|${EPISODE_PREFIXES}`;
const ENDS = '(?=\\s*(?:$|[-–—_:：(（\\[［【〔「『]|bis(?!\\p{L})|ter(?!\\p{L})))';

const BEHIND_WORD = new RegExp(
  `(?=[1-9])(?<=(?:${WORD})[.\\s_-]*(?:رقم|ที่)?\\s*)${NOT_IN_NUMBER}(?:${grouped(`${CERTAIN}.`)}|${grouped(' ')}(?:${ENDS}|(?=\\s?[${EPISODE_COUNTERS}])))`,
  'giu',
);
const BEFORE_COUNTER = new RegExp(`${NOT_IN_NUMBER}${grouped(`${CERTAIN}.`)}(?=\\s?[${EPISODE_COUNTERS}])`, 'gu');
/** Behind a dash at the end of a name, as the whole name, and with a space that cannot be one between two numbers. */
const AT_END = new RegExp(
  `(?:(?<=[-–—]\\s*)${grouped(`${CERTAIN}.`)}|(?<=\\s)${grouped('\\u00a0\\u2009\\u202f')}|^${grouped(`${CERTAIN}. `)})$`,
  'u',
);
/** Not joined, since the first number may end the title: `항구의밤 1 002화`, `Apollo 13 002`. */
const UNDECIDED = new RegExp(`(?<=\\s)[1-9]\\d{0,2} \\d{3}(?=\\s?[${EPISODE_COUNTERS}]|$)`, 'u');

/**
 * Writes such numbers without separators where they are an episode's: behind a word for one, before a counter, behind a dash at
 * the end. Titles stay: `20.000 Meilen`. The decimal sign of Arabic becomes a dot.
 *
 * @param name with ASCII digits
 * @returns `isDoubtful`: a separator, or what looks like one, may be another sign (`1.002`, `1 002`)
 */
export function joinThousands(name: string): { text: string; isDoubtful: boolean } {
  let isDoubtful = false;
  const join = (number: string) => {
    isDoubtful ||= /[. ]/.test(number);
    return number.replace(/\D/g, '');
  };
  const text = name
    .replace(/(?<=\d)٫(?=\d)/g, '.')
    .replace(BEHIND_WORD, join)
    .replace(BEFORE_COUNTER, join)
    .replace(AT_END, join);
  return { text, isDoubtful: isDoubtful || UNDECIDED.test(text) };
}
