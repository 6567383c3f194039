import { PickCard, RankShelf, SeriesShelf, Shelf, ShelfSkeleton } from '@longstrip/ui';
import { Await } from '@remix-run/react';
import { type ReactNode, Suspense } from 'react';
import { useText } from '../../i18n/use-text.ts';
import type { PickModel } from '../pick/pick-model.ts';
import type { RankedModel } from '../ranking/ranked-model.ts';
import { useRankedSeries } from '../ranking/use-ranked-series.ts';
import { BLANK_COVER } from '../series/blank-cover.ts';
import type { SeriesCardModel } from '../series/series-card-model.ts';
import { useSeriesCards } from '../series/use-series-cards.ts';
import type { ThemeModel } from './home-loader.server.ts';

/** Covers that stand on a pick's card. */
const COVERS_OF_A_PICK = 4;

/** A part of the page that is still on its way: its shape, then itself. */
function Later<Data>({ data, children }: { data: Promise<Data>; children: (data: Data) => ReactNode }) {
  const text = useText();
  return (
    <Suspense fallback={<ShelfSkeleton label={text('list.loading')} />}>
      <Await resolve={data}>{children}</Await>
    </Suspense>
  );
}

/** The ranking of the last 24 hours. */
export function TopShelf({ top }: { top: Promise<RankedModel[]> }) {
  return <Later data={top}>{(series) => <Top series={series} />}</Later>;
}

function Top({ series }: { series: readonly RankedModel[] }) {
  const text = useText();
  const ranked = useRankedSeries(series);
  if (ranked.length === 0) return null;
  return (
    <RankShelf
      title={text('home.topNow')}
      more={{ href: '/home/ranking', label: text('home.seeAll') }}
      series={ranked}
    />
  );
}

/** What can be read without a coin. */
export function FreeShelf({ free }: { free: Promise<SeriesCardModel[]> }) {
  return <Later data={free}>{(series) => <Free series={series} />}</Later>;
}

function Free({ series }: { series: readonly SeriesCardModel[] }) {
  const text = useText();
  const cards = useSeriesCards(series);
  if (cards.length === 0) return null;
  return (
    <SeriesShelf
      title={text('home.freeShelf')}
      more={{ href: '/home/free', label: text('home.seeAll') }}
      series={cards}
    />
  );
}

/** The titled rows that operators made. */
export function ThemeShelves({ themes }: { themes: Promise<ThemeModel[]> }) {
  return <Later data={themes}>{(rows) => rows.map((theme) => <ThemeShelf key={theme.id} theme={theme} />)}</Later>;
}

function ThemeShelf({ theme }: { theme: ThemeModel }) {
  const cards = useSeriesCards(theme.series);
  return cards.length === 0 ? null : <SeriesShelf title={theme.title} series={cards} />;
}

/** Curated lists, each as a card. */
export function PickShelf({ picks }: { picks: Promise<PickModel[]> }) {
  return <Later data={picks}>{(lists) => <Picks lists={lists} />}</Later>;
}

function Picks({ lists }: { lists: readonly PickModel[] }) {
  const text = useText();
  if (lists.length === 0) return null;
  return (
    <Shelf title={text('pick.title')} more={{ href: '/home/pick', label: text('home.seeAll') }}>
      {lists.map((pick) => (
        <li key={pick.id} className="grid w-[284px] grid-cols-1">
          <PickCard
            href={`/home/pick/${pick.id}`}
            title={pick.title}
            description={pick.description}
            note={text('list.count', { count: pick.count })}
            covers={pick.series.slice(0, COVERS_OF_A_PICK).map(({ cover }) => cover ?? BLANK_COVER)}
          />
        </li>
      ))}
    </Shelf>
  );
}
