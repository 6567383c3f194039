import { NO_SERIES_FILTER } from '@longstrip/core';
import type { SampleTexts } from '@longstrip/ui/samples';
import { FILTER_PARTS } from '../parts/navigation/filter-query.ts';
import { newSearch } from '../parts/navigation/search-query.ts';
import type { SearchPage } from '../routes/catalogue/search/search.server.ts';
import { STORY_META, storyCards } from './story-data.ts';

/** The search page before a search. */
export function storySearchStart(texts: SampleTexts): SearchPage {
  return {
    meta: STORY_META,
    query: newSearch(''),
    filters: { offered: [...FILTER_PARTS], chosen: NO_SERIES_FILTER },
    results: null,
    alsoLike: [],
    tags: Promise.resolve([...texts.detail.genres, ...texts.tabs]),
    themes: Promise.resolve([{ id: 1, title: texts.home.wait, series: storyCards(texts) }]),
  };
}

/** The results for the first word of a title. */
export function storySearch(texts: SampleTexts): SearchPage {
  const [first = ''] = texts.titles.saltCrown.split(' ');
  return {
    ...storySearchStart(texts),
    query: newSearch(first.slice(0, 4)),
    results: { series: storyCards(texts, 5), next: null },
    alsoLike: storyCards(texts),
  };
}

/** A search that found nothing. */
export function storyNothing(texts: SampleTexts): SearchPage {
  return {
    ...storySearchStart(texts),
    query: newSearch(texts.long, 'TAG'),
    results: { series: [], next: null },
  };
}
