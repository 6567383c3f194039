import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withSetupLock } from './setup-lock.mjs';

let folder: string;
let lock: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'longstrip lock '));
  lock = join(folder, 'below', 'setup.lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('lets one after the other work, and leaves nothing', async () => {
  const order: string[] = [];
  const work = (name: string) => async () => {
    order.push(`${name} begins`);
    await wait(50);
    order.push(`${name} ends`);
    return name;
  };
  expect(await Promise.all([withSetupLock(work('one'), lock), withSetupLock(work('two'), lock)])).toEqual([
    'one',
    'two',
  ]);
  expect(order).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
  expect(existsSync(lock)).toBe(false);
});

it('is free again after work that failed', async () => {
  await expect(withSetupLock(() => Promise.reject(new Error('no disk')), lock)).rejects.toThrow('no disk');
  expect(await withSetupLock(() => 'done', lock)).toBe('done');
});

it('is taken from a process that is gone', async () => {
  await withSetupLock(() => undefined, lock);
  // A process id is used again; the moment at which its process began is not.
  writeFileSync(lock, JSON.stringify({ pid: process.pid, pidStart: 'another boot:1' }));
  expect(await withSetupLock(() => 'done', lock)).toBe('done');
});
