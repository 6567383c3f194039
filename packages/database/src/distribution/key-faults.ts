import { type PlacedTable, placedTables } from './placement.ts';

/** A key that a database distributed by reader cannot check as it is. */
export interface KeyFault {
  readonly table: string;
  /** `unique` does not name the reader; `reference` leads to rows that may be on another server. */
  readonly kind: 'unique' | 'reference';
  /** The name of the constraint or index. */
  readonly name: string;
}

/**
 * The rules of Citus and of PostgreSQL's partitions: what is unique contains the column that places a row, and a foreign key leads
 * to a row of the same reader, or to a table that every server has.
 */
export function keyFaults(tables: readonly PlacedTable[] = placedTables()): KeyFault[] {
  const byName = new Map(tables.map((table) => [table.name, table]));
  return tables.flatMap((table) => [...uniqueFaults(table), ...referenceFaults(table, byName)]);
}

function uniqueFaults({ name: table, placement, uniques }: PlacedTable): KeyFault[] {
  if (placement.kind !== 'reader') return [];
  return uniques
    .filter(({ columns }) => !columns.includes(placement.column))
    .map(({ name }) => ({ table, kind: 'unique', name }));
}

function referenceFaults(
  { name: table, placement, references }: PlacedTable,
  byName: ReadonlyMap<string, PlacedTable>,
): KeyFault[] {
  return references
    .filter(({ columns, table: target, foreignColumns }) => {
      const to = byName.get(target)?.placement;
      if (to === undefined || to.kind === 'reference') return false;
      if (placement.kind === 'single' && to.kind === 'single') return false;
      if (placement.kind !== 'reader' || to.kind !== 'reader') return true;
      return foreignColumns[columns.indexOf(placement.column)] !== to.column;
    })
    .map(({ name }) => ({ table, kind: 'reference', name }));
}
