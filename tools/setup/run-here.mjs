// Runs one of our programs in this process: whatever ends the tool, even `kill -9`, ends the program, and no signals have
// to be forwarded.

import { pathToFileURL } from 'node:url';
import { setEnvironment } from '../env.mjs';

/**
 * Runs a module as if Node had been started with it, and resolves when it has been loaded. It sets the exit code itself.
 * @param {string} program Absolute.
 * @param {readonly string[]} args
 * @param {{ cwd: string, env: Record<string, string | undefined> }} options `env`: added to what this process has.
 * @returns {Promise<void>}
 */
export async function runHere(program, args, { cwd, env }) {
  process.argv = [process.execPath, program, ...args];
  setEnvironment(env);
  process.chdir(cwd);
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(program).href);
}

/**
 * Stops when the process that started us has gone: `kill -9` of npm must leave nothing running. (The script in
 * package.json needs an `exec`, so that our parent is npm and not npm's shell.) A program that was started without npm may
 * outlive its shell.
 * @param {() => void} stop
 * @param {Record<string, string | undefined>} environment
 */
export function stopWithNpm(stop, environment) {
  if (environment.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, 500).unref();
}
