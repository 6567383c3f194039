import { ButtonLink, ChipScroller, type ChoiceGroup, EmptyState, priorityAt, SeriesRowList } from '@longstrip/ui';
import { keepTypedOrder } from '../../../i18n/keep-order.ts';
import { useText } from '../../../i18n/use-text.ts';
import { SEARCH_PLACES, type SearchQuery, searchAddress, searchWords } from '../../../parts/navigation/search-query.ts';
import { recentSearchStore } from '../../../parts/reading/recent-search-store.ts';
import { useSeriesCards } from '../../../parts/series/series-cards.tsx';
import { MoreButton } from '../../../parts/series-lists/more-button.tsx';
import { SeriesFilters } from '../../../parts/series-lists/series-filters.tsx';
import { SortLinks, useSortChoice } from '../../../parts/series-lists/sort-links.tsx';
import { Illustration } from '../../../parts/shell/illustration.tsx';
import { useSite } from '../../../root/site-data.ts';
import { Marked } from './marked-title.tsx';
import type { SearchPage, SearchResults } from './search.server.ts';
import { useMoreResults } from './use-more-results.ts';

/** Covers in the first screen: a phone has one column, a desktop two. */
const FIRST_SCREEN = { phone: 6, desktop: 14 };

/** The results, page after page. */
export function ResultList({
  query,
  results,
  filters,
}: Pick<SearchPage, 'query' | 'filters'> & { results: SearchResults }) {
  const text = useText();
  const { platformId, readerKey } = useSite();
  const more = useMoreResults(query, results);
  const cards = useSeriesCards(more.series);
  const title = useSearchTitle(query);
  const count = text('list.count', { count: cards.length });
  const remember = () => {
    if (query.place !== 'TAG' && query.text !== '') recentSearchStore(platformId, readerKey).add(query.text);
  };
  return (
    <>
      {query.text !== '' && <Places query={query} />}
      <SearchFilters query={query} filters={filters} />
      <section className="pb-4">
        <div className="mb-1.5 flex min-h-11 items-center gap-3 px-(--size-gutter)">
          <div className="min-w-0 flex-1">
            <h1 className="text-18 wrap-anywhere">{title}</h1>
            {more.next === null && <p className="text-13 text-fg-3">{count}</p>}
          </div>
          <SortLinks sort={query.sort} addressOf={(sort) => searchAddress({ ...query, sort })} />
        </div>
        <p role="status" className="sr-only">
          {more.series.length > results.series.length ? count : ''}
        </p>
        <SeriesRowList
          label={title}
          series={cards.map((card, index) => {
            const { genre = '' } = more.series[index] ?? {};
            return {
              ...card,
              shownTitle: <Marked title={card.title} looked={query.place === 'TAG' ? '' : query.text} />,
              note: [card.language?.name, genre, card.badges?.freeCount, card.badges?.waitFree]
                .filter(Boolean)
                .join(' · '),
              isPriority: priorityAt(index, FIRST_SCREEN),
              onOpen: remember,
            };
          })}
        />
        {more.next !== null && (
          <MoreButton href={searchAddress(query, { next: more.next })} state={more.state} onLoad={more.load} />
        )}
      </section>
    </>
  );
}

/** What a search is called: by its text or tag; one without a text lists all series that match its filter. */
export function useSearchTitle({ text: searched, place }: SearchQuery): string {
  const text = useText();
  const { direction } = useSite();
  if (searched === '') return text('search.browse');
  return text(`search.results${place}`, { query: keepTypedOrder(direction, searched) });
}

/** The filters of a search; before a search they list all series that match. */
export function SearchFilters({ query, filters }: Pick<SearchPage, 'query' | 'filters'>) {
  return <SeriesFilters filters={filters} path="/search" unchanged={searchWords(query)} />;
}

/** Links to the same search everywhere, in titles, and in tags. */
function Places({ query }: { query: SearchQuery }) {
  const places = usePlaces(query);
  return (
    <div className="pt-2 pb-1.5 wide:hidden">
      <ChipScroller label={places.label} chips={places.options} />
    </div>
  );
}

function usePlaces(query: SearchQuery): ChoiceGroup {
  const text = useText();
  return {
    label: text('search.scopes'),
    options: SEARCH_PLACES.map((place) => ({
      href: searchAddress({ ...query, place }),
      label: text(`search.scope${place}`),
      isCurrent: place === query.place,
    })),
  };
}

/** Where to search and in which order, for the second column. */
export function useSearchChoices(query: SearchQuery): ChoiceGroup[] {
  return [usePlaces(query), useSortChoice(query.sort, (sort) => searchAddress({ ...query, sort }))];
}

/** No results: what to try, and where else to search. */
export function NoResults({ query }: { query: SearchQuery }) {
  const text = useText();
  const { direction } = useSite();
  const title = text('search.noneTitle', { query: keepTypedOrder(direction, query.text) });
  return (
    <EmptyState
      level="h1"
      title={title}
      text={text('search.noneText')}
      art={<Illustration scene="search" />}
      actions={
        query.place === 'ALL' ? undefined : (
          <ButtonLink look="main" isWide href={searchAddress({ ...query, place: 'ALL' })}>
            {text('search.everywhere')}
          </ButtonLink>
        )
      }
    />
  );
}
