import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createBatched } from './batches.ts';

/** Work that is done when it is told to. */
function createWork() {
  const batches: (readonly number[])[] = [];
  const ends: (() => void)[] = [];
  const work = async (asked: readonly number[]): Promise<readonly (string | Error)[]> => {
    batches.push(asked);
    await new Promise<void>((resolve) => ends.push(resolve));
    if (asked.includes(0)) throw new Error('all of it');
    return asked.map((each) => (each < 0 ? new Error(`not ${each}`) : `answer to ${each}`));
  };
  return { batches, work, end: () => ends.splice(0).map((each) => each()) };
}

/** Some turns of the event loop. */
async function turn(): Promise<void> {
  for (let count = 0; count < 5; count += 1) await setImmediate();
}

test('what comes while two batches are worked on becomes the next batch', async () => {
  const { batches, work, end } = createWork();
  const ask = createBatched({ engine: 'embedded' }, work, 3);
  const asked = [ask(1), ask(2)];
  await turn();
  asked.push(ask(3));
  await turn();
  asked.push(ask(4));
  await turn();
  asked.push(ask(1));
  await turn();
  expect(batches).toEqual([[1, 2], [3]]);
  end();
  await turn();
  expect(batches).toEqual([[1, 2], [3], [4, 1]]);
  end();
  expect(await Promise.all(asked)).toEqual([1, 2, 3, 4, 1].map((each) => `answer to ${each}`));
});

test('a batch is no larger than it may be', async () => {
  const { batches, work, end } = createWork();
  const ask = createBatched({ engine: 'embedded' }, work, 3);
  const asked = [1, 2, 3, 4].map((each) => ask(each));
  await turn();
  end();
  await Promise.all(asked);
  expect(batches).toEqual([[1, 2, 3], [4]]);
});

test('one that fails fails no other, and work goes on after a batch that has failed', async () => {
  const { work, end } = createWork();
  const ask = createBatched({ engine: 'embedded' }, work, 3);
  const asked = Promise.allSettled([ask(1), ask(-2), ask(3), ask(0), ask(5)]);
  await turn();
  end();
  expect((await asked).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
    'rejected',
  ]);
  const later = ask(6);
  await turn();
  end();
  expect(await later).toBe('answer to 6');
});

test('on a server each is worked on alone, at once', async () => {
  const { batches, work, end } = createWork();
  const ask = createBatched({ engine: 'server' }, work, 3);
  const asked = Promise.allSettled([ask(1), ask(-2), ask(3)]);
  await turn();
  expect(batches).toEqual([[1], [-2], [3]]);
  end();
  expect((await asked).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
