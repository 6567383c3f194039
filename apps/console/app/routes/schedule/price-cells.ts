import type { ListedSeries } from '@longstrip/api-contract';
import type { ChangeDocument } from '../../parts/apply/document.ts';

export const PRICE_COLUMNS = ['rentCoin', 'possessionCoin', 'freeEpisodeCount', 'freetimeRefillHours'] as const;
export type PriceColumn = (typeof PRICE_COLUMNS)[number];

/** Typed cells by `<series id> <column>`; what is not among them stays. */
export type TypedCells = ReadonlyMap<string, string>;

export const cellKey = (seriesId: number, column: PriceColumn): string => `${seriesId} ${column}`;

/** A stored value as its cell shows it; empty: there is no price. */
export function storedText(row: ListedSeries, column: PriceColumn): string {
  const value = row[column];
  return value === null ? '' : String(value);
}

/** Whether a text can be the value of a column. The api decides whether it may. */
export function isPossible(column: PriceColumn, text: string): boolean {
  if (text === '') return column === 'rentCoin' || column === 'possessionCoin';
  return /^\d{1,6}$/.test(text);
}

/**
 * Cells after a text with tabs and line breaks was pasted, as spreadsheets copy it: its first value goes to the given cell. What
 * reaches past the grid is left out.
 */
export function pasted(
  cells: TypedCells,
  rows: readonly ListedSeries[],
  at: { row: number; column: number },
  text: string,
): TypedCells {
  const changed = new Map(cells);
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  for (const [down, line] of lines.entries()) {
    for (const [across, value] of line.split('\t').entries()) {
      const row = rows[at.row + down];
      const column = PRICE_COLUMNS[at.column + across];
      if (row !== undefined && column !== undefined) changed.set(cellKey(row.seriesId, column), value.trim());
    }
  }
  return changed;
}

/** Cells after the value of one was copied to all cells below it. */
export function filledDown(
  cells: TypedCells,
  rows: readonly ListedSeries[],
  at: { row: number; column: PriceColumn },
): TypedCells {
  const from = rows[at.row];
  if (from === undefined) return cells;
  const value = cells.get(cellKey(from.seriesId, at.column)) ?? storedText(from, at.column);
  const changed = new Map(cells);
  for (const row of rows.slice(at.row + 1)) changed.set(cellKey(row.seriesId, at.column), value);
  return changed;
}

/** Prices after a change of some percent, rounded to whole coins, at least 1. What has no price gets none. */
export function changedByPercent(
  cells: TypedCells,
  rows: readonly ListedSeries[],
  of: { column: PriceColumn; percent: number },
): TypedCells {
  const changed = new Map(cells);
  for (const row of rows) {
    const key = cellKey(row.seriesId, of.column);
    const value = cells.get(key) ?? storedText(row, of.column);
    if (!/^\d+$/.test(value)) continue;
    changed.set(key, String(Math.max(1, Math.round((Number(value) * (100 + of.percent)) / 100))));
  }
  return changed;
}

/** The changed cells as a document; null: there are none, or one is not possible. */
export function documentOfPrices(
  platform: string,
  rows: readonly ListedSeries[],
  cells: TypedCells,
): ChangeDocument | null {
  const series: object[] = [];
  for (const row of rows) {
    const onPlatform: Record<string, number | null> = {};
    const facts: Record<string, number> = {};
    for (const column of PRICE_COLUMNS) {
      const text = cells.get(cellKey(row.seriesId, column));
      if (text === undefined || text === storedText(row, column)) continue;
      if (!isPossible(column, text)) return null;
      if (column === 'freetimeRefillHours') facts[column] = Number(text);
      else onPlatform[column] = text === '' ? null : Number(text);
    }
    const isPriced = Object.keys(onPlatform).length > 0;
    if (!isPriced && Object.keys(facts).length === 0) continue;
    series.push({ series: row.seriesId, ...facts, ...(isPriced ? { platforms: { [platform]: onPlatform } } : {}) });
  }
  return series.length === 0 ? null : { series };
}
