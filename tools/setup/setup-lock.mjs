// One process at a time installs and builds in a checkout: two builds would delete each other's files.

import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isProcess, processStart } from '../../apps/standalone/launch/running.mjs';
import { ROOT } from '../env.mjs';
import { withProgress } from './progress.mjs';

const LOCK = join(ROOT, '.cache', 'setup.lock');
const LOOK_AGAIN_MS = 200;
/** For this long, a lock without content counts as one that is being written. */
const WRITTEN_WITHIN_MS = 5_000;

/**
 * Waits until no other process installs or builds here, then does the work.
 * @template T
 * @param {() => T | Promise<T>} work
 * @param {string} [lock]
 * @returns {Promise<T>}
 */
export async function withSetupLock(work, lock = LOCK) {
  mkdirSync(dirname(lock), { recursive: true });
  if (!takeLock(lock)) {
    await withProgress('Waiting for another command, which installs or builds', async () => {
      while (!takeLock(lock)) await wait(LOOK_AGAIN_MS);
    });
  }
  const release = () => rmSync(lock, { force: true });
  // A signal ends the process in the middle of the work.
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

/**
 * @param {string} lock
 * @returns {boolean}
 */
function takeLock(lock) {
  try {
    writeFileSync(lock, JSON.stringify({ pid: process.pid, pidStart: processStart(process.pid) }), { flag: 'wx' });
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  // A lock that a killed process left is removed. The next attempt can take it.
  if (isLeft(lock)) rmSync(lock, { force: true });
  return false;
}

/** @param {string} lock @returns {boolean} Whether the process that took it is gone. */
function isLeft(lock) {
  try {
    const text = readFileSync(lock, 'utf8');
    return text === '' ? Date.now() - statSync(lock).mtimeMs > WRITTEN_WITHIN_MS : !isProcess(JSON.parse(text));
  } catch {
    return false;
  }
}
