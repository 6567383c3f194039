// Which process serves a data directory: written by the server, read by a second start and by the command line.
// No dependencies: a second start answers before it installs or builds anything.

import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The header of every health answer that identifies the run. */
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
 * @property {string | null} pidStart When the process began, from the kernel; null on systems that do not report it.
 * @property {number} startedAtMs
 * @property {'starting' | 'serving'} state
 * @property {'demo' | 'production'} mode
 * @property {string} dataDirectory Absolute.
 * @property {{ url: string, tokenFile: string }} api What the command line calls, and the file of the token it sends.
 * @property {Address[]} addresses
 */

/** @typedef {Omit<Running, 'instance' | 'pid' | 'pidStart' | 'state'>} RunFacts */

/** @type {(dataDirectory: string) => string} */
const fileOf = (dataDirectory) => join(dataDirectory, 'running.json');

/**
 * Records this process as the one that serves the data directory.
 * @param {RunFacts} facts
 * @param {'starting' | 'serving'} state
 * @param {string} instance
 */
export function writeRunning(facts, state, instance) {
  /** @type {Running} */
  const running = { instance, pid: process.pid, pidStart: processStart(process.pid), state, ...facts };
  mkdirSync(facts.dataDirectory, { recursive: true, mode: 0o700 });
  const file = fileOf(facts.dataDirectory);
  // A reader sees the old file or the new one, never a half-written one.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(running, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, file);
}

/** @type {() => string} */
export const newInstance = () => randomUUID();

/**
 * Deletes the file if it is still this run's.
 * @param {string} dataDirectory
 * @param {string} instance
 */
export function removeRunning(dataDirectory, instance) {
  if (readRunning(dataDirectory)?.instance === instance) rmSync(fileOf(dataDirectory), { force: true });
}

/**
 * What the file says, whether or not the process still runs; null when there is no file or it is not ours.
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
 * The run that serves the data directory now. It must answer with its own id: a process id alone proves little, since it
 * is reused and means something else in a container.
 * @param {string} dataDirectory
 * @returns {Promise<{ running: Running, answers: boolean } | null>} null: nothing runs. `answers: false`: the process
 *   exists but does not answer.
 */
export async function findRunning(dataDirectory) {
  const running = readRunning(dataDirectory);
  if (running === null) return null;
  try {
    const response = await fetch(`${running.api.url}/_/health`, { signal: AbortSignal.timeout(3_000) });
    await response.body?.cancel();
    if (response.headers.get(INSTANCE_HEADER) === running.instance) return { running, answers: true };
  } catch {
    // Nothing listens there: the process may still be starting, or ending.
  }
  return isSameProcess(running) ? { running, answers: false } : null;
}

/**
 * @param {Running} running
 * @returns {boolean}
 */
function isSameProcess({ pid, pidStart }) {
  return pidStart !== null && isProcess({ pid, pidStart });
}

/**
 * Whether the recorded process still runs. On systems that do not report when a process began, any process with its id
 * counts.
 * @param {{ pid: number, pidStart: string | null }} written
 * @returns {boolean}
 */
export function isProcess({ pid, pidStart }) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return pidStart === null || processStart(pid) === pidStart;
}

/**
 * The boot id and the clock tick at which a process began. With the process id they identify a process.
 * @param {number} pid
 * @returns {string | null}
 */
export function processStart(pid) {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may contain spaces and brackets, so fields are counted after it. Field 22 is the start.
    const start = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return start === undefined ? null : `${boot}:${start}`;
  } catch {
    return null;
  }
}
