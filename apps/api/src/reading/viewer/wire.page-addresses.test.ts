import { TEST_NOW_MS } from '@longstrip/test-kit';
import { addEntitlement, assetIdOf } from '@longstrip/test-kit/data';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { at, listAt } from '../../testing/expect-shape.ts';
import { createTestApi, type TestApi, type TestRequest } from '../../testing/test-api.ts';
import { addWireWorld, type WireReaders } from '../../testing/wire-world.ts';

let api: TestApi;
let readers: WireReaders;
beforeAll(async () => {
  api = await createTestApi();
  readers = await addWireWorld(api);
});
afterAll(() => api.close());

const asWho = (who: keyof WireReaders): TestRequest => ({ bearer: readers[who].accessToken });

/** The parameters of a picture's address. */
const parametersOf = (address: unknown) => Object.fromEntries(new URL(String(address)).searchParams);

describe('addresses of pages', () => {
  const addressOf = async (path: string, request?: TestRequest) => {
    const { json } = await api.ask(`/v2/contents/viewer/${path}`, request);
    const [image] = listAt(json, 'data.images');
    const whose = { isForAll: at(json, 'data.isForAll'), expiredAt: at(image, 'expiredAt') };
    return { ...parametersOf(at(image, 'imagePath')), ...whose };
  };

  test('of an episode that stays free are for every reader, the same for all of a day', async () => {
    const guest = await addressOf('alpha/ep-1');
    expect(guest).toMatchObject({ r: '*', p: 'bom-us', e: String(guest.expiredAt), isForAll: true });
    expect(await addressOf('alpha/ep-1', asWho('reader'))).toEqual(guest);
    expect(Number(guest.expiredAt)).toBeGreaterThan(TEST_NOW_MS + 86_400_000 / 2);
  });

  test('of a bought episode are the reader’s alone, for ten minutes', async () => {
    const owned = await addressOf('alpha/ep-2', asWho('reader'));
    expect(owned).toMatchObject({ r: 'reader', p: 'bom-us', expiredAt: TEST_NOW_MS + 600_000, isForAll: false });
  });

  test('of an adult episode are the reader’s alone, for two minutes', async () => {
    const adult = await addressOf('gamma/ep-1', asWho('adult'));
    expect(adult).toMatchObject({ r: 'adult', expiredAt: TEST_NOW_MS + 120_000, isForAll: false });
    const { json } = await api.ask('/v2/contents/images/gamma/ep-1', asWho('adult'));
    expect(at(json, 'data.0.expiredAt')).toBe(TEST_NOW_MS + 120_000);
  });

  test('of an episode that is free for a while are for every reader, until it is free no more', async () => {
    const guest = await addressOf('alpha/ep-3');
    expect(guest).toMatchObject({ r: '*', expiredAt: TEST_NOW_MS + 3_600_000, isForAll: true });
    expect(await addressOf('alpha/ep-3', asWho('reader'))).toEqual(guest);
  });

  test('of an episode for members, or adult, are one reader’s', async () => {
    expect(await addressOf('alpha/members', asWho('reader'))).toMatchObject({ r: 'reader', isForAll: false });
    expect(await addressOf('gamma/ep-1', asWho('adult'))).toMatchObject({ r: 'adult', isForAll: false });
  });

  test('never take their origin from the request, and fit what clients can hold', async () => {
    const { text, json } = await api.ask('http://evil.example/v2/contents/viewer/alpha/ep-1', {
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    });
    expect(text).not.toContain('evil.example');
    for (const image of listAt(json, 'data.images')) {
      expect(String(at(image, 'imagePath'))).toMatch(/^https:\/\/bom-us\.sites\.test\/_\/image\?/);
      expect(String(at(image, 'imagePath')).length).toBeLessThanOrEqual(1024);
    }
  });
});

describe('a text episode', () => {
  test('has its HTML in contentText rows, with addresses for its pictures', async () => {
    const { json } = await api.ask('/v2/contents/viewer/beta/ep-1');
    expect(at(json, 'data')).toMatchObject({
      contentType: 'TEXT',
      contentsType: 'NOVEL',
      viewerType: 'PAPER',
      paperDirection: 'RTL',
      writingMode: 'VERTICAL',
    });
    const [first, second] = listAt(json, 'data.images');
    expect(first).toMatchObject({ order: 1, imagePath: null, width: 0, height: 0 });
    expect(second).toMatchObject({ order: 2, contentText: '<p>Two</p>' });
    const text = String(at(first, 'contentText'));
    expect(text).not.toContain('asset:');
    const [, source = ''] = / src="([^"]+)"/.exec(text) ?? [];
    const address = new URL(source.replaceAll('&amp;', '&'));
    expect(address.searchParams.get('url')).toBe(`/a/${assetIdOf('inside beta')}`);
    expect(text).toContain('width="720" height="1080"');
  });

  test('never hands out a picture of another episode', async () => {
    const bearer = readers.adult;
    const { json: series } = await api.ask('/v2/contents/beta');
    const episodeId = Number(at(series, 'data.episodes.1.id'));
    const { platformId, userId } = bearer;
    await addEntitlement(api.db, { platformId, userId, episodeId, scope: 'POSSESSION' });
    const { json } = await api.ask('/v2/contents/viewer/beta/ep-2', asWho('adult'));
    const text = String(at(json, 'data.images.0.contentText'));
    expect(text).toBe('<p>Three</p><img src="" alt="not of this episode">');
  });
});
