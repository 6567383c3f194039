import { REQUEST_HEADERS } from '@longstrip/api-contract';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ask, closeAll, openApi, openPool } from './testing/pooled-apis.ts';

afterEach(closeAll);

describe('several apis', () => {
  test('are called in turn', async () => {
    const [one, other] = [await openApi(), await openApi()];
    const pool = await openPool([one, other]);
    for (let each = 0; each < 6; each += 1) expect(await ask(pool)).toBe('ok');
    expect([one.heard.length, other.heard.length]).toEqual([3, 3]);
  });

  test('are left when they say that they are not ready, and the site is not ready when none is', async () => {
    const [one, other] = [await openApi(), await openApi()];
    const pool = await openPool([one, other]);
    one.isReady = false;
    await vi.waitUntil(() => pool.origin() === other.origin, { timeout: 5_000 });
    const before = one.heard.length;
    for (let each = 0; each < 4; each += 1) await ask(pool);
    expect(one.heard.length).toBe(before);
    expect(pool.isReady()).toBe(true);
    other.isReady = false;
    await vi.waitUntil(() => !pool.isReady(), { timeout: 5_000 });
    // It may be so no more: asking is better than refusing.
    expect(await ask(pool)).toBe('ok');
  });

  test('a request that could not be sent goes to the next one, with its body', async () => {
    const [one, other] = [await openApi(), await openApi()];
    const pool = await openPool([one, other]);
    await one.close();
    for (const word of ['first', 'second', 'third', 'fourth']) {
      expect(await ask(pool, { method: 'POST', body: word })).toBe('ok');
    }
    expect(other.heard).toEqual(['first', 'second', 'third', 'fourth'].map((word) => `POST /asked ${word}`));
  });

  test('what was sent and got no answer is asked again only where that changes nothing', async () => {
    const [one, other] = [await openApi(), await openApi()];
    for (const api of [one, other]) api.answer = (request) => request.socket.destroy();
    const pool = await openPool([one, other]);
    await expect(ask(pool, { method: 'POST', body: 'buy' })).rejects.toThrow();
    expect([...one.heard, ...other.heard]).toEqual(['POST /asked buy']);
    await expect(ask(pool)).rejects.toThrow();
    expect([...one.heard, ...other.heard]).toHaveLength(3);
    const headers = { [REQUEST_HEADERS.drawing]: '1' };
    await expect(ask(pool, { method: 'POST', body: 'a list', headers })).rejects.toThrow();
    expect([...one.heard, ...other.heard].filter((heard) => heard === 'POST /asked a list')).toHaveLength(2);
  });

  test('a single address, behind which may be several, is tried twice where that changes nothing', async () => {
    const api = await openApi();
    const pool = await openPool([api]);
    api.answer = (request, response) => (api.heard.length === 1 ? request.socket.destroy() : response.end('ok'));
    expect(await ask(pool)).toBe('ok');
    api.heard.length = 0;
    await expect(ask(pool, { method: 'POST', body: 'buy' })).rejects.toThrow();
    expect(api.heard).toEqual(['POST /asked buy']);
  });
});
