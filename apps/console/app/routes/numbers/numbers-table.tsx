import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { ButtonLink } from '../../parts/button.tsx';
import { useDayFormats } from '../../parts/chart/use-day-formats.ts';
import { Nothing, Panel } from '../../parts/layout.tsx';
import { type Column, DataTable } from '../../parts/table/data-table.tsx';

interface Dated {
  readonly on: string;
}

/** The column of days or months. */
export function useOnColumn<Row extends Dated>(by: 'day' | 'month'): Column<Row> {
  const text = useText();
  const days = useDayFormats();
  return {
    name: text(by === 'month' ? 'numbers.month' : 'numbers.day'),
    cell: ({ on }) => <span className="whitespace-nowrap">{by === 'month' ? days.month(on) : days.day(on)}</span>,
  };
}

interface NumbersTableProps<Row> {
  title: string;
  text?: ReactNode;
  /** The address of the same table as CSV. */
  csv: string;
  chart?: ReactNode;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

/** A chart, its table, and the table as a file. */
export function NumbersTable<Row>({ title, text: note, csv, chart, columns, rows, keyOf }: NumbersTableProps<Row>) {
  const text = useText();
  const isEmpty = rows.length === 0;
  return (
    <Panel
      title={title}
      text={note}
      isFlush
      actions={
        !isEmpty && (
          <ButtonLink look="quiet" href={csv} download>
            {text('numbers.csv')}
          </ButtonLink>
        )
      }
    >
      {!isEmpty && chart}
      <DataTable
        caption={title}
        columns={columns}
        rows={rows}
        keyOf={keyOf}
        empty={<Nothing>{text('numbers.none')}</Nothing>}
      />
    </Panel>
  );
}

/** The address of a table as CSV. */
export function csvOf(table: string, asked: Readonly<Record<string, string>>): string {
  return `/numbers.csv?${new URLSearchParams({ table, ...asked })}`;
}
