import { chmod, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabaseDirectory } from '@longstrip/database/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openStore, openStoreWorkspace } from './open-store.ts';

vi.setConfig({ testTimeout: 90_000 });

let dataDirectory: string;
beforeEach(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'longstrip open store '));
  await chmod(dataDirectory, 0o755);
});
afterEach(() => rm(dataDirectory, { recursive: true, force: true }));

async function openAndClose(): Promise<void> {
  const opened = await openStore({
    ...{ dataDirectory, databaseUrl: null, purpose: 'a test', nowMs: () => Date.now() },
    ...{ onProgress: () => undefined, onJobProblem: () => undefined, onLost: () => undefined },
  });
  if (!opened.ok) throw new Error(opened.sentence);
  await opened.store.files.put('a'.repeat(64), Buffer.from('a page that was paid for'));
  await opened.store.close();
}

const modeOf = async (path: string) => (await stat(path)).mode & 0o777;

/** The folders directly in the data directory that other users can read. */
async function openFolders(): Promise<string[]> {
  const names = await readdir(dataDirectory);
  const modes = await Promise.all(names.map((name) => modeOf(join(dataDirectory, name))));
  return names.filter((_name, index) => ((modes[index] ?? 0) & 0o077) !== 0);
}

describe.skipIf(process.platform === 'win32')('a data directory that others can look into', () => {
  it('gets folders that are their owner’s alone, and keeps its own mode', async () => {
    await openAndClose();
    expect(await readdir(dataDirectory)).toEqual(expect.arrayContaining(['database', 'files', 'temporary']));
    expect(await openFolders()).toEqual([]);
    expect(await modeOf(dataDirectory)).toBe(0o755);
  });

  it('has its folders closed where an older program left them open', async () => {
    await createTestDatabaseDirectory(join(dataDirectory, 'database'));
    for (const name of ['database', 'files', 'backups', 'cache', 'temporary']) {
      await mkdir(join(dataDirectory, name), { recursive: true });
      await chmod(join(dataDirectory, name), 0o755);
    }
    await openAndClose();
    expect(await openFolders()).toEqual([]);
  });

  it('has a closed place for a file that is looked at before the store is opened', async () => {
    await mkdir(join(dataDirectory, 'temporary'), { mode: 0o755 });
    const workspace = await openStoreWorkspace(dataDirectory, 'a test', Date.now());
    expect(await openFolders()).toEqual([]);
    await workspace.close();
  });
});
