import { ChipScroller } from '@longstrip/ui';
import { useLoaderData } from '@remix-run/react';
import { useText } from '../../../i18n/use-text.ts';
import { filterWords } from '../../../parts/navigation/filter-query.ts';
import { listAddress, orderWord } from '../../../parts/navigation/list-query.ts';
import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { ListOrSkeleton, SectionControls, SectionFrame } from '../../../parts/series-lists/list-frame.tsx';
import { SeriesList } from '../../../parts/series-lists/series-list.tsx';
import { SortLinks, useSortChoice } from '../../../parts/series-lists/sort-links.tsx';
import type { FreePage } from './free.server.ts';

export { pageMeta as meta } from '../../../parts/seo/page-meta.ts';
export { loader } from './free.server.ts';
export { ErrorScreen as ErrorBoundary };

/** Series that can be read without coins. */
export default function FreeScreen() {
  const { title, sort, kinds, filter, filters, series, alsoLike } = useLoaderData<FreePage>();
  const text = useText();
  const kindWord = (which: FreePage['filter']) => ({ filter: which === 'ALL' ? null : which });
  const addressOf = (which: FreePage['filter'], order = sort) =>
    listAddress('/home/free', { ...kindWord(which), ...orderWord(order), ...filterWords(filters.chosen) });
  const kindLinks = kinds.map((which) => ({
    href: addressOf(which),
    label: text(`list.free${which}`),
    isCurrent: which === filter,
  }));
  const choices = [
    ...(kindLinks.length > 0 ? [{ label: text('list.filter'), options: kindLinks }] : []),
    useSortChoice(sort, (order) => addressOf(filter, order)),
  ];
  return (
    <SectionFrame title={text('tab.FREE')} current="FREE" choices={choices}>
      <SectionControls>
        {kinds.length > 0 && (
          <div className="pt-2">
            <ChipScroller label={text('list.filter')} chips={kindLinks} />
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
          filters={{ filters, path: '/home/free', unchanged: { ...kindWord(filter), ...orderWord(sort) } }}
          action={<SortLinks sort={sort} addressOf={(order) => addressOf(filter, order)} />}
        />
      </ListOrSkeleton>
    </SectionFrame>
  );
}
