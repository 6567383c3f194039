import { expect, test } from 'vitest';
import { type Database, lockNamed, lockShared, type SqlRunner } from './index.ts';
import { describeServers } from './testing/describe-servers.ts';

interface Held {
  /** Resolves when the lock is held. */
  readonly held: Promise<void>;
  /** Ends the transaction. */
  readonly end: () => Promise<void>;
}

function signal(): { readonly given: Promise<void>; readonly give: () => void } {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
}

/** A transaction that takes a lock and ends when it is told to. */
function hold(database: Database, lock: (runner: SqlRunner) => Promise<void>): Held {
  const [held, over] = [signal(), signal()];
  const transaction = database.inTransaction(async (runner) => {
    await lock(runner);
    held.give();
    await over.given;
  });
  return {
    held: held.given,
    async end() {
      over.give();
      await transaction;
    },
  };
}

/** Resolves when a connection of the database waits for another one. */
async function untilOneWaits(database: Database): Promise<void> {
  for (;;) {
    const [row] = await database.run(
      `select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (row?.waiting === 1) return;
  }
}

describeServers('a lock with a name on', 'newest', (server) => {
  const alone = (runner: SqlRunner) => lockNamed(runner, 'one');
  const sharing = (runner: SqlRunner) => lockShared(runner, 'files', 'shared');
  const excluding = (runner: SqlRunner) => lockShared(runner, 'files', 'alone');

  test('is held by one transaction at a time, and leaves no row', async () => {
    const database = await server().openDatabase();
    const first = hold(database, alone);
    await first.held;
    const second = hold(database, alone);
    await untilOneWaits(database);
    await hold(database, (runner) => lockNamed(runner, 'another')).end();
    await first.end();
    await second.held;
    await second.end();
    expect(await database.run('select name from named_lock')).toEqual([{ name: 'files' }]);
    await database.close();
  });

  test('is shared by several, and waited for by one that wants it alone', async () => {
    const database = await server().openDatabase();
    await hold(database, excluding).end();
    const [one, other] = [hold(database, sharing), hold(database, sharing)];
    await Promise.all([one.held, other.held]);
    const last = hold(database, excluding);
    await untilOneWaits(database);
    await Promise.all([one.end(), other.end()]);
    await last.held;
    await last.end();
    await database.close();
  });
});
