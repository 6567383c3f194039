import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../database.ts';
import { startTestServer, type TestServer, whyNoTestServer } from '../testing/index.ts';
import { isDatabaseLost } from './errors.ts';
import { openServer } from './server.ts';

// On a real server that is running and says no.

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

describe.skipIf(whyNoTestServer() !== null)('a server that refuses', () => {
  let server: TestServer;
  let admin: Database;
  let database: Database;
  let events: string[];
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server?.stop());
  beforeEach(async () => {
    events = [];
    const url = new URL(await server.createDatabase({ isEmpty: true }));
    admin = await openServer({ engine: 'server', url: url.href, maxConnections: 1 });
    await admin.run(`drop role if exists shop`);
    await admin.run('create role shop login');
    await admin.run('create table saved (id int)');
    await admin.run('grant all on saved to shop');
    url.username = 'shop';
    database = await openServer(
      { engine: 'server', url: url.href, maxConnections: 3 },
      { onLost: () => events.push('lost'), onBack: () => events.push('back') },
    );
  });
  afterEach(async () => {
    await database.close();
    await admin.run('drop owned by shop');
    await admin.close();
  });

  const saved = () =>
    database
      .inTransaction((one) => one.run('insert into saved values (1) returning id'))
      .then(
        (rows) => rows.length,
        (error: unknown) => isDatabaseLost(error),
      );
  /** Opens all connections. */
  const openAll = () => Promise.all([1, 2, 3].map(() => database.run('select pg_sleep(0.05)')));
  const endConnections = () =>
    admin.run(`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'shop'`);
  const isBack = async () => {
    await vi.waitUntil(async () => (await saved()) === 1, { timeout: 20_000, interval: 50 });
    await vi.waitUntil(() => events.length === 2, { timeout: 20_000, interval: 50 });
    expect(events).toEqual(['lost', 'back']);
  };

  it('its role the login is lost until the role may log in', async () => {
    await openAll();
    await admin.run('alter role shop nologin');
    await endConnections();
    for (let each = 0; each < 10; each += 1) expect(await saved()).toBe(true);
    await admin.run('alter role shop login');
    await isBack();
  });

  it('changes is lost for those alone, and its connections are replaced once it accepts changes', async () => {
    await admin.run('alter role shop set default_transaction_read_only = on');
    await openAll();
    await endConnections();
    await vi.waitUntil(
      () =>
        openAll().then(
          () => true,
          () => false,
        ),
      { timeout: 20_000, interval: 50 },
    );
    for (let each = 0; each < 3; each += 1) expect(await saved()).toBe(true);
    expect(await database.run('select count(*)::int as n from saved')).toEqual([{ n: 0 }]);
    await admin.run('alter role shop reset default_transaction_read_only');
    await isBack();
    // None of those that began read-only is left.
    const all = await Promise.all([1, 2, 3].map(saved));
    expect(all).toEqual([1, 1, 1]);
  });
});
