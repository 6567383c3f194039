import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import type { CatalogueReader } from './catalogue-reader.ts';
import type * as schema from './schema/index.ts';

type Schema = typeof schema;

/** Drizzle over either engine. */
export type Orm = PgDatabase<PgQueryResultHKT, Schema>;

/** An open transaction. The embedded engine has one connection: inside a transaction use only this, or you wait forever. */
export type Transaction = PgTransaction<PgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>;

/** What a repository takes: it works with or without an open transaction. */
export type Executor = Orm | Transaction;

export type Row = Record<string, unknown>;

/** Where the database is: PGlite on a directory (null: in memory), or a PostgreSQL server. */
export type DatabaseLocation = { engine: 'embedded'; directory: string | null } | ServerLocation;

export interface ServerLocation {
  readonly engine: 'server';
  /** The server, or a pooler before it that may run each transaction on another connection. */
  readonly url: string;
  /** The server itself, for what needs a connection of its own. Null or left out: `url` is the server. */
  readonly directUrl?: string | null;
  /** A streaming replica, for reads of the catalogue. Null or left out: there is none. */
  readonly replicaUrl?: string | null;
  readonly maxConnections?: number;
  /** What the connection that listens shows of this process in `pg_stat_activity`: at most 44 characters of ASCII. */
  readonly processName?: string;
}

/** Runs SQL as text, for migrations and jobs; everything else uses Drizzle. */
export interface SqlRunner {
  /**
   * Runs one statement with values, or a text of several statements without values. Returns the rows of the (last)
   * statement. bigint values come as numbers on both engines.
   */
  run(text: string, values?: readonly unknown[]): Promise<Row[]>;
}

/** A connection that gets the messages of committed transactions (`NOTIFY`). */
export interface Listener extends SqlRunner {
  close(): Promise<void>;
}

export interface ListenerEvents {
  /** Called once for each message, after its transaction was committed. */
  onMessage: (message: string) => void;
  /** Called once if the connection ends without `close`: no more messages will come. */
  onLost: () => void;
}

export interface Database extends SqlRunner {
  readonly engine: DatabaseLocation['engine'];
  readonly orm: Orm;
  /** Reads of the catalogue: a replica answers them if there is one that is up to date, else the database itself. */
  readonly catalogue: CatalogueReader;
  /**
   * Several reads of the catalogue as one work, by the replica alone.
   * @returns null: there is none that may answer, or it failed; the work may be done on the database
   */
  onReplica<Result extends object>(work: (reader: CatalogueReader) => Promise<Result>): Promise<Result | null>;
  /**
   * Says which catalogue edition is stored; null: not known. A replica answers only with this edition, so before the first
   * call it answers nothing.
   */
  noteEdition(stored: number | null): void;
  /** One connection for the length of `work`, in a transaction: committed when it resolves, rolled back when it throws. */
  inTransaction<Result>(work: (runner: SqlRunner) => Promise<Result>): Promise<Result>;
  /**
   * One connection for the length of `work`, without a transaction (for locks that outlive transactions). On a server
   * behind a pooler it is a connection without the pooler.
   */
  onOneConnection<Result>(work: (runner: SqlRunner) => Promise<Result>): Promise<Result>;
  /**
   * Listens on a channel. On a server this uses a separate connection, on which a statement fails after a second. The
   * embedded engine delivers a message before the call that committed it returns.
   * @param channel an SQL identifier
   */
  listen(channel: string, events: ListenerEvents): Promise<Listener>;
  /**
   * The same database for previews (record 0140): each statement is a transaction of its own that can only read.
   * @param withDrafts drafts are read as if they were published
   */
  previewed(withDrafts: boolean): Database;
  /** The embedded engine's data directory as a tar archive; null on a server. */
  dumpEmbedded(): Promise<Blob | null>;
  close(): Promise<void>;
}
