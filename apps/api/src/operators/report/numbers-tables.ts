import type { NumbersExportQuerySchema, SharesQuerySchema, UnusedExportQuerySchema } from '@longstrip/api-contract';
import { type Decision, grant } from '@longstrip/core';
import type { Database } from '@longstrip/database';
import type * as v from 'valibot';
import { readNumbers, readRetention, readSeriesNumbers, readShares, readUnusedBalance } from '../../money/index.ts';
import { csvRow } from '../../shared/csv.ts';

type Cell = string | number | boolean | null;
type Row = Readonly<Record<string, Cell>>;

/** Series of one page of a table; a file has all pages. Each page sums up the whole period. */
const PAGE = 20_000;

/** A table in CSV (RFC 4180): the names of the columns, and the rows. Texts that look like formulas are made harmless. */
export function tableOf(columns: readonly string[], rows: readonly Row[]): string {
  // The mark by which spreadsheets know UTF-8.
  return `\uFEFF${csvRow(columns)}${rows.map((row) => csvRow(columns.map((column) => row[column] ?? null))).join('')}`;
}

const SALES = ['orders', 'paid', 'discount', 'coins', 'bonusCoins', 'takenBack', 'takenBackPaid'] as const;
const SERIES = [
  ...(['purchases', 'undone', 'spent', 'spentPaid', 'returned', 'tickets', 'gifts', 'reads', 'paidReads'] as const),
];
const COLUMNS = {
  sales: ['on', 'currency', ...SALES],
  packs: ['productId', 'provider', 'currency', ...SALES],
  coins: [
    ...['on', 'kind', 'sold', 'granted', 'spent', 'returned', 'expired', 'takenBack', 'exchanged', 'forDebts', 'moved'],
  ],
  readers: [
    ...['on', 'newReaders', 'activeReaders', 'buyers', 'spenders', 'ticketReaders', 'reads', 'paidReads', 'purchases'],
    'tickets',
  ],
  series: ['seriesId', 'title', 'publisher', ...SERIES],
  seriesDays: ['on', ...SERIES],
  retention: ['cohortOn', 'newReaders', 'weekNo', 'readers'],
  unused: ['kind', 'acquiredIn', 'amount', 'paid'],
  halves: [
    ...['from', 'until', 'isOpen', 'currency', 'soldCoins', 'sold', 'usedCoins', 'used', 'expiredCoins'],
    ...['takenBackCoins', 'unusedCoins', 'unused', 'depositAbove', 'deposit'],
  ],
  shares: [
    ...['publisher', 'seriesId', 'title', 'contractId', 'shareBasisPoints', 'paidCoins', 'bonusCoins', 'freeCoins'],
    ...['currency', 'worth', 'share'],
  ],
} as const;

type Asked = v.InferOutput<typeof NumbersExportQuerySchema>;

/** A table of the numbers, as a file. Sums of money are in minor units. */
export async function writeNumbersTable(
  database: Database,
  asked: Asked,
  nowMs: number,
): Promise<Decision<string, 'MALFORMED_REQUEST'>> {
  const table = asked.table === 'series' && asked.series !== '' ? 'seriesDays' : asked.table;
  const rows = await rowsOf(database, asked, nowMs);
  return rows.ok ? grant(tableOf(COLUMNS[table], rows.value)) : rows;
}

async function rowsOf(
  database: Database,
  asked: Asked,
  nowMs: number,
): Promise<Decision<readonly Row[], 'MALFORMED_REQUEST'>> {
  if (asked.table === 'series') return seriesRows(database, asked, nowMs);
  if (asked.table === 'retention') {
    const read = await readRetention(database, asked, nowMs);
    if (!read.ok) return read;
    const ofCohort = ({ cohortOn, newReaders, weeks }: (typeof read.value.cohorts)[number]): Row[] => [
      { cohortOn, newReaders, weekNo: 0, readers: newReaders },
      ...weeks.map((week) => ({ cohortOn, newReaders, ...week })),
    ];
    return grant(read.value.cohorts.flatMap(ofCohort));
  }
  const read = await readNumbers(database, asked, nowMs);
  return read.ok ? grant(read.value[asked.table]) : read;
}

async function seriesRows(
  database: Database,
  { platform, from, until, series }: Asked,
  nowMs: number,
): Promise<Decision<readonly Row[], 'MALFORMED_REQUEST'>> {
  const rows: Row[] = [];
  for (let after = 0; ; after += PAGE) {
    const page = { platform, from, until, sort: 'spent' as const, text: '', series, after, limit: PAGE };
    const read = await readSeriesNumbers(database, page, nowMs);
    if (!read.ok) return read;
    if (series !== '') return grant(read.value.days);
    rows.push(...read.value.rows);
    if (read.value.next === null) return grant(rows);
  }
}

/** A table of the unused balance, as a file. */
export async function writeUnusedTable(
  database: Database,
  { platform, table }: v.InferOutput<typeof UnusedExportQuerySchema>,
  nowMs: number,
): Promise<string> {
  const { currency, unused, halves } = await readUnusedBalance(database, { platform }, nowMs);
  if (table === 'unused') return tableOf(COLUMNS.unused, unused);
  const rows = halves.map((half) => ({ ...half, currency }));
  return tableOf(COLUMNS.halves, rows);
}

/** The statement of a month, as a file: the rows of each publisher, and then what it gets in all. */
export async function writeSharesTable(
  database: Database,
  asked: v.InferOutput<typeof SharesQuerySchema>,
  nowMs: number,
): Promise<string> {
  const { rows, totals } = await readShares(database, asked, nowMs);
  return tableOf(COLUMNS.shares, [...rows, ...totals.map((total) => ({ ...total, title: 'total' }))]);
}
