import { type Genre, RANKING_TYPES, type RankingType } from '@longstrip/core';
import { ButtonLink, ChipScroller, EmptyState, Podium, RankingSkeleton, RankList, Segment } from '@longstrip/ui';
import { useLoaderData } from '@remix-run/react';
import { useText } from '../../../i18n/use-text.ts';
import { listAddress } from '../../../parts/navigation/list-query.ts';
import { useIsReloadSlow } from '../../../parts/navigation/pending-location.ts';
import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { useRankedSeries } from '../../../parts/series/use-ranked-series.ts';
import { ListOrSkeleton, SectionControls, SectionFrame } from '../../../parts/series-lists/list-frame.tsx';
import { Illustration } from '../../../parts/shell/illustration.tsx';
import type { RankingPage } from './ranking.server.ts';

export { pageMeta as meta } from '../../../parts/seo/page-meta.ts';
export { loader } from './ranking.server.ts';
export { ErrorScreen as ErrorBoundary };

const PODIUM_PLACES = 3;
/** Places below the podium that are in the first screen; a desktop has two columns of them. */
const FIRST_SCREEN = { phone: 3, desktop: 6 };

/** The ranking: periods, genres, the first three series large, and all others as rows. */
export default function RankingScreen() {
  const { period, genre, genres, series } = useLoaderData<RankingPage>();
  const text = useText();
  const isSlow = useIsReloadSlow();
  const addressOf = (window: RankingType, kind: Genre | null) =>
    listAddress('/home/ranking', { period: window === 'REALTIME' ? null : window, genre: kind });
  const periods = RANKING_TYPES.map((window) => ({
    href: addressOf(window, genre),
    label: text(`ranking.period${window}`),
    isCurrent: window === period,
    value: window,
  }));
  const kinds = [
    { href: addressOf(period, null), label: text('ranking.allGenres'), isCurrent: genre === null },
    ...genres.map((kind) => ({
      href: addressOf(period, kind),
      label: text(`genre.${kind}`),
      isCurrent: kind === genre,
    })),
  ];
  const choices = [
    { label: text('ranking.period'), options: periods },
    { label: text('ranking.genres'), options: genres.length > 1 ? kinds : [] },
  ];
  return (
    <SectionFrame title={text('tab.RANKING')} current="RANKING" choices={choices}>
      <SectionControls>
        <div className="px-(--size-gutter) pt-4 pb-1">
          <Segment label={text('ranking.period')} value={period} options={periods} />
        </div>
        {genres.length > 1 && <ChipScroller label={text('ranking.genres')} chips={kinds} />}
      </SectionControls>
      <ListOrSkeleton>
        {isSlow ? (
          <RankingSkeleton label={text('list.loading')} />
        ) : series.length === 0 ? (
          <NoRanking />
        ) : (
          <Places series={series} />
        )}
      </ListOrSkeleton>
    </SectionFrame>
  );
}

function Places({ series }: Pick<RankingPage, 'series'>) {
  const text = useText();
  const ranked = useRankedSeries(series);
  return (
    <div className="pt-3 pb-6">
      <Podium label={text('ranking.podium')} series={ranked.slice(0, PODIUM_PLACES)} />
      {ranked.length > PODIUM_PLACES && (
        <RankList label={text('ranking.rest')} series={ranked.slice(PODIUM_PLACES)} firstScreen={FIRST_SCREEN} />
      )}
    </div>
  );
}

function NoRanking() {
  const text = useText();
  return (
    <EmptyState
      title={text('ranking.emptyTitle')}
      text={text('ranking.emptyText')}
      art={<Illustration scene="search" />}
      actions={
        <ButtonLink look="main" isWide href="/home/weekly">
          {text('tab.DAILY')}
        </ButtonLink>
      }
    />
  );
}
