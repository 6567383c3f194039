import { TEST_NOW_MS } from '@longstrip/test-kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAt } from '../../testing/expect-shape.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { computeRankings } from './rankings.ts';

const SERIES = 10_000;
const EPISODES_EACH = 3;

/** Ten thousand series of every kind, as SQL: written one by one they would take minutes. */
const CATALOGUE = [
  `insert into series (alias, series_key, language, work_key, type, status, title, is_adult, is_original,
     reading_direction, writing_mode, viewer_mode, freetime_enabled, view_count, created_at_ms, updated_at_ms)
   select 's-' || n, 's-' || n, 'en', 's-' || n, case when n % 5 = 0 then 'NOVEL' else 'COMIC' end,
     case when n % 4 = 0 then 'COMPLETED' else 'SCHEDULED' end, 'Title ' || n, n % 10 = 0, n % 7 = 0,
     'LTR', 'HORIZONTAL', 'SCROLL', n % 3 = 0, (n * 7919) % 100003, 1, 1 from generate_series(1, ${SERIES}) n`,
  `insert into series_platform (platform_id, series_id, free_episode_count, opened_at_ms, updated_at_ms)
   select 'bom-us', id, id % 2, ${TEST_NOW_MS} - (id % 500) * 86400000::bigint, 1 from series`,
  `insert into series_genre
   select id, (array['ROMANCE', 'ACTION', 'BL', 'FANTASY', 'DRAMA', 'COMEDY'])[1 + id % 6] from series`,
  `insert into series_tag (series_id, tag, position)
   select id, 'tag ' || (id * (place + 1)) % (10 + 300 * place), place from series, generate_series(0, 4) as place
   on conflict do nothing`,
  `insert into series_schedule_day
   select id, (array['MONDAY', 'TUESDAY', 'WEDNESDAY', 'TEN'])[1 + id / 4 % 4] from series`,
  `insert into episode (series_id, number, alias, order_no, title, content_type, viewer_mode, reading_direction,
     writing_mode, is_sample, created_at_ms, updated_at_ms)
   select id, k, 'ep-' || k, k, 'Episode', 'IMAGE', 'SCROLL', 'LTR', 'HORIZONTAL', id % 11 = 0, 1, 1
   from series, generate_series(1, ${EPISODES_EACH}) k`,
  `insert into episode_platform (platform_id, episode_id, opened_at_ms, free_from_ms, free_until_ms)
   select 'bom-us', id, ${TEST_NOW_MS} - (${EPISODES_EACH} - order_no) * 604800000::bigint,
     case when id % 13 = 0 then 1 end, case when id % 13 = 0 then ${TEST_NOW_MS + 1} end from episode`,
  `insert into read_event (platform_id, series_id, episode_id, is_paid, read_at_ms)
   select 'bom-us', series_id, id, false, ${TEST_NOW_MS} - id * 7919::bigint % 2592000000 from episode`,
  'analyze',
];

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  for (const sql of CATALOGUE) await api.db.run(sql);
  await computeRankings({ database: api.db, platformIds: ['bom-us'], nowMs: TEST_NOW_MS });
  // A newly filled table is scanned whole until it is analysed.
  await api.db.run('analyze ranking_entry');
}, 240_000);
afterAll(() => api.close());

/** What the engine has read so far: whole scans of tables, and rows. */
async function readSoFar(): Promise<{ scans: number; rows: number }> {
  await api.db.run('select pg_stat_force_next_flush()');
  const [row] = await api.db.run(
    `select sum(seq_scan) as scans, sum(seq_tup_read + coalesce(idx_tup_fetch, 0)) as rows from pg_stat_user_tables`,
  );
  return { scans: Number(row?.scans), rows: Number(row?.rows) };
}

test.each([
  ['main/schedule/ALL?groupMenu=MONDAY', 100],
  ['main/schedule/ALL?groupMenu=TEN&sort=POPULAR', 100],
  ['main/schedule/ALL?groupMenu=COMPLETE&genres=DRAMA', 100],
  ['main/schedule/ALL?groupMenu=ALL', 100],
  ['tab/schedule/ALL?groupMenu=ALL&sort=POPULAR', 2_000],
  ['main/ranking/ALL?rankingType=REALTIME', 100],
  ['main/ranking/ALL?rankingType=MONTHLY&mainGenre=BL', 100],
  ['tab/ranking/COMIC?rankingType=TOTAL', 500],
  ['main/favorite/ALL', 100],
  ['main/free/ALL', 90],
  ['main/free/ALL?sort=LATEST', 90],
  ['main/genre/ALL?mainGenre=ROMANCE', 100],
  ['main/genre/NOVEL?mainGenre=ACTION&sort=LATEST', 100],
  ['main/newest/ALL?limit=100', 100],
  ['related/s-7?limit=24', 24],
  ['tab/original/COMIC', 900],
])('%s of ten thousand series reads each table once at most for all rows', async (path, fewest) => {
  await readSoFar();
  const before = await readSoFar();
  const { status, json } = await api.ask(`/v2/contents/${path}`);
  expect(status).toBe(200);
  expect(listAt(json, 'data').length).toBeGreaterThanOrEqual(fewest);
  const after = await readSoFar();
  // A list is at most nine statements over a handful of tables each; a scan for each row would be a hundred and more.
  expect(after.scans - before.scans).toBeLessThanOrEqual(20);
  expect(after.rows - before.rows).toBeLessThanOrEqual(SERIES * EPISODES_EACH * 8);
});

test('rankings of ten thousand series are a few statements', async () => {
  const before = await readSoFar();
  await computeRankings({ database: api.db, platformIds: ['bom-us'], nowMs: TEST_NOW_MS });
  const after = await readSoFar();
  expect(after.scans - before.scans).toBeLessThanOrEqual(40);
});
