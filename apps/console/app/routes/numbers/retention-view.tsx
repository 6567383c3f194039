import type { Retention } from '@longstrip/api-contract';
import { useFormats } from '../../i18n/format.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useDayFormats } from '../../parts/chart/use-day-formats.ts';
import type { Column } from '../../parts/table/data-table.tsx';
import { csvOf, NumbersTable } from './numbers-table.tsx';

type Cohort = Retention['cohorts'][number];
/** Weeks that have a column. */
const MOST_WEEKS = 10;
/** Those after it need a broad window. */
const NARROW_WEEKS = 6;

/** How many of a week’s new readers read in the weeks after it, as shares; the stronger the colour, the more. */
export function RetentionView({ platform, numbers }: { platform: string; numbers: Retention }) {
  const text = useText();
  const { number } = useFormats();
  const days = useDayFormats();
  const { cohorts, from, until } = numbers;
  const last = Math.min(MOST_WEEKS, Math.max(0, ...cohorts.flatMap(({ weeks }) => weeks.map(({ weekNo }) => weekNo))));
  const columns: Column<Cohort>[] = [
    {
      name: text('numbers.cohort'),
      cell: ({ cohortOn }) => <span className="whitespace-nowrap">{days.day(cohortOn)}</span>,
    },
    { name: text('numbers.newReaders'), isNumber: true, cell: ({ newReaders }) => number(newReaders) },
    ...Array.from({ length: last }, (_, index) => ({
      name: text('numbers.week', { week: index + 1 }),
      isNumber: true,
      isExtra: index >= NARROW_WEEKS,
      cell: (cohort: Cohort) => <Share cohort={cohort} weekNo={index + 1} />,
    })),
  ];
  return (
    <NumbersTable
      title={text('numbers.retentionTitle')}
      text={text('numbers.retentionText')}
      csv={csvOf('retention', { platform, from, until })}
      columns={columns}
      rows={cohorts}
      keyOf={({ cohortOn }) => cohortOn}
    />
  );
}

function Share({ cohort: { newReaders, weeks }, weekNo }: { cohort: Cohort; weekNo: number }) {
  const { percent } = useDayFormats();
  const { number } = useFormats();
  const readers = weeks.find((week) => week.weekNo === weekNo)?.readers;
  if (readers === undefined || newReaders === 0) return <span className="text-fg-3">–</span>;
  const share = Math.min(1, readers / newReaders);
  return (
    <span
      title={number(readers)}
      className="inline-block min-w-13 rounded-cover px-1.5 py-0.5"
      // From the page's surface to a tint on which text keeps its contrast.
      style={{ background: `color-mix(in srgb, var(--primary) ${Math.round(share * 30)}%, transparent)` }}
    >
      {percent(share)}
    </span>
  );
}
