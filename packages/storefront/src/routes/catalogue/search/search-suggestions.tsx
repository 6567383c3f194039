import { ChipRow, SectionHeading, SkeletonBlock } from '@longstrip/ui';
import { Await } from '@remix-run/react';
import { Suspense } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { newSearch, searchAddress } from '../../../parts/navigation/search-query.ts';
import { ThemeShelf } from '../../../parts/series/series-cards.tsx';
import { DeferredPart } from '../../../parts/shell/deferred-part.tsx';
import { EmptyList } from '../../../parts/shell/empty-list.tsx';
import type { SearchPage } from './search.server.ts';

/** Suggestions: the tags that are read most, and what other readers open. */
export function SearchSuggestions({ tags, themes }: Pick<SearchPage, 'tags' | 'themes'>) {
  return (
    <>
      <Suspense fallback={<TagSkeleton />}>
        <Await resolve={tags}>{(names) => <Tags names={names} />}</Await>
      </Suspense>
      <DeferredPart name="search-themes" data={themes}>
        {(shelves) => shelves.map((theme) => <ThemeShelf key={theme.id} theme={theme} />)}
      </DeferredPart>
    </>
  );
}

/** Before a search, when there are neither tags nor shelves to suggest: what this page is for. */
export function NoSuggestions({ tags, themes }: Pick<SearchPage, 'tags' | 'themes'>) {
  const text = useText();
  return (
    <Suspense fallback={null}>
      <Await resolve={tags}>
        {(names) => (
          <Await resolve={themes}>
            {(shelves) =>
              names.length === 0 &&
              shelves.length === 0 && (
                <EmptyList
                  scene="search"
                  look="outlined"
                  title={text('search.startTitle')}
                  text={text('search.startText')}
                />
              )
            }
          </Await>
        )}
      </Await>
    </Suspense>
  );
}

function Tags({ names }: { names: readonly string[] }) {
  const text = useText();
  if (names.length === 0) return null;
  return (
    <section className="pt-5">
      <SectionHeading title={text('search.topTags')} />
      <div className="px-(--size-gutter)">
        <ChipRow
          label={text('search.topTags')}
          chips={names.map((name) => ({
            href: searchAddress(newSearch(name, 'TAG')),
            label: name,
          }))}
        />
      </div>
    </section>
  );
}

/** The skeleton of two rows of tags. */
function TagSkeleton() {
  return (
    <div aria-hidden="true" className="flex flex-wrap gap-x-2 gap-y-3.5 px-(--size-gutter) pt-[71px] pb-[7px]">
      {[64, 88, 72, 96, 60, 80].map((widthPx) => (
        <span key={widthPx} style={{ width: widthPx }}>
          <SkeletonBlock className="h-[30px] rounded-pill!" />
        </span>
      ))}
    </div>
  );
}
