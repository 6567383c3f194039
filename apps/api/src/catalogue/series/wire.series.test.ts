import { mintAccessToken, TEST_NOW_MS } from '@longstrip/test-kit';
import { addEntitlement, addSeries } from '@longstrip/test-kit/data';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { at, expectShape, listAt } from '../../testing/expect-shape.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { addWireWorld, type WireReaders } from '../../testing/wire-world.ts';

let api: TestApi;
let readers: WireReaders;
beforeAll(async () => {
  api = await createTestApi();
  readers = await addWireWorld(api);
});
afterAll(() => api.close());
afterEach(() => api.clock.setTo(TEST_NOW_MS));

const errorOf = (code: string) => ({ result: 'ERROR', error: { code } });

function episodeNamed(json: unknown, alias: string): unknown {
  return listAt(json, 'data.episodes').find((episode) => at(episode, 'alias') === alias);
}

describe('GET v2/contents/{alias}', () => {
  test('has every field of the wire', async () => {
    const { status, json } = await api.ask('/v2/contents/alpha');
    expect(status).toBe(200);
    expect(Object.keys(Object(json))).toEqual(['result', 'data']);
    expect(at(json, 'result')).toBe('SUCCESS');
    expectShape(at(json, 'data'), {
      id: 'int',
      alias: 'string',
      title: 'string',
      type: 'string',
      status: 'string',
      isAdult: 'boolean',
      isMixed: 'boolean',
      synopsis: 'string',
      creators: 'array',
      tags: 'array',
      thumbnails: 'array',
      episodes: 'array',
    });
    expectShape(at(json, 'data.creators.0'), { creatorId: 'int', name: 'string', type: 'string' });
    expectShape(at(json, 'data.tags.0'), { name: 'string', isExtra: 'boolean' });
    expectShape(at(json, 'data.thumbnails.0'), { type: 'string', imagePath: 'string' });
    expectShape(at(json, 'data.episodes.0'), {
      id: 'int',
      alias: 'string',
      title: 'string',
      subTitle: 'string|null',
      orderNo: 'int',
      openedAt: 'time',
      type: 'string',
      isSample: 'boolean',
      isLogin: 'boolean',
      paid: 'boolean',
      possessionCoin: 'int|null',
      rentCoin: 'int|null',
      permanentCoin: 'int|null',
      coinKind: 'string',
      purchaseStatus: 'string|null',
      rentExpiredAt: 'time|null',
      expiredAt: 'time',
      isRentGift: 'boolean',
      isRentFreetime: 'boolean',
      thumbnails: 'array',
    });
    expectShape(at(json, 'data.episodes.0.thumbnails.0'), { type: 'string', imagePath: 'string' });
  });

  test('says what the platform and the series say', async () => {
    const { json } = await api.ask('/v2/contents/alpha');
    expect(at(json, 'data')).toMatchObject({
      alias: 'alpha',
      title: 'Alpha here',
      type: 'COMIC',
      status: 'SCHEDULED',
      publisher: 'House of Alpha',
      viewCount: 1234,
      creators: [
        { name: 'Ada Writer', type: 'AUTHOR' },
        { name: 'Ben Painter', type: 'ARTIST' },
        { name: 'Ada Writer', type: 'ORIGINAL' },
      ],
      tags: [
        { name: 'Romance', isExtra: false },
        { name: 'Office', isExtra: false },
        { name: 'slow burn', isExtra: true },
      ],
      languages: [{ language: 'ja', alias: 'alpha-ja' }],
      freetime: null,
    });
    expect(listAt(json, 'data.scheduleDays').toSorted()).toEqual(['MONDAY', 'TEN']);
    expect(listAt(json, 'data.thumbnails').map((picture) => at(picture, 'type'))).toEqual([
      'DETAIL',
      'MAIN',
      'VERTICAL',
    ]);
    expect(String(at(json, 'data.thumbnails.0.imagePath'))).toMatch(/^https:\/\/bom-us\.sites\.test\/_\/image\?/);
  });

  test('lists the open episodes in their order, each with its prices', async () => {
    const { json } = await api.ask('/v2/contents/alpha');
    const prices = listAt(json, 'data.episodes').map((episode) => [
      at(episode, 'alias'),
      at(episode, 'paid'),
      at(episode, 'rentCoin'),
      at(episode, 'possessionCoin'),
      at(episode, 'permanentCoin'),
    ]);
    expect(prices).toEqual([
      ['ep-1', false, 0, 0, 0],
      ['ep-2', true, 2, 4, 4],
      ['ep-3', false, 0, 0, 0],
      ['ep-5', true, 7, null, null],
      ['ep-6', true, 2, 4, 4],
      ['sample', false, 0, 0, 0],
      ['members', false, 0, 0, 0],
    ]);
    expect(episodeNamed(json, 'ep-3')).toMatchObject({ freeUntil: TEST_NOW_MS + 3_600_000 });
    expect(episodeNamed(json, 'members')).toMatchObject({ isLogin: true });
    expect(episodeNamed(json, 'sample')).toMatchObject({ isSample: true, type: 'PREVIEW' });
  });

  test('tells a reader what they hold, and no other reader', async () => {
    const { json } = await api.ask('/v2/contents/alpha', { bearer: readers.reader.accessToken });
    const twoDaysOn = TEST_NOW_MS + 2 * 86_400_000;
    const nothing = { purchaseStatus: null, rentExpiredAt: null, expiredAt: 0, isRentGift: false };
    expect(episodeNamed(json, 'ep-1')).toMatchObject(nothing);
    expect(episodeNamed(json, 'ep-2')).toMatchObject({ ...nothing, purchaseStatus: 'POSSESSION', paid: true });
    const rental = { purchaseStatus: 'RENT', rentExpiredAt: twoDaysOn, expiredAt: twoDaysOn, isRentFreetime: false };
    expect(episodeNamed(json, 'ep-5')).toMatchObject({ ...rental, isRentGift: false });
    expect(episodeNamed(json, 'ep-6')).toMatchObject({ ...rental, isRentGift: true });
    const other = await api.ask('/v2/contents/alpha', { bearer: readers.adult.accessToken });
    expect(episodeNamed(other.json, 'ep-2')).toMatchObject(nothing);
  });

  test('a rental that is over is gone at its last instant', async () => {
    api.clock.setTo(TEST_NOW_MS + 2 * 86_400_000 - 1);
    const bearer = await mintAccessToken(readers.reader, { nowMs: api.clock.nowMs() });
    const before = await api.ask('/v2/contents/alpha', { bearer });
    expect(episodeNamed(before.json, 'ep-5')).toMatchObject({ purchaseStatus: 'RENT' });
    api.clock.setTo(TEST_NOW_MS + 2 * 86_400_000);
    const after = await api.ask('/v2/contents/alpha', { bearer });
    expect(episodeNamed(after.json, 'ep-5')).toMatchObject({ purchaseStatus: null, expiredAt: 0 });
    expect(episodeNamed(after.json, 'ep-2')).toMatchObject({ purchaseStatus: 'POSSESSION' });
  });

  test('the numeric id is as good as the alias', async () => {
    const byAlias = await api.ask('/v2/contents/alpha');
    const byId = await api.ask(`/v2/contents/${at(byAlias.json, 'data.id')}`);
    expect(byId.json).toEqual(byAlias.json);
  });

  test.each(['/v2', '/v1', '', '/api/balcony-api-v2', '/api/balcony-api'])(
    'prefix %j serves the same',
    async (prefix) => {
      const reference = await api.ask('/v2/contents/alpha');
      const { status, json } = await api.ask(`${prefix}/contents/alpha`);
      expect(status).toBe(200);
      expect(json).toEqual(reference.json);
    },
  );

  test.each([
    ['no-such-series', 'NOT_EXIST'],
    ['2147483647', 'NOT_EXIST'],
    ['2147483648', 'NOT_EXIST'],
    ['99999999999999999999', 'NOT_EXIST'],
    ['0', 'NOT_EXIST'],
    ['-1', 'NOT_EXIST'],
    ['images', 'NOT_EXIST'],
    ['delta', 'INVALID_CONTENTS'],
    ['epsilon', 'INVALID_CONTENTS'],
    ['zeta', 'INVALID_CONTENTS'],
    ['eta', 'INVALID_CONTENTS'],
    ['gamma', 'ADULT_ONLY_CONTENTS'],
  ])('%s is refused to a guest with %s', async (alias, code) => {
    const { status, json } = await api.ask(`/v2/contents/${alias}`);
    expect(status).toBe(200);
    expect(json).toMatchObject(errorOf(code));
    expect(Object.keys(Object(json))).toEqual(['result', 'error']);
    expectShape(at(json, 'error'), { code: 'string', message: 'string', detail: 'string' });
    expect(at(json, 'error.message')).not.toBe('');
  });

  test('a series opens at the instant that the platform set', async () => {
    const opensAtMs = TEST_NOW_MS + 86_400_000;
    api.clock.setTo(opensAtMs - 1);
    expect((await api.ask('/v2/contents/epsilon')).json).toMatchObject(errorOf('INVALID_CONTENTS'));
    api.clock.setTo(opensAtMs);
    expect((await api.ask('/v2/contents/epsilon')).json).toMatchObject({ result: 'SUCCESS' });
  });

  test('waiting until free is stated of a series that has it, where the platform has it', async () => {
    const platformIds = ['bom-us', 'bom-th'];
    const freetime = { freetimeEnabled: true, freetimeRefillHours: 36, freetimeExcludedNewest: 5 };
    await addSeries(api.db, { alias: 'waiting', platformIds, ...freetime });
    await addSeries(api.db, { alias: 'not-waiting', platformIds });
    const freetimeOf = async (alias: string, balconyId: string) =>
      at((await api.ask(`/v2/contents/${alias}`, { balconyId })).json, 'data.freetime');
    expect(await freetimeOf('waiting', 'BOMTOON_TH')).toEqual({ refillHours: 36, excludedNewest: 5 });
    expect(await freetimeOf('not-waiting', 'BOMTOON_TH')).toBeNull();
    expect(await freetimeOf('waiting', 'BOMTOON_US')).toBeNull();
  });

  test('of a series that the platform has taken off, the owner of an episode sees their own, without prices', async () => {
    const off = await addSeries(api.db, { alias: 'off-platform', platformIds: [], episodes: 2 });
    const { platformId, userId, accessToken: bearer } = readers.adultOff;
    const episodeId = off.episodes[1]?.id ?? 0;
    await addEntitlement(api.db, { platformId, userId, episodeId, scope: 'POSSESSION' });
    const { json } = await api.ask('/v2/contents/off-platform', { bearer });
    expect(at(json, 'data.title')).toBe('Title of off-platform');
    expect(listAt(json, 'data.episodes')).toHaveLength(1);
    expect(episodeNamed(json, 'ep-2')).toMatchObject({
      openedAt: TEST_NOW_MS - 7 * 86_400_000,
      paid: true,
      rentCoin: null,
      possessionCoin: null,
      purchaseStatus: 'POSSESSION',
    });
    expect((await api.ask('/v2/contents/off-platform')).json).toMatchObject(errorOf('INVALID_CONTENTS'));
  });

  test('a series that is hidden opens for a reader who holds an episode of it', async () => {
    const hidden = await addSeries(api.db, {
      alias: 'owned-and-hidden',
      platformIds: ['bom-us'],
      onPlatform: { isVisible: false },
    });
    const { platformId, userId, accessToken: bearer } = readers.adultOff;
    const episodeId = hidden.episodes[1]?.id ?? 0;
    await addEntitlement(api.db, { platformId, userId, episodeId, scope: 'POSSESSION' });
    expect((await api.ask('/v2/contents/owned-and-hidden')).json).toMatchObject(errorOf('INVALID_CONTENTS'));
    const owner = await api.ask('/v2/contents/owned-and-hidden', { bearer });
    expect(owner.json).toMatchObject({ result: 'SUCCESS', data: { alias: 'owned-and-hidden' } });
  });
});

describe('adult series', () => {
  test.each([
    ['a guest who says so, where no guest is believed', {}, 'gamma', '?isNotLoginAdult=true'],
    ['a reader who is not verified', { who: 'reader' }, 'gamma', ''],
    ['a verified reader with the switch off', { who: 'adultOff' }, 'gamma', ''],
    ['a guest on the Japanese site who said nothing', { balconyId: 'BELTOON_JP' }, 'theta', ''],
    ['a guest on the Japanese site who said no', { balconyId: 'BELTOON_JP' }, 'theta', '?isNotLoginAdult=false'],
  ] as const)('%s is refused', async (_who, request, alias, query) => {
    const { who, ...rest } = { who: null, ...request };
    const bearer = who === null ? {} : { bearer: readers[who].accessToken };
    const { status, json } = await api.ask(`/v2/contents/${alias}${query}`, { ...rest, ...bearer });
    expect([status, at(json, 'error.code')]).toEqual([200, 'ADULT_ONLY_CONTENTS']);
  });

  test('a verified adult with the switch on reads it', async () => {
    const { json } = await api.ask('/v2/contents/gamma', { bearer: readers.adult.accessToken });
    expect(json).toMatchObject({ result: 'SUCCESS', data: { isAdult: true } });
  });

  test('a guest on the Japanese site who says so reads it', async () => {
    const { json } = await api.ask('/v2/contents/theta?isNotLoginAdult=true', { balconyId: 'BELTOON_JP' });
    expect(json).toMatchObject({ result: 'SUCCESS', data: { isAdult: true } });
  });

  test('a cookie says nothing to the api', async () => {
    const headers = { cookie: 'notLoginAdult=Y; not-login-adult=Y' };
    const { json } = await api.ask('/v2/contents/theta', { balconyId: 'BELTOON_JP', headers });
    expect(at(json, 'error.code')).toBe('ADULT_ONLY_CONTENTS');
  });

  test('an American reader with a Korean address needs the Korean check as well', async () => {
    const bearer = readers.adult.accessToken;
    const korean = await api.ask('/v2/contents/gamma', { bearer, from: '203.0.113.7' });
    expect(at(korean.json, 'error.code')).toBe('ADULT_ONLY_CONTENTS');
    const american = await api.ask('/v2/contents/gamma', { bearer, from: '198.51.100.7' });
    expect(at(american.json, 'result')).toBe('SUCCESS');
  });
});
