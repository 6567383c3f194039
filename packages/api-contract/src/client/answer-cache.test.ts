import { describe, expect, test } from 'vitest';
import { type ApiClient, createApiClient } from './api-client.ts';
import type { AnswerCache, ApiClientOptions } from './api-transport.ts';

const GUEST: Omit<ApiClientOptions, 'fetch' | 'cache'> = {
  baseUrl: 'http://api.test',
  balconyId: 'BELTOON_JP',
  timeZone: 'Asia/Tokyo',
  acceptLanguage: 'ja-JP',
};

/** Clients of one site: they share a cache that keeps everything, and a fake api counts the requests. */
function createSite() {
  const requests: Request[] = [];
  const answers = new Map<string, Promise<unknown>>();
  const cache: AnswerCache = {
    cached: <Data>(key: string, ask: () => Promise<Data>) => {
      const known = answers.get(key) ?? ask();
      answers.set(key, known);
      return known as Promise<Data>;
    },
  };
  const clientOf = (more: Partial<ApiClientOptions> = {}): ApiClient =>
    createApiClient({
      ...GUEST,
      ...more,
      cache,
      fetch: (request) => {
        requests.push(request);
        // The number of requests so far: a cached answer has a lower number.
        return Response.json({ result: 'SUCCESS', data: [requests.length] });
      },
    });
  return { clientOf, requests };
}

async function idsOf(client: ApiClient): Promise<number[]> {
  const reply = await client.originalSeriesIds({ type: 'COMIC' });
  return reply.ok ? reply.data : [];
}

describe('what guests are answered alike', () => {
  test('is asked for once and given to the next guest', async () => {
    const { clientOf, requests } = createSite();
    expect(await idsOf(clientOf())).toEqual([1]);
    expect(await idsOf(clientOf({ requestId: 'another', clientAddress: '203.0.113.9', serviceSecret: 's' }))).toEqual([
      1,
    ]);
    expect(requests).toHaveLength(1);
  });

  test('is cached for signed-in readers by what they may see, not by account', async () => {
    const { clientOf, requests } = createSite();
    const reader = (bearer: string, seesAdult: boolean, seesBl: boolean) =>
      clientOf({ bearer, serviceSecret: 's', view: { seesAdult, seesBl } });
    expect(await idsOf(reader('one', true, true))).toEqual([1]);
    expect(await idsOf(reader('another', true, true))).toEqual([1]);
    expect(await idsOf(reader('one', false, true))).toEqual([2]);
    expect(await idsOf(reader('one', true, false))).toEqual([3]);
    expect(await idsOf(clientOf())).toEqual([4]);
    expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual([null, null, null, null]);
  });

  test('is neither given to a signed-in reader of unknown view nor taken from one', async () => {
    const { clientOf, requests } = createSite();
    expect(await idsOf(clientOf({ bearer: 'a.b.c' }))).toEqual([1]);
    expect(await idsOf(clientOf())).toEqual([2]);
    expect(await idsOf(clientOf({ bearer: 'a.b.c' }))).toEqual([3]);
    expect(await idsOf(clientOf())).toEqual([2]);
    expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer a.b.c', null, 'Bearer a.b.c']);
  });

  test.each<[what: string, more: Partial<ApiClientOptions>]>([
    ['locale', { acceptLanguage: 'en-US' }],
    ['platform', { balconyId: 'BOMTOON_TH' }],
    ['time zone', { timeZone: 'Asia/Seoul' }],
    ['device', { platform: 'IOS_APP' }],
    ['statement about their age', { isNotLoginAdult: true }],
  ])('is asked for anew by a guest of another %s', async (_, more) => {
    const { clientOf } = createSite();
    expect(await idsOf(clientOf())).toEqual([1]);
    expect(await idsOf(clientOf(more))).toEqual([2]);
    expect(await idsOf(clientOf())).toEqual([1]);
    expect(await idsOf(clientOf(more))).toEqual([2]);
  });

  test('is cached for each path, query and body by itself', async () => {
    const { clientOf, requests } = createSite();
    const client = clientOf();
    const calls = [
      () => client.originalSeriesIds({ type: 'COMIC' }),
      () => client.originalSeriesIds({ type: 'NOVEL' }),
      () => client.originalSeriesIds({ type: 'COMIC', sort: 'LATEST' }),
      () => client.seriesListItems({ contentsIds: '1' }),
      () => client.seriesListItems({ contentsIds: '2' }),
    ];
    for (const call of [...calls, ...calls]) await call().catch(() => undefined);
    expect(requests).toHaveLength(calls.length);
  });
});

test('an episode is asked for each time, since the addresses of its pages end', async () => {
  const { clientOf, requests } = createSite();
  for (let time = 0; time < 2; time += 1)
    await clientOf()
      .viewer({ alias: 'alpha', episodeAlias: 'ep-1' })
      .catch(() => undefined);
  expect(requests).toHaveLength(2);
});
