import type { ListSort } from '@longstrip/api-contract';
import { useLoaderData } from '@remix-run/react';
import { useText } from '../../../i18n/use-text.ts';
import { LazyAgeCheckSection } from '../../../parts/age-check/lazy-age-check-section.tsx';
import { filterWords } from '../../../parts/navigation/filter-query.ts';
import { listAddress, orderWord } from '../../../parts/navigation/list-query.ts';
import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { ListOrSkeleton, SectionFrame } from '../../../parts/series-lists/list-frame.tsx';
import { SeriesList } from '../../../parts/series-lists/series-list.tsx';
import { SortLinks, useSortChoice } from '../../../parts/series-lists/sort-links.tsx';
import type { MaturePage } from './mature.server.ts';

export { pageMeta as meta } from '../../../parts/seo/page-meta.ts';
export { loader } from './mature.server.ts';
export { ErrorScreen as ErrorBoundary };

/** The list for adults, or the age check before it. */
export default function MatureScreen() {
  const page = useLoaderData<MaturePage>();
  const text = useText();
  const chosen = page.kind === 'ageCheck' ? {} : filterWords(page.filters.chosen);
  const addressOf = (sort: ListSort) => listAddress('/home/mature', { ...orderWord(sort), ...chosen });
  const order = useSortChoice(page.kind === 'ageCheck' ? 'POPULAR' : page.sort, addressOf);
  const choices = page.kind === 'ageCheck' ? [] : [order];
  return (
    <SectionFrame title={text('tab.ADULT')} current="ADULT" choices={choices}>
      <ListOrSkeleton>
        {page.kind === 'ageCheck' ? (
          <LazyAgeCheckSection level="h2" check={page.check} />
        ) : (
          <SeriesList
            title={page.title}
            isTitleKnown
            series={page.series}
            alsoLike={page.alsoLike}
            filters={{ filters: page.filters, path: '/home/mature', unchanged: orderWord(page.sort) }}
            action={<SortLinks sort={page.sort} addressOf={addressOf} />}
          />
        )}
      </ListOrSkeleton>
    </SectionFrame>
  );
}
