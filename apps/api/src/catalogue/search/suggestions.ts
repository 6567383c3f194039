import {
  type SearchSuggestions,
  SUGGESTED_SERIES_MAX,
  SUGGESTED_WORDS_MAX,
  type SuggestQuerySchema,
} from '@longstrip/api-contract';
import { searchText, searchWords, wordBeginnings } from '@longstrip/core';
import type { CatalogueSource } from '@longstrip/database';
import { seriesTag } from '@longstrip/database/schema';
import type * as v from 'valibot';
import type { EndpointCall } from '../../http/endpoint.ts';
import { listFilterOf, listItemsOf } from '../lists/list-items.ts';
import { isAnyOf } from '../lists/listed-series.ts';
import { listCreators } from '../series/series.repository.ts';
import type { CatalogueParts } from '../services.ts';
import type { SearchQuery } from './search.repository.ts';
import { findPage, START_POSITION, withinTime } from './search.service.ts';

/** Creators and tags are taken from this many of the found series, so only what the reader may see is suggested. */
const LOOKED_AT = 60;

/**
 * `GET search/suggest`: what a text that is being typed may become. The series are those that the search itself would list
 * first; creators and tags are those of found series whose name has a word that begins with the text.
 */
export async function readSuggestions(
  parts: Pick<CatalogueParts, 'db' | 'services'>,
  request: v.InferOutput<typeof SuggestQuerySchema>,
  call: EndpointCall,
): Promise<SearchSuggestions> {
  const searched = searchText(request.searchText);
  if (searched === '') return { contents: [], creators: [], tags: [] };
  const filter = listFilterOf({ type: 'ALL', guestSaysAdult: request.isNotLoginAdult, adultToggle: true }, call);
  const words = searchWords(request.searchText);
  const query: SearchQuery = { filter, scope: 'all', searched, words, sort: 'POPULAR' };
  const found = await withinTime(parts.db, async (source) => {
    const { ids } = await findPage(source, query, START_POSITION, LOOKED_AT);
    const [creators, tags] = await Promise.all([listCreators(source, ids), listTagNames(source, ids)]);
    return { ids, creators, tags };
  });
  const of = { filter, thumbnailTypes: request.contentsThumbnailType };
  return {
    contents: await listItemsOf(parts, found.ids.slice(0, SUGGESTED_SERIES_MAX), of, call),
    creators: mostFrequent(
      found.creators.filter(({ name }) => hasWord(name, searched)).map(({ creatorId: id, name }) => ({ id, name })),
      ({ id }) => id,
    ),
    tags: mostFrequent(
      found.tags.filter((tag) => hasWord(tag, searched)),
      (tag) => searchText(tag),
    ),
  };
}

async function listTagNames(source: CatalogueSource, seriesIds: readonly number[]): Promise<string[]> {
  const rows = await source
    .select({ tag: seriesTag.tag })
    .from(seriesTag)
    .where(isAnyOf(seriesTag.seriesId, seriesIds));
  return rows.map(({ tag }) => tag);
}

/** Whether a word of the name begins with the searched text. */
function hasWord(name: string, searched: string): boolean {
  const text = ` ${searchText(name)}`;
  return wordBeginnings(searched).some((beginning) => text.includes(beginning));
}

/** Each value once, those of most series first. */
function mostFrequent<Value>(values: readonly Value[], keyOf: (value: Value) => string | number): Value[] {
  const counted = new Map<string | number, { value: Value; count: number }>();
  for (const value of values) {
    const known = counted.get(keyOf(value));
    counted.set(keyOf(value), { value: known?.value ?? value, count: (known?.count ?? 0) + 1 });
  }
  return [...counted.values()]
    .sort((one, other) => other.count - one.count)
    .slice(0, SUGGESTED_WORDS_MAX)
    .map(({ value }) => value);
}
