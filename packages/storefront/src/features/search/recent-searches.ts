import { searchText } from '@longstrip/core';

/** How many are remembered. */
export const RECENT_SEARCHES_MAX = 10;

/** Puts a search in front. The same words in another case or spelling are the same search. */
export function addRecentSearch(searches: readonly string[], text: string): string[] {
  if (text === '') return [...searches];
  return [text, ...removeRecentSearch(searches, text)].slice(0, RECENT_SEARCHES_MAX);
}

/** Takes one out. */
export function removeRecentSearch(searches: readonly string[], text: string): string[] {
  const same = searchText(text);
  return searches.filter((each) => searchText(each) !== same);
}

/** Reads what a browser kept; anything unreadable is nothing. */
export function parseRecentSearches(stored: string | null): string[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(parsed)) return [];
    return parsed.filter((each) => typeof each === 'string' && each !== '').slice(0, RECENT_SEARCHES_MAX);
  } catch {
    return [];
  }
}
