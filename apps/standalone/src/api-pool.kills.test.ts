import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ask, closeAll, openApi, openPool, spawnApi } from './testing/pooled-apis.ts';

afterEach(closeAll);

describe('an api that stands still', () => {
  test('has its calls ended: what reads is answered by another one, the rest with 503, and it is left until it goes on', async () => {
    const [still, other] = [await spawnApi(), await openApi()];
    const silent: unknown[] = [];
    const pool = await openPool([still, other], { onSilent: (origin, calls) => silent.push([origin, calls]) });
    still.process.kill('SIGSTOP');
    const posts = [0, 1].map(() => pool.fetch(new Request(`${pool.origin()}/asked`, { method: 'POST', body: 'buy' })));
    const gets = [0, 1].map(() => ask(pool));
    expect(await Promise.all(gets)).toEqual(['ok', 'ok']);
    const answers = await Promise.all(posts);
    expect(answers.map(({ status, headers }) => [status, headers.get('retry-after')]).toSorted()).toEqual([
      [200, null],
      [503, '2'],
    ]);
    expect(other.heard.filter((heard) => heard.startsWith('POST'))).toHaveLength(1);
    expect(silent).toEqual([[still.origin, 2]]);
    still.process.kill('SIGCONT');
    await vi.waitUntil(async () => (await ask(pool)) === 'spawned', { timeout: 10_000 });
  }, 30_000);

  test('loses a stream at once, though parts of it had come', async () => {
    const still = await spawnApi();
    const pool = await openPool([still]);
    const { body } = await pool.fetch(new Request(`${pool.origin()}/stream`));
    const reader = body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('first');
    still.process.kill('SIGSTOP');
    await expect(reader?.read()).rejects.toThrow('the api does not answer');
  }, 30_000);
});

test('a site that stood still itself does not blame an api that it asked before', async () => {
  const api = await openApi();
  const changes: boolean[] = [];
  const silent: string[] = [];
  const pool = await openPool([api], {
    onChange: (isReady) => changes.push(isReady),
    onSilent: (origin) => silent.push(origin),
  });
  let questions = 0;
  // The api shares this thread: when the timer of the question comes, its answer is there and was not read.
  api.onQuestion = () => {
    questions += 1;
    if (questions === 1) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 4_000);
  };
  await vi.waitUntil(() => questions === 3, { timeout: 15_000 });
  expect([changes, silent, pool.isReady()]).toEqual([[true], [], true]);
}, 30_000);

describe('a call of its own', () => {
  const LIMIT_MS = 1_000;

  test('that shows nothing is ended by itself, with 503 also where it only reads', async () => {
    const [one, other] = [await openApi(), await openApi()];
    for (const api of [one, other]) api.answer = () => undefined;
    const pool = await openPool([one, other], { silentLimitMs: LIMIT_MS });
    const answer = await pool.fetch(new Request(`${pool.origin()}/asked`));
    expect([answer.status, (await answer.json()).error.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
    expect([...one.heard, ...other.heard]).toHaveLength(1);
    expect(pool.isReady()).toBe(true);
  });

  test('may take longer than the limit while it is sent or received, and not when that stops', async () => {
    const api = await openApi();
    const pool = await openPool([api], { silentLimitMs: LIMIT_MS });
    const slowly = (times: number) =>
      new ReadableStream({
        async pull(controller) {
          await wait(LIMIT_MS / 5);
          if (times === 0) return controller.close();
          times -= 1;
          controller.enqueue(new TextEncoder().encode('x'));
        },
      });
    api.answer = (_, response) => void Readable.fromWeb(slowly(8) as never).pipe(response);
    const upload = { method: 'POST', body: slowly(8), duplex: 'half' } as RequestInit;
    expect(await ask(pool, upload)).toBe('xxxxxxxx');
    expect(api.heard).toEqual(['POST /asked xxxxxxxx']);
    api.answer = (_, response) => void response.write('begun');
    await expect(ask(pool)).rejects.toThrow('for too long');
  });
});
