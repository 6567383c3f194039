import { GridSkeleton, SeriesGrid } from '@longstrip/ui';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import type { SeriesCardModel } from '../series/series-card-model.ts';
import { useSeriesCards } from '../series/use-series-cards.ts';
import { useIsSlowHere } from '../shell/use-pending-path.ts';
import { NothingYet } from '../state/nothing-yet.tsx';

/** Three rows of covers are in the first screen of a phone, and of a desktop. */
export const GRID_FIRST_SCREEN = { phone: 9, desktop: 15 };
/** Shapes of covers that fill every screen. */
const SLOW_COVERS = 15;

export interface SeriesListProps {
  title: string;
  /** The page says already what is listed: the title is only spoken. */
  isTitleKnown?: boolean;
  /** Every cover says how many of its episodes are free. */
  isAboutFree?: boolean;
  note?: string;
  /** The list's own controls, such as its order. */
  action?: ReactNode;
  series: readonly SeriesCardModel[];
}

/** A heading and a grid of covers; an empty list says so and leads on. */
export function SeriesList({
  title,
  isTitleKnown = false,
  isAboutFree = false,
  note,
  action,
  series,
}: SeriesListProps) {
  const text = useText();
  const cards = useSeriesCards(series, isAboutFree ? 1 : undefined);
  const isSlow = useIsSlowHere();
  if (cards.length === 0) return <NothingYet title={text('list.emptyTitle')} text={text('list.emptyText')} />;
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
      {isSlow ? (
        <GridSkeleton label={text('list.loading')} count={Math.min(cards.length, SLOW_COVERS)} />
      ) : (
        <SeriesGrid series={cards} label={title} firstScreen={GRID_FIRST_SCREEN} />
      )}
    </section>
  );
}
