import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database.ts';
import { createTestDatabase } from '../testing/index.ts';

describe('prepared statements of the embedded engine', () => {
  let database: Database;
  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(() => database.close());

  const preparedTexts = async () => database.run('select statement from pg_prepared_statements');

  it('are prepared once, however often and wherever they are used', async () => {
    const text = 'select $1::int + 1 as sum';
    expect(await database.run(text, [1])).toEqual([{ sum: 2 }]);
    expect(await database.inTransaction((runner) => runner.run(text, [2]))).toEqual([{ sum: 3 }]);
    expect(await database.run(text, [3])).toEqual([{ sum: 4 }]);
    expect((await preparedTexts()).filter(({ statement }) => statement === text)).toHaveLength(1);
  });

  it('take values of every kind and give rows as PGlite does', async () => {
    await database.run('create table kinds (n bigint, b boolean, t text, j jsonb, a int[])');
    const values = [7_000_000_000, true, null, { x: [1, 'y'], y: null }, [1, 2]];
    await database.run('insert into kinds values ($1, $2, $3, $4, $5)', values);
    const row = { n: 7_000_000_000, b: true, t: null, j: { x: [1, 'y'], y: null }, a: [1, 2] };
    expect(await database.run('select * from kinds where b = $1', [true])).toEqual([row]);
    expect(await database.run('select $1::jsonb as nothing', ['null'])).toEqual([{ nothing: null }]);
  });

  it('are prepared again after an error, and an error ends with its transaction', async () => {
    const text = 'select 1 / $1::int as share';
    await expect(database.run(text, [0])).rejects.toThrow('division by zero');
    const cut = database.inTransaction(async (runner) => {
      await runner.run(text, [0]);
    });
    await expect(cut).rejects.toThrow('division by zero');
    expect(await database.run(text, [1])).toEqual([{ share: 1 }]);
  });

  it('survive a change of the table they read from the second use on', async () => {
    await database.run('create table grown (a int)');
    const text = 'select * from grown where $1::boolean';
    expect(await database.run(text, [true])).toEqual([]);
    await database.run('alter table grown add column b int; insert into grown values (1, 2)');
    await database.run(text, [true]).catch(() => undefined);
    expect(await database.run(text, [true])).toEqual([{ a: 1, b: 2 }]);
  });

  it('are not more than a few hundred, whatever is asked', async () => {
    for (let column = 0; column < 500; column += 1) await database.run(`select $1::int as c${column}`, [column]);
    expect((await preparedTexts()).length).toBeLessThanOrEqual(401);
  });
});
