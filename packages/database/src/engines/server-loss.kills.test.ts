import { AsyncResource } from 'node:async_hooks';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { followCatalogueEdition } from '../catalogue-edition.ts';
import type { Database } from '../database.ts';
import {
  type LineState,
  openServerProxy,
  type ServerProxy,
  startTestServer,
  type TestServer,
  whyNoTestServer,
} from '../testing/index.ts';
import { decideInTransaction } from '../transaction.ts';
import { isDatabaseLost } from './errors.ts';
import { openServer } from './server.ts';

// On a real server, over a connection that breaks.

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const MAX_CONNECTIONS = 3;
const lost = (work: Promise<unknown>) =>
  work.then(
    () => 'answered',
    (error: unknown) => isDatabaseLost(error),
  );
const until = (holds: () => Promise<boolean>) => vi.waitUntil(holds, { timeout: 20_000, interval: 50 });

describe.skipIf(whyNoTestServer() !== null)('a server that is lost', () => {
  let server: TestServer;
  let admin: Database;
  let line: ServerProxy;
  let database: Database;
  let events: string[];
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server?.stop());
  beforeEach(async () => {
    events = [];
    const url = await server.createDatabase();
    admin = await openServer({ engine: 'server', url, maxConnections: 1 });
    line = await openServerProxy(url);
    database = await openServer(
      { engine: 'server', url: line.url, maxConnections: MAX_CONNECTIONS },
      {
        onLost: () => events.push('lost'),
        onBack: () => events.push('back'),
      },
    );
  });
  afterEach(async () => {
    await database.close();
    await line.close();
    await admin.close();
  });

  const answers = async () => (await lost(database.run('select 1'))) === 'answered';
  const isBack = () => until(answers);
  /** Ends the connections of the pool and of listeners, as an operator may. */
  const endConnections = () =>
    admin.run(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );

  /** All functions that hold a connection while they work. */
  const HOLDERS: [string, (database: Database, during: () => Promise<unknown>) => Promise<unknown>][] = [
    ['inTransaction', (db, during) => db.inTransaction(during)],
    ['onOneConnection', (db, during) => db.onOneConnection(async (one) => one.run(`select ${await during()}`))],
    ['drizzle’s transaction', (db, during) => db.orm.transaction(during)],
    ['a statement', (db, during) => Promise.all([db.run('select pg_sleep(30)'), during()])],
    [
      'a decision',
      (db, during) =>
        decideInTransaction(db, async (transaction) => {
          await during();
          await transaction.execute(sql`select 1`);
          throw new Error('the connection is there');
        }),
    ],
  ];
  const atWork = async () => {
    const row = await admin.run(`select 1 from pg_stat_activity where state <> 'idle' and pid <> pg_backend_pid()`);
    return row.length > 0;
  };

  it.each(HOLDERS)('while %s holds a connection: that fails, and the next is made', async (_name, hold) => {
    const during = async () => {
      await until(async () => (await atWork()) || _name === 'onOneConnection');
      await endConnections();
      return 1;
    };
    // Inside a decision no other database access is allowed.
    const work = hold(database, AsyncResource.bind(during));
    expect(await lost(work)).toBe(true);
    await isBack();
    await until(async () => events.length === 2);
    expect(events).toEqual(['lost', 'back']);
  });

  it('leaves no connection without an owner: any number of transactions that cannot begin are survived', async () => {
    for (let round = 0; round < 3 * MAX_CONNECTIONS; round += 1) {
      // Opens all connections. One may still be lost with those of the round before, which are found to be dead later.
      await Promise.allSettled(Array.from({ length: MAX_CONNECTIONS }, () => database.run('select pg_sleep(0.01)')));
      // The pool gives out connections before it notices that they are dead.
      await endConnections();
      const begun = Array.from({ length: MAX_CONNECTIONS }, () => lost(database.orm.transaction(async () => 1)));
      await Promise.all(begun);
    }
    await isBack();
    const begin = () => database.inTransaction((one) => one.run('select 1'));
    await until(async () => {
      const all = await Promise.allSettled(Array.from({ length: MAX_CONNECTIONS }, begin));
      return all.every(({ status }) => status === 'fulfilled');
    });
  });

  it.each<LineState>(['silent', 'starting', 'shut'])('%s: every call fails, and works again with it', async (state) => {
    await database.run('select 1');
    line.turn(state);
    const calls = Array.from({ length: 4 * MAX_CONNECTIONS }, (_, each) =>
      lost(each % 2 === 0 ? database.run('select 1') : database.inTransaction((one) => one.run('select 1'))),
    );
    expect(new Set(await Promise.all(calls))).toEqual(new Set([true]));
    expect(await lost(database.run('select 1'))).toBe(true);
    line.turn('open');
    await isBack();
    await until(async () => events.length === 2);
    expect(events).toEqual(['lost', 'back']);
  });

  it('as its answer to COMMIT is: the caller learns that nothing is sure, and the change is there', async () => {
    await admin.run('create table saved (id int)');
    const commitLost = line.loseNextAnswerTo('commit');
    expect(await lost(database.inTransaction((one) => one.run('insert into saved values (1)')))).toBe(true);
    await commitLost;
    await until(async () => (await admin.run('select 1 from saved')).length === 1);
  });

  it('has its listener made again, which hears what is announced from then on', async () => {
    let losses = 0;
    const edition = await followCatalogueEdition(database, {
      monotonicMs: () => performance.now(),
      onLost: () => (losses += 1),
    });
    try {
      line.turn('shut');
      await until(async () => losses === 1);
      line.turn('open');
      await isBack();
      const before = edition.current();
      await admin.run('update catalogue_edition set edition = edition + 1');
      // The edition is known if it stays the same: the listener is connected, or it was read less than a second ago.
      const isKnown = () => new Set([edition.current(), edition.current()]).size === 1;
      await until(async () => edition.current() > before && isKnown());
      expect(losses).toBe(1);
    } finally {
      await edition.close();
    }
  });

  it('does not hold up the end of the program', async () => {
    await database.run('select 1');
    line.turn('silent');
    const calls = [database.run('select 1'), database.inTransaction((one) => one.run('select 1'))].map(lost);
    await database.close();
    expect(await Promise.all(calls)).toEqual([true, true]);
    // What `afterEach` closes.
    database = await openServer({ engine: 'server', url: await server.createDatabase(), maxConnections: 1 });
  });
});
