import { BUSINESS_DEFAULTS } from '@longstrip/core';
import { SearchField, useBrowserLayoutEffect } from '@longstrip/ui';
import { useNavigate } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { filterWords } from '../../../parts/navigation/filter-query.ts';
import { orderWord } from '../../../parts/navigation/list-query.ts';
import { type SearchQuery, searchAddress, searchedText } from '../../../parts/navigation/search-query.ts';
import { recentSearchStore } from '../../../parts/reading/recent-search-store.ts';
import { useWhenConnected } from '../../../parts/shell/connection-watcher.tsx';
import { useSite } from '../../../root/site-data.ts';
import { useSearchCombobox } from './use-search-combobox.tsx';

const { searchDelayMs } = BUSINESS_DEFAULTS;

/**
 * What a field that is removed passes to the one that replaces it: the page of a failed search has its own field, and
 * the reader may still be typing.
 */
let handedOver: { typed: string; isFocused: boolean } | null = null;

/**
 * The search field. It searches after a pause in typing (section 9 of the specification), and at once on Enter. Before
 * hydration, the form itself goes to the same address.
 */
export function SearchForm({ query, isUnanswered = false }: { query: SearchQuery; isUnanswered?: boolean }) {
  const text = useText();
  const { platformId, readerKey } = useSite();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const combobox = useSearchCombobox(query.text, () => clearTimeout(pause.current));
  /** The text that was searched last: the results page must not overwrite what has been typed since. */
  const asked = useRef(query.text);
  /** Whether a search waits for the connection: searching without one would replace this page by an error. */
  const isHeld = useRef(false);

  useBrowserLayoutEffect(() => {
    const input = field.current;
    if (input === null) return;
    if (handedOver !== null) {
      const { typed, isFocused } = handedOver;
      input.value = typed;
      if (isFocused) input.focus({ preventScroll: true });
      if (searchedText(typed) !== asked.current) lookForSoon(typed);
    }
    return () => {
      handedOver = { typed: input.value, isFocused: document.activeElement === input };
      queueMicrotask(() => {
        handedOver = null;
      });
    };
    // Only on mount and unmount of the field.
  }, []);

  useEffect(() => {
    if (query.text === '') field.current?.focus({ preventScroll: true });
    return () => clearTimeout(pause.current);
    // Only on mount: a reader who clears the field is in it already, and one who opens results wants to read them.
  }, []);

  useEffect(() => {
    if (field.current === null || query.text === asked.current) return;
    // Another search was opened, by a link or by "back".
    clearTimeout(pause.current);
    asked.current = query.text;
    field.current.value = query.text;
  }, [query.text]);

  const lookFor = (typed: string) => {
    clearTimeout(pause.current);
    const wanted = searchedText(typed);
    if (wanted === asked.current && query.place !== 'TAG' && !isUnanswered) return;
    isHeld.current = !navigator.onLine;
    if (isHeld.current) return;
    asked.current = wanted;
    const place = query.place === 'TITLE' ? 'TITLE' : 'ALL';
    // "Back" leaves the search, however often its text was changed.
    navigate(searchAddress({ ...query, text: wanted, place }), { replace: query.text !== '' });
  };
  const lookForSoon = (typed: string) => {
    clearTimeout(pause.current);
    pause.current = setTimeout(() => lookFor(typed), searchDelayMs);
  };

  useWhenConnected(() => {
    if (isHeld.current && field.current !== null) lookFor(field.current.value);
  });

  return (
    <search className="flex min-w-0 flex-1">
      <form
        action="/search"
        className="flex min-w-0 flex-1"
        onSubmit={(event) => {
          event.preventDefault();
          const typed = field.current?.value ?? '';
          recentSearchStore(platformId, readerKey).add(searchedText(typed));
          combobox.close();
          lookFor(typed);
          // Closes the keyboard of a phone, to show the results.
          field.current?.blur();
        }}
      >
        {Object.entries({ ...filterWords(query.filter), ...orderWord(query.sort) }).map(
          ([name, word]) => word !== null && <input key={name} type="hidden" name={name} value={word} />,
        )}
        <SearchField
          {...combobox.field}
          ref={field}
          name="q"
          label={text('search.placeholder')}
          clearLabel={text('search.clear')}
          defaultValue={query.text}
          onInput={({ currentTarget, nativeEvent }) => {
            // A word that is still being composed from kana, jamo or strokes is not searched.
            if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) return clearTimeout(pause.current);
            combobox.onTyped(currentTarget.value);
            lookForSoon(currentTarget.value);
          }}
          onCompositionEnd={({ currentTarget }) => {
            combobox.onTyped(currentTarget.value);
            lookForSoon(currentTarget.value);
          }}
          onClear={() => {
            if (field.current === null) return;
            field.current.value = '';
            field.current.focus();
            combobox.close();
            lookFor('');
          }}
        />
        {combobox.list}
      </form>
    </search>
  );
}
