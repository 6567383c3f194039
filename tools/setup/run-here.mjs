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
