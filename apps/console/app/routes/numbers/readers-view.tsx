import type { Numbers } from '@longstrip/api-contract';
import { useFormats } from '../../i18n/format.tsx';
import { useName, useText } from '../../i18n/use-text.ts';
import { Chart } from '../../parts/chart/chart.tsx';
import { useDayFormats } from '../../parts/chart/use-day-formats.ts';
import type { Column } from '../../parts/table/data-table.tsx';
import { csvOf, NumbersTable, useOnColumn } from './numbers-table.tsx';

type ReadersRow = Numbers['readers'][number];
const COUNTS = [
  ...(['newReaders', 'activeReaders', 'buyers', 'spenders', 'ticketReaders', 'reads', 'paidReads'] as const),
  ...(['purchases', 'tickets'] as const),
];
const EXTRA: ReadonlySet<string> = new Set(['buyers', 'ticketReaders', 'paidReads']);

/** Readers, reads and what they opened, by day or month; and how many of the readers spend. */
export function ReadersView({ platform, by, numbers }: { platform: string; by: 'day' | 'month'; numbers: Numbers }) {
  const text = useText();
  const name = useName();
  const { number } = useFormats();
  const { compact, percent } = useDayFormats();
  const { readers, from, until } = numbers;
  const on = useOnColumn<ReadersRow>(by);
  const columns: Column<ReadersRow>[] = [
    on,
    ...COUNTS.map((count) => ({
      name: name('readerNumbers', count),
      isNumber: true,
      isExtra: EXTRA.has(count),
      cell: (row: ReadersRow) => number(row[count]),
    })),
    {
      name: text('numbers.conversion'),
      isNumber: true,
      cell: ({ spenders, activeReaders }) => (activeReaders === 0 ? '–' : percent(spenders / activeReaders)),
    },
  ];
  return (
    <NumbersTable
      title={text('numbers.readersTitle')}
      text={text('numbers.readersText')}
      csv={csvOf('readers', { platform, from, until, by })}
      chart={
        <div className="grid *:min-w-0 wide:grid-cols-2">
          <Chart
            look="lines"
            by={by}
            rows={readers}
            write={compact}
            series={[
              { of: 'activeReaders', name: name('readerNumbers', 'activeReaders'), tone: 'main' },
              { of: 'newReaders', name: name('readerNumbers', 'newReaders'), tone: 'quiet' },
              { of: 'spenders', name: name('readerNumbers', 'spenders'), tone: 'accent' },
            ]}
          />
          <Chart
            look="bars"
            by={by}
            rows={readers}
            write={compact}
            series={[
              { of: 'reads', name: name('readerNumbers', 'reads'), tone: 'main' },
              { of: 'purchases', name: name('readerNumbers', 'purchases'), tone: 'accent' },
              { of: 'tickets', name: name('readerNumbers', 'tickets'), tone: 'warn' },
            ]}
          />
        </div>
      }
      columns={columns}
      rows={readers}
      keyOf={(row) => row.on}
    />
  );
}
