import {
  GENRES,
  SERIES_LENGTHS,
  SERIES_TYPES,
  type SeriesFilter,
  type SeriesLength,
  type SeriesType,
} from '@longstrip/core';
import { FILTER_PARTS, type FilterPart } from './filter-query.ts';
import { queryChoice, sortOf } from './list-query.ts';
import { type SearchQuery, searchedText } from './search-query.ts';

/** The filter in an address. What a list does not offer, or is unknown, is not chosen. */
export function readSeriesFilter(url: URL, offered: readonly FilterPart[] = FILTER_PARTS): SeriesFilter {
  const isOn = (part: FilterPart) => offered.includes(part) && url.searchParams.get(part) === '1';
  const choice = <const Word extends string>(part: FilterPart, words: readonly Word[]) =>
    offered.includes(part) ? queryChoice(url, part, words, null) : null;
  const language = /^[a-z]{2}$/.exec(url.searchParams.get('language') ?? '');
  return {
    isFree: isOn('free'),
    isFreetime: isOn('wait'),
    isCompleted: isOn('finished'),
    genre: choice('genre', GENRES),
    format: choice<SeriesType>('format', SERIES_TYPES),
    language: offered.includes('language') && language !== null ? language[0] : null,
    length: choice<SeriesLength>('length', SERIES_LENGTHS),
  };
}

/** Parses the address of a search: `?q=`, only in titles with `&scope=title`, or the tag of `?tag=`. */
export function readSearchQuery(url: URL, offered?: readonly FilterPart[]): SearchQuery {
  const sort = sortOf(url);
  const filter = readSeriesFilter(url, offered);
  const text = searchedText(url.searchParams.get('q') ?? '');
  const tag = searchedText(url.searchParams.get('tag') ?? '');
  if (text === '' && tag !== '') return { text: tag, place: 'TAG', sort, filter };
  return { text, place: queryChoice(url, 'scope', ['TITLE'], 'ALL'), sort, filter };
}
