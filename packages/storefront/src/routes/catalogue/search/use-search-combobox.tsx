import { searchText } from '@longstrip/core';
import {
  ClockIcon,
  SearchIcon,
  type Suggestion,
  type SuggestionListProps,
  suggestionId,
  UserIcon,
} from '@longstrip/ui';
import { useNavigate } from '@remix-run/react';
import { type KeyboardEvent, lazy, Suspense, useId, useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { newSearch, searchAddress, searchedText } from '../../../parts/navigation/search-query.ts';
import { recentSearchStore, useRecentSearches } from '../../../parts/reading/recent-search-store.ts';
import { BLANK_COVER } from '../../../parts/series/blank-cover.ts';
import { useSite } from '../../../root/site-data.ts';
import { Marked } from './marked-title.tsx';
import { useTypedSuggestions } from './use-typed-suggestions.ts';

const MAX_RECENT = 2;

const SuggestionList = lazy(() => import('./opened-suggestions.ts'));

/**
 * The list under the search field (the combobox pattern of the ARIA guide). It opens while the reader types, and closes when
 * results arrive, on Escape, and when the field loses the focus. Down and Up move in it, Enter opens what they reached.
 *
 * @param results the text whose results the page shows
 * @param onLeave called when a suggestion is opened: a search that waits for a pause in typing must not follow it
 */
export function useSearchCombobox(results: string, onLeave: () => void) {
  const text = useText();
  const navigate = useNavigate();
  const { platformId, readerKey } = useSite();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState<number | null>(null);
  const suggestions = useSuggestionRows(typed);
  // Who moves in the list goes on there: results below it do not close it.
  const isOpen = typed !== '' && (typed !== results || active !== null) && suggestions.length > 0;
  const reached = isOpen && active !== null ? suggestions[active] : undefined;

  const close = () => {
    setTyped('');
    setActive(null);
  };
  const remember = () => recentSearchStore(platformId, readerKey).add(typed);
  const choose: SuggestionListProps['onChoose'] = (_suggestion, event) => {
    remember();
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    onLeave();
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter and the arrows belong to the input method while it composes a word.
    if (!isOpen || event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      // One more place than there are rows: the field itself.
      const places = suggestions.length + 1;
      const next = ((active ?? suggestions.length) + step + places) % places;
      setActive(next === suggestions.length ? null : next);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' && reached !== undefined) {
      event.preventDefault();
      remember();
      onLeave();
      close();
      navigate(reached.href);
    }
  };
  return {
    close,
    /** Called with what is in the field. */
    onTyped: (value: string) => {
      setTyped(searchedText(value));
      setActive(null);
    },
    field: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': reached === undefined || active === null ? undefined : suggestionId(listId, active),
      onKeyDown,
      onBlur: close,
    } as const,
    list: (
      <>
        <p role="status" className="sr-only">
          {isOpen ? text('search.suggestionCount', { count: suggestions.length }) : ''}
        </p>
        {isOpen && (
          <Suspense fallback={null}>
            <SuggestionList
              id={listId}
              label={text('search.suggestions')}
              suggestions={suggestions}
              active={active}
              onChoose={choose}
            />
          </Suspense>
        )}
      </>
    ),
  };
}

/** The rows for a text: the reader's own searches that begin with it, series, creators and tags. */
function useSuggestionRows(typed: string): Suggestion[] {
  const text = useText();
  const recent = useRecentSearches();
  const found = useTypedSuggestions(typed);
  const searched = searchText(typed);
  if (searched === '') return [];
  const own = recent.filter((each) => searchText(each).startsWith(searched) && each !== typed).slice(0, MAX_RECENT);
  const { series = [], creators = [], tags = [] } = found ?? {};
  return [
    ...own.map((each) => ({
      href: searchAddress(newSearch(each)),
      label: each,
      note: text('search.recentNote'),
      picture: { icon: ClockIcon },
    })),
    ...series.map((each) => ({
      href: `/detail/${each.alias}`,
      label: <Marked title={each.title} looked={typed} />,
      note: [each.language?.name, each.creators].filter(Boolean).join(' · '),
      picture: { cover: each.cover ?? BLANK_COVER },
      lang: each.language?.tag,
    })),
    ...creators.map(({ id, name }) => ({
      href: `/creator/${id}`,
      label: <Marked title={name} looked={typed} />,
      note: text('search.creatorNote'),
      picture: { icon: UserIcon },
    })),
    ...tags.map((tag) => ({
      href: searchAddress(newSearch(tag, 'TAG')),
      label: <Marked title={tag} looked={typed} />,
      note: text('search.tagNote'),
      picture: { icon: SearchIcon },
    })),
  ];
}
