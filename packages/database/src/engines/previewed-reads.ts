import { getTableColumns, getTableName, type Table } from 'drizzle-orm';
import { episodePlatform, seriesPlatform } from '../schema/index.ts';

/** Tables with drafts (record 0099). */
const WITH_DRAFTS = [seriesPlatform, episodePlatform] as const;

/**
 * These tables as they would be if all drafts were published. A common table has priority over a table of the same name, so every
 * statement that begins with it reads the drafts, whatever it does.
 */
const PUBLISHED = WITH_DRAFTS.map(publishedTable).join(', ');

function publishedTable(table: Table): string {
  const name = getTableName(table);
  const columns = Object.values(getTableColumns(table)).map((column) => {
    if (column.name === 'is_visible') return '("is_visible" or "is_draft") as "is_visible"';
    return column.name === 'is_draft' ? 'false as "is_draft"' : `"${column.name}"`;
  });
  return `"${name}" as not materialized (select ${columns.join(', ')} from "public"."${name}")`;
}

const WITH = /^\s*with\s+(recursive\s+)?/i;
const SELECT = /^\s*[(]*\s*select\b/i;

/** Values are never part of a text. */
const WRITES = /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate)\b/i;

/**
 * A statement as it is for a preview. With drafts it reads them as published; a text that reads no table stays.
 * @throws {PreviewOnlyReads} it would write. A server would refuse it as well, but that looks as if the server had become a standby
 */
export function previewedStatement(text: string, withDrafts: boolean): string {
  if (WRITES.test(text)) throw new PreviewOnlyReads();
  return withDrafts ? withPublishedDrafts(text) : text;
}

function withPublishedDrafts(text: string): string {
  const own = WITH.exec(text);
  if (own === null) return SELECT.test(text) ? `with ${PUBLISHED} ${text}` : text;
  return `with ${own[1] ?? ''}${PUBLISHED}, ${text.slice(own[0].length)}`;
}

/** Begins each transaction of a preview: PostgreSQL itself refuses what would change something. */
export const READ_ONLY = 'set transaction read only';

/** Thrown where a preview would need more than reads. */
class PreviewOnlyReads extends Error {
  constructor() {
    super('A preview only reads');
  }
}

/** What a preview has in place of the parts of a database that do more than read. */
export const NO_WRITES = {
  inTransaction: () => Promise.reject(new PreviewOnlyReads()),
  onOneConnection: () => Promise.reject(new PreviewOnlyReads()),
  listen: () => Promise.reject(new PreviewOnlyReads()),
  onReplica: () => Promise.resolve(null),
  noteEdition: () => undefined,
  dumpEmbedded: () => Promise.resolve(null),
  // It has no connection of its own.
  close: () => Promise.resolve(),
} as const;
