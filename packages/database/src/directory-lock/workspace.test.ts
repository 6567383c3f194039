import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Claim } from './claim.ts';
import { readOwnIdentity } from './process-identity.ts';
import { openWorkspace, sweepWorkspaces } from './workspace.ts';

const program = fileURLToPath(new URL('./hold-workspace.fixture.ts', import.meta.url));
const QUICK = { refreshEveryMs: 20, silenceMeansDeadMs: 300 };

let directory: string;
const children: ChildProcess[] = [];

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'longstrip workspaces '));
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await rm(directory, { recursive: true, force: true });
});

const sweep = () => sweepWorkspaces(directory, { nowMs: Date.now(), timing: QUICK });
const folders = async () => (await readdir(directory)).filter((name) => name !== 'lock');
const claims = () => readdir(join(directory, 'lock'));

/** Starts another process with its own workspace. */
async function startWorker(): Promise<{ child: ChildProcess; path: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', program, directory], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  children.push(child);
  if (child.stdout === null) throw new Error('no output');
  for await (const path of createInterface({ input: child.stdout })) return { child, path };
  throw new Error('the worker said nothing');
}

/** Writes a workspace claimed by a process in another container, which processes here cannot see. */
async function writeForeignWorkspace(): Promise<string> {
  const claim: Claim = {
    token: 'foreign',
    isSettled: true,
    holder: { process: await readOwnIdentity(), purpose: 'the other one', claimedAtMs: 1, details: {} },
  };
  claim.holder.process.pidNamespace = 'pid:[1]';
  await mkdir(join(directory, 'lock'), { recursive: true });
  await mkdir(join(directory, claim.token));
  const path = join(directory, 'lock', `${claim.token}.claim.json`);
  await writeFile(path, JSON.stringify(claim));
  return path;
}

describe('workspaces', () => {
  it('of the living stay, in this process and in others', async () => {
    const own = await openWorkspace(directory, 'a test', Date.now());
    const { path } = await startWorker();
    await writeFile(join(own.path, 'page'), 'x');
    await sweep();
    expect((await folders()).toSorted()).toEqual([basename(own.path), basename(path)].toSorted());
    expect(await readdir(own.path)).toEqual(['page']);
    await own.close();
    expect(await folders()).toEqual([basename(path)]);
  });

  it('of a process that was killed are cleared away at once, with all that is in them', async () => {
    const { child, path } = await startWorker();
    await writeFile(join(path, 'page'), 'x');
    child.kill('SIGKILL');
    await once(child, 'exit');
    await sweep();
    expect(await folders()).toEqual([]);
    expect(await claims()).toEqual([]);
  });

  it('that no process claims are cleared away', async () => {
    await mkdir(join(directory, 'import-of-old', 'pages'), { recursive: true });
    await sweep();
    expect(await folders()).toEqual([]);
  });

  it('of another container stay while their owner shows that it lives, and no longer', async () => {
    const claim = await writeForeignWorkspace();
    const timer = setInterval(() => void writeFile(claim, '{}', { flag: 'a' }), 20);
    await sweep();
    clearInterval(timer);
    expect(await folders()).toEqual(['foreign']);
    await sweep();
    expect(await folders()).toEqual([]);
  });

  it('are claimed before they are there', async () => {
    let isOpen = true;
    const opening = (async () => {
      for (let round = 0; round < 40; round += 1) {
        const { path, close } = await openWorkspace(directory, 'a test', Date.now());
        await writeFile(join(path, 'page'), 'x');
        await close();
      }
      isOpen = false;
    })();
    while (isOpen) await sweep();
    await expect(opening).resolves.toBeUndefined();
  });
});
