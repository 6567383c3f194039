import { addEntitlement, addSeries, addUser } from '@longstrip/test-kit/data';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { at } from '../../testing/expect-shape.ts';
import { createTestApi, type TestApi, type TestRequest } from '../../testing/test-api.ts';

// A BL work on the platform with the switch (D36): open to guests and to readers who have the switch on, only on the web.

const TAIWAN = { balconyId: 'BOMTOON_TW' };
const NATIVE_CLIENTS = ['IOS_APP', 'AND_PLAY', 'AND_PLUS'];

let api: TestApi;
let episodeId: number;
const bearers = new Map<string, string>();
beforeAll(async () => {
  api = await createTestApi();
  // The genre counts wherever it stands among the tags.
  const { episodes } = await addSeries(api.db, {
    alias: 'bl',
    platformIds: ['bom-tw', 'bom-us'],
    tags: ['動作', 'BL'],
  });
  episodeId = episodes[0]?.id ?? 0;
  const platformId = 'bom-tw';
  for (const [id, isBlToggle] of [
    ['on', true],
    ['off', false],
    ['owner', false],
  ] as const) {
    bearers.set(id, (await addUser(api.db, { platformId, id, isBlToggle })).accessToken);
  }
  await addEntitlement(api.db, { platformId, userId: 'owner', episodeId, scope: 'POSSESSION' });
});
afterAll(() => api.close());

async function codeOf(path: string, request: TestRequest): Promise<unknown> {
  const { json } = await api.ask(`/v2/contents/${path}`, { ...TAIWAN, ...request });
  return at(json, 'error.code') ?? at(json, 'result');
}

/** How the series, the episode in both forms, and the address of the episode are answered. */
function codesFor(request: TestRequest): Promise<unknown[]> {
  const paths = ['bl', 'viewer/bl/ep-1', 'bl/ep-1', `viewer/${episodeId}`];
  return Promise.all(paths.map((path) => codeOf(path, request)));
}

const asReader = (id: string, headers: Record<string, string> = {}) => ({ bearer: bearers.get(id) ?? '', headers });
const SHOWN = ['SUCCESS', 'SUCCESS', 'SUCCESS', 'SUCCESS'];
const HIDDEN = ['INVALID_CONTENTS', 'INVALID_CONTENTS', 'INVALID_CONTENTS', 'NOT_FOUND_EPISODE'];

describe('a BL work and its free episode', () => {
  test('open on the web to a guest and to a reader with the switch on', async () => {
    expect(await codesFor({})).toEqual(SHOWN);
    expect(await codesFor(asReader('on'))).toEqual(SHOWN);
  });

  test('are refused to a reader with the switch off', async () => {
    expect(await codesFor(asReader('off'))).toEqual(HIDDEN);
  });

  test.each(NATIVE_CLIENTS)('are refused in the app %s, whatever the switch', async (client) => {
    const headers = { 'x-platform': client };
    expect(await codesFor({ headers })).toEqual(HIDDEN);
    expect(await codesFor(asReader('on', headers))).toEqual(HIDDEN);
  });

  test('of these an owned episode stays readable with the switch off, the page of its series does not', async () => {
    expect(await codesFor(asReader('owner'))).toEqual(['INVALID_CONTENTS', 'SUCCESS', 'SUCCESS', 'SUCCESS']);
  });

  test('open everywhere on a platform without the switch', async () => {
    expect(await codesFor({ balconyId: 'BOMTOON_US', headers: { 'x-platform': 'IOS_APP' } })).toEqual(SHOWN);
  });
});
