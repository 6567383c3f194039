import { DayRow, SectionHeading, SeriesGrid, SeriesShelf } from '@longstrip/ui';
import { useLoaderData } from '@remix-run/react';
import { useText } from '../../i18n/use-text.ts';
import { HomeTabs } from '../lists/home-tabs.tsx';
import { listAddress } from '../lists/list-query.ts';
import type { SeriesCardModel } from '../series/series-card-model.ts';
import { useSeriesCards } from '../series/use-series-cards.ts';
import { SiteFrame } from '../shell/site-frame.tsx';
import { SiteHomeHeader } from '../shell/site-headers.tsx';
import { ContinueShelf } from './continue-shelf.tsx';
import { EmptyStore } from './empty-store.tsx';
import { HomeBanners } from './home-banners.tsx';
import type { HomeData } from './home-loader.server.ts';
import { FreeShelf, PickShelf, ThemeShelves, TopShelf } from './home-shelves.tsx';
import { ThemeLinks } from './theme-links.tsx';

/** Covers of the grid that are in the first screen, below the banners. */
const FIRST_SCREEN = { phone: 6, desktop: 10 };

/** The home page: banners, series in progress, today's series, and shelves. */
export function HomeScreen() {
  const { banners, today, newest, novels, top, free, themes, picks } = useLoaderData<HomeData>();
  const text = useText();
  if (newest.length === 0 && novels.length === 0) {
    return (
      <SiteFrame header={<SiteHomeHeader />}>
        <EmptyStore />
      </SiteFrame>
    );
  }
  const isQuietDay = today.series.length === 0;
  return (
    <SiteFrame header={<SiteHomeHeader />}>
      <h1 className="sr-only">{text('home.title')}</h1>
      <HomeBanners banners={banners} />
      <HomeTabs current="DAILY" isWithin />
      <ContinueShelf />
      {!isQuietDay && <Today {...today} />}
      <TopShelf top={top} />
      <NewSeries series={newest} isGrid={isQuietDay} />
      <ThemeShelves themes={themes} />
      <FreeShelf free={free} />
      <Novels series={novels} />
      <PickShelf picks={picks} />
      <ThemeLinks />
    </SiteFrame>
  );
}

function Today({ tabs, tab, name, series }: HomeData['today']) {
  const text = useText();
  const cards = useSeriesCards(series);
  return (
    <section className="pt-5">
      <SectionHeading title={name} more={{ href: '/home/weekly', label: text('home.seeAll') }} />
      <DayRow
        label={text('home.days')}
        days={tabs.map((day) => ({
          href: listAddress('/home/weekly', { tab: day === tab ? null : day }),
          label: text(`tab.${day}`),
          isCurrent: day === tab,
        }))}
        isWithin
      />
      <SeriesGrid series={cards} label={name} firstScreen={FIRST_SCREEN} />
    </section>
  );
}

/** New series: a shelf, or on a day without episodes the grid of the page. */
function NewSeries({ series, isGrid }: { series: readonly SeriesCardModel[]; isGrid: boolean }) {
  const text = useText();
  const cards = useSeriesCards(series);
  if (cards.length === 0) return null;
  if (!isGrid) return <SeriesShelf title={text('home.newest')} series={cards} />;
  return (
    <section className="pt-6">
      <SectionHeading title={text('home.newest')} />
      <SeriesGrid series={cards} label={text('home.newest')} firstScreen={FIRST_SCREEN} />
    </section>
  );
}

function Novels({ series }: { series: readonly SeriesCardModel[] }) {
  const text = useText();
  const cards = useSeriesCards(series);
  return cards.length === 0 ? null : <SeriesShelf title={text('home.newestNovels')} series={cards} />;
}
