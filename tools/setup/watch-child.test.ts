import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test, vi } from 'vitest';
import { watchChild } from './watch-child.mjs';

const EVERY_MS = 50;
const answers = 'process.on("message", (message) => message === "answering?" && process.send("answering"))';

function watched(program: string) {
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const onSilent = vi.fn();
  let answered = 0;
  child.on('message', () => {
    answered += 1;
  });
  watchChild(child, { onSilent, everyMs: EVERY_MS });
  return { child, onSilent, answered: () => answered };
}

test('a child that stands still is killed, and one that answers or still starts is not', async () => {
  const [still, other, starting] = [watched(answers), watched(answers), watched('setInterval(() => {}, 1000)')];
  await vi.waitUntil(() => still.answered() > 0 && other.answered() > 0, { timeout: 10_000 });
  still.child.kill('SIGSTOP');
  const [, signal] = await once(still.child, 'exit');
  expect([signal, still.onSilent.mock.calls.length]).toEqual(['SIGKILL', 1]);
  const before = other.answered();
  await vi.waitUntil(() => other.answered() > before + 5, { timeout: 10_000 });
  for (const { child, onSilent } of [other, starting]) {
    expect([child.exitCode, child.signalCode, onSilent.mock.calls.length]).toEqual([null, null, 0]);
    child.kill('SIGKILL');
  }
});
