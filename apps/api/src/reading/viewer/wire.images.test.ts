import { TEST_NOW_MS } from '@longstrip/test-kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

const ask = (path: string, who: keyof WireReaders | null = 'reader') =>
  api.ask(`/v2/contents/images/${path}`, who === null ? {} : { bearer: readers[who].accessToken });

test('is an array of pictures in one width, numbered from 1', async () => {
  const { status, json } = await ask('alpha/ep-2?imageWidth=640');
  expect(status).toBe(200);
  const images = listAt(json, 'data');
  expect(images.map((image) => at(image, 'orderNo'))).toEqual([1, 2]);
  for (const image of images) {
    expectShape(image, {
      orderNo: 'int',
      width: 'int',
      height: 'int',
      imagePath: 'string',
      line: 'null',
      point: 'null',
    });
    expect(image).toMatchObject({ width: 640, height: 960, expiredAt: TEST_NOW_MS + 600_000 });
    const address = new URL(String(at(image, 'imagePath')));
    expect(address.searchParams.get('w')).toBe('640');
    expect(address.hash).toBe('');
    expect(address.href.length).toBeLessThanOrEqual(1024);
  }
});

test.each([
  ['alpha/ep-6?imageWidth=1080', '1080', 1080, 540],
  ['alpha/ep-6', '1080', 1080, 540],
  ['alpha/ep-6?imageWidth=700', '750', 750, 375],
  ['alpha/ep-6?imageWidth=99999', '2048', 2000, 1000],
  ['alpha/ep-6?imageWidth=wide', '1080', 1080, 540],
  ['alpha/ep-2?imageWidth=3840', '750', 720, 1080],
])('%s is answered in an allowed width, never larger than it is', async (path, asked, width, height) => {
  const { json } = await ask(path);
  const [image] = listAt(json, 'data');
  expect(image).toMatchObject({ width, height });
  expect(new URL(String(at(image, 'imagePath'))).searchParams.get('w')).toBe(asked);
});

test('a text episode has no pictures of its own', async () => {
  expect((await ask('beta/ep-1')).json).toEqual({ result: 'SUCCESS', data: [] });
});

test.each([
  ['alpha/ep-1', 'adult', [200, 'SUCCESS']],
  ['alpha/ep-2', 'adult', [200, 'UNAUTHORIZED_CONTENTS']],
  ['alpha/ep-4', 'reader', [200, 'INVALID_CONTENTS']],
  ['alpha/none', 'reader', [200, 'NOT_FOUND_EPISODE']],
  ['none/ep-1', 'reader', [200, 'NOT_EXIST']],
  ['gamma/ep-1', 'reader', [200, 'ADULT_ONLY_CONTENTS']],
  ['gamma/ep-1?isNotLoginAdult=true', 'reader', [200, 'ADULT_ONLY_CONTENTS']],
  ['alpha/ep-1', null, [401, 'NOT_LOGIN_USER']],
  ['alpha/ep-1', 'revoked', [401, 'NOT_FOUND_ACCESS_TOKEN']],
] as const)('%s for %s: %j', async (path, who, expected) => {
  const { status, json } = await ask(path, who);
  expect([status, at(json, 'error.code') ?? at(json, 'result')]).toEqual(expected);
});
