import { ClockIcon, CloseIcon, IconButton, Link, SectionHeading } from '@longstrip/ui';
import { useRef } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { newSearch, searchAddress } from '../../../parts/navigation/search-query.ts';
import { recentSearchStore } from '../../../parts/reading/recent-search-store.ts';
import { useSite } from '../../../root/site-data.ts';

/** The latest searches of this browser, to repeat or to remove. */
export function RecentList({ searches }: { searches: readonly string[] }) {
  const text = useText();
  const { platformId, readerKey } = useSite();
  const section = useRef<HTMLElement>(null);
  // The focused button is gone with its row: the keyboard goes on from here.
  const keepFocus = () => section.current?.focus({ preventScroll: true });
  return (
    <section ref={section} tabIndex={-1} className="pt-4 outline-none">
      <SectionHeading
        title={text('search.recent')}
        action={
          <button
            type="button"
            className="min-h-11 min-w-11 text-13 text-fg-2 transition-colors hover:text-fg"
            onClick={() => recentSearchStore(platformId, readerKey).clear()}
          >
            {text('search.removeAll')}
          </button>
        }
      />
      <ul aria-label={text('search.recent')}>
        {searches.map((search) => (
          <li key={search} className="flex items-center pe-1 transition-colors hover:bg-fill">
            <Link
              href={searchAddress(newSearch(search))}
              className="flex min-h-11 min-w-0 flex-1 items-center gap-3 ps-(--size-gutter) -outline-offset-2"
            >
              <ClockIcon size={16} className="shrink-0 text-fg-3" />
              <span className="from-page-start one-line" dir="auto">
                {search}
              </span>
            </Link>
            <IconButton
              icon={CloseIcon}
              iconSize={16}
              label={text('search.remove', { query: search })}
              className="text-fg-3"
              onClick={() => {
                recentSearchStore(platformId, readerKey).remove(search);
                keepFocus();
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
