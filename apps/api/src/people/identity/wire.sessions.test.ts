import { TEST_NOW_MS } from '@longstrip/test-kit';
import { addSeries, addSession, addUser } from '@longstrip/test-kit/data';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { at } from '../../testing/expect-shape.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

const US = 'BOMTOON_US';
const JAPAN = 'BELTOON_JP';
const PLATFORM_IDS = { [US]: 'bom-us', [JAPAN]: 'beltoon-jp' } as const;

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  await addSeries(api.db, { alias: 'night', platformIds: Object.values(PLATFORM_IDS), isAdult: true });
});
afterAll(() => api.close());

/** A reader with the same user id and session id on both platforms; only one of the two sessions is live. */
async function addTwins(id: string, liveOn: typeof US | typeof JAPAN): Promise<Record<string, string>> {
  const tokens: Record<string, string> = {};
  for (const balconyId of [US, JAPAN] as const) {
    const platformId = PLATFORM_IDS[balconyId];
    const isAdult = balconyId === JAPAN;
    await addUser(api.db, { platformId, id, name: platformId, isAdult, birthedOn: isAdult ? '1990-05-01' : null });
    const revokedAtMs = balconyId === liveOn ? {} : { revokedAtMs: TEST_NOW_MS - 1 };
    const session = { platformId, userId: id, sessionId: `shared-${id}`, ...revokedAtMs };
    tokens[balconyId] = (await addSession(api.db, session)).accessToken;
  }
  return tokens;
}

describe('two platforms with the same user and session ids', () => {
  test.each([
    ['one', US, JAPAN],
    ['two', JAPAN, US],
  ] as const)('reader %s is signed in on %s alone', async (id, live, ended) => {
    const tokens = await addTwins(id, live);
    const user = (balconyId: string) =>
      api.ask('/user', { method: 'POST', balconyId, bearer: tokens[balconyId] ?? '' });
    expect((await user(live)).json).toMatchObject({ result: 'SUCCESS', data: { name: PLATFORM_IDS[live] } });
    const refused = await user(ended);
    expect([refused.status, at(refused.json, 'error.code')]).toEqual([401, 'NOT_FOUND_ACCESS_TOKEN']);
  });

  test('each account keeps its own age', async () => {
    const american = await addUser(api.db, { platformId: 'bom-us', id: 'both', birthedOn: '2012-05-01' });
    const japanese = await addUser(api.db, { platformId: 'beltoon-jp', id: 'both', isAdult: true });
    const codeOf = async (balconyId: string, bearer: string) => {
      const { json } = await api.ask('/v2/contents/night', { balconyId, bearer });
      return at(json, 'error.code') ?? at(json, 'result');
    };
    expect(await codeOf(US, american.accessToken)).toBe('ADULT_ONLY_CONTENTS');
    expect(await codeOf(JAPAN, japanese.accessToken)).toBe('SUCCESS');
  });
});
