import type { Numbers } from '@longstrip/api-contract';
import { useFormats } from '../../i18n/format.tsx';
import { useName, useText } from '../../i18n/use-text.ts';
import { Chart } from '../../parts/chart/chart.tsx';
import { useDayFormats } from '../../parts/chart/use-day-formats.ts';
import type { Column } from '../../parts/table/data-table.tsx';
import { csvOf, NumbersTable, useOnColumn } from './numbers-table.tsx';

type CoinsRow = Numbers['coins'][number];
const CHARTED = ['sold', 'granted', 'spent', 'expired'] as const;
const COUNTS = [...CHARTED, ...(['returned', 'takenBack', 'exchanged', 'forDebts', 'moved'] as const)];
const EXTRA: ReadonlySet<string> = new Set(['exchanged', 'forDebts', 'moved']);

/** Coins by day or month and kind. Points are a unit of their own, so the chart leaves them out. */
export function CoinsView({ platform, by, numbers }: { platform: string; by: 'day' | 'month'; numbers: Numbers }) {
  const text = useText();
  const name = useName();
  const { number } = useFormats();
  const { compact } = useDayFormats();
  const { coins, from, until } = numbers;
  const on = useOnColumn<CoinsRow>(by);
  const columns: Column<CoinsRow>[] = [
    on,
    { name: text('money.kind'), cell: ({ kind }) => name('coinKinds', kind) },
    ...COUNTS.map((count) => ({
      name: name('coinNumbers', count),
      isNumber: true,
      isExtra: EXTRA.has(count),
      cell: (row: CoinsRow) => number(row[count]),
    })),
  ];
  return (
    <NumbersTable
      title={text('numbers.coinsTitle')}
      text={text('numbers.coinsText')}
      csv={csvOf('coins', { platform, from, until, by })}
      chart={
        <Chart
          look="bars"
          by={by}
          rows={sumsByDay(coins)}
          write={compact}
          series={[
            { of: 'sold', name: name('coinNumbers', 'sold'), tone: 'main' },
            { of: 'granted', name: name('coinNumbers', 'granted'), tone: 'quiet' },
            { of: 'spent', name: name('coinNumbers', 'spent'), tone: 'accent' },
            { of: 'expired', name: name('coinNumbers', 'expired'), tone: 'warn' },
          ]}
        />
      }
      columns={columns}
      rows={coins}
      keyOf={(row) => `${row.on} ${row.kind}`}
    />
  );
}

/** All kinds of coins of a day in one row. */
function sumsByDay(rows: readonly CoinsRow[]): Record<string, string | number>[] {
  const byDay = new Map<string, Record<(typeof CHARTED)[number], number>>();
  for (const row of rows.filter(({ kind }) => kind !== 'MILEAGE')) {
    const sums = byDay.get(row.on) ?? { sold: 0, granted: 0, spent: 0, expired: 0 };
    for (const count of CHARTED) sums[count] += row[count];
    byDay.set(row.on, sums);
  }
  return [...byDay].map(([on, sums]) => ({ on, ...sums }));
}
