/** Rows of a check that the report names; the others it counts. */
export const ROWS_NAMED = 20;

/** What a check found: as many rows as the report names, and how many there are. */
export interface Findings {
  readonly rows: readonly string[];
  readonly count: number;
}

/** Gathers findings in bounded memory, however many there are. */
export class FindingsList implements Findings {
  readonly rows: string[] = [];
  count = 0;

  add(row: string): void {
    this.count += 1;
    if (this.rows.length < ROWS_NAMED) this.rows.push(row);
  }

  /** All of another check, which may have counted more than it named. */
  addAll({ rows, count }: Findings): void {
    for (const row of rows) this.add(row);
    this.count += count - rows.length;
  }
}

/** The first rows of a statement with one column `row`, each with the count of all. */
export function firstRows(statement: string): string {
  return `select row, (count(*) over ())::float8 as count from (${statement}) as broken limit ${ROWS_NAMED}`;
}
