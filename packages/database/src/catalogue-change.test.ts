import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { createTestDatabase } from './testing/index.ts';

const ASSET = 'a'.repeat(64);

/** Two series with an episode each. */
const STORED = `
  insert into asset (id, media_type, size_bytes, width_px, height_px, placeholder, created_at_ms)
    values ('${ASSET}', 'image/png', 9, 8, 12, '#123456', 1);
  insert into series (alias, series_key, language, work_key, type, status, title, reading_direction, writing_mode, viewer_mode, created_at_ms, updated_at_ms)
    select name, name, 'en', name, 'COMIC', 'SCHEDULED', name, 'LTR', 'HORIZONTAL', 'PAPER', 1, 1 from unnest(array['a', 'b']) as name;
  insert into episode (series_id, number, alias, order_no, title, content_type, viewer_mode, reading_direction, writing_mode, created_at_ms, updated_at_ms)
    select id, '1', 'ep-1', 1, 'One', 'IMAGE', 'PAPER', 'LTR', 'HORIZONTAL', 1, 1 from series;
  insert into series_platform (platform_id, series_id, opened_at_ms, updated_at_ms) select 'bom-us', id, 1, 1 from series;
  insert into episode_platform (platform_id, episode_id, opened_at_ms) select 'bom-us', id, 1 from episode;
  insert into page (episode_id, order_no, kind, asset_id) select id, 1, 'image', '${ASSET}' from episode;
`;

describe('a change of what may be read of a series', () => {
  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase();
    await database.run(STORED);
  });
  afterAll(() => database.close());
  beforeEach(() => database.run('delete from catalogue_change'));

  const noted = async () =>
    (await database.run('select alias from catalogue_change join series on id = series_id order by alias')).map(
      ({ alias }) => alias,
    );
  const OF_A = `(select id from episode where series_id = (select id from series where alias = 'a'))`;

  it.each([
    ['its pages', `insert into page (episode_id, order_no, kind, asset_id) values (${OF_A}, 2, 'image', '${ASSET}')`],
    ['a page', `update page set spread = 'wide' where episode_id = ${OF_A} and order_no = 2`],
    ['a picture in its text', `insert into text_asset (episode_id, asset_id) values (${OF_A}, '${ASSET}')`],
    ['an episode taken down', `update episode set removed_at_ms = 5 where id = ${OF_A}`],
    ['the order of its episodes', `update episode set order_no = 9 where id = ${OF_A}`],
    ['a sample', `update episode set is_sample = true where id = ${OF_A}`],
    ['the opening of an episode', `update episode_platform set opened_at_ms = 9 where episode_id = ${OF_A}`],
    [
      'an episode on another platform',
      `insert into episode_platform (platform_id, episode_id, opened_at_ms) values ('bom-th', ${OF_A}, 1)`,
    ],
    ['no more of it', `delete from episode_platform where platform_id = 'bom-th' and episode_id = ${OF_A}`],
    [
      'the number of free episodes',
      `update series_platform set free_episode_count = 1 from series where alias = 'a' and id = series_id`,
    ],
    ['a series taken down', `update series set removed_at_ms = 5 where alias = 'a'`],
    ['a series that is adult', `update series set is_adult = true where alias = 'a'`],
  ])('is noted: %s', async (_, statement) => {
    await database.run(statement);
    expect(await noted()).toEqual(['a']);
  });

  it('is noted of each series that a statement touches, and of none for what readers see otherwise', async () => {
    await database.run(`update series set view_count = 9, title = 'Other'`);
    await database.run(`update episode set title = 'Other', thumbnail_asset_id = '${ASSET}'`);
    expect(await noted()).toEqual([]);
    await database.run('update episode_platform set is_login_required = true');
    expect(await noted()).toEqual(['a', 'b']);
  });

  it('is not noted where it was undone', async () => {
    const undone = database.inTransaction(async (runner) => {
      await runner.run('update episode_platform set is_visible = false');
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await noted()).toEqual([]);
  });
});
