import { giftTarget, userGift } from '@longstrip/database/schema';
import { TEST_NOW_MS as NOW_MS } from '@longstrip/test-kit';
import { type AddedUser, addUser } from '@longstrip/test-kit/data';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { outcome, postTo } from '../../testing/accounts.ts';
import { addGift, newRequestId } from '../../testing/benefits.ts';
import { at } from '../../testing/expect-shape.ts';
import { createTestApi, type TestApi, type TestRequest } from '../../testing/test-api.ts';
import { addWireWorld, type WireReaders } from '../../testing/wire-world.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const platformId = 'bom-us';

let api: TestApi;
let readers: WireReaders;
beforeAll(async () => {
  api = await createTestApi();
  readers = await addWireWorld(api);
});
afterAll(() => api.close());
afterEach(async () => {
  for (const table of ['user_gift', 'gift_target', 'gift']) await api.db.run(`delete from ${table}`);
  api.clock.setTo(NOW_MS);
});

const take = (giftId: string, of: AddedUser = readers.reader, request: TestRequest = {}) =>
  postTo(api, '/gift')({ giftId, requestId: newRequestId() }, { bearer: of.accessToken, ...request });
const data = async (path: string, of: AddedUser = readers.reader, request: TestRequest = {}) =>
  at((await api.ask(path, { bearer: of.accessToken, ...request })).json, 'data');
async function seriesIdOf(alias: string): Promise<number> {
  const [row] = await api.db.run('select id from series where alias = $1', [alias]);
  return Number(row?.id);
}

test.each(['/gift', '/v1/gift', '/v2/gift'])('%s takes a gift once, and lists it with its series', async (path) => {
  await addGift(api.db, { platformId, id: 'alpha', seriesId: await seriesIdOf('alpha') });
  expect([await data('/gift/new'), await data('/gift/count')]).toEqual([1, 0]);
  const offered = { giftId: 'alpha', giftType: 'RENT', isReceived: false, issuedCount: 2, usedCount: 0 };
  const contents = { alias: 'alpha', title: 'Alpha here' };
  expect(await data(`${path}/receivable?contentsThumbnailType=MAIN`)).toMatchObject([
    { ...offered, contents: { ...contents, thumbnails: [{ type: 'MAIN' }] }, isForAny: false },
  ]);
  const body = { giftId: 'alpha', requestId: newRequestId() };
  const taken = await postTo(api, path)(body, { bearer: readers.reader.accessToken });
  expect(at(taken.json, 'data')).toMatchObject({ ...offered, isReceived: true, state: 'USABLE', contents });
  expect((await postTo(api, path)(body, { bearer: readers.reader.accessToken })).json).toEqual(taken.json);
  expect(outcome(await take('alpha'))).toBe('ALREADY_GIVEN_GIFT');
  expect(await data(path)).toMatchObject([{ giftId: 'alpha', isReceived: true, contents }]);
  expect(await data(`${path}/receivable`)).toEqual([]);
  expect([await data('/gift/new'), await data('/gift/count')]).toEqual([0, 2]);
  expect(await data('/benefit')).toMatchObject({ giftsToTake: 0, giftTickets: 2 });
});

test('the detail of a series tells its gifts and those for any, taken and to take', async () => {
  const alpha = await seriesIdOf('alpha');
  const soon = { receiveUntilMs: NOW_MS + HOUR_MS, useUntilMs: NOW_MS + HOUR_MS };
  await addGift(api.db, { platformId, id: 'any', type: 'FREE_TICKET', episodeCount: 1, ...soon });
  await addGift(api.db, { platformId, id: 'alpha', seriesId: alpha, ...soon });
  await addGift(api.db, { platformId, id: 'beta', seriesId: await seriesIdOf('beta') });
  await take('any');
  await api.db.orm.update(userGift).set({ usedCount: 1 });
  const shape = { giftType: 'POSSESSION', isReceived: true, issuedCount: 1, usedCount: 1 };
  expect(await data(`/v2/gift/contents/detail?contentsId=${alpha}`)).toMatchObject({
    receivedGifts: [{ giftId: 'any', ...shape }],
    receivableGifts: [{ giftId: 'alpha', giftType: 'RENT', isReceived: false, issuedCount: 2, usedCount: 0 }],
  });
  api.clock.setTo(NOW_MS + HOUR_MS);
  expect(await data(`/v2/gift/contents/detail?contentsId=${alpha}`)).toEqual({
    receivedGifts: [],
    receivableGifts: [],
  });
  expect(await data('/gift')).toMatchObject([{ state: 'USED' }]);
  api.clock.setTo(NOW_MS);
  const of = { bearer: readers.reader.accessToken };
  expect(outcome(await api.ask('/v2/gift/contents/detail?contentsId=999999', of))).toBe('NOT_EXIST');
  expect((await api.ask('/v2/gift/contents/detail?contentsId=x', of)).status).toBe(400);
});

test.each([
  ['ALL', ['young', 'grown', 'fresh', 'plain']],
  ['MINORS', ['young', 'fresh', 'plain']],
  ['ADULTS', ['grown']],
  ['NEW', ['fresh']],
  ['NAMED', ['plain']],
] as const)('a gift for %s is taken by whom it is for', async (target, takers) => {
  const createdAtMs = NOW_MS - 31 * DAY_MS;
  const people = {
    young: await addUser(api.db, { platformId, id: `young-${target}`, birthedOn: '2015-01-01', createdAtMs }),
    grown: await addUser(api.db, {
      platformId,
      id: `grown-${target}`,
      isAdult: true,
      birthedOn: '1990-05-01',
      createdAtMs,
    }),
    fresh: await addUser(api.db, { platformId, id: `fresh-${target}`, createdAtMs: NOW_MS - 29 * DAY_MS }),
    plain: await addUser(api.db, { platformId, id: `plain-${target}`, createdAtMs }),
    ofAge: await addUser(api.db, { platformId, id: `of-age-${target}`, birthedOn: '1990-05-01', createdAtMs }),
  };
  await addGift(api.db, { platformId, id: 'gift', target });
  if (target === 'NAMED')
    await api.db.orm.insert(giftTarget).values({ platformId, userId: people.plain.userId, giftId: 'gift' });
  const took: string[] = [];
  for (const [name, person] of Object.entries(people)) {
    const isOffered = (await data('/gift/new', person)) === 1;
    const end = outcome(await take('gift', person));
    expect([name, end]).toEqual([name, isOffered ? 'SUCCESS' : 'UN_MATCHED_GIFT_TARGET_TYPE']);
    if (end === 'SUCCESS') took.push(name);
  }
  expect(took).toEqual(target === 'ALL' ? [...takers, 'ofAge'] : takers);
});

test('every refusal of the block has its request', async () => {
  const gamma = await seriesIdOf('gamma');
  await addGift(api.db, { platformId, id: 'to-come', startsAtMs: NOW_MS + 1 });
  await addGift(api.db, { platformId, id: 'over', receiveUntilMs: NOW_MS });
  await addGift(api.db, { platformId, id: 'hidden', seriesId: await seriesIdOf('delta') });
  await addGift(api.db, { platformId, id: 'adult', seriesId: gamma });
  await addGift(api.db, { platformId: 'beltoon-jp', id: 'there' });
  const ends: Record<string, unknown> = {};
  for (const id of ['nothing', 'to-come', 'over', 'hidden', 'adult', 'there']) {
    const answer = await take(id);
    ends[id] = [answer.status, outcome(answer)];
  }
  expect(ends).toEqual({
    nothing: [200, 'NOT_FOUND_GIFT'],
    'to-come': [200, 'NOT_FOUND_GIFT'],
    over: [200, 'NOT_FOUND_GIFT'],
    hidden: [200, 'NOT_FOUND_GIFT_INFO'],
    adult: [200, 'UN_MATCHED_GIFT_TARGET_TYPE'],
    there: [200, 'NOT_FOUND_GIFT'],
  });
  expect(await data('/gift/receivable')).toEqual([]);
  expect(await data('/gift/receivable', readers.adult)).toMatchObject([
    { giftId: 'adult', contents: { isAdult: true } },
  ]);
  expect(outcome(await take('adult', readers.adult))).toBe('SUCCESS');
  // A reader who has turned the switch off since then sees the tickets, but nothing of the work.
  await api.db.run(`update app_user set is_adult_toggle = false where id = 'adult'`);
  expect(await data('/gift', readers.adult)).toMatchObject([{ giftId: 'adult', contents: null, isForAny: false }]);
});

test('the same reader on another platform has their own', async () => {
  await addGift(api.db, { platformId, id: 'same' });
  await addGift(api.db, { platformId: 'beltoon-jp', id: 'same' });
  const there = await addUser(api.db, { platformId: 'beltoon-jp', id: 'reader' });
  await take('same');
  const jp = { balconyId: 'BELTOON_JP' };
  expect([await data('/gift', there, jp), await data('/gift/new', there, jp)]).toEqual([[], 1]);
  expect((await take('same', readers.reader, jp)).status).toBe(401);
});
