import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test, vi } from 'vitest';
import { killWhenSilent } from './watch-workers.ts';

const EVERY_MS = 50;
const program = 'process.on("message", (message) => message === "answering?" && process.send("answering"))';

test('a worker that stands still is killed, and its neighbour is not', async () => {
  const [still, other] = [0, 1].map(() =>
    spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] }),
  );
  if (still === undefined || other === undefined) throw new Error('there are two');
  const heard = { still: 0, other: 0 };
  still.on('message', () => (heard.still += 1));
  other.on('message', () => (heard.other += 1));
  for (const worker of [still, other]) killWhenSilent(worker, EVERY_MS);
  await vi.waitUntil(() => heard.still > 0 && heard.other > 0, { timeout: 10_000 });
  still.kill('SIGSTOP');
  expect(await once(still, 'exit')).toEqual([null, 'SIGKILL']);
  const before = heard.other;
  await vi.waitUntil(() => heard.other > before + 5, { timeout: 10_000 });
  expect([other.exitCode, other.signalCode]).toEqual([null, null]);
  other.kill('SIGKILL');
});
