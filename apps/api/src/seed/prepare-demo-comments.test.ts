import { PLATFORMS } from '@longstrip/platform-config';
import { addSeries, addUser } from '@longstrip/test-kit/data';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localOwner } from '../shared/operator.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { DEMO_TALKS } from './demo-comment-texts.ts';
import { prepareDemoComments } from './prepare-demo-comments.ts';
import { removeDemo } from './remove-demo.ts';

const TALKING = ['beltoon-jp', 'bom-th', 'bom-tw', 'delitoon-me'];

let api: TestApi;
let lastId = 0;
beforeAll(async () => {
  api = await createTestApi();
  const onPlatform = { freeEpisodeCount: 2, rentCoin: 2, possessionCoin: 4 };
  for (const alias of ['first', 'second', 'third']) {
    const work = { alias, isDemo: true, platformIds: PLATFORMS.map(({ id }) => id), onPlatform };
    await addSeries(api.db, { ...work, episodes: [{}, {}, {}] });
  }
});
afterAll(() => api.close());

const bring = () => {
  const newId = () => {
    lastId += 1;
    return `commenter-${lastId}`;
  };
  const passwords = { hash: async () => '', verify: async () => false };
  const services = { keys: api.keys, passwords, newId };
  return prepareDemoComments({
    ...{ database: api.db, services, platforms: PLATFORMS },
    ...{ nowMs: () => api.clock.nowMs(), logger: pino({ level: 'silent' }) },
  });
};
const talk = () =>
  api.db.run(`select platform_id as platform, count(*)::int as count, count(parent_id)::int as replies,
    sum(like_count)::int as likes, bool_and(created_at_ms < ${api.clock.nowMs()}) as past from comment group by 1 order by 1`);

test('people of the demo talk where there are comments, once, each in the language of the site', async () => {
  await bring();
  const first = await talk();
  expect(first).toEqual(
    TALKING.map((platform) => ({ platform, count: 12, replies: 3, likes: expect.any(Number), past: true })),
  );
  await bring();
  expect(await talk()).toEqual(first);
  const { people = [] } = DEMO_TALKS.get('ar') ?? {};
  const [row] = await api.db.run(
    `select count(*)::int as count from app_user where platform_id = 'delitoon-me' and is_demo`,
  );
  expect(row?.count).toBe(people.length);
});

test('they go with the demo, and what others wrote about its series too; what stands elsewhere stays', async () => {
  const own = await addSeries(api.db, { alias: 'own', platformIds: ['beltoon-jp'], episodes: [{}] });
  await addUser(api.db, { platformId: 'beltoon-jp', id: 'reader' });
  const [demo] = await api.db.run(
    `select series_id, episode_id, id, user_id from comment where platform_id = 'beltoon-jp' and parent_id is null limit 1`,
  );
  const write = `insert into comment (platform_id, user_id, series_id, episode_id, parent_id, text, created_at_ms)
    values ('beltoon-jp', $1, $2, $3, $4, 'mine', 1) returning id`;
  await api.db.run(write, ['reader', demo?.series_id, demo?.episode_id, demo?.id]);
  const [written] = await api.db.run(write, ['reader', own.id, own.episodes[0]?.id, null]);
  await api.db.run(write, [demo?.user_id, own.id, own.episodes[0]?.id, written?.id]);
  await removeDemo(api.db, localOwner(null), api.clock.nowMs());
  expect(await api.db.run('select text, reply_count from comment order by id')).toEqual([
    { text: 'mine', reply_count: 0 },
    { text: '', reply_count: 0 },
  ]);
  expect(await api.db.run('select 1 from comment_like')).toEqual([]);
  expect(await api.db.run(`select nickname from app_user where is_demo and nickname is not null`)).toEqual([]);
});
