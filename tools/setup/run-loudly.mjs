// A child process with visible output, which ends with us.

import { spawn } from 'node:child_process';
import { describeTimeUp } from './child.mjs';

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd: string, env: Record<string, string | undefined>, timeoutMs?: number, stdin?: 'ignore' | 'inherit' }} options
 * @returns {Promise<number>} The exit code; 128 when it was killed or could not be started.
 */
export function runLoudly(command, args, { cwd, env, timeoutMs, stdin = 'ignore' }) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, stdio: [stdin, 'inherit', 'inherit'] });
    const endAtLimit = (/** @type {number} */ limitMs) => {
      process.stderr.write(`${describeTimeUp(command, limitMs)}\n`);
      child.kill('SIGKILL');
    };
    const timer = timeoutMs === undefined ? undefined : setTimeout(endAtLimit, timeoutMs, timeoutMs);
    const pass = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
    process.on('SIGINT', pass);
    process.on('SIGTERM', pass);
    /** @param {number} code */
    const end = (code) => {
      clearTimeout(timer);
      process.off('SIGINT', pass);
      process.off('SIGTERM', pass);
      resolve(code);
    };
    child.once('error', (error) => {
      process.stderr.write(`${command}: ${error.message}\n`);
      end(128);
    });
    child.once('exit', (code) => end(code ?? 128));
  });
}
