import type { Database } from '@longstrip/database';
import * as schema from '@longstrip/database/schema';
import { drizzle as drizzleOnServer } from 'drizzle-orm/node-postgres';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';

/** A database that notes what is sent through its `orm`. */
interface Recorded {
  readonly database: Database;
  /** The plans of what was sent since the last call, one text for each statement. */
  plans(): Promise<string[]>;
}

/** Notes statements, so that a test can look at how PostgreSQL carries them out. */
export function recordStatements(database: Database): Recorded {
  let sent: { text: string; values: unknown[] }[] = [];
  const logQuery = (text: string, values: unknown[]) => sent.push({ text, values });
  const options = { client: Reflect.get(database.orm, '$client'), schema, logger: { logQuery } };
  const orm: Database['orm'] = database.engine === 'server' ? drizzleOnServer(options) : drizzleEmbedded(options);
  return {
    database: { ...database, orm },
    async plans() {
      const read = sent.filter(({ text }) => text.startsWith('select'));
      sent = [];
      const plans: string[] = [];
      for (const { text, values } of read) {
        const lines = await database.run(`explain ${text}`, values);
        plans.push(lines.map((line) => String(line['QUERY PLAN'])).join('\n'));
      }
      return plans;
    },
  };
}
