import { useLoaderData } from '@remix-run/react';
import { useText } from '../../i18n/use-text.ts';
import { LazyAgeCheckSection } from '../age-check/lazy-age-check-section.tsx';
import { ListOrSkeleton, SectionFrame } from './list-frame.tsx';
import { listAddress } from './list-query.ts';
import type { MaturePage } from './mature-loader.server.ts';
import { SeriesList } from './series-list.tsx';
import { SortLinks } from './sort-links.tsx';

/** The list for adults, or the age check before it. */
export function MatureScreen() {
  const page = useLoaderData<MaturePage>();
  const text = useText();
  return (
    <SectionFrame title={text('tab.ADULT')} current="ADULT">
      <ListOrSkeleton>
        {page.kind === 'ageCheck' ? (
          <LazyAgeCheckSection level="h2" check={page.check} />
        ) : (
          <SeriesList
            title={page.title}
            isTitleKnown
            series={page.series}
            alsoLike={page.alsoLike}
            action={
              <SortLinks
                sort={page.sort}
                addressOf={(sort) => listAddress('/home/mature', { sort: sort === 'POPULAR' ? null : sort })}
              />
            }
          />
        )}
      </ListOrSkeleton>
    </SectionFrame>
  );
}
