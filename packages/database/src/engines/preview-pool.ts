import type pg from 'pg';
import { previewedStatement, READ_ONLY } from './previewed-reads.ts';

/** What Drizzle uses of a connection. Its transactions begin with `begin`. */
interface ReadingConnection {
  query(statement: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult>;
  release(): void;
}

const BEGIN = /^begin\b/i;

/** The connections of a pool for previews: each transaction can only read. Drizzle knows a pool by the name of its class. */
export class PreviewPool {
  readonly #pool: pg.Pool;
  readonly #withDrafts: boolean;

  constructor(pool: pg.Pool, withDrafts: boolean) {
    this.#pool = pool;
    this.#withDrafts = withDrafts;
  }

  /** One statement, in a transaction of its own. */
  async query(statement: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    const reading = this.#reading(statement);
    const client = await this.#pool.connect();
    let broken: Error | undefined;
    try {
      await client.query('begin');
      await client.query(READ_ONLY);
      return await client.query(reading, values);
    } finally {
      // Nothing was changed: the end of the transaction is the same after a failure.
      await client.query('rollback').catch((failure: unknown) => {
        broken = failure instanceof Error ? failure : new Error(String(failure));
      });
      client.release(broken);
    }
  }

  async connect(): Promise<ReadingConnection> {
    const client = await this.#pool.connect();
    return {
      query: async (statement, values) => {
        const done = await client.query(this.#reading(statement), values);
        if (BEGIN.test(statement.text)) await client.query(READ_ONLY);
        return done;
      },
      release: () => client.release(),
    };
  }

  #reading(statement: pg.QueryConfig): pg.QueryConfig {
    return { ...statement, text: previewedStatement(statement.text, this.#withDrafts) };
  }
}
