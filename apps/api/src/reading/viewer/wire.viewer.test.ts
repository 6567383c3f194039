import { TEST_NOW_MS } from '@longstrip/test-kit';
import { addEntitlement, addSeries } from '@longstrip/test-kit/data';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { at, expectShape, listAt } from '../../testing/expect-shape.ts';
import { createTestApi, type TestApi, type TestRequest } from '../../testing/test-api.ts';
import { addWireWorld, type WireReaders } from '../../testing/wire-world.ts';

let api: TestApi;
let readers: WireReaders;
beforeAll(async () => {
  api = await createTestApi();
  readers = await addWireWorld(api);
});
afterAll(() => api.close());
afterEach(() => api.clock.setTo(TEST_NOW_MS));

type Who = keyof WireReaders | 'guest';

function asWho(who: Who, more: TestRequest = {}): TestRequest {
  return who === 'guest' ? more : { ...more, bearer: readers[who].accessToken };
}

const codeOf = async (path: string, request?: TestRequest) => {
  const { status, json } = await api.ask(path, request);
  return [status, at(json, 'error.code') ?? at(json, 'result')];
};

/** The parameters of a picture's address. */
const parametersOf = (address: unknown) => Object.fromEntries(new URL(String(address)).searchParams);

describe('GET v2/contents/viewer/{alias}/{episodeAlias}', () => {
  test('has every field of the wire', async () => {
    const { status, json } = await api.ask('/v2/contents/viewer/alpha/ep-1');
    expect(status).toBe(200);
    expectShape(at(json, 'data'), {
      contentId: 'int',
      episodeId: 'int',
      contentsAlias: 'string',
      contentsTitle: 'string',
      episodeAlias: 'string',
      title: 'string',
      subTitle: 'string|null',
      contentType: 'string',
      contentsType: 'string',
      isScramble: 'boolean',
      viewerType: 'string',
      paperDirection: 'string',
      prevEpisode: 'object|null',
      nextEpisode: 'object|null',
      isAdult: 'boolean',
      images: 'array',
    });
    for (const image of listAt(json, 'data.images')) {
      expectShape(image, {
        order: 'int',
        imagePath: 'string',
        width: 'int',
        height: 'int',
        defaultHeight: 'int',
        expiredAt: 'time',
        code: 'null',
        type: 'null',
        contentText: 'null',
        line: 'null',
        point: 'null',
        scrambleIndex: 'null',
      });
    }
    expect(at(json, 'data')).toMatchObject({
      contentsAlias: 'alpha',
      contentsTitle: 'Alpha here',
      episodeAlias: 'ep-1',
      title: 'Episode 1',
      subTitle: 'The first',
      contentType: 'IMAGE',
      contentsType: 'COMIC',
      isScramble: false,
      viewerType: 'SCROLL',
      paperDirection: 'LTR',
      prevEpisode: null,
      nextEpisode: { alias: 'ep-2' },
      isAdult: false,
    });
    expect(listAt(json, 'data.images').map((image) => at(image, 'order'))).toEqual([1, 2]);
  });

  test('the older form and the numeric ids answer the same', async () => {
    const reference = await api.ask('/v2/contents/viewer/alpha/ep-1');
    const [seriesId, episodeId] = [at(reference.json, 'data.contentId'), at(reference.json, 'data.episodeId')];
    for (const path of [
      'alpha/ep-1',
      `viewer/${seriesId}/${episodeId}`,
      `${seriesId}/ep-1`,
      `viewer/alpha/${episodeId}`,
    ]) {
      expect((await api.ask(`/v2/contents/${path}`)).json).toEqual(reference.json);
    }
    expect((await api.ask('/api/balcony-api-v2/contents/viewer/alpha/ep-1')).json).toEqual(reference.json);
  });

  test('an alias that is a number counts before an id', async () => {
    const other = await addSeries(api.db, {
      alias: 'numbered',
      platformIds: ['bom-us'],
      onPlatform: { freeEpisodeCount: 9 },
      episodes: 2,
    });
    const [first, second] = other.episodes;
    const alias = String(first?.id);
    await addSeries(api.db, { alias: 'numbered-two', platformIds: ['bom-us'], episodes: 0 });
    await api.db.run('update episode set alias = $1 where id = $2', [alias, second?.id]);
    const { json } = await api.ask(`/v2/contents/viewer/numbered/${alias}`);
    expect(at(json, 'data.episodeId')).toBe(second?.id);
  });

  test('the neighbours are those a list shows, with the reader’s rights', async () => {
    const { json } = await api.ask('/v2/contents/viewer/alpha/ep-3', asWho('reader'));
    expect(at(json, 'data.prevEpisode')).toMatchObject({ alias: 'ep-2', purchaseStatus: 'POSSESSION', paid: true });
    expect(at(json, 'data.nextEpisode')).toMatchObject({ alias: 'ep-5', purchaseStatus: 'RENT' });
    const last = await api.ask('/v2/contents/viewer/alpha/sample');
    expect(at(last.json, 'data.nextEpisode.alias')).toBe('members');
  });

  test('a page is offered in the widths that fit it, as one address each', async () => {
    const { json } = await api.ask('/v2/contents/viewer/alpha/ep-6', asWho('reader'));
    const [image] = listAt(json, 'data.images');
    expect(image).toMatchObject({ width: 2000, height: 1000, defaultHeight: 1000, placeholder: '#808080' });
    const widths = listAt(image, 'sources').map((source) => [at(source, 'width'), parametersOf(at(source, 'url')).w]);
    expect(widths).toEqual([640, 750, 828, 1080, 1200, 1920, 2048].map((width) => [width, String(width)]));
    expect(parametersOf(at(image, 'imagePath')).w).toBe('1080');
  });
});

test('a page brings the gutters of its picture, where they are known', async () => {
  const pages = async () => {
    const { json } = await api.ask('/v2/contents/viewer/alpha/ep-6', asWho('reader'));
    return listAt(json, 'data.images').map((image) => at(image, 'gutters'));
  };
  expect(new Set(await pages())).toEqual(new Set([undefined]));
  await api.db.run(`update asset set gutters = '[[0, 12]]'`);
  expect(await pages()).toContainEqual([[0, 12]]);
});

describe('what is on a page', () => {
  const pages = async () => {
    const { json } = await api.ask('/v2/contents/viewer/alpha/ep-6', asWho('reader'));
    return listAt(json, 'data.images');
  };
  const panels = [
    [410, 0, 390, 300],
    [0, 0, 400, 300],
  ];

  test('is left out while it is not known, except for the id of the picture', async () => {
    const [image] = await pages();
    expect(image).not.toHaveProperty('regions');
    expect(image).not.toHaveProperty('trim');
    expect(at(image, 'pageId')).toMatch(/^[0-9a-f]{12}$/);
  });

  test.each([
    ['LTR', [panels[1], panels[0]]],
    ['RTL', panels],
  ])('is what was found in its picture, in the order of its episode (%s)', async (direction, boxes) => {
    await api.db.run('update asset set panels = $1::jsonb, trim = $2::jsonb', [
      JSON.stringify(panels),
      JSON.stringify([8, 0, 8, 4]),
    ]);
    await api.db.run(`update episode set reading_direction = $1 where alias = 'ep-6'`, [direction]);
    expect((await pages())[0]).toMatchObject({
      regions: boxes.map((box, index) => ({ box, order: index + 1 })),
      trim: [8, 0, 8, 4],
    });
  });

  test('is what the book states, and before that what an operator corrected', async () => {
    const stated = [{ box: [1, 2, 30, 40], text: 'Ahoy!', scene: 'A harbour' }];
    await api.db.run(`update asset set panels = '[[0, 0, 9, 9]]'`);
    await api.db.run('update page set regions = $1::jsonb', [JSON.stringify(stated)]);
    expect(at((await pages())[0], 'regions')).toEqual([{ ...stated[0], order: 1 }]);
    await api.db.run(`update page set corrected_regions = '[]'`);
    expect(at((await pages())[0], 'regions')).toEqual([]);
  });

  test('has the id of its picture, and the same one in another episode', async () => {
    await api.db.run(
      `update page set asset_id = (select min(asset_id) from page where asset_id is not null) where asset_id is not null`,
    );
    const ids = new Set((await pages()).map((image) => at(image, 'pageId')));
    expect(ids.size).toBe(1);
    const other = await api.ask('/v2/contents/viewer/alpha/ep-1', asWho('reader'));
    const shown = listAt(other.json, 'data.images').flatMap((image) => at(image, 'pageId') ?? []);
    expect(new Set(shown)).toEqual(ids);
  });
});

test('a page brings its blurred picture, where it is made', async () => {
  const blurred = 'data:image/webp;base64,UklGRgAA';
  const pages = async () => {
    const { json } = await api.ask('/v2/contents/viewer/alpha/ep-6', asWho('reader'));
    return listAt(json, 'data.images').map((image) => at(image, 'blurred'));
  };
  expect(new Set(await pages())).toEqual(new Set([null]));
  await api.db.run('update asset set blurred = $1', [blurred]);
  expect(new Set(await pages())).toEqual(new Set([blurred]));
});

describe('who may read', () => {
  test.each([
    ['guest', 'alpha/ep-1', [200, 'SUCCESS']],
    ['guest', 'alpha/ep-3', [200, 'SUCCESS']],
    ['guest', 'alpha/sample', [200, 'SUCCESS']],
    ['guest', 'alpha/ep-2', [200, 'NOT_LOGIN_USER']],
    ['guest', 'alpha/members', [200, 'NOT_LOGIN_USER']],
    ['reader', 'alpha/members', [200, 'SUCCESS']],
    ['reader', 'alpha/ep-2', [200, 'SUCCESS']],
    ['reader', 'alpha/ep-5', [200, 'SUCCESS']],
    ['reader', 'alpha/ep-6', [200, 'SUCCESS']],
    ['adult', 'alpha/ep-2', [200, 'UNAUTHORIZED_CONTENTS']],
    ['adult', 'alpha/ep-5', [200, 'UNAUTHORIZED_CONTENTS']],
    ['guest', 'no-such-series/ep-1', [200, 'NOT_EXIST']],
    ['guest', 'alpha/no-such-episode', [200, 'NOT_FOUND_EPISODE']],
    ['guest', 'alpha/2147483648', [200, 'NOT_FOUND_EPISODE']],
    ['guest', 'alpha/ep-4', [200, 'INVALID_CONTENTS']],
    ['guest', 'delta/ep-1', [200, 'INVALID_CONTENTS']],
    ['guest', 'epsilon/ep-1', [200, 'INVALID_CONTENTS']],
    ['guest', 'zeta/ep-1', [200, 'INVALID_CONTENTS']],
    ['guest', 'eta/ep-1', [200, 'INVALID_CONTENTS']],
    ['guest', 'gamma/ep-1', [200, 'ADULT_ONLY_CONTENTS']],
    ['reader', 'gamma/ep-1', [200, 'ADULT_ONLY_CONTENTS']],
    ['adultOff', 'gamma/ep-1', [200, 'ADULT_ONLY_CONTENTS']],
    ['adult', 'gamma/ep-1', [200, 'SUCCESS']],
    ['adult', 'gamma/ep-2', [200, 'UNAUTHORIZED_CONTENTS']],
    ['revoked', 'alpha/ep-1', [200, 'NOT_FOUND_ACCESS_TOKEN']],
    ['revoked', 'alpha/ep-2', [200, 'NOT_FOUND_ACCESS_TOKEN']],
  ] as const)('%s, %s: %j', async (who, path, expected) => {
    expect(await codeOf(`/v2/contents/viewer/${path}`, asWho(who))).toEqual(expected);
    expect(await codeOf(`/v2/contents/${path}`, asWho(who))).toEqual(expected);
  });

  test('a guest’s yes opens adult series on the Japanese site alone', async () => {
    const japanese = { balconyId: 'BELTOON_JP' };
    expect(await codeOf('/v2/contents/viewer/theta/ep-1', japanese)).toEqual([200, 'ADULT_ONLY_CONTENTS']);
    expect(await codeOf('/v2/contents/viewer/theta/ep-1?isNotLoginAdult=true', japanese)).toEqual([200, 'SUCCESS']);
    expect(await codeOf('/v2/contents/viewer/gamma/ep-1?isNotLoginAdult=true')).toEqual([200, 'ADULT_ONLY_CONTENTS']);
  });

  test('nothing but the bearer makes a reader', async () => {
    const { userId, sessionId, platformId } = readers.reader;
    const claims = {
      'x-user-id': userId,
      'x-longstrip-reader': `${platformId}/${userId}`,
      'x-balcony-user': userId,
      cookie: `userId=${userId}; session=${sessionId}; accessToken=${readers.reader.accessToken}`,
      authorization: `Basic ${btoa(`${userId}:`)}`,
    };
    const path = `/v2/contents/viewer/alpha/ep-2?userId=${userId}&isAdult=true&token=${readers.reader.accessToken}`;
    expect(await codeOf(path, { headers: claims })).toEqual([200, 'NOT_LOGIN_USER']);
  });

  test('rights on one platform are none on another', async () => {
    const elsewhere = asWho('reader', { balconyId: 'BELTOON_JP' });
    expect(await codeOf('/v2/contents/viewer/alpha/ep-2', elsewhere)).toEqual([200, 'NOT_LOGIN_USER']);
    const japanese = asWho('japanese', { balconyId: 'BELTOON_JP' });
    expect(await codeOf('/v2/contents/viewer/alpha/ep-2', japanese)).toEqual([200, 'UNAUTHORIZED_CONTENTS']);
  });

  test('a right that was taken back opens nothing; one from before the clock went back does', async () => {
    const { platformId, userId } = readers.adult;
    const series = await addSeries(api.db, { alias: 'rights', platformIds: ['bom-us'], episodes: 3 });
    const [, second, third] = series.episodes.map(({ id }) => id);
    const of = { platformId, userId, scope: 'POSSESSION' as const };
    await addEntitlement(api.db, { ...of, episodeId: second ?? 0, revokedAtMs: TEST_NOW_MS - 1 });
    await addEntitlement(api.db, { ...of, episodeId: third ?? 0, startedAtMs: TEST_NOW_MS + 1 });
    expect(await codeOf('/v2/contents/viewer/rights/ep-2', asWho('adult'))).toEqual([200, 'UNAUTHORIZED_CONTENTS']);
    expect(await codeOf('/v2/contents/viewer/rights/ep-3', asWho('adult'))).toEqual([200, 'SUCCESS']);
  });

  test('what a reader owns opens for them also when the platform has taken it off, and for no other reader', async () => {
    const offPlatform = await addSeries(api.db, { alias: 'off-platform', platformIds: [], episodes: 1 });
    const episodeOff = await addSeries(api.db, {
      alias: 'episode-off',
      platformIds: ['bom-us'],
      episodes: [{}, { onPlatform: null }],
    });
    const { platformId, userId } = readers.adultOff;
    const owned = [offPlatform.episodes[0], episodeOff.episodes[1]].map((episode) => episode?.id ?? 0);
    for (const episodeId of owned) {
      await addEntitlement(api.db, { platformId, userId, episodeId, scope: 'POSSESSION' });
    }
    for (const [path, title] of [
      ['off-platform/ep-1', 'Title of off-platform'],
      ['episode-off/ep-2', 'Title of episode-off'],
    ]) {
      const { status, json } = await api.ask(`/v2/contents/viewer/${path}`, asWho('adultOff'));
      expect([status, at(json, 'data.contentsTitle')]).toEqual([200, title]);
      // Its address is for this reader alone.
      expect(parametersOf(at(json, 'data.images.0.imagePath')).r).toBe(userId);
      expect(await codeOf(`/v2/contents/viewer/${path}`)).toEqual([200, 'INVALID_CONTENTS']);
      expect(await codeOf(`/v2/contents/viewer/${path}`, asWho('reader'))).toEqual([200, 'INVALID_CONTENTS']);
    }
  });

  test('a free window opens and closes to the millisecond', async () => {
    const hour = 3_600_000;
    const at = async (nowMs: number) => {
      api.clock.setTo(nowMs);
      return (await codeOf('/v2/contents/viewer/alpha/ep-3'))[1];
    };
    expect(await at(TEST_NOW_MS - hour - 1)).toBe('NOT_LOGIN_USER');
    expect(await at(TEST_NOW_MS - hour)).toBe('SUCCESS');
    expect(await at(TEST_NOW_MS + hour - 1)).toBe('SUCCESS');
    expect(await at(TEST_NOW_MS + hour)).toBe('NOT_LOGIN_USER');
  });
});

describe('GET v2/contents/viewer/{episodeId}', () => {
  test('says where the episode is read, bought or not', async () => {
    const { json } = await api.ask('/v2/contents/alpha');
    for (const episode of listAt(json, 'data.episodes')) {
      const id = at(episode, 'id');
      expect((await api.ask(`/v2/contents/viewer/${id}`)).json).toEqual({
        result: 'SUCCESS',
        data: {
          contentId: at(json, 'data.id'),
          episodeId: id,
          contentsAlias: 'alpha',
          episodeAlias: at(episode, 'alias'),
        },
      });
    }
  });

  test.each(['ep-1', '0', '2147483647', '2147483648', '99999999999', 'x'])('%s is no episode', async (id) => {
    expect(await codeOf(`/v2/contents/viewer/${id}`)).toEqual([200, 'NOT_FOUND_EPISODE']);
  });

  test('what is not shown stays unknown', async () => {
    const rows = await api.db.run(
      `select e.id from episode e join series s on s.id = e.series_id
       where (s.alias = 'alpha' and e.alias = 'ep-4') or s.alias in ('delta', 'epsilon', 'zeta', 'eta')`,
    );
    expect(rows.length).toBeGreaterThan(5);
    for (const row of rows) {
      expect(await codeOf(`/v2/contents/viewer/${row.id}`)).toEqual([200, 'NOT_FOUND_EPISODE']);
    }
  });
});
