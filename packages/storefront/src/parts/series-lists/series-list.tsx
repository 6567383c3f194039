import { countFilters } from '@longstrip/core';
import { COVERS_A_ROW, type FirstScreen, GridSkeleton, SeriesGrid, useLook } from '@longstrip/ui';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useIsReloadSlow } from '../navigation/pending-location.ts';
import type { SeriesCardModel } from '../series/series-card-model.server.ts';
import { useSeriesCards } from '../series/series-cards.tsx';
import { EmptyList } from '../shell/empty-list.tsx';
import { AlsoLike } from './also-like-shelf.tsx';
import { NoMatch, SeriesFilters, type SeriesFiltersProps } from './series-filters.tsx';

/** Rows of covers in the first screen. */
const FIRST_ROWS = { phone: 3, desktop: 4 };
/** Covers in the skeleton: enough to fill any screen. */
const SLOW_COVERS = 15;

export interface SeriesListProps {
  title: string;
  /** The page already says what is listed: the title is only for screen readers. */
  isTitleKnown?: boolean;
  /** Every cover shows the number of its free episodes. */
  isAboutFree?: boolean;
  note?: string;
  /** Controls of the list, such as its order. */
  action?: ReactNode;
  /** The filters of the list. */
  filters?: SeriesFiltersProps;
  series: readonly SeriesCardModel[];
  /** The series below a list that does not fill a screen. */
  alsoLike?: readonly SeriesCardModel[];
}

/** How many covers of a grid at the top of a page are in the first screen. */
export function useGridFirstScreen(): FirstScreen {
  const { phone, desktop } = COVERS_A_ROW[useLook().density];
  return { phone: FIRST_ROWS.phone * phone, desktop: FIRST_ROWS.desktop * desktop };
}

/** A heading and a grid of covers. An empty list says so and has a link home. */
export function SeriesList({
  title,
  isTitleKnown = false,
  isAboutFree = false,
  note,
  action,
  filters,
  series,
  alsoLike = [],
}: SeriesListProps) {
  const text = useText();
  const cards = useSeriesCards(series, isAboutFree ? 1 : undefined);
  const isSlow = useIsReloadSlow();
  const firstScreen = useGridFirstScreen();
  const isFiltered = filters !== undefined && countFilters(filters.filters.chosen) > 0;
  const row = filters === undefined ? null : <SeriesFilters {...filters} />;
  if (cards.length === 0 && isFiltered) {
    return (
      <div className="pt-2">
        {row}
        <NoMatch {...filters} />
        <AlsoLike series={alsoLike} above={{ count: 0, form: 'covers' }} />
      </div>
    );
  }
  if (cards.length === 0) {
    return (
      <>
        <EmptyList scene="search" title={text('list.emptyTitle')} text={text('list.emptyText')} />
        <AlsoLike series={alsoLike} above={{ count: 0, form: 'covers' }} />
      </>
    );
  }
  return (
    <section className="pt-3 pb-6">
      <div
        className={`${isTitleKnown ? 'mb-1.5' : 'mb-3'} flex min-h-11 flex-wrap items-center gap-x-3 px-(--size-gutter)`}
      >
        <div className="min-w-0 flex-1 basis-[8rem]">
          <h2 className={isTitleKnown ? 'sr-only' : 'text-18'}>{title}</h2>
          <p className="text-13 text-fg-3">{note ?? text('list.count', { count: cards.length })}</p>
        </div>
        {action}
      </div>
      {row !== null && <div className="mb-3">{row}</div>}
      {isSlow ? (
        <GridSkeleton label={text('list.loading')} count={Math.min(cards.length, SLOW_COVERS)} />
      ) : (
        <SeriesGrid series={cards} label={title} firstScreen={firstScreen} />
      )}
      <AlsoLike series={alsoLike} above={{ count: cards.length, form: 'covers' }} />
    </section>
  );
}
