import { searchText } from '@longstrip/core';

/** How many are remembered. */
export const MAX_RECENT_SEARCHES = 10;

/** Adds a search at the front. The same text in another case or spelling is the same search. */
export function addRecentSearch(searches: readonly string[], text: string): string[] {
  if (text === '') return [...searches];
  return [text, ...removeRecentSearch(searches, text)].slice(0, MAX_RECENT_SEARCHES);
}

/** Removes one. */
export function removeRecentSearch(searches: readonly string[], text: string): string[] {
  const same = searchText(text);
  return searches.filter((each) => searchText(each) !== same);
}

/** Parses what a browser has stored. Anything unreadable counts as empty. */
export function parseRecentSearches(stored: string | null): string[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(parsed)) return [];
    return parsed.filter((each) => typeof each === 'string' && each !== '').slice(0, MAX_RECENT_SEARCHES);
  } catch {
    return [];
  }
}
