// Installs packages when the lockfile has changed. The package manager is taken in the version of package.json, in a folder
// of our own: nothing is installed for the whole machine, and nothing needs to be on PATH. Where the home directory is not
// writable, its caches are here too.

import { createHash } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { ROOT } from '../env.mjs';
import { runCapturingOutput, SetupFailure } from './child.mjs';
import { withProgress } from './progress.mjs';

const STAMP = join(ROOT, 'node_modules', '.longstrip-installed');

/**
 * Installs the packages unless exactly these are installed: from the disk if possible, otherwise from the network.
 * @param {Record<string, string | undefined>} env From `toolEnvironment`.
 */
export async function installPackages(env) {
  if (isInstalled()) return;
  await withProgress('Installing packages', async (tell) => {
    const pnpm = await providePnpm(env);
    /** @param {readonly string[]} more */
    const install = (more) =>
      runCapturingOutput(
        process.execPath,
        [
          pnpm,
          'install',
          '--frozen-lockfile',
          '--reporter=append-only',
          '--config.confirm-modules-purge=false',
          ...more,
        ],
        {
          cwd: ROOT,
          env,
          onLine: (line) => {
            const [, resolved, reused, downloaded] = line.match(/resolved (\d+), reused (\d+), downloaded (\d+)/) ?? [];
            if (resolved !== undefined) tell(`${Number(reused) + Number(downloaded)} of ${resolved}`);
          },
        },
      );
    const offline = await install(['--offline']);
    if (offline.code !== 0) {
      const online = await install(['--prefer-offline']);
      if (online.code !== 0) {
        throw new SetupFailure('The packages could not be installed; what pnpm says stands above.', online.output);
      }
    }
  });
  writeFileSync(STAMP, installHash());
}

/** Whether the packages that are installed are those that package.json and the lockfile name.
 * @returns {boolean} */
export function isInstalled() {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === installHash();
}

/** A hash of everything that an install depends on: the lockfile, every package.json, and the machine's kind. */
function installHash() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch} ${process.versions.modules}`);
  const manifests = ['apps', 'packages'].flatMap((group) =>
    readdirSync(join(ROOT, group)).map((name) => join(group, name, 'package.json')),
  );
  const files = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', 'e2e/package.json', 'bench/package.json'];
  for (const file of [...files, ...manifests.sort()]) {
    const path = join(ROOT, file);
    if (existsSync(path)) hash.update(`\n${file}\n`).update(readFileSync(path));
  }
  return hash.digest('hex');
}

const CACHE = join(ROOT, '.cache');

/** @returns {string} */
function pnpmVersion() {
  const { packageManager } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  return String(packageManager).replace(/^pnpm@/, '');
}

/**
 * The environment for child processes: pnpm and the root's programs on PATH, quiet tools, writable caches.
 * @param {Record<string, string | undefined>} environment
 * @returns {Record<string, string | undefined>}
 */
export function toolEnvironment(environment) {
  const path = [join(CACHE, 'bin'), join(ROOT, 'node_modules', '.bin'), dirname(process.execPath), environment.PATH];
  // `npm start` passes its own settings on as npm_config_*; pnpm warns about those that it does not know.
  const kept = Object.entries(environment).filter(
    // pnpm omits development packages where NODE_ENV is production.
    ([name]) =>
      name !== 'NODE_ENV' &&
      !/^npm_(config_(?!registry|cache|userconfig|globalconfig|https?_proxy|noproxy|cafile|.*authtoken)|package_|lifecycle_|node_|execpath|command)/i.test(
        name,
      ),
  );
  return {
    ...Object.fromEntries(kept),
    PATH: path.filter(Boolean).join(delimiter),
    TURBO_TELEMETRY_DISABLED: '1',
    TURBO_NO_UPDATE_NOTIFIER: '1',
    DO_NOT_TRACK: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    npm_config_update_notifier: 'false',
    npm_config_fund: 'false',
    npm_config_audit: 'false',
    ...(canWrite(homedir()) ? {} : { HOME: join(CACHE, 'home'), npm_config_cache: join(CACHE, 'npm') }),
  };
}

/**
 * The program file of pnpm, fetched when it is not there yet.
 * @param {Record<string, string | undefined>} env From `toolEnvironment`.
 * @returns {Promise<string>}
 */
export async function providePnpm(env) {
  const version = pnpmVersion();
  const prefix = join(CACHE, `pnpm-${version}`);
  const program = join(prefix, 'node_modules', 'pnpm', 'bin', 'pnpm.cjs');
  if (!existsSync(program)) {
    mkdirSync(prefix, { recursive: true });
    if (env.HOME !== undefined) mkdirSync(env.HOME, { recursive: true });
    // Its own package.json, so that npm does not look for a project further up.
    writeFileSync(join(prefix, 'package.json'), '{ "private": true }\n');
    const install = ['install', '--no-save', '--ignore-scripts', `pnpm@${version}`];
    const npm = npmCommand();
    // npm's own cache first: without a network, asking the registry would stall for more than a minute.
    const offline = await runCapturingOutput(npm.command, [...npm.args, ...install, '--offline'], { cwd: prefix, env });
    if (offline.code !== 0) {
      const online = await runCapturingOutput(npm.command, [...npm.args, ...install], { cwd: prefix, env });
      if (online.code !== 0 || !existsSync(program)) {
        throw new SetupFailure(`pnpm ${version} could not be fetched. Is the npm registry reachable?`, online.output);
      }
    }
  }
  writeShim(program);
  return program;
}

/** turbo looks for a `pnpm` on PATH.
 * @param {string} program */
function writeShim(program) {
  const shim = join(CACHE, 'bin', 'pnpm');
  const text = `#!/bin/sh\nexec "${process.execPath}" "${program}" "$@"\n`;
  if (existsSync(shim) && readFileSync(shim, 'utf8') === text) return;
  mkdirSync(dirname(shim), { recursive: true });
  writeFileSync(shim, text);
  chmodSync(shim, 0o755);
}

/** The npm beside this node: PATH may contain another one.
 * @returns {{ command: string, args: string[] }} */
function npmCommand() {
  const beside = join(dirname(process.execPath), '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js');
  return existsSync(beside) ? { command: process.execPath, args: [beside] } : { command: 'npm', args: [] };
}

/** @param {string} directory @returns {boolean} */
function canWrite(directory) {
  try {
    accessSync(directory, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
