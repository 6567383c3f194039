import { createHash } from 'node:crypto';
import type { EntryQuery, EntryState, NamedSeries } from '@longstrip/api-contract';
import type { Locale } from '@longstrip/core';
import type { Executor } from '@longstrip/database';
import { series } from '@longstrip/database/schema';
import { getPlatform } from '@longstrip/platform-config';
import { type Column, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import { DateTime } from 'luxon';
import { knownPlatform } from '../../shared/operator-values.ts';

export interface EntryPage<Row> {
  readonly rows: Row[];
  readonly next: string | null;
}

/** Identifies what an entry says. Its parts are made in one order, and so have one text. */
export function editionOf(entry: object): string {
  return createHash('sha256').update(JSON.stringify(entry)).digest('hex').slice(0, 32);
}

/** Writes moments as the document of apply reads them: in the platform’s zone, exactly. */
export function momentsOf(platformId: string): <Ms extends number | null>(ms: Ms) => Ms extends null ? null : string {
  const zone = getPlatform(knownPlatform(platformId)).timeZone;
  const write = (ms: number | null) =>
    ms === null
      ? null
      : DateTime.fromMillis(ms, { zone }).toISO({
          suppressMilliseconds: true,
          suppressSeconds: true,
          includeOffset: true,
        });
  return write as ReturnType<typeof momentsOf>;
}

interface Shown {
  readonly isVisible: boolean;
  readonly startsAtMs: number | null;
  readonly endsAtMs: number | null;
}

export function stateOf({ isVisible, startsAtMs, endsAtMs }: Shown, nowMs: number): EntryState {
  if (!isVisible) return 'hidden';
  if (endsAtMs !== null && endsAtMs <= nowMs) return 'ended';
  return startsAtMs !== null && startsAtMs > nowMs ? 'planned' : 'open';
}

interface ShownColumns {
  readonly isVisible?: Column;
  readonly startsAtMs?: Column;
  readonly endsAtMs?: Column;
}

/** The condition of `stateOf`. */
export function isInState(
  state: EntryState | null,
  { isVisible, startsAtMs, endsAtMs }: ShownColumns,
  nowMs: number,
): SQL | undefined {
  if (state === null) return undefined;
  const isShown = isVisible === undefined ? sql`true` : sql`${isVisible}`;
  const hasEnded = endsAtMs === undefined ? sql`false` : sql`coalesce(${endsAtMs} <= ${nowMs}::bigint, false)`;
  const isLater = startsAtMs === undefined ? sql`false` : sql`coalesce(${startsAtMs} > ${nowMs}::bigint, false)`;
  if (state === 'hidden') return sql`not ${isShown}`;
  if (state === 'ended') return sql`${isShown} and ${hasEnded}`;
  if (state === 'planned') return sql`${isShown} and not ${hasEnded} and ${isLater}`;
  return sql`${isShown} and not ${hasEnded} and not ${isLater}`;
}

/** Whether one of the columns has the words, in any case. */
export function hasWords(text: string, columns: readonly (Column | SQL)[]): SQL | undefined {
  if (text === '') return undefined;
  const contains = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return or(...columns.map((column) => ilike(column as Column, contains)));
}

/** Rows after the last of the page before, which has this number and id, both ascending. */
export function isAfter({ after }: Pick<EntryQuery, 'after'>, number: Column | SQL, id: Column | SQL): SQL | undefined {
  if (after === '') return undefined;
  const [atNumber = '', atId = ''] = splitCursor(after);
  return sql`(${number}, ${id}) > (${atNumber}::bigint, ${atId})`;
}

/** The same, both descending. */
export function isBefore(
  { after }: Pick<EntryQuery, 'after'>,
  number: Column | SQL,
  id: Column | SQL,
): SQL | undefined {
  if (after === '') return undefined;
  const [atNumber = '', atId = ''] = splitCursor(after);
  return sql`(${number}, ${id}) < (${atNumber}::bigint, ${atId})`;
}

function splitCursor(after: string): [string, string] {
  const dot = after.indexOf('.');
  return [after.slice(0, dot), after.slice(dot + 1)];
}

/** A page of at most `limit` rows; one more was read. */
export function pageOf<Found, Row>(
  found: readonly Found[],
  { limit }: Pick<EntryQuery, 'limit'>,
  { row, cursor }: { row: (found: Found) => Row; cursor: (found: Found) => string },
): EntryPage<Row> {
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  return { rows: shown.map(row), next: found.length > shown.length && last !== undefined ? cursor(last) : null };
}

/** Rows of texts by their owner, as the document has them: by locale, in the order of `locale`. */
export function textsByOwner<Id, Row extends { readonly locale: Locale }, Text>(
  rows: readonly Row[],
  ownerOf: (row: Row) => Id,
  textOf: (row: Row) => Text,
): (id: Id) => Partial<Record<Locale, Text>> {
  const byOwner = new Map<Id, Partial<Record<Locale, Text>>>();
  for (const row of rows) {
    const texts = byOwner.get(ownerOf(row)) ?? {};
    texts[row.locale] = textOf(row);
    byOwner.set(ownerOf(row), texts);
  }
  return (id) => byOwner.get(id) ?? {};
}

/** The rows of each owner, in the order given. */
export function byOwner<Id, Row>(rows: readonly Row[], ownerOf: (row: Row) => Id): (id: Id) => Row[] {
  const grouped = new Map<Id, Row[]>();
  for (const row of rows) {
    const own = grouped.get(ownerOf(row)) ?? [];
    own.push(row);
    grouped.set(ownerOf(row), own);
  }
  return (id) => grouped.get(id) ?? [];
}

/** Series by their ids. */
export async function nameSeries(
  executor: Executor,
  ids: readonly (number | null)[],
): Promise<(id: number) => NamedSeries> {
  const asked = [...new Set(ids.filter((id) => id !== null))];
  const rows =
    asked.length === 0
      ? []
      : await executor
          .select({ id: series.id, alias: series.alias, title: series.title })
          .from(series)
          .where(inArray(series.id, asked));
  const known = new Map(rows.map((row) => [row.id, row]));
  return (id) => known.get(id) ?? { id, alias: String(id), title: String(id) };
}
