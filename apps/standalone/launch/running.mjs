// What runs on a data directory: written by the server, read by a second start and by the command line.
// No dependencies: a second start answers before it installs or builds anything.

import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The header of every health answer that tells one run from another. */
export const INSTANCE_HEADER = 'x-longstrip-instance';

/**
 * @typedef {object} Address
 * @property {string} name Short and stable: a platform's id, `api`, `sandbox`.
 * @property {string} title For people.
 * @property {string} url
 */

/**
 * @typedef {object} Running
 * @property {string} instance Random, new for each run.
 * @property {number} pid
 * @property {string | null} pidStart When the process began, in the kernel's own words; null where it does not tell.
 * @property {number} startedAtMs
 * @property {'starting' | 'serving'} state
 * @property {'demo' | 'production'} mode
 * @property {string} dataDirectory Absolute.
 * @property {{ url: string, tokenFile: string }} api Where the command line goes, and the file of the token it shows.
 * @property {Address[]} addresses
 */

/** @typedef {Omit<Running, 'instance' | 'pid' | 'pidStart' | 'state'>} RunFacts */

/** @type {(dataDirectory: string) => string} */
const fileOf = (dataDirectory) => join(dataDirectory, 'running.json');

/**
 * Names this process as the one that runs on the data directory.
 * @param {RunFacts} facts
 * @param {'starting' | 'serving'} state
 * @param {string} instance
 */
export function writeRunning(facts, state, instance) {
  /** @type {Running} */
  const running = { instance, pid: process.pid, pidStart: processStart(process.pid), state, ...facts };
  mkdirSync(facts.dataDirectory, { recursive: true, mode: 0o700 });
  const file = fileOf(facts.dataDirectory);
  // Whoever reads meanwhile sees the old file or the new one, never half.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(running, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, file);
}

/** @type {() => string} */
export const newInstance = () => randomUUID();

/**
 * Takes the file away, if it is still this run's.
 * @param {string} dataDirectory
 * @param {string} instance
 */
export function removeRunning(dataDirectory, instance) {
  if (readRunning(dataDirectory)?.instance === instance) rmSync(fileOf(dataDirectory), { force: true });
}

/**
 * What the file says, whether or not it still runs; null when there is none or it is not ours.
 * @param {string} dataDirectory
 * @returns {Running | null}
 */
export function readRunning(dataDirectory) {
  try {
    const running = JSON.parse(readFileSync(fileOf(dataDirectory), 'utf8'));
    const whole =
      typeof running.instance === 'string' &&
      typeof running.pid === 'number' &&
      typeof running.api?.url === 'string' &&
      Array.isArray(running.addresses);
    return whole ? running : null;
  } catch {
    return null;
  }
}

/**
 * What runs on the data directory now. The run must answer by its own name: a number of a process alone says little (it
 * is given away again, and means something else in a container).
 * @param {string} dataDirectory
 * @returns {Promise<{ running: Running, answers: boolean } | null>} null: nothing runs. `answers: false`: the process is
 *   there, but silent.
 */
export async function findRunning(dataDirectory) {
  const running = readRunning(dataDirectory);
  if (running === null) return null;
  try {
    const response = await fetch(`${running.api.url}/_/health`, { signal: AbortSignal.timeout(3_000) });
    await response.body?.cancel();
    if (response.headers.get(INSTANCE_HEADER) === running.instance) return { running, answers: true };
  } catch {
    // Nobody listens there: the process may still be about to, or about to end.
  }
  return isSameProcess(running) ? { running, answers: false } : null;
}

/**
 * @param {Running} running
 * @returns {boolean}
 */
function isSameProcess({ pid, pidStart }) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return pidStart !== null && processStart(pid) === pidStart;
}

/**
 * The boot and the tick at which a process began: no two processes of a machine share them and the number.
 * @param {number} pid
 * @returns {string | null}
 */
function processStart(pid) {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold spaces and brackets itself: count from behind it. Field 22 is the start.
    const start = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return start === undefined ? null : `${boot}:${start}`;
  } catch {
    return null;
  }
}
