import { getTableName, is, SQL } from 'drizzle-orm';
import { getTableConfig, PgDialect, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../schema/index.ts';

/** Where the rows of a table are when the database is distributed over several servers (record 0125). */
export type Placement =
  /** Each row is where its reader is. `column` has the reader's id, or another key of one person or request. */
  | { readonly kind: 'reader'; readonly column: string }
  /** Every server has all rows: what is offered and read by all, and rarely changes. */
  | { readonly kind: 'reference' }
  /** On one server: what only jobs and operators use, and what belongs to no reader. */
  | { readonly kind: 'single' };

/** The column that places a row, where it is not `user_id`. */
const OTHER_COLUMNS: Readonly<Record<string, string | null>> = {
  app_user: 'id',
  // The lines of a movement are in one place, also those of the store's accounts, which have no owner.
  posting: 'reader_id',
  request_reply: 'subject',
  recent_view: 'mark',
  rate_limit: 'key',
  // A code may be for no account; it is looked up by its own id.
  one_time_code: 'id',
  webhook_event: 'event_id',
  // A thread belongs to its episode: it is read by all, and a like changes a count in the comment of another reader.
  comment: null,
  comment_like: null,
  comment_report: null,
};

/** Tables of the catalogue, the shop and the site. */
const REFERENCE =
  `asset banner banner_text bulk_discount catalogue_change catalogue_edition co_read coin_product coupon creator episode
  episode_platform event event_reward event_series event_text faq faq_text follower_total gift notice notice_text page pick pick_item pick_text
  platform_feature policy prohibited_word_list ranking_entry rating_average roulette roulette_prize series series_creator
  series_genre series_platform series_schedule_day series_search series_tag series_thumbnail sign_up_block text_asset theme
  theme_item theme_text`.split(/\s+/);

/** Tables that only jobs and operators use, the counts of reads, and the threads of comments. */
const SINGLE =
  `audit_log audit_seal books_check comment comment_like comment_report job_progress movement_seal named_lock operator
  operator_invitation operator_passkey operator_recovery_code operator_request operator_role operator_second_factor operator_session
  operator_token proof_begin publisher_contract read_event read_total report_coin report_order report_read report_reader
  report_retention report_run report_sale saved_reply seal_delivery seal_head seal_run told_episode upload upload_file`.split(
    /\s+/,
  );

/** A table with its keys, as Citus and PostgreSQL's partitions look at them. */
export interface PlacedTable {
  readonly name: string;
  readonly placement: Placement;
  readonly columns: readonly string[];
  /** The primary key and what else is unique; an expression has no name here. */
  readonly uniques: readonly Unique[];
  readonly references: readonly Reference[];
}

export interface Unique {
  readonly name: string;
  readonly kind: 'primary key' | 'constraint' | 'index';
  /** Null for an expression. */
  readonly columns: readonly (string | null)[];
  /** The same in SQL, with its expressions. */
  readonly parts: readonly string[];
  /** The condition of an index in SQL; null: it holds all rows. */
  readonly where: string | null;
}

interface Reference {
  readonly name: string;
  readonly columns: readonly string[];
  readonly table: string;
  readonly foreignColumns: readonly string[];
}

/**
 * All tables of the schema, sorted by name.
 * @throws Error if a table is in no list or in two: then decide where its rows belong
 */
export function placedTables(): PlacedTable[] {
  const tables = Object.values(schema).filter((table) => is(table, PgTable));
  return tables.map(placedTable).toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

const dialect = new PgDialect();
const inSql = (expression: SQL): string => dialect.sqlToQuery(expression).sql;

function placedTable(table: PgTable): PlacedTable {
  const { name, columns, primaryKeys, uniqueConstraints, indexes, foreignKeys } = getTableConfig(table);
  const names = columns.map((column) => column.name);
  const primary = columns.filter((column) => column.primary).map((column) => column.name);
  const uniques: Unique[] = [
    ...(primary.length > 0 ? [uniqueOf(`${name}_pkey`, 'primary key', primary)] : []),
    ...primaryKeys.map((key) => uniqueOf(key.getName(), 'primary key', namesOf(key.columns))),
    ...uniqueConstraints.map((key) => uniqueOf(key.getName() ?? '', 'constraint', namesOf(key.columns))),
    ...indexes
      .filter(({ config }) => config.unique)
      .map(({ config }): Unique => {
        const parts = config.columns.map((part) => (is(part, SQL) ? inSql(part) : `"${nameOf(part)}"`));
        const of = config.columns.map((part) => (is(part, SQL) ? null : nameOf(part)));
        const where = config.where === undefined ? null : inSql(config.where);
        return { name: config.name ?? '', kind: 'index', columns: of, parts, where };
      }),
  ];
  const references = foreignKeys.map((key) => {
    const { columns: own, foreignTable, foreignColumns } = key.reference();
    return {
      name: key.getName(),
      columns: namesOf(own),
      table: getTableName(foreignTable),
      foreignColumns: namesOf(foreignColumns),
    };
  });
  return { name, placement: placementOf(name, names), columns: names, uniques, references };
}

const nameOf = (column: object): string => ('name' in column ? String(column.name) : '');
const namesOf = (columns: readonly { readonly name: string }[]): string[] => columns.map(({ name }) => name);

function uniqueOf(name: string, kind: Unique['kind'], columns: readonly string[]): Unique {
  return { name, kind, columns, parts: columns.map((column) => `"${column}"`), where: null };
}

function placementOf(name: string, columns: readonly string[]): Placement {
  const usual = columns.includes('user_id') ? 'user_id' : null;
  const column = OTHER_COLUMNS[name] === undefined ? usual : OTHER_COLUMNS[name];
  const found: Placement[] = [
    ...(column === null ? [] : [{ kind: 'reader' as const, column }]),
    ...(REFERENCE.includes(name) ? [{ kind: 'reference' as const }] : []),
    ...(SINGLE.includes(name) ? [{ kind: 'single' as const }] : []),
  ];
  const [placement] = found;
  if (placement === undefined || found.length > 1)
    throw new Error(`${name} is in ${found.length} lists of placement.ts`);
  return placement;
}
