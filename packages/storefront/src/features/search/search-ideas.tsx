import { Bone, ChipRow, SectionHeading } from '@longstrip/ui';
import { Await } from '@remix-run/react';
import { Suspense } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { LatePart } from '../home/late-part.tsx';
import { ThemeShelf } from '../series/theme-shelf.tsx';
import { NothingYet } from '../state/nothing-yet.tsx';
import type { SearchPage } from './search-loader.server.ts';
import { searchAddress } from './search-query.ts';

/** What to look for: tags that are read most, and what other readers open. */
export function SearchIdeas({ tags, themes }: Pick<SearchPage, 'tags' | 'themes'>) {
  return (
    <>
      <Suspense fallback={<TagBones />}>
        <Await resolve={tags}>{(names) => <Tags names={names} />}</Await>
      </Suspense>
      <LatePart name="search-themes" data={themes}>
        {(shelves) => shelves.map((theme) => <ThemeShelf key={theme.id} theme={theme} />)}
      </LatePart>
    </>
  );
}

/** Before anything is looked for, where there is neither a tag nor a shelf to begin with: what this page is for. */
export function NoIdeas({ tags, themes }: Pick<SearchPage, 'tags' | 'themes'>) {
  const text = useText();
  return (
    <Suspense fallback={null}>
      <Await resolve={tags}>
        {(names) => (
          <Await resolve={themes}>
            {(shelves) =>
              names.length === 0 &&
              shelves.length === 0 && (
                <NothingYet look="outlined" title={text('search.startTitle')} text={text('search.startText')} />
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
            href: searchAddress({ text: name, place: 'TAG', sort: 'POPULAR' }),
            label: name,
          }))}
        />
      </div>
    </section>
  );
}

/** The shape of two rows of tags. */
function TagBones() {
  return (
    <div aria-hidden="true" className="flex flex-wrap gap-x-2 gap-y-3.5 px-(--size-gutter) pt-[71px] pb-[7px]">
      {[64, 88, 72, 96, 60, 80].map((widthPx) => (
        <span key={widthPx} style={{ width: widthPx }}>
          <Bone className="h-[30px] rounded-pill!" />
        </span>
      ))}
    </div>
  );
}
