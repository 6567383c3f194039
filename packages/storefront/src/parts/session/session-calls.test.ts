// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { fakeUser } from '../../testing/fake-accounts.ts';
import { createBrowserCalls } from './session-calls.ts';

const PAIR = {
  accessToken: { token: 'access-1', createdAt: 1, expiredAt: 2 },
  refreshToken: { token: 'refresh-1', createdAt: 1, expiredAt: 3 },
};
const COIN = { coin: 40, bonusCoin: 2, freeCoin: 0 };

/** Calls to a site that always answers with this body. */
function createCalls(body: unknown, status = 200) {
  const requests: Request[] = [];
  const send = async (request: Request) => {
    requests.push(request);
    return Response.json(body, { status });
  };
  return { calls: createBrowserCalls('https://us.example', send, 1000), requests };
}

test('the session is the reader and the tokens, apart', async () => {
  const { calls } = createCalls({ user: { ...fakeUser(), ...PAIR }, expires: '2026-11-28T12:00:00.000Z' });
  const session = await calls.session();
  expect(session?.tokens).toEqual(PAIR);
  expect(session?.user).toMatchObject({ id: 'reader-1', purchaseCount: 0, showAdult: false });
  expect(JSON.stringify(session?.user)).not.toContain('access-1');
});

test('a guest’s session is null, and a failing site gives none', async () => {
  expect(await createCalls({}).calls.session()).toBeNull();
  await expect(createCalls({ url: '/x' }, 503).calls.session()).rejects.toThrow('503');
});

test('reader and coins are asked for by the access token, at the api’s path on this site', async () => {
  const { calls, requests } = createCalls({ result: 'SUCCESS', data: fakeUser() });
  expect(await calls.user('access-1')).toMatchObject({ ok: true, data: { nickname: 'Ines', purchaseCount: 0 } });
  const [request] = requests;
  expect([request?.method, request?.url, request?.headers.get('authorization')]).toEqual([
    'POST',
    'https://us.example/api/balcony-api/user',
    'Bearer access-1',
  ]);
  for (const data of [COIN, { coinBalance: COIN, ticketBalance: {} }]) {
    const coins = createCalls({ result: 'SUCCESS', data });
    expect(await coins.calls.coin('access-1')).toMatchObject({ ok: true, data: COIN });
    expect(coins.requests[0]?.url).toBe('https://us.example/api/balcony-api/coin/user');
  }
});

test('a refresh sends the pair, and its refusal is a value', async () => {
  const { calls, requests } = createCalls({ result: { ...PAIR, email: null, ipAddress: '203.0.113.9' } });
  expect(await calls.refresh(PAIR)).toMatchObject({ ok: true, data: PAIR });
  expect(await requests[0]?.json()).toEqual({ accessToken: 'access-1', refreshToken: 'refresh-1', clientIp: '' });
  const refused = createCalls({ error: { code: 'EXPIRED_REFRESH_TOKEN', message: '' } }, 401);
  expect(await refused.calls.refresh(PAIR)).toEqual({ ok: false, code: 'EXPIRED_REFRESH_TOKEN' });
});
