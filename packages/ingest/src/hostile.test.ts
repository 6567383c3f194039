import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HOSTILE_FILES, type HostileFile } from '@longstrip/test-kit/files';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ingest } from './ingest.ts';
import { runIngestChild } from './ingest-in-child.ts';
import type { IngestResult } from './ingest-refusal.ts';
import { bundleChild } from './testing/bundle-child.ts';

const MIB = 1024 * 1024;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hostile-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function place(file: HostileFile): Promise<{ input: string; outDir: string }> {
  const input = join(folder, file.name);
  await writeFile(input, await file.build());
  return { input, outDir: join(folder, `out of ${file.name}`) };
}

async function expectAsDescribed(file: HostileFile, result: IngestResult): Promise<void> {
  if ('pages' in file.expected) {
    const pages = result.ok ? result.publication.episodes.flatMap((episode) => episode.pages) : result.refusal;
    expect(pages).toHaveLength(file.expected.pages);
    return;
  }
  expect(file.expected.refusedAs).toContain(result.ok ? 'nothing' : result.refusal.code);
  const sentence = result.ok ? '' : result.refusal.sentence;
  expect(sentence).toContain(`"${file.name}"`);
  expect(sentence, 'one sentence').toMatch(/^[^.]*(?:\.\S[^.]*)*\.$/);
  expect(await readdir(folder), 'nothing is left behind').not.toContain(`out of ${file.name}`);
}

/** How much more processor time a loop takes now than on a machine at full speed that does nothing else; at least 1. */
function slowness(): number {
  const before = process.cpuUsage();
  let sum = 0;
  for (let count = 0; count < 200_000_000; count += 1) sum += count;
  expect(sum).toBeGreaterThan(0);
  const { user, system } = process.cpuUsage(before);
  return Math.max(1, (user + system) / 150_000);
}

const bombs = HOSTILE_FILES.filter((file) => file.isBomb === true);
const others = HOSTILE_FILES.filter((file) => file.isBomb !== true);

describe('files made to harm or to puzzle', () => {
  it.each(others.map((file) => [file.name, file.what, file] as const))('%s: %s', async (_name, _what, file) => {
    const { input, outDir } = await place(file);
    await expectAsDescribed(file, await ingest(input, outDir));
  });
});

describe('bombs, in the child process, end within 2 s and 200 MB', () => {
  let child: Awaited<ReturnType<typeof bundleChild>>;
  beforeAll(async () => {
    child = await bundleChild();
  });
  afterAll(() => rm(child.folder, { recursive: true, force: true }));

  it.each(bombs.map((file) => [file.name, file.what, file] as const))('%s: %s', async (_name, _what, file) => {
    const { input, outDir } = await place(file);
    const { result, usage } = await runIngestChild(input, outDir, { childEntry: child.entry });
    await expectAsDescribed(file, result);
    expect(usage?.cpuMs).toBeLessThan(2_000 * slowness());
    expect(usage?.peakRssBytes).toBeLessThan(200 * MIB);
  });
});
