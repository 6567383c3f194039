// The first step of all tools except `npm start`: what they need is prepared, and a failure is reported as a sentence.

import { readEnvironment } from '../env.mjs';
import { SetupFailure, stopOnSignals } from './child.mjs';
import { toolEnvironment } from './pnpm.mjs';
import { prepare } from './prepare.mjs';

/**
 * Installs packages, and builds what is named, except under a running product. Messages go to stderr.
 * @param {readonly string[]} [build] turbo filters
 * @param {{ mayBeOlder?: boolean }} [options] `mayBeOlder`: what the running product was built from will do.
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
