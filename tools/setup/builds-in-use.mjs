// Which products run from the builds of this checkout. They load files of it as they need them, so nothing is installed
// or built under them (record 0102).

import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isProcess, processStart } from '../../apps/standalone/launch/running.mjs';
import { ROOT } from '../env.mjs';

const FOLDER = join(ROOT, '.cache', 'in-use');

/**
 * @typedef {object} BuildsUse
 * @property {number} pid Of the server; of the start tool while there is none yet.
 * @property {string | null} pidStart
 * @property {readonly string[]} built What was built for it, in turbo's filters.
 * @property {string} sources The hash of what it was built from.
 */

/**
 * Notes that this process serves from the builds, until `end`.
 * @param {Pick<BuildsUse, 'built' | 'sources'>} what
 * @param {string} [folder]
 * @returns {{ servedBy: (pid: number) => void, end: () => void }} `servedBy`: a child process serves instead.
 */
export function noteUse({ built, sources }, folder = FOLDER) {
  const file = join(folder, `${process.pid}.json`);
  const write = (/** @type {number} */ pid) => {
    /** @type {BuildsUse} */
    const use = { pid, pidStart: processStart(pid), built, sources };
    mkdirSync(folder, { recursive: true });
    // A reader sees the old file or the new one, never a half-written one.
    writeFileSync(`${file}.draft`, `${JSON.stringify(use)}\n`);
    renameSync(`${file}.draft`, file);
  };
  write(process.pid);
  return { servedBy: write, end: () => rmSync(file, { force: true }) };
}

/**
 * The uses whose processes still run. The files of ended processes are removed.
 * @param {string} [folder]
 * @returns {BuildsUse[]}
 */
export function readUses(folder = FOLDER) {
  return fileNames(folder).flatMap((name) => {
    const file = join(folder, name);
    const use = readUse(file);
    if (use === null) return [];
    if (isProcess(use)) return [use];
    rmSync(file, { force: true });
    return [];
  });
}

/** @param {string} folder @returns {string[]} */
function fileNames(folder) {
  try {
    return readdirSync(folder).filter((name) => /^\d+\.json$/.test(name));
  } catch {
    return [];
  }
}

/** @param {string} file @returns {BuildsUse | null} null: it has just been removed. */
function readUse(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
