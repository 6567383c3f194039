import { searchText } from '@longstrip/core';
import { ButtonLink, ChipScroller, EmptyState, priorityAt, SeriesRowList } from '@longstrip/ui';
import { keepTypedOrder } from '../../../i18n/keep-order.ts';
import { useText } from '../../../i18n/use-text.ts';
import { SEARCH_PLACES, type SearchQuery, searchAddress } from '../../../parts/navigation/search-query.ts';
import { useSeriesCards } from '../../../parts/series/series-cards.tsx';
import { MoreButton } from '../../../parts/series-lists/more-button.tsx';
import { SortLinks } from '../../../parts/series-lists/sort-links.tsx';
import { useSite } from '../../../root/site-data.ts';
import { recentSearchStore } from './recent-search-store.ts';
import type { SearchResults } from './search.server.ts';
import { useMoreResults } from './use-more-results.ts';

/** Covers in the first screen: a phone has one column, a desktop two. */
const FIRST_SCREEN = { phone: 6, desktop: 12 };

/** The results, page after page. */
export function ResultList({ query, results }: { query: SearchQuery; results: SearchResults }) {
  const text = useText();
  const { platformId, direction } = useSite();
  const more = useMoreResults(query, results);
  const cards = useSeriesCards(more.series);
  const title = text(`search.results${query.place}`, { query: keepTypedOrder(direction, query.text) });
  const count = text('list.count', { count: cards.length });
  const remember = () => {
    if (query.place !== 'TAG') recentSearchStore(platformId).add(query.text);
  };
  return (
    <>
      <Places query={query} />
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

/** A title with the matching part in another weight and a little grey, so that the covers stay more prominent. */
function Marked({ title, looked }: { title: string; looked: string }) {
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

/** Links to the same search everywhere, in titles, and in tags. */
function Places({ query }: { query: SearchQuery }) {
  const text = useText();
  return (
    <div className="pt-2 pb-1.5">
      <ChipScroller
        label={text('search.scopes')}
        chips={SEARCH_PLACES.map((place) => ({
          href: searchAddress({ ...query, place }),
          label: text(`search.scope${place}`),
          isCurrent: place === query.place,
        }))}
      />
    </div>
  );
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
