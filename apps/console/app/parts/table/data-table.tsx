import type { ReactNode } from 'react';

export interface Column<Row> {
  name: string;
  /** Numbers end at the same place. */
  isNumber?: boolean;
  /** Left out in narrow windows. */
  isExtra?: boolean;
  cell: (row: Row) => ReactNode;
}

interface DataTableProps<Row> {
  /** What the table lists, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** Shown in place of the table if there are no rows. */
  empty: ReactNode;
}

const classOf = ({ isNumber = false, isExtra = false }: { isNumber?: boolean; isExtra?: boolean }) =>
  `${isNumber ? 'number' : ''} ${isExtra ? 'hidden broad:table-cell' : ''}`;

/** A table as the api answered it: sorted, filtered and paged there. */
export function DataTable<Row>({ caption, columns, rows, keyOf, empty }: DataTableProps<Row>) {
  if (rows.length === 0) return empty;
  return (
    <table className="table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.name} scope="col" className={classOf(column)}>
              {column.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map((column) => (
              <td key={column.name} className={classOf(column)}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
