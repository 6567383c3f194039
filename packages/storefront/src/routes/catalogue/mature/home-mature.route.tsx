import { useLoaderData } from '@remix-run/react';
import { useText } from '../../../i18n/use-text.ts';
import { LazyAgeCheckSection } from '../../../parts/age-check/lazy-age-check-section.tsx';
import { listAddress } from '../../../parts/navigation/list-query.ts';
import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { ListOrSkeleton, SectionFrame } from '../../../parts/series-lists/list-frame.tsx';
import { SeriesList } from '../../../parts/series-lists/series-list.tsx';
import { SortLinks } from '../../../parts/series-lists/sort-links.tsx';
import type { MaturePage } from './mature.server.ts';

export { pageMeta as meta } from '../../../parts/seo/page-meta.ts';
export { loader } from './mature.server.ts';
export { ErrorScreen as ErrorBoundary };

/** The list for adults, or the age check before it. */
export default function MatureScreen() {
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
