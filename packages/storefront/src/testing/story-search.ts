import type { SampleTexts } from '@longstrip/ui/samples';
import type { SearchPage } from '../routes/catalogue/search/search.server.ts';
import { STORY_META, storyCards } from './story-data.ts';

/** The search page before a search. */
export function storySearchStart(texts: SampleTexts): SearchPage {
  return {
    meta: STORY_META,
    query: { text: '', place: 'ALL', sort: 'POPULAR' },
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
    query: { text: first.slice(0, 4), place: 'ALL', sort: 'POPULAR' },
    results: { series: storyCards(texts, 5), next: null },
    alsoLike: storyCards(texts),
  };
}

/** A search that found nothing. */
export function storyNothing(texts: SampleTexts): SearchPage {
  return {
    ...storySearchStart(texts),
    query: { text: texts.long, place: 'TAG', sort: 'POPULAR' },
    results: { series: [], next: null },
  };
}
