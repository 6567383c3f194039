import type { SeriesNumbers } from '@longstrip/api-contract';
import { Link, useSearchParams } from '@remix-run/react';
import { useFormats } from '../../i18n/format.tsx';
import { useName, useText } from '../../i18n/use-text.ts';
import { Chart } from '../../parts/chart/chart.tsx';
import { useDayFormats } from '../../parts/chart/use-day-formats.ts';
import type { Column } from '../../parts/table/data-table.tsx';
import { NextPage } from '../../parts/table/next-page.tsx';
import type { Filters } from './numbers.server.ts';
import { csvOf, NumbersTable, useOnColumn } from './numbers-table.tsx';

type SeriesRow = SeriesNumbers['rows'][number];
type DayRow = SeriesNumbers['days'][number];
const COUNTS = [
  ...(['purchases', 'undone', 'spent', 'spentPaid', 'returned', 'tickets', 'gifts', 'reads', 'paidReads'] as const),
];
const EXTRA: ReadonlySet<string> = new Set(['undone', 'returned', 'gifts', 'paidReads']);

interface SeriesViewProps {
  platform: string;
  filters: Filters;
  numbers: SeriesNumbers;
}

/** The series of a platform, the strongest first; or one of them by day. */
export function SeriesView({ platform, filters, numbers }: SeriesViewProps) {
  return filters.series === '' ? (
    <AllSeries platform={platform} numbers={numbers} />
  ) : (
    <OneSeries platform={platform} numbers={numbers} />
  );
}

function useCounts(): Column<DayRow | SeriesRow>[] {
  const name = useName();
  const { number } = useFormats();
  return COUNTS.map((count) => ({
    name: name('seriesNumbers', count),
    isNumber: true,
    isExtra: EXTRA.has(count),
    cell: (row) => number(row[count]),
  }));
}

function useTitle(): (row: SeriesRow | undefined) => string {
  const text = useText();
  return (row) => row?.title ?? text('numbers.goneSeries', { id: row?.seriesId ?? 0 });
}

function AllSeries({ platform, numbers }: Omit<SeriesViewProps, 'filters'>) {
  const text = useText();
  const titleOf = useTitle();
  const counts = useCounts();
  const [search] = useSearchParams();
  const { rows, next, from, until } = numbers;
  const addressOf = (seriesId: number) => {
    const changed = new URLSearchParams(search);
    changed.delete('after');
    changed.set('series', String(seriesId));
    return `/numbers?${changed}`;
  };
  const title: Column<SeriesRow> = {
    name: text('hits.series'),
    cell: (row) => (
      <>
        <Link to={addressOf(row.seriesId)} className="text-link">
          {titleOf(row)}
        </Link>
        {row.publisher !== null && <span className="block text-12 text-fg-3">{row.publisher}</span>}
      </>
    ),
  };
  return (
    <>
      <NumbersTable
        title={text('numbers.seriesTitle')}
        text={text('numbers.seriesText')}
        csv={csvOf('series', { platform, from, until })}
        columns={[title, ...counts]}
        rows={rows}
        keyOf={({ seriesId }) => String(seriesId)}
      />
      <NextPage next={next} />
    </>
  );
}

function OneSeries({ platform, numbers }: Omit<SeriesViewProps, 'filters'>) {
  const text = useText();
  const name = useName();
  const titleOf = useTitle();
  const { compact } = useDayFormats();
  const [search] = useSearchParams();
  const { rows, days, from, until } = numbers;
  const [row] = rows;
  const on = useOnColumn<DayRow>('day');
  const counts = useCounts();
  const all = new URLSearchParams(search);
  all.delete('series');
  return (
    <NumbersTable
      title={titleOf(row)}
      text={
        <Link to={`/numbers?${all}`} className="text-link">
          {text('numbers.allSeries')}
        </Link>
      }
      csv={csvOf('series', { platform, from, until, series: String(row?.seriesId ?? '') })}
      chart={
        <Chart
          look="lines"
          by="day"
          rows={days}
          write={compact}
          series={[
            { of: 'reads', name: name('seriesNumbers', 'reads'), tone: 'main' },
            { of: 'spent', name: name('seriesNumbers', 'spent'), tone: 'accent' },
            { of: 'tickets', name: name('seriesNumbers', 'tickets'), tone: 'warn' },
          ]}
        />
      }
      columns={[on, ...counts]}
      rows={days}
      keyOf={(each) => each.on}
    />
  );
}
