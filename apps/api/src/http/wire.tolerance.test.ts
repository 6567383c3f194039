import { addUser } from '@longstrip/test-kit/data';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { at } from '../testing/expect-shape.ts';
import { createTestApi, type TestApi, type TestRequest } from '../testing/test-api.ts';
import { addWireWorld, type WireReaders } from '../testing/wire-world.ts';

let api: TestApi;
let readers: WireReaders;
beforeAll(async () => {
  api = await createTestApi();
  readers = await addWireWorld(api);
});
afterAll(() => api.close());

const answer = async (path: string, request?: TestRequest) => {
  const { status, json } = await api.ask(path, request);
  return [status, at(json, 'error.code') ?? at(json, 'result')];
};

describe('headers that older clients send are harmless', () => {
  test.each([
    ['JSON content type on a GET', { 'content-type': 'application/json' }],
    ['another content type on a GET', { 'content-type': 'text/plain' }],
    ['an Accept that cannot be met', { accept: 'image/png' }],
    ['an Accept of nothing', { accept: '*/*;q=0' }],
    ['an Accept-Charset', { 'accept-charset': 'klingon' }],
    ['an Accept-Language of garbage', { 'accept-language': ';;;=q,,*;q=x,' }],
    ['an Accept-Language without end', { 'accept-language': 'xx-YY;q=0.1,'.repeat(2000) }],
    ['x-platform of a phone', { 'x-platform': 'MOBILE_AND' }],
    ['x-platform of an iPhone', { 'x-platform': 'MOBILE_IOS' }],
    ['an unknown x-platform', { 'x-platform': 'FRIDGE' }],
    ['a time zone', { 'x-balcony-timeZone': 'Asia/Taipei' }],
    ['a time zone that is none', { 'x-balcony-timezone': '../../etc/passwd' }],
    ['a referer', { 'x-referer': 'https://elsewhere.example/detail/alpha' }],
    ['unknown headers', { 'x-whatever': 'yes', 'x-real-ip': 'no', 'x-http-method-override': 'DELETE' }],
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['cookies', { cookie: 'a=b; notLoginAdult=Y' }],
  ])('%s', async (_what, headers) => {
    expect(await answer('/v2/contents/alpha', { headers })).toEqual([200, 'SUCCESS']);
  });

  test('unknown query keys, and known ones twice or without sense', async () => {
    const query = '?isPorch=true&isNotLoginAdult=maybe&isNotLoginAdult=true&contentsOrderNo=0&x[]=1&__proto__=2';
    expect(await answer(`/v2/contents/alpha${query}`)).toEqual([200, 'SUCCESS']);
  });

  test('unknown fields of a body', async () => {
    const body = { contentsIds: '1', contentsThumbnailType: 'MAIN', colour: 'red', __proto__: { isAdmin: true } };
    expect(await answer('/v2/contents/tab/details', { body })).toEqual([200, 'SUCCESS']);
  });

  test('a closing slash', async () => {
    expect(await answer('/v2/contents/alpha/')).toEqual([200, 'SUCCESS']);
  });

  test('HEAD is GET without its body', async () => {
    const { status, text } = await api.ask('/v2/contents/alpha', { method: 'HEAD' });
    expect([status, text]).toEqual([200, '']);
  });
});

describe('which platform is meant', () => {
  test.each([
    ['the header', { balconyId: 'BOMTOON_US' }, [200, 'SUCCESS']],
    ['the header in other letters', { balconyId: ' bomtoon_us ' }, [200, 'SUCCESS']],
    [
      'the name of the header in other letters',
      { balconyId: null, headers: { 'X-Balcony-Id': 'BOMTOON_US' } },
      [200, 'SUCCESS'],
    ],
    ['a site’s own host', { balconyId: null, headers: { host: 'us.longstrip.example' } }, [200, 'SUCCESS']],
    ['a site’s own host with a port', { balconyId: null, headers: { host: 'US.localhost:3000' } }, [200, 'SUCCESS']],
    [
      'the header before the host',
      { balconyId: 'BELTOON_JP', headers: { host: 'us.localhost' } },
      [200, 'INVALID_CONTENTS'],
    ],
    ['nothing', { balconyId: null }, [400, 'MALFORMED_REQUEST']],
    ['an empty header', { balconyId: '' }, [400, 'MALFORMED_REQUEST']],
    ['an unknown platform', { balconyId: 'BOMTOON_MARS' }, [400, 'MALFORMED_REQUEST']],
    ['a foreign host', { balconyId: null, headers: { host: 'evil.example' } }, [400, 'MALFORMED_REQUEST']],
  ] as const)('%s', async (_what, request, expected) => {
    expect(await answer('/v2/contents/beta', request)).toEqual(expected);
  });
});

describe('a bearer that is none, garbage, over or revoked is a guest on public reads', () => {
  const strange = () => [
    ['none', {}],
    ['empty', { authorization: '' }],
    ['Bearer and nothing', { authorization: 'Bearer ' }],
    ['undefined', { authorization: 'undefined' }],
    ['Bearer undefined', { authorization: 'Bearer undefined' }],
    ['Bearer null', { authorization: 'Bearer null' }],
    ['Basic', { authorization: 'Basic dTpw' }],
    ['garbage', { authorization: 'Bearer %%%' }],
    ['three parts of garbage', { authorization: 'Bearer a.b.c' }],
    ['too long', { authorization: `Bearer ${'x'.repeat(6000)}` }],
    ['of another platform', { authorization: `Bearer ${readers.japanese.accessToken}` }],
    ['revoked', { authorization: `Bearer ${readers.revoked.accessToken}` }],
  ];

  test.each(['/v2/contents/alpha', '/v2/contents/main/newest/ALL', '/v2/contents/tab/original/COMIC', '/v2/notice'])(
    '%s',
    async (path) => {
      const guest = await api.ask(path);
      for (const [what, headers] of strange()) {
        const { status, json } = await api.ask(path, { headers: Object(headers) });
        expect({ what, status, json }).toEqual({ what, status: 200, json: guest.json });
      }
    },
  );

  test('the viewer names a revoked session, and reads every other one as a guest', async () => {
    for (const [what, headers] of strange()) {
      const expected = what === 'revoked' ? 'NOT_FOUND_ACCESS_TOKEN' : 'NOT_LOGIN_USER';
      const request = { headers: Object(headers) };
      expect([what, ...(await answer('/v2/contents/viewer/alpha/ep-2', request))]).toEqual([what, 200, expected]);
    }
  });

  test('a token that is over reads as a guest', async () => {
    const old = await addUser(api.db, { platformId: 'bom-us', id: 'old' });
    api.clock.advance(86_400_000);
    expect(await answer('/v2/contents/alpha', { bearer: old.accessToken })).toEqual([200, 'SUCCESS']);
    expect(await answer('/v2/contents/viewer/alpha/ep-2', { bearer: old.accessToken })).toEqual([
      200,
      'NOT_LOGIN_USER',
    ]);
  });
});

describe('the language of a refusal', () => {
  test.each([
    ['BOMTOON_US', 'ja', 'en-US'],
    ['BELTOON_JP', 'en', 'ja-JP'],
    ['BOMTOON_TH', 'en-GB,th;q=0.5', 'en-US'],
    ['BOMTOON_TH', 'fr', 'th-TH'],
  ] as const)('%s, asked in %s, answers in %s', async (balconyId, language, locale) => {
    const { loadServerMessages } = await import('@longstrip/messages');
    const { json } = await api.ask('/v2/contents/none', { balconyId, headers: { 'accept-language': language } });
    expect(at(json, 'error.message')).toBe((await loadServerMessages(locale))['error.NOT_EXIST']);
  });
});
