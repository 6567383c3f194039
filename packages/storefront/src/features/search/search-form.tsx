import { BUSINESS_DEFAULTS } from '@longstrip/core';
import { SearchField, useBrowserLayoutEffect } from '@longstrip/ui';
import { useNavigate } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useSite } from '../../root/site-data.ts';
import { useWhenConnected } from '../shell/use-connection.ts';
import { recentSearchStore } from './recent-search-store.ts';
import { type SearchQuery, searchAddress, searchedText } from './search-query.ts';

const { searchDelayMs } = BUSINESS_DEFAULTS;

/**
 * What a field that goes away leaves to one that comes in its place in the same moment: the page of a search that failed
 * has a field of its own, and a reader may be typing on.
 */
let handedOver: { typed: string; isFocused: boolean } | null = null;

/**
 * The field of the search. What is typed is looked for after a pause (section 9 of the specification), Enter does it at
 * once; before the page has woken, the form goes to the same address by itself.
 */
export function SearchForm({ query, isUnanswered = false }: { query: SearchQuery; isUnanswered?: boolean }) {
  const text = useText();
  const { platformId } = useSite();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** What was asked for last: the page that answers it must not write over what is typed meanwhile. */
  const asked = useRef(query.text);
  /** Whether words wait for the connection: without one, the page they are typed in would give way to an error's. */
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
    // Once: it is about the field's own coming and going.
  }, []);

  useEffect(() => {
    if (query.text === '') field.current?.focus({ preventScroll: true });
    return () => clearTimeout(pause.current);
    // Once: a reader who clears the field is in it already, and who opens results came to read them.
  }, []);

  useEffect(() => {
    if (field.current === null || query.text === asked.current) return;
    // Another search was opened: by a link, or a step back.
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
    // One step back leads out of a search, however often its words were changed.
    navigate(searchAddress({ text: wanted, place, sort: query.sort }), { replace: query.text !== '' });
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
          recentSearchStore(platformId).add(searchedText(typed));
          lookFor(typed);
          // The keyboard of a phone makes room for what is found.
          field.current?.blur();
        }}
      >
        <SearchField
          ref={field}
          name="q"
          label={text('search.placeholder')}
          clearLabel={text('search.clear')}
          defaultValue={query.text}
          onInput={({ currentTarget, nativeEvent }) => {
            // A word that is still being put together from kana, jamo or strokes is none yet.
            if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) clearTimeout(pause.current);
            else lookForSoon(currentTarget.value);
          }}
          onCompositionEnd={({ currentTarget }) => lookForSoon(currentTarget.value)}
          onClear={() => {
            if (field.current === null) return;
            field.current.value = '';
            field.current.focus();
            lookFor('');
          }}
        />
      </form>
    </search>
  );
}
