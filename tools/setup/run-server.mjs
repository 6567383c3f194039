// Runs a built server as a child of the tool that was asked for it.

import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { readRunning, removeRunning } from '../../apps/standalone/launch/running.mjs';
import { ROOT } from '../env.mjs';
import { stopWithNpm } from './run-here.mjs';
import { watchChild } from './watch-child.mjs';

/** How long after the request to stop the server is killed: its own limit is 10 s. */
const PATIENCE_MS = 11_000;

/**
 * Settings of native code. By default the C library has an arena for each thread and never returns the memory that
 * pictures used. So there are few arenas, and large blocks are returned at once. There are more threads than pictures ever
 * use, since the same threads compress pages, which must not wait for pictures.
 */
const NATIVE = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  UV_THREADPOOL_SIZE: '16',
};

/**
 * Runs a server as a child with its own memory limit, and ends when it ends. Signals are passed on as messages, so that
 * a signal to the whole group does not count twice. When we are killed, the server notices the closed channel. A server that
 * stands still for 20 seconds is killed: the code is then 1, for which systemd or a container's runtime starts it anew.
 * @param {string} program Relative to the repository's root.
 * @param {{ settings: import('../../apps/standalone/launch/settings.mjs').Settings, args: readonly string[], environment: Record<string, string | undefined>, use: { servedBy: (pid: number) => void } }} options
 * @returns {Promise<number>} The exit code.
 */
export function runServer(program, { settings, args, environment, use }) {
  const dataDirectory = resolve(ROOT, settings.dataDirectory);
  const flags = [`--max-old-space-size=${settings.heapMb}`, '--enable-source-maps'];
  const child = spawn(process.execPath, [...flags, program, ...args], {
    cwd: ROOT,
    env: { ...NATIVE, ...environment, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  // When this process is killed, the server outlives it for a moment.
  if (child.pid !== undefined) use.servedBy(child.pid);
  // The embedded database works in the server's own thread: a long statement is no fault.
  if (settings.databaseUrl !== null || args[0] === 'site' || args[0] === 'console') {
    const onSilent = () => process.stderr.write('The server stands still, and is ended.\n');
    watchChild(child, { onSilent });
  }
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    if (child.connected) child.send('stop');
    setTimeout(() => child.kill('SIGKILL'), settings.drainDelayMs + PATIENCE_MS).unref();
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, stop);
  // Asks the server to replace its workers.
  process.on('SIGUSR2', () => child.kill('SIGUSR2'));
  stopWithNpm(stop, environment);
  return new Promise((resolveCode) => {
    child.once('error', (error) => {
      process.stderr.write(`The server could not be started: ${error.message}\n`);
      resolveCode(1);
    });
    child.once('exit', (code, signal) => {
      // A server that was killed could not remove its file.
      const left = readRunning(dataDirectory);
      if (left !== null && left.pid === child.pid) removeRunning(dataDirectory, left.instance);
      if (signal !== null && !stopping) process.stderr.write(`The server was ended from outside (${signal}).\n`);
      resolveCode(code ?? (stopping ? 0 : 1));
    });
  });
}
