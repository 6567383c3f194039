// The first step of all tools except `npm start`: packages are installed, and a failure is reported as a sentence.

import { readEnvironment } from '../env.mjs';
import { buildProduct } from './build.mjs';
import { SetupFailure, stopOnSignals } from './child.mjs';
import { installPackages } from './install.mjs';
import { toolEnvironment } from './pnpm.mjs';

/**
 * Installs packages, and builds what is named. Messages go to stderr.
 * @param {readonly string[]} [build] turbo filters
 * @returns {Promise<Record<string, string | undefined> | null>} The environment for children; null after a failure,
 *   which has been reported and is the exit code.
 */
export async function makeReady(build = []) {
  const env = toolEnvironment(readEnvironment());
  const done = stopOnSignals();
  try {
    await installPackages(env);
    if (build.length > 0) await buildProduct(env, build);
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
