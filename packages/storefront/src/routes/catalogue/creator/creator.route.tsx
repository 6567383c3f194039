import { OwnText, SeriesGrid } from '@longstrip/ui';
import { useLoaderData } from '@remix-run/react';
import { useText } from '../../../i18n/use-text.ts';
import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { useSeriesCards } from '../../../parts/series/series-cards.tsx';
import { AlsoLike } from '../../../parts/series-lists/also-like-shelf.tsx';
import { ListOrSkeleton } from '../../../parts/series-lists/list-frame.tsx';
import { useGridFirstScreen } from '../../../parts/series-lists/series-list.tsx';
import { SiteFrame } from '../../../parts/shell/site-frame.tsx';
import { SiteInnerHeader } from '../../../parts/shell/site-headers.tsx';
import type { CreatorPage } from './creator.server.ts';

export { pageMeta as meta } from '../../../parts/seo/page-meta.ts';
export { loader } from './creator.server.ts';
export { ErrorScreen as ErrorBoundary };

/** A creator and their series. */
export default function CreatorScreen() {
  const { title, name, series, alsoLike } = useLoaderData<CreatorPage>();
  const text = useText();
  const cards = useSeriesCards(series);
  const firstScreen = useGridFirstScreen();
  return (
    <SiteFrame header={<SiteInnerHeader title={title} parent="/" />}>
      <ListOrSkeleton>
        <div className="px-(--size-gutter) pt-5 pb-5">
          <h1 className="text-28 max-desk:text-22">
            <OwnText>{name}</OwnText>
          </h1>
          <p className="mt-2 text-13 text-fg-3">{text('list.count', { count: series.length })}</p>
        </div>
        <div className="pb-6">
          <SeriesGrid series={cards} label={name} firstScreen={firstScreen} />
          <AlsoLike series={alsoLike} above={{ count: cards.length, form: 'covers' }} />
        </div>
      </ListOrSkeleton>
    </SiteFrame>
  );
}
