import type { RoutePlace } from '@longstrip/core';
import type { MessageKey } from '@longstrip/messages';
import {
  ChartBlock,
  ChipRow,
  COVERS_A_ROW,
  DayRow,
  EditorialBlock,
  type FirstScreen,
  LinesBlock,
  NOT_IN_FIRST_SCREEN,
  RankShelf,
  SectionHeading,
  SeriesGrid,
  SeriesRail,
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
import type { SeriesForm } from './home-sections.server.ts';

/** Rows of a grid that are in the first screen, below the banners. */
const FIRST_ROWS = 2;
/** Places of a chart that are in the first screen, below the banners. */
const CHART_ON_FIRST_SCREEN: FirstScreen = { phone: 4, desktop: 6 };

/** One part of the home page. The pictures of the first are in the first screen. */
export function HomePart({ section, isFirst }: { section: HomeSection; isFirst: boolean }) {
  const { density } = useLook();
  const text = useText();
  const row = COVERS_A_ROW[density];
  const grid = isFirst ? { phone: FIRST_ROWS * row.phone, desktop: FIRST_ROWS * row.desktop } : NOT_IN_FIRST_SCREEN;
  const shelf = isFirst ? { phone: row.phone + 1, desktop: VISIBLE_ON_SHELF[density] } : NOT_IN_FIRST_SCREEN;
  switch (section.kind) {
    case 'today':
      return <Today {...section} firstScreen={section.form === 'grid' ? grid : shelf} />;
    case 'top':
      return <Top {...section} firstScreen={section.form === 'chart' ? CHART_ON_FIRST_SCREEN : shelf} />;
    case 'newest':
      return section.form === 'grid' ? (
        <NewGrid series={section.series} firstScreen={grid} />
      ) : (
        <Cards title={text('home.newest')} {...section} firstScreen={shelf} />
      );
    case 'free':
      return (
        <Cards
          title={text('home.freeShelf')}
          more={{ href: '/home/free', label: text('home.seeAll') }}
          {...section}
          firstScreen={shelf}
        />
      );
    case 'novels':
      return <Cards title={text('home.newestNovels')} {...section} firstScreen={shelf} />;
    case 'theme':
    case 'forYou':
      return <Cards {...section} firstScreen={shelf} />;
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
  form: SeriesForm;
  series: readonly SeriesCardModel[];
  firstScreen: FirstScreen;
}

/** Fewer than this are no list of lines, and leave an editor's choice half empty. */
const MIN_IN_BLOCK = { lines: 1, editorial: 3 } as const;

/** Series in the block that the platform chose for them. */
function Cards({ series, form, title, more, firstScreen }: CardsProps) {
  const cards = useSeriesCards(series);
  const shelf = { title, more, firstScreen };
  if ((form !== 'lines' && form !== 'editorial') || series.length < MIN_IN_BLOCK[form]) {
    return <SeriesShelf {...shelf} series={cards} covers={form === 'posters' ? 'poster' : 'usual'} />;
  }
  const Block = form === 'lines' ? LinesBlock : EditorialBlock;
  return <Block {...shelf} series={cards.map((card, index) => ({ ...card, text: series[index]?.text ?? '' }))} />;
}

/** The day's series, in a grid or in one row below the days. */
function Today({
  tabs,
  tab,
  name,
  form,
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
      {form === 'grid' ? (
        <SeriesGrid series={cards} label={name} firstScreen={firstScreen} />
      ) : (
        <SeriesRail series={cards} label={name} firstScreen={firstScreen} />
      )}
    </section>
  );
}

/** New series as a grid, on a day without episodes. */
function NewGrid({ series, firstScreen }: Omit<CardsProps, 'title' | 'form'>) {
  const text = useText();
  const cards = useSeriesCards(series);
  return (
    <section className="shelf-section">
      <SectionHeading title={text('home.newest')} />
      <SeriesGrid series={cards} label={text('home.newest')} firstScreen={firstScreen} />
    </section>
  );
}

interface TopProps {
  form: 'ranking' | 'chart';
  series: readonly RankedModel[];
  firstScreen: FirstScreen;
}

/** The ranking of the last 24 hours. */
function Top({ form, series, firstScreen }: TopProps) {
  const text = useText();
  const ranked = useRankedSeries(series);
  const Block = form === 'chart' ? ChartBlock : RankShelf;
  return (
    <Block
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
