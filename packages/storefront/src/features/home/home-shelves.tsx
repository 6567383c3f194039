import { PickCard, RankShelf, SeriesShelf, Shelf } from '@longstrip/ui';
import { useText } from '../../i18n/use-text.ts';
import type { PickModel } from '../pick/pick-model.ts';
import type { RankedModel } from '../ranking/ranked-model.ts';
import { useRankedSeries } from '../ranking/use-ranked-series.ts';
import { BLANK_COVER } from '../series/blank-cover.ts';
import type { SeriesCardModel } from '../series/series-card-model.ts';
import type { ThemeModel } from '../series/theme-model.ts';
import { ThemeShelf } from '../series/theme-shelf.tsx';
import { useSeriesCards } from '../series/use-series-cards.ts';
import { DeferredPart } from '../shell/deferred-part.tsx';

/** Covers on the card of a pick. */
const COVERS_OF_A_PICK = 4;

/** The ranking of the last 24 hours. */
export function TopShelf({ top }: { top: Promise<RankedModel[]> }) {
  return (
    <DeferredPart name="home-top" data={top}>
      {(series) => <Top series={series} />}
    </DeferredPart>
  );
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

/** Series that can be read without coins. */
export function FreeShelf({ free }: { free: Promise<SeriesCardModel[]> }) {
  return (
    <DeferredPart name="home-free" data={free}>
      {(series) => <Free series={series} />}
    </DeferredPart>
  );
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

/** The rows with titles that operators made. */
export function ThemeShelves({ themes }: { themes: Promise<ThemeModel[]> }) {
  return (
    <DeferredPart name="home-themes" data={themes}>
      {(rows) => rows.map((theme) => <ThemeShelf key={theme.id} theme={theme} />)}
    </DeferredPart>
  );
}

/** Curated lists, each as a card. */
export function PickShelf({ picks }: { picks: Promise<PickModel[]> }) {
  return (
    <DeferredPart name="home-picks" data={picks}>
      {(lists) => <Picks lists={lists} />}
    </DeferredPart>
  );
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
