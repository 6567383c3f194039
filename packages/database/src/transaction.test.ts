import { createServer } from 'node:net';
import { type Decision, grant, type RefusalCode, refuse } from '@longstrip/core';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Database, decideInTransaction, refuseKeeping, type Transaction } from './index.ts';
import { describeServers } from './testing/describe-servers.ts';
import { createTestDatabase } from './testing/index.ts';

interface Signal {
  given: Promise<void>;
  give: () => void;
}

function signal(): Signal {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
}

function claims(open: () => Promise<Database>): void {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await database.run('create table note (text text primary key, times integer not null default 0)');
  });
  beforeEach(() => database.run('truncate note'));
  afterAll(() => database.close());

  const write = (transaction: Transaction, text: string) =>
    transaction.execute(sql`insert into note (text) values (${text})`);
  const notes = async () => (await database.run('select text from note order by text')).map(({ text }) => text);
  const decide = (work: (transaction: Transaction) => Promise<Decision<string, RefusalCode>>) =>
    decideInTransaction(database, work);

  test('what was granted is saved', async () => {
    expect(
      await decide(async (transaction) => {
        await write(transaction, 'saved');
        return grant('done');
      }),
    ).toEqual({ ok: true, value: 'done' });
    expect(await notes()).toEqual(['saved']);
  });

  test('a refusal leaves nothing', async () => {
    expect(
      await decide(async (transaction) => {
        await write(transaction, 'lost');
        return refuse('NOT_EXIST');
      }),
    ).toEqual({ ok: false, code: 'NOT_EXIST' });
    expect(await notes()).toEqual([]);
  });

  test('a refusal that keeps leaves what it wrote', async () => {
    expect(
      await decide(async (transaction) => {
        await write(transaction, 'a try');
        return refuseKeeping('EXCEED_AUTH_COUNT');
      }),
    ).toEqual({ ok: false, code: 'EXCEED_AUTH_COUNT' });
    expect(await notes()).toEqual(['a try']);
  });

  test('what throws leaves nothing', async () => {
    await expect(
      decide(async (transaction) => {
        await write(transaction, 'lost');
        throw new Error('broken');
      }),
    ).rejects.toThrow('broken');
    expect(await notes()).toEqual([]);
  });

  test.each([
    ['a statement', () => database.run('select 1')],
    ['a query', () => database.orm.execute(sql`select 1`)],
    ['another transaction', () => database.inTransaction(({ run }) => run('select 1'))],
    ['another decision', () => decideInTransaction(database, async () => grant('inner'))],
    ['a connection', () => database.onOneConnection(({ run }) => run('select 1'))],
  ] as const)('past the transaction, %s of the database throws', { timeout: 5_000 }, async (_, reach) => {
    await expect(
      decide(async (transaction) => {
        await write(transaction, 'lost');
        // It throws at once, and again at the end if the work continues.
        await expect(reach()).rejects.toSatisfy((error: Error) => /past its own/.test(`${error} ${error.cause}`));
        return grant('not saved');
      }),
    ).rejects.toThrow('past its own connection');
    expect(await notes()).toEqual([]);
  });

  test('the network throws, and nothing is saved', async () => {
    const server = createServer((socket) => socket.end('HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    try {
      await expect(
        decide(async (transaction) => {
          await write(transaction, 'lost');
          await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
          return grant('not reached');
        }),
      ).rejects.toThrow('A transaction used the network');
      expect(await notes()).toEqual([]);
    } finally {
      server.close();
    }
  });

  test('outside of it all of these work', async () => {
    await decide(async () => grant('done'));
    expect(await database.run('select 1 as one')).toEqual([{ one: 1 }]);
    expect((await database.orm.execute(sql`select 1`)) !== undefined).toBe(true);
  });
}

describe('a decision on the embedded engine', () => {
  claims(() => createTestDatabase());
});

describeServers('a decision on', 'newest', (server) => {
  claims(() => server().openDatabase());

  test('is tried again when others made it fail', async () => {
    const database = await server().openDatabase();
    try {
      await database.run(`create table pair (id integer primary key, times integer not null default 0)`);
      await database.run('insert into pair (id) values (1), (2)');
      const bump = (transaction: Transaction, id: number) =>
        transaction.execute(sql`update pair set times = times + 1 where id = ${id}`);
      let runs = 0;
      const firstLocked = signal();
      const secondLocked = signal();
      // Two transactions lock the same rows in opposite orders: one of them fails once because of the deadlock.
      const both = ([first, second]: [number, number], mine: Signal, theirs: Signal) =>
        decideInTransaction(database, async (transaction) => {
          runs += 1;
          await bump(transaction, first);
          mine.give();
          await theirs.given;
          await bump(transaction, second);
          return grant(null);
        });
      await Promise.all([both([1, 2], firstLocked, secondLocked), both([2, 1], secondLocked, firstLocked)]);
      expect(runs).toBe(3);
      expect(await database.run('select times from pair order by id')).toEqual([{ times: 2 }, { times: 2 }]);
    } finally {
      await database.close();
    }
  });

  test('sees on its next try the key that another took after it had looked', async () => {
    const database = await server().openDatabase();
    try {
      await database.run('create table name (text text primary key)');
      const looked = [signal(), signal()] as const;
      const take = (mine: Signal, theirs: Signal) =>
        decideInTransaction(database, async (transaction): Promise<Decision<null, 'NOT_EXIST'>> => {
          const { rows } = (await transaction.execute(sql`select 1 from name`)) as unknown as { rows: unknown[] };
          mine.give();
          await theirs.given;
          if (rows.length > 0) return refuse('NOT_EXIST');
          await transaction.execute(sql`insert into name values ('taken')`);
          return grant(null);
        });
      const both = await Promise.all([take(looked[0], looked[1]), take(looked[1], looked[0])]);
      expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    } finally {
      await database.close();
    }
  });

  test('is given up after some times', async () => {
    const database = await server().openDatabase();
    try {
      let runs = 0;
      await expect(
        decideInTransaction(database, async (transaction) => {
          runs += 1;
          await transaction.execute(sql`do $$ begin raise exception 'no' using errcode = '40001'; end $$`);
          return grant(null);
        }),
      ).rejects.toMatchObject({ cause: { code: '40001' } });
      expect(runs).toBe(5);
    } finally {
      await database.close();
    }
  });
});
