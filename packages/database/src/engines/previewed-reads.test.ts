import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database.ts';
import { series, seriesPlatform } from '../schema/index.ts';
import { createTestDatabase, useTestServer } from '../testing/index.ts';
import { previewedStatement } from './previewed-reads.ts';

describe.each([
  ['the embedded engine', () => createTestDatabase()],
  ['a server', async () => (await useTestServer()).openDatabase()],
])('a preview on %s', (_engine, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await database.run(
      `insert into series (alias, series_key, language, work_key, type, status, title, reading_direction, writing_mode, viewer_mode, created_at_ms, updated_at_ms)
       values ('draft', 'draft', 'en', 'draft', 'COMIC', 'SCHEDULED', 'Draft', 'LTR', 'HORIZONTAL', 'SCROLL', 1, 1)`,
    );
    await database.run(
      `insert into series_platform (platform_id, series_id, is_visible, is_draft, opened_at_ms, updated_at_ms)
       select 'bom-us', id, false, true, 1, 1 from series`,
    );
  });
  afterAll(() => database?.close());

  it('reads drafts as if they were published, in every kind of statement, or as they are', async () => {
    const [shown, plain] = [database.previewed(true), database.previewed(false)];
    const isVisible = eq(seriesPlatform.isVisible, true);
    const count = async (on: Database) => {
      const sub = on.orm.select({ id: seriesPlatform.seriesId }).from(seriesPlatform).where(isVisible);
      const counts = [
        on.orm.select().from(seriesPlatform).where(isVisible),
        on.catalogue.select().from(series).where(sql`${series.id} in ${sub}`),
        on.orm.transaction((tx) => tx.select().from(seriesPlatform).where(isVisible)),
        on.run('with own as (select * from series_platform where is_visible) select * from own'),
        on.run(
          'with recursive n as (select 1 as n union all select n + 1 from n where n < 2) select * from series_platform, n where n = 1 and is_visible',
        ),
      ];
      return (await Promise.all(counts)).map(({ length }) => length);
    };
    expect(await count(shown)).toEqual([1, 1, 1, 1, 1]);
    expect(await count(plain)).toEqual([0, 0, 0, 0, 0]);
    expect(await count(database)).toEqual([0, 0, 0, 0, 0]);
  });

  it('writes nothing, in a transaction or alone, and the database can write on', async () => {
    const preview = database.previewed(true);
    const change = { isDraft: false };
    const refused = expect.objectContaining({ cause: expect.objectContaining({ message: 'A preview only reads' }) });
    await expect(preview.orm.update(seriesPlatform).set(change)).rejects.toEqual(refused);
    await expect(preview.orm.transaction((tx) => tx.update(seriesPlatform).set(change))).rejects.toEqual(refused);
    for (const text of [
      "update series set title = 'A'",
      "with x as (update series set title = 'A' returning 1) table x",
    ])
      await expect(preview.run(text)).rejects.toThrow('only reads');
    await expect(preview.inTransaction(async () => null)).rejects.toThrow('only reads');
    expect(await database.run('select title from series')).toEqual([{ title: 'Draft' }]);
    expect(await database.run("update series set synopsis = 'B' returning synopsis")).toEqual([{ synopsis: 'B' }]);
  });
});

it('the database itself refuses what a text does not show', async () => {
  const database = await createTestDatabase();
  await expect(database.previewed(false).run("select nextval('series_id_seq')")).rejects.toMatchObject({
    code: '25006',
  });
  await database.close();
});

it('a statement that reads no table stays as it is', () => {
  expect(previewedStatement('savepoint sp1', true)).toBe('savepoint sp1');
  expect(previewedStatement('select 1', false)).toBe('select 1');
  expect(previewedStatement('select 1', true)).toMatch(/^with "series_platform" as not materialized \(.*\) select 1$/);
});
