import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Claim } from './claim.ts';
import { acquireDirectoryLock, type DirectoryLockTiming, readDirectoryHolder } from './directory-lock.ts';
import { readOwnIdentity } from './process-identity.ts';

const QUICK: DirectoryLockTiming = { refreshEveryMs: 20, silenceMeansDeadMs: 300 };
const program = fileURLToPath(new URL('./hold-directory.fixture.ts', import.meta.url));

let directory: string;
const children: ChildProcess[] = [];

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'longstrip lock '));
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await rm(directory, { recursive: true, force: true });
});

function acquire(options: { onLost?: () => void; purpose?: string; onWait?: (sentence: string) => void } = {}) {
  return acquireDirectoryLock(directory, { purpose: 'a test', nowMs: Date.now(), timing: QUICK, ...options });
}

/** Starts another process that tries to take the directory and prints the result. */
async function startHolder(): Promise<{ child: ChildProcess; line: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', program, directory], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  children.push(child);
  if (child.stdout === null) throw new Error('no output');
  for await (const line of createInterface({ input: child.stdout })) return { child, line };
  throw new Error('the holder said nothing');
}

async function writeForeignClaim(change: (claim: Claim) => void): Promise<string> {
  const claim: Claim = {
    token: 'foreign',
    isSettled: true,
    holder: { process: await readOwnIdentity(), purpose: 'the other one', claimedAtMs: 1, details: {} },
  };
  change(claim);
  await mkdir(join(directory, 'lock'), { recursive: true });
  const path = join(directory, 'lock', 'foreign.claim.json');
  await writeFile(path, JSON.stringify(claim));
  return path;
}

describe('the lock on a directory', () => {
  it('keeps a second process out and says who holds it, with what the holder tells', async () => {
    const { child, line } = await startHolder();
    expect(line).toBe('held');
    const result = await acquire();
    expect(result).toMatchObject({
      ok: false,
      code: 'DIRECTORY_HELD',
      holder: { purpose: 'a fixture', details: { addresses: ['http://localhost:3000'] } },
    });
    expect(result.ok ? '' : result.sentence).toContain(`is in use by a fixture (process ${child.pid} on `);
    expect(await readDirectoryHolder(directory, Date.now())).toMatchObject({ process: { pid: child.pid } });
  });

  it('is free again after a release', async () => {
    const first = await acquire();
    if (!first.ok) throw new Error(first.sentence);
    expect((await acquire()).ok).toBe(false);
    await first.lock.release();
    await first.lock.describe({ late: true });
    expect(await readDirectoryHolder(directory, Date.now())).toBeNull();
    expect(await readdir(join(directory, 'lock'))).toEqual([]);
    expect((await acquire()).ok).toBe(true);
  });

  it('is taken over at once from a process that was killed', async () => {
    const { child } = await startHolder();
    child.kill('SIGKILL');
    await once(child, 'exit');
    const waits: string[] = [];
    expect((await acquire({ onWait: (sentence) => waits.push(sentence) })).ok).toBe(true);
    expect(waits).toEqual([]);
  });

  it('is not held by another process that was given the same pid', async () => {
    await writeForeignClaim((claim) => {
      claim.holder.process.startTicks = '1';
    });
    expect((await acquire()).ok).toBe(true);
  });

  it('has one holder when many processes come in the same instant', async () => {
    const lines = (await Promise.all([1, 2, 3, 4].map(() => startHolder()))).map(({ line }) => line);
    expect(lines.filter((line) => line === 'held').length).toBeLessThanOrEqual(1);
    const { line } = await startHolder();
    expect([...lines, line].filter((each) => each === 'held')).toHaveLength(1);
  });

  it('has one holder when many callers come in the same instant', async () => {
    for (let round = 0; round < 10; round += 1) {
      const results = await Promise.all([1, 2, 3, 4, 5].map(() => acquire()));
      const held = results.filter((result) => result.ok);
      expect(held.length).toBeLessThanOrEqual(1);
      for (const result of held) await result.lock.release();
    }
  });

  it('waits for a sign of life of a holder in another container, and takes over when there is none', async () => {
    await writeForeignClaim((claim) => {
      claim.holder.process.pidNamespace = 'pid:[1]';
    });
    const waits: string[] = [];
    expect((await acquire({ onWait: (sentence) => waits.push(sentence) })).ok).toBe(true);
    expect(waits).toHaveLength(1);
    expect(waits[0]).toContain('Looking whether the other one');
  });

  it('sees the sign of life of a holder in another container', async () => {
    const path = await writeForeignClaim((claim) => {
      claim.holder.process.pidNamespace = 'pid:[1]';
    });
    const text = await readFile(path, 'utf8');
    const beat = setInterval(() => void writeFile(path, text), 20);
    const result = await acquire();
    clearInterval(beat);
    expect(result).toMatchObject({ ok: false, holder: { purpose: 'the other one' } });
  });

  it('tells a holder that the lock was taken from it', async () => {
    const lost = new Promise<void>((resolve) => {
      void acquire({ onLost: resolve }).then(async (result) => {
        if (!result.ok) throw new Error(result.sentence);
        await rm(join(directory, 'lock'), { recursive: true });
      });
    });
    await lost;
    expect((await acquire()).ok).toBe(true);
  });

  it('does not run over a claim that it cannot read', async () => {
    const path = await writeForeignClaim(() => undefined);
    await writeFile(path, 'torn');
    const beat = setInterval(() => void writeFile(path, 'torn'), 20);
    const result = await acquire();
    clearInterval(beat);
    expect(result).toMatchObject({ ok: false, holder: { purpose: 'an unknown program' } });
  });
});
