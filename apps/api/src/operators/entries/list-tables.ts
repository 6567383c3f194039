import type {
  BannerListQuerySchema,
  BannerRow,
  EventListQuerySchema,
  EventRow,
  ListedSeries,
  SeriesListQuerySchema,
} from '@longstrip/api-contract';
import type { Locale } from '@longstrip/core';
import type { Executor } from '@longstrip/database';
import { getPlatform } from '@longstrip/platform-config';
import type * as v from 'valibot';
import { csvRow } from '../../shared/csv.ts';
import { knownPlatform } from '../../shared/operator-values.ts';
import { listSeriesOf } from '../schedule/series-list.repository.ts';
import { momentsOf } from './entry-row.ts';
import { listEventEntries } from './event-entries.ts';
import { listBannerEntries } from './showcase-entries.ts';

type Cell = string | number | boolean | null;

const ROWS_AT_ONCE = 500;

/** A list as CSV (RFC 4180): all rows that its filters leave, read page by page. */
async function* tableOf<Row>(
  columns: readonly string[],
  read: (after: string) => Promise<{ readonly rows: readonly Row[]; readonly next: string | null }>,
  cellsOf: (row: Row) => readonly Cell[],
): AsyncGenerator<string> {
  // The mark by which spreadsheets know UTF-8.
  yield `\uFEFF${csvRow(columns)}`;
  for (let after: string | null = ''; after !== null; ) {
    const page = await read(after);
    yield page.rows.map((row) => csvRow(cellsOf(row))).join('');
    after = page.next;
  }
}

/** `adminCatalogueTable`. */
export function writeSeriesTable(
  executor: Executor,
  asked: v.InferOutput<typeof SeriesListQuerySchema>,
  nowMs: number,
): AsyncGenerator<string> {
  const moment = momentsOf(asked.platform);
  const columns = [
    ...['id', 'alias', 'title', 'work', 'language', 'type', 'status', 'adult', 'publisher', 'days', 'state', 'rent'],
    ...['own', 'free episodes', 'wait-free hours', 'episodes', 'drafts', 'next opening', 'opens', 'changed'],
  ];
  const read = (after: string) => listSeriesOf(executor, { ...asked, after, limit: ROWS_AT_ONCE }, nowMs);
  return tableOf(columns, read, (row: ListedSeries) => [
    ...[row.seriesId, row.alias, row.title, row.workKey, row.language, row.type, row.status, row.isAdult],
    ...[row.publisher, row.days.join(' '), row.state, row.rentCoin, row.possessionCoin, row.freeEpisodeCount],
    ...[row.freetimeEnabled ? row.freetimeRefillHours : null, row.episodeCount, row.draftCount],
    ...[moment(row.nextOpeningMs), moment(row.openedAtMs), moment(row.updatedAtMs)],
  ]);
}

/** `adminBannerTable`: with the title in each language of the platform. */
export function writeBannerTable(
  executor: Executor,
  asked: v.InferOutput<typeof BannerListQuerySchema>,
  nowMs: number,
): AsyncGenerator<string> {
  const locales = localesOf(asked.platform);
  const columns = ['key', 'place', 'position', 'kind', 'state', 'opens', 'closes', 'adult', 'path', 'series'];
  const read = (after: string) => listBannerEntries(executor, { ...asked, after, limit: ROWS_AT_ONCE }, nowMs);
  return tableOf([...columns, ...locales.map(titleIn)], read, ({ key, entry, state, about }: BannerRow) => [
    ...[key, entry.place, entry.position, entry.kind, state, entry.openAt, entry.closeAt, entry.isAdult, entry.path],
    ...[about?.alias ?? null, ...locales.map((locale) => entry.texts[locale]?.title ?? null)],
  ]);
}

/** `adminEventTable`: numbers of who takes part, and of no single reader. */
export function writeEventTable(
  executor: Executor,
  asked: v.InferOutput<typeof EventListQuerySchema>,
  nowMs: number,
): AsyncGenerator<string> {
  const locales = localesOf(asked.platform);
  const columns = [
    ...[
      'key',
      'kind',
      'state',
      'starts',
      'ends',
      'audience',
      'series',
      'coupon',
      'tickets',
      'tickets taken',
      'winners',
    ],
    ...['drawn', 'readers with stamps', 'stamps', 'rewards given'],
  ];
  const moment = momentsOf(asked.platform);
  const read = (after: string) => listEventEntries(executor, { ...asked, after, limit: ROWS_AT_ONCE }, nowMs);
  return tableOf([...columns, ...locales.map(titleIn)], read, (row: EventRow) => {
    const { entry } = row;
    return [
      ...[row.key, entry.kind, row.state, entry.startAt, entry.endAt, entry.audience],
      ...[row.of.map(({ alias }) => alias).join(' '), entry.coupon, entry.tickets?.total ?? null, row.takenCount],
      ...[entry.tickets?.winners ?? null, moment(row.drawnAtMs), row.stampedReaders, row.stamps, row.givenCount],
      ...locales.map((locale) => entry.texts[locale]?.title ?? null),
    ];
  });
}

const localesOf = (platform: string): readonly Locale[] => getPlatform(knownPlatform(platform)).locales;
const titleIn = (locale: string) => `title ${locale}`;
