import type { RoutePlace } from '@longstrip/core';
import type { MessageKey } from '@longstrip/messages';
import {
  ChipRow,
  COVERS_A_ROW,
  DayRow,
  type FirstScreen,
  NOT_IN_FIRST_SCREEN,
  RankShelf,
  SectionHeading,
  SeriesGrid,
  SeriesShelf,
  Shelf,
  useLook,
  VISIBLE_ON_SHELF,
} from '@longstrip/ui';
import { useText } from '../../../i18n/use-text.ts';
import { listAddress } from '../../../parts/navigation/list-query.ts';
import { PickLink } from '../../../parts/picks/pick-link.tsx';
import type { PickModel } from '../../../parts/picks/pick-model.server.ts';
import type { RankedModel, SeriesCardModel } from '../../../parts/series/series-card-model.server.ts';
import { useSeriesCards } from '../../../parts/series/series-cards.tsx';
import { useRankedSeries } from '../../../parts/series/use-ranked-series.ts';
import { BrandPicture } from '../../../parts/shell/brand-picture.tsx';
import { useSite } from '../../../root/site-data.ts';
import type { HomeSection } from './home.server.ts';

/** Rows of a grid that are in the first screen, below the banners. */
const FIRST_ROWS = 2;

/** One part of the home page. The pictures of the first are in the first screen. */
export function HomePart({ section, isFirst }: { section: HomeSection; isFirst: boolean }) {
  const { density } = useLook();
  const text = useText();
  const row = COVERS_A_ROW[density];
  const grid = isFirst ? { phone: FIRST_ROWS * row.phone, desktop: FIRST_ROWS * row.desktop } : NOT_IN_FIRST_SCREEN;
  const shelf = isFirst ? { phone: row.phone + 1, desktop: VISIBLE_ON_SHELF[density] } : NOT_IN_FIRST_SCREEN;
  switch (section.kind) {
    case 'today':
      return <Today {...section} firstScreen={grid} />;
    case 'top':
      return <Top series={section.series} firstScreen={shelf} />;
    case 'newest':
      return section.form === 'grid' ? (
        <NewGrid series={section.series} firstScreen={grid} />
      ) : (
        <Cards title={text('home.newest')} series={section.series} firstScreen={shelf} />
      );
    case 'free':
      return (
        <Cards
          title={text('home.freeShelf')}
          more={{ href: '/home/free', label: text('home.seeAll') }}
          series={section.series}
          firstScreen={shelf}
        />
      );
    case 'novels':
      return <Cards title={text('home.newestNovels')} series={section.series} firstScreen={shelf} />;
    case 'theme':
      return <Cards title={section.title} series={section.series} firstScreen={shelf} />;
    case 'forYou':
      return <Cards title={section.title} series={section.series} firstScreen={shelf} />;
    case 'picks':
      return <Picks lists={section.picks} />;
    case 'browse':
      return <ThemeLinks />;
    case 'end':
      return <EndNote />;
  }
}

interface CardsProps {
  title: string;
  more?: { href: string; label: string };
  series: readonly SeriesCardModel[];
  firstScreen: FirstScreen;
}

function Cards({ series, ...shelf }: CardsProps) {
  const cards = useSeriesCards(series);
  return <SeriesShelf {...shelf} series={cards} />;
}

function Today({
  tabs,
  tab,
  name,
  series,
  firstScreen,
}: Extract<HomeSection, { kind: 'today' }> & { firstScreen: FirstScreen }) {
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
      <SeriesGrid series={cards} label={name} firstScreen={firstScreen} />
    </section>
  );
}

/** New series as a grid, on a day without episodes. */
function NewGrid({ series, firstScreen }: Omit<CardsProps, 'title'>) {
  const text = useText();
  const cards = useSeriesCards(series);
  return (
    <section className="pt-(--shelf-space)">
      <SectionHeading title={text('home.newest')} />
      <SeriesGrid series={cards} label={text('home.newest')} firstScreen={firstScreen} />
    </section>
  );
}

/** The ranking of the last 24 hours. */
function Top({ series, firstScreen }: { series: readonly RankedModel[]; firstScreen: FirstScreen }) {
  const text = useText();
  const ranked = useRankedSeries(series);
  return (
    <RankShelf
      title={text('home.topNow')}
      more={{ href: '/home/ranking', label: text('home.seeAll') }}
      series={ranked}
      firstScreen={firstScreen}
    />
  );
}

/** Curated lists, each as a card. */
function Picks({ lists }: { lists: readonly PickModel[] }) {
  const text = useText();
  return (
    <Shelf title={text('pick.title')} more={{ href: '/home/pick', label: text('home.seeAll') }}>
      {lists.map((pick) => (
        <li key={pick.id} className="grid w-[284px] grid-cols-1">
          <PickLink pick={pick} />
        </li>
      ))}
    </Shelf>
  );
}

/** The site's own note, below the last part with new series. */
function EndNote() {
  const text = useText();
  return (
    <section className="px-(--size-gutter) pt-10 pb-4">
      <BrandPicture />
      <p className="mt-4 text-center text-fg-2 text-balance">{text('home.endText')}</p>
    </section>
  );
}

/** Lists that are not a tab. The picks are left out: a shelf leads to them. */
const LISTS: readonly (RoutePlace & { labelKey: MessageKey })[] = [
  { route: 'homeRomance', href: '/home/romance', labelKey: 'genre.ROMANCE' },
  { route: 'homeBl', href: '/home/bl', labelKey: 'genre.BL' },
];

/** Links to the lists that are not a tab, at the end of the home page. */
function ThemeLinks() {
  const text = useText();
  const { routes, seesBl } = useSite();
  const lists = LISTS.filter(({ route }) => routes.includes(route) && (route !== 'homeBl' || seesBl));
  if (lists.length === 0) return null;
  return (
    <section className="pt-6">
      <SectionHeading title={text('home.browse')} />
      <div className="px-(--size-gutter)">
        <ChipRow
          label={text('home.browse')}
          chips={lists.map(({ href, labelKey }) => ({ href, label: text(labelKey) }))}
        />
      </div>
    </section>
  );
}
