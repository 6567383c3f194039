import { SeriesGrid } from '@longstrip/ui';
import { useLoaderData } from '@remix-run/react';
import { useText } from '../../../i18n/use-text.ts';
import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { useSeriesCards } from '../../../parts/series/series-cards.tsx';
import { AlsoLike } from '../../../parts/series-lists/also-like-shelf.tsx';
import { ListOrSkeleton } from '../../../parts/series-lists/list-frame.tsx';
import { SeriesList, useGridFirstScreen } from '../../../parts/series-lists/series-list.tsx';
import { SiteFrame } from '../../../parts/shell/site-frame.tsx';
import { SiteInnerHeader } from '../../../parts/shell/site-headers.tsx';
import type { PickPage } from './picks.server.ts';

export { pageMeta as meta } from '../../../parts/seo/page-meta.ts';
export { loadPick as loader } from './picks.server.ts';
export { ErrorScreen as ErrorBoundary };

/** One curated list: its description and all its series. */
export default function PickScreen() {
  const { pick, alsoLike } = useLoaderData<PickPage>();
  const text = useText();
  const cards = useSeriesCards(pick.series);
  const firstScreen = useGridFirstScreen();
  const title = text('pick.title');
  return (
    <SiteFrame header={<SiteInnerHeader title={title} parent="/home/pick" />}>
      <ListOrSkeleton>
        <div className="px-(--size-gutter) pt-5 pb-5">
          <h1 dir="auto" className="from-page-start text-28 max-desk:text-22">
            {pick.title}
          </h1>
          {pick.description !== '' && (
            <p dir="auto" className="from-page-start mt-1.5 max-w-[40em] text-pretty text-fg-2">
              {pick.description}
            </p>
          )}
          <p className="mt-2 text-13 text-fg-3">{text('list.count', { count: pick.count })}</p>
        </div>
        {cards.length === 0 ? (
          <SeriesList title={pick.title} series={[]} alsoLike={alsoLike} />
        ) : (
          <div className="pb-6">
            <SeriesGrid series={cards} label={pick.title} firstScreen={firstScreen} />
            <AlsoLike series={alsoLike} above={{ count: cards.length, form: 'covers' }} />
          </div>
        )}
      </ListOrSkeleton>
    </SiteFrame>
  );
}
