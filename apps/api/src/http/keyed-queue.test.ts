import { expect, test } from 'vitest';
import { createKeyedQueue, type KeyedQueue, type Release } from './keyed-queue.ts';

const ONE = { atOnce: 1, waitingMost: 100 };

/** Enters the gate and records it; the test decides when the visitor leaves. */
function visitor(gate: KeyedQueue, key: string, entered: string[]) {
  return async (name: string, until?: AbortSignal): Promise<Release | null> => {
    const leave = await gate.enter(key, until);
    entered.push(leave === null ? `${name} refused` : name);
    return leave;
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('lets in one after another, in the order in which they came', async () => {
  const gate = createKeyedQueue(ONE);
  const entered: string[] = [];
  const visit = visitor(gate, 'wallet', entered);
  const names = Array.from({ length: 20 }, (_, index) => `visitor ${index}`);
  const visits = names.map((name) => visit(name));
  for (const [index, coming] of visits.entries()) {
    await settled();
    expect(entered).toEqual(names.slice(0, index + 1));
    (await coming)?.();
  }
  expect(gate.size()).toBe(0);
});

test('a caller who comes again stands behind those who wait', async () => {
  const entered: string[] = [];
  const visit = visitor(createKeyedQueue(ONE), 'wallet', entered);
  const first = await visit('greedy');
  const second = visit('patient');
  const third = visit('greedy again');
  first?.();
  (await second)?.();
  (await third)?.();
  expect(entered).toEqual(['greedy', 'patient', 'greedy again']);
});

test('keeps no request waiting for another wallet', async () => {
  const gate = createKeyedQueue(ONE);
  await gate.enter('one');
  expect(await gate.enter('two')).not.toBeNull();
});

test('lets in as many at once as it may', async () => {
  const gate = createKeyedQueue({ atOnce: 2, waitingMost: 100 });
  const entered: string[] = [];
  const visit = visitor(gate, 'wallet', entered);
  const leaving = ['a', 'b', 'c'].map((name) => visit(name));
  await settled();
  expect(entered).toEqual(['a', 'b']);
  (await leaving[0])?.();
  await settled();
  expect(entered).toEqual(['a', 'b', 'c']);
});

test('refuses at once where the queue is full', async () => {
  const gate = createKeyedQueue({ atOnce: 1, waitingMost: 2 });
  const leave = await gate.enter('wallet');
  const waiting = [gate.enter('wallet'), gate.enter('wallet')];
  expect(await gate.enter('wallet')).toBeNull();
  leave?.();
  (await waiting[0])?.();
  expect(await waiting[1]).not.toBeNull();
});

test('a waiting caller leaves with the end of their request, and takes no place', async () => {
  const gate = createKeyedQueue(ONE);
  const entered: string[] = [];
  const visit = visitor(gate, 'wallet', entered);
  const leave = await visit('inside');
  const over = new AbortController();
  const late = visit('late', over.signal);
  const next = visit('next');
  over.abort();
  expect(await late).toBeNull();
  leave?.();
  (await next)?.();
  expect(entered).toEqual(['inside', 'late refused', 'next']);
  expect(await gate.enter('wallet', over.signal)).toBeNull();
  expect(gate.size()).toBe(0);
});

test('a caller who is let in at the very end of their request makes room for the next', async () => {
  const gate = createKeyedQueue(ONE);
  const leave = await gate.enter('wallet');
  const over = new AbortController();
  const late = gate.enter('wallet', over.signal);
  const next = gate.enter('wallet');
  leave?.();
  over.abort();
  expect(await late).toBeNull();
  expect(await next).not.toBeNull();
});

test('work that outlives its request keeps its place, and gives it back once', async () => {
  const gate = createKeyedQueue(ONE);
  const entered: string[] = [];
  const visit = visitor(gate, 'wallet', entered);
  const over = new AbortController();
  const slow = await visit('slow', over.signal);
  const [second, third] = [visit('second'), visit('third')];
  over.abort();
  await settled();
  expect(entered).toEqual(['slow']);
  slow?.();
  slow?.();
  await settled();
  expect(entered).toEqual(['slow', 'second']);
  (await second)?.();
  expect(await third).not.toBeNull();
});
