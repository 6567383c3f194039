import { searchText } from '@longstrip/core';

/** A piece of a text, and whether it is what was looked for. */
export interface MatchedPart {
  text: string;
  isMatch: boolean;
}

/**
 * A title cut where it has what a reader looked for, in whichever way either is written: case, accents, kana, spaces and
 * signs do not count. Where it is not in the title (but in a tag, or nearly), the title comes whole.
 */
export function matchedParts(title: string, looked: string): MatchedPart[] {
  const wanted = searchText(looked).replaceAll(' ', '');
  const characters = [...title.matchAll(/\P{M}\p{M}*|\p{M}+/gu)];
  const folded = characters.map(([segment]) => (/[\p{L}\p{N}]/u.test(segment) ? searchText(segment) : ''));
  const at = wanted === '' ? -1 : folded.join('').indexOf(wanted);
  if (at < 0) return [{ text: title, isMatch: false }];
  const first = characterAt(folded, at);
  const last = characterAt(folded, at + wanted.length - 1);
  const from = characters[first]?.index ?? 0;
  const to = characters[last + 1]?.index ?? title.length;
  return [
    { text: title.slice(0, from), isMatch: false },
    { text: title.slice(from, to), isMatch: true },
    { text: title.slice(to), isMatch: false },
  ].filter(({ text }) => text !== '');
}

/** Which character brought in the folded letter at this place. */
function characterAt(folded: readonly string[], place: number): number {
  let passed = 0;
  return folded.findIndex((letters) => {
    passed += letters.length;
    return passed > place;
  });
}
