import { ChipScroller } from '@longstrip/ui';
import { useLoaderData } from '@remix-run/react';
import { useText } from '../../../i18n/use-text.ts';
import { listAddress } from '../../../parts/navigation/list-query.ts';
import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { ListOrSkeleton, SectionControls, SectionFrame } from '../../../parts/series-lists/list-frame.tsx';
import { SeriesList } from '../../../parts/series-lists/series-list.tsx';
import { SortLinks } from '../../../parts/series-lists/sort-links.tsx';
import type { FreePage } from './free.server.ts';

export { pageMeta as meta } from '../../../parts/seo/page-meta.ts';
export { loader } from './free.server.ts';
export { ErrorScreen as ErrorBoundary };

/** Series that can be read without coins. */
export default function FreeScreen() {
  const { title, sort, filters, filter, series, alsoLike } = useLoaderData<FreePage>();
  const text = useText();
  const addressOf = (which: FreePage['filter'], order = sort) =>
    listAddress('/home/free', {
      filter: which === 'ALL' ? null : which,
      sort: order === 'POPULAR' ? null : order,
    });
  return (
    <SectionFrame title={text('tab.FREE')} current="FREE">
      <SectionControls>
        {filters.length > 0 && (
          <div className="pt-2">
            <ChipScroller
              label={text('list.filter')}
              chips={filters.map((which) => ({
                href: addressOf(which),
                label: text(`list.free${which}`),
                isCurrent: which === filter,
              }))}
            />
          </div>
        )}
      </SectionControls>
      <ListOrSkeleton>
        <SeriesList
          title={title}
          isTitleKnown
          isAboutFree
          series={series}
          alsoLike={alsoLike}
          action={<SortLinks sort={sort} addressOf={(order) => addressOf(filter, order)} />}
        />
      </ListOrSkeleton>
    </SectionFrame>
  );
}
