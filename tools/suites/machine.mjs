// What this machine needs, and how fast it is. It needs Chromium and the fonts of every script of our languages, from
// Debian's packages: without the fonts Japanese, Thai and Arabic are boxes, and screenshots of boxes prove nothing. And it
// needs the servers that stand beside the product on many machines.

import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { runCapturingOutput } from '../setup/child.mjs';
import { withProgress } from '../setup/progress.mjs';

const FONTS = ['fonts-noto-core', 'fonts-noto-cjk'];

/** Servers that tests start for themselves: Debian's packages, and the program of each. */
const SERVERS = {
  nginx: '/usr/sbin/nginx',
  pgbouncer: '/usr/sbin/pgbouncer',
  // The package from npm has no pg_dump and no pg_basebackup.
  postgresql: '/usr/bin/pg_basebackup',
  // Its promtool checks the alerts.
  prometheus: '/usr/bin/promtool',
  'redis-server': '/usr/bin/redis-server',
};

/**
 * @param {Record<string, string | undefined>} env
 * @returns {Promise<string | null>} Why browser tests cannot run, with the one command that helps; null when they can.
 */
export function provideBrowser(env) {
  return provide(env, () => {
    const hasChromium = existsSync(env.CHROMIUM_PATH || '/usr/bin/chromium-headless-shell');
    return [...(hasChromium ? [] : ['chromium-headless-shell']), ...FONTS.filter((name) => !isInstalled(name))];
  });
}

/**
 * @param {Record<string, string | undefined>} env
 * @returns {Promise<string | null>} Why tests beside other servers are skipped; null when they are not.
 */
export function provideServers(env) {
  return provide(env, () => Object.entries(SERVERS).flatMap(([name, program]) => (existsSync(program) ? [] : [name])));
}

/**
 * Installs missing packages where that is allowed, otherwise says how to.
 * @param {Record<string, string | undefined>} env
 * @param {() => string[]} missing Names of Debian's packages.
 * @returns {Promise<string | null>} What is missing still, in a sentence.
 */
async function provide(env, missing) {
  const wanted = missing();
  if (wanted.length === 0) return null;
  const command = `apt-get install --yes --no-install-recommends ${wanted.join(' ')}`;
  if (spawnSync('apt-get', ['--version']).status !== 0) {
    return `missing here: ${wanted.join(', ')} (Debian’s names; CHROMIUM_PATH names a Chromium elsewhere)`;
  }
  if (process.getuid?.() !== 0) return `missing here: ${wanted.join(', ')}. To get it: sudo ${command}`;
  const failure = await withProgress(`Installing ${wanted.join(', ')}`, async () => {
    // The servers' own services are not started: tests start what they need.
    const quiet = { ...env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
    const update = await runCapturingOutput('apt-get', ['update'], { cwd: '/', env: quiet });
    const install = await runCapturingOutput('apt-get', command.split(' ').slice(1), { cwd: '/', env: quiet });
    return install.code === 0 ? null : `${update.code === 0 ? '' : `${update.output}\n`}${install.output}`;
  });
  if (failure !== null) process.stderr.write(`${failure}\n`);
  return missing().length === 0 ? null : `Debian’s ${wanted.join(', ')} could not be installed`;
}

/** @param {string} name @returns {boolean} */
function isInstalled(name) {
  try {
    const status = execFileSync('dpkg-query', ['--status', name], { encoding: 'utf8', stdio: 'pipe' });
    return /^Status: \S+ \S+ installed$/m.test(status);
  } catch {
    return false;
  }
}

/** How long `timeLoop` takes on a machine at full speed, in seconds: so times of different machines can be compared. */
export const FULL_SPEED_LOOP_S = 0.75;

/** @returns {number} Seconds that one core takes for 10⁹ additions. */
export function timeLoop() {
  const startedAtMs = performance.now();
  let x = 0;
  for (let i = 0; i < 1e9; i += 1) x += 1;
  const seconds = (performance.now() - startedAtMs) / 1000;
  // Uses the result: otherwise the engine could remove the loop.
  return x === 1e9 ? seconds : Number.NaN;
}
