import { searchText } from '@longstrip/core';

/** A title with the matching part in another weight and a little grey, so that the covers stay more prominent. */
export function Marked({ title, looked }: { title: string; looked: string }) {
  return matchedParts(title, looked).map(({ text, isMatch }) =>
    isMatch ? (
      <mark key="match" className="rounded-[2px] bg-fill-strong text-inherit">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}

/** A part of a text, and whether it matches the search. */
export interface MatchedPart {
  text: string;
  isMatch: boolean;
}

/**
 * Splits a title at the part that matches the search. Case, accents, kana, spaces and punctuation do not count. A title
 * without a match (the match was a tag, or approximate) is one part.
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

/** The index of the original character that contains a letter of the normalised text. */
function characterAt(folded: readonly string[], place: number): number {
  let passed = 0;
  return folded.findIndex((letters) => {
    passed += letters.length;
    return passed > place;
  });
}
