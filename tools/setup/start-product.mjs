// The steps of `npm start`. Each refuses with a sentence before the next one takes time.

import { resolve } from 'node:path';
import { findPortTrouble, plannedPorts } from '../../apps/standalone/launch/ports.mjs';
import { findRunning } from '../../apps/standalone/launch/running.mjs';
import { parseVariables } from '../../apps/standalone/launch/settings.mjs';
import { describeVariables, drawAddressTable } from '../../apps/standalone/launch/start-output.mjs';
import { addressTableTrouble, dataDirectoryTrouble } from '../../apps/standalone/launch/usable-paths.mjs';
import { ROOT, readEnvironment } from '../env.mjs';
import { SetupFailure, stopOnSignals } from './child.mjs';
import { toolEnvironment } from './install.mjs';
import { prepareToServe } from './prepare.mjs';
import { runServer } from './run-server.mjs';

const HELP = `npm start
  Installs and builds what is needed, prepares the database, and serves all sites, the api and (in demo mode) the
  sandbox in one process. Variables come from the shell or from a file .env beside package.json:

${describeVariables()}
`;

const SERVERS = ['@longstrip/standalone', '@longstrip/api'];
/** An image has no checkout in which anything would be built. */
const NO_NOTE = { servedBy: () => undefined, end: () => undefined };

/** The servers, and every site. */
export const PRODUCT = [...SERVERS, './apps/*', '!@longstrip/app-storybook'];

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

/** Starts everything from what is built, without installing or building. */
export async function serveProduct() {
  await runProduct({ dev: null, isBuilt: true });
}

/**
 * @param {{ dev: string | null, isBuilt?: boolean }} options `dev`: the app to serve from its sources; null: all, as built.
 *   `isBuilt`: nothing is installed or built.
 */
export async function runProduct({ dev, isBuilt = false }) {
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
    use = isBuilt ? NO_NOTE : await prepareToServe(toolEnvironment(environment), dev === null ? PRODUCT : SERVERS);
  } catch (error) {
    if (!(error instanceof SetupFailure)) throw error;
    if (error.output !== '') process.stderr.write(`${error.output}\n\n`);
    return refuse(error.message);
  }
  done();
  const args = dev === null ? [] : ['--dev', dev];
  process.exitCode = await runServer('apps/standalone/dist/main.js', { settings, args, environment, use });
  use.end();
}

/** @param {string} sentence */
function refuse(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}
