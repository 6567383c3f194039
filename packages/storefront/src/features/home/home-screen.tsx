import { SectionHeading, SeriesGrid, SeriesShelf } from '@longstrip/ui';
import { Await, useLoaderData } from '@remix-run/react';
import { Suspense } from 'react';
import { useText } from '../../i18n/use-text.ts';
import type { SeriesCardModel } from '../series/series-card-model.ts';
import { useSeriesCards } from '../series/use-series-cards.ts';
import { SiteFrame } from '../shell/site-frame.tsx';
import { SiteHomeHeader } from '../shell/site-headers.tsx';
import { ContinueShelf } from './continue-shelf.tsx';
import { EmptyStore } from './empty-store.tsx';
import { HomeBanner } from './home-banner.tsx';
import type { HomeData } from './home-loader.server.ts';

/** Covers of the grid in the first screen of a phone and of a desktop. */
const PRIORITY_COVERS = 5;

/** The home page: the newest series large, then what the reader is in the middle of, then all that is new. */
export function HomeScreen() {
  const { lead, newest, novels } = useLoaderData<HomeData>();
  const text = useText();
  const cards = useSeriesCards(newest);
  if (cards.length === 0) {
    return (
      <SiteFrame header={<SiteHomeHeader />}>
        <EmptyStore />
      </SiteFrame>
    );
  }
  return (
    <SiteFrame header={<SiteHomeHeader />}>
      <h1 className="sr-only">{text('home.title')}</h1>
      {lead !== null && <HomeBanner lead={lead} />}
      <ContinueShelf />
      <section className="pt-6 pb-6">
        <SectionHeading title={text('home.newest')} />
        <SeriesGrid series={cards} label={text('home.newest')} priorityCount={lead === null ? PRIORITY_COVERS : 0} />
      </section>
      <Suspense fallback={null}>
        <Await resolve={novels}>{(series) => <NovelShelf series={series} />}</Await>
      </Suspense>
    </SiteFrame>
  );
}

function NovelShelf({ series }: { series: readonly SeriesCardModel[] }) {
  const text = useText();
  const cards = useSeriesCards(series);
  return cards.length === 0 ? null : <SeriesShelf title={text('home.newestNovels')} series={cards} />;
}
