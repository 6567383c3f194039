// Installs and builds what a tool needs, through turbo and its cache. `makeReady` is the first step of all tools except
// `npm start`: it reports a failure as a sentence.

import { join } from 'node:path';
import { ROOT, readEnvironment } from '../env.mjs';
import { noteUse, readUses } from './builds-in-use.mjs';
import { runCapturingOutput, SetupFailure, stopOnSignals } from './child.mjs';
import { installPackages, isInstalled, providePnpm, toolEnvironment } from './install.mjs';
import { withProgress } from './progress.mjs';
import { withSetupLock } from './setup-lock.mjs';
import { sourcesHash } from './sources.mjs';

/** @typedef {import('./builds-in-use.mjs').BuildsUse} BuildsUse */

/**
 * @typedef {object} Wanted
 * @property {readonly string[]} build turbo filters
 * @property {boolean} mayBeOlder Whether a running product's older build is good enough: for commands that only call it.
 */

/**
 * Installs packages and builds what is named. While a product runs from this checkout, nothing is installed or built: its
 * build has to be good enough, or the tool fails (`SetupFailure`).
 * @param {Record<string, string | undefined>} env From `toolEnvironment`.
 * @param {Wanted} wanted
 */
export async function prepare(env, wanted) {
  await withSetupLock(() => prepareAlone(env, wanted));
}

/**
 * Prepares for a process that serves from what is built, and notes that it does.
 * @param {Record<string, string | undefined>} env From `toolEnvironment`.
 * @param {readonly string[]} build turbo filters
 * @returns {Promise<ReturnType<typeof noteUse>>}
 */
export function prepareToServe(env, build) {
  return withSetupLock(async () => {
    // Before the build: what is changed during it counts as not built.
    const sources = sourcesHash();
    await prepareAlone(env, { build, mayBeOlder: false });
    return noteUse({ built: build, sources });
  });
}

/**
 * @param {Record<string, string | undefined>} env
 * @param {Wanted} wanted
 */
async function prepareAlone(env, wanted) {
  const uses = readUses();
  if (uses.length === 0) {
    await installPackages(env);
    if (wanted.build.length > 0) await buildProduct(env, wanted.build);
    return;
  }
  const trouble = runningTrouble(uses, wanted, { isInstalled, sourcesHash });
  if (trouble !== null) throw new SetupFailure(trouble);
}

/** @returns {string | null} Why nothing may be built now, as a sentence: a product runs from this checkout. */
export function whyNothingMayBeBuilt() {
  const pids = readUses().map(({ pid }) => pid);
  if (pids.length === 0) return null;
  return `Nothing is built under a running product (process ${pids.join(', ')}). Stop it first: kill ${pids.join(' ')}`;
}

/**
 * Whether a tool can work with what running products were built from.
 * @param {readonly BuildsUse[]} uses At least one.
 * @param {Wanted} wanted
 * @param {{ isInstalled: () => boolean, sourcesHash: () => string }} checkout As it is now.
 * @returns {string | null} Why not, in a sentence.
 */
export function runningTrouble(uses, { build, mayBeOlder }, checkout) {
  const all = uses.filter(({ built }) => build.every((filter) => built.includes(filter)));
  const pids = uses.map(({ pid }) => pid);
  const running = `${pids.length === 1 ? 'Process' : 'Processes'} ${pids.join(', ')} ${pids.length === 1 ? 'runs' : 'run'} from this checkout, and nothing is installed or built under a running product`;
  const advice = `Stop it first: kill ${pids.join(' ')}`;
  if (all.length === 0) return `${running}, but not all that this needs is built. ${advice}`;
  if (mayBeOlder) return null;
  if (!checkout.isInstalled()) return `${running}, but the packages have changed. ${advice}`;
  if (build.length === 0) return null;
  const sources = checkout.sourcesHash();
  return all.some((use) => use.sources === sources) ? null : `${running}, but the sources have changed. ${advice}`;
}

/**
 * @param {Record<string, string | undefined>} env From `toolEnvironment`.
 * @param {readonly string[]} filters turbo's: what to build, with all its dependencies.
 */
async function buildProduct(env, filters) {
  await withProgress('Building', async (tell) => {
    await providePnpm(env);
    const turbo = join(ROOT, 'node_modules', 'turbo', 'bin', 'turbo');
    const args = [turbo, 'run', 'build', '--output-logs=new-only', '--concurrency=2'];
    const { code, output } = await runCapturingOutput(
      process.execPath,
      [...args, ...filters.map((name) => `--filter=${name}`)],
      {
        cwd: ROOT,
        env,
        onLine: (line) => {
          const [, task] = line.match(/^(?:@longstrip\/)?([\w-]+):build:/) ?? [];
          if (task !== undefined) tell(task);
        },
      },
    );
    if (code !== 0) throw new SetupFailure('The build failed.', output);
  });
}

/**
 * Installs packages, and builds what is named, except under a running product. Messages go to stderr.
 * @param {readonly string[]} [build] turbo filters
 * @param {{ mayBeOlder?: boolean }} [options] `mayBeOlder`: the build of the running product is good enough.
 * @returns {Promise<Record<string, string | undefined> | null>} The environment for children; null after a failure,
 *   which has been reported and is the exit code.
 */
export async function makeReady(build = [], { mayBeOlder = false } = {}) {
  const env = toolEnvironment(readEnvironment());
  const done = stopOnSignals();
  try {
    await prepare(env, { build, mayBeOlder });
    return env;
  } catch (error) {
    if (!(error instanceof SetupFailure)) throw error;
    process.stderr.write(`${error.output === '' ? '' : `${error.output}\n\n`}${error.message}\n`);
    process.exitCode = 1;
    return null;
  } finally {
    done();
  }
}
