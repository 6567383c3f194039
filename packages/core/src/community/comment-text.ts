import { type Decision, grant, refuse } from '../shared/decision.ts';

/** More line breaks in a row than this are cut: a comment is no empty column. */
const MOST_BREAKS = 2;

/** Characters that turn the direction of what follows, control characters, and those that only hide a word from a reader. */
const UNWANTED = /[\u202a-\u202e\u2066-\u2069]|(?![\n\u200c\u200d])[\p{Cc}\p{Cf}]/gu;
/** More marks on one letter than any script of ours has. */
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu;
/** A character that is seen. */
const VISIBLE = /[^\s\p{Cf}\p{M}]/u;

/** A comment as it is kept: one kind of line break, no blanks around it, nothing that turns or piles up the text around it. */
export function cleanComment(text: string): string {
  const clean = text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(UNWANTED, '')
    .replaceAll(PILED_MARKS, '$1')
    .replaceAll(/[^\S\n]+\n/g, '\n')
    .replaceAll(new RegExp(`\\n{${MOST_BREAKS + 1},}`, 'g'), '\n'.repeat(MOST_BREAKS))
    .trim();
  return VISIBLE.test(clean) ? clean.normalize('NFC') : '';
}

/** How long a comment is, in code points: what the database counts too. */
export function commentLength(text: string): number {
  return [...cleanComment(text)].length;
}

/** Reads what somebody wrote (section 5). An emoticon alone is a comment as well. */
export function readComment(
  text: string,
  { hasEmoticon, mostCharacters }: { hasEmoticon: boolean; mostCharacters: number },
): Decision<string, 'EMPTY_COMMENT' | 'COMMENT_TOO_LONG'> {
  const clean = cleanComment(text);
  if (clean === '' && !hasEmoticon) return refuse('EMPTY_COMMENT');
  return [...clean].length > mostCharacters ? refuse('COMMENT_TOO_LONG') : grant(clean);
}
