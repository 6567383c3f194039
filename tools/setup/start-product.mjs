// The steps of `npm start`. Each refuses with a sentence before the next one takes time.

import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { findPortTrouble, plannedPorts } from '../../apps/standalone/launch/ports.mjs';
import { findRunning, readRunning, removeRunning } from '../../apps/standalone/launch/running.mjs';
import { parseVariables } from '../../apps/standalone/launch/settings.mjs';
import { describeVariables, drawAddressTable } from '../../apps/standalone/launch/start-output.mjs';
import { addressTableTrouble, dataDirectoryTrouble } from '../../apps/standalone/launch/usable-paths.mjs';
import { ROOT, readEnvironment } from '../env.mjs';
import { SetupFailure, stopOnSignals } from './child.mjs';
import { toolEnvironment } from './install.mjs';
import { prepareToServe } from './prepare.mjs';
import { stopWithNpm } from './run-here.mjs';

const HELP = `npm start
  Installs and builds what is needed, prepares the database, and serves all sites, the api and (in demo mode) the
  sandbox in one process. Variables come from the shell or from a file .env beside package.json:

${describeVariables()}
`;

const SERVERS = ['@longstrip/standalone', '@longstrip/api'];
/** The servers, and every site. */
const PRODUCT = [...SERVERS, './apps/*', '!@longstrip/app-storybook'];

/** How long after the request to stop the server is killed: its own limit is 10 s. */
const PATIENCE_MS = 11_000;

/**
 * @param {readonly string[]} args
 */
export async function startProduct(args) {
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(HELP);
    return;
  }
  if (args.length > 0) return refuse(`npm start knows --help and nothing else, not "${args.join(' ')}".`);
  await runProduct({ dev: null });
}

/**
 * @param {{ dev: string | null }} options `dev`: the app to serve from its sources; null: all, as built.
 */
export async function runProduct({ dev }) {
  const environment = readEnvironment();
  const parsed = parseVariables(environment);
  if (!parsed.ok) return refuse(parsed.sentences.join('\n'));
  const { settings } = parsed;
  const dataDirectory = resolve(ROOT, settings.dataDirectory);

  const found = await findRunning(dataDirectory);
  if (found?.answers && dev !== null) {
    const { pid } = found.running;
    return refuse(`Longstrip already runs on ${dataDirectory}. Stop it first (kill ${pid}), or set PORT and DATA_DIR.`);
  }
  if (found?.answers) {
    const people = settings.logFormat === 'json' ? process.stderr : process.stdout;
    people.write(`${drawAddressTable(found.running, 'Longstrip is already running')}\n`);
    return;
  }
  if (found !== null) {
    const { pid } = found.running;
    return refuse(`Process ${pid} already uses ${dataDirectory} but does not answer. To end it: kill ${pid}`);
  }
  const trouble =
    addressTableTrouble(settings.ipCountryTable, ROOT) ??
    (await findPortTrouble(plannedPorts(dev, settings.mode), settings.basePort, settings.host)) ??
    dataDirectoryTrouble(dataDirectory);
  if (trouble !== null) return refuse(trouble);

  const done = stopOnSignals();
  let use;
  try {
    use = await prepareToServe(toolEnvironment(environment), dev === null ? PRODUCT : SERVERS);
  } catch (error) {
    if (!(error instanceof SetupFailure)) throw error;
    if (error.output !== '') process.stderr.write(`${error.output}\n\n`);
    return refuse(error.message);
  }
  done();
  const args = dev === null ? [] : ['--dev', dev];
  process.exitCode = await runServer({ heapMb: settings.heapMb, args, environment, dataDirectory, use });
  use.end();
}

/** @param {string} sentence */
function refuse(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}

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
 * Runs the server as a child with its own memory limit, and ends when it ends. Signals are passed on as messages, so that
 * a signal to the whole group does not count twice. When we are killed, the server notices the closed channel.
 * @param {{ heapMb: number, args: readonly string[], environment: Record<string, string | undefined>, dataDirectory: string, use: { servedBy: (pid: number) => void } }} options
 * @returns {Promise<number>} The exit code.
 */
function runServer({ heapMb, args, environment, dataDirectory, use }) {
  const flags = [`--max-old-space-size=${heapMb}`, '--enable-source-maps'];
  const child = spawn(process.execPath, [...flags, 'apps/standalone/dist/main.js', ...args], {
    cwd: ROOT,
    env: { ...NATIVE, ...environment, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  // When this process is killed, the server outlives it for a moment.
  if (child.pid !== undefined) use.servedBy(child.pid);
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    if (child.connected) child.send('stop');
    setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS).unref();
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, stop);
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
