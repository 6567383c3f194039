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
    const processorMs: number[] = [];
    // Processor time grows where cores are shared: the least of three runs is what the file costs.
    while (processorMs.length < 3 && Math.min(...processorMs) >= 2_000) {
      const { input, outDir } = await place(file);
      const { result, usage } = await runIngestChild(input, outDir, { childEntry: child.entry });
      await expectAsDescribed(file, result);
      expect(usage?.peakRssBytes).toBeLessThan(200 * MIB);
      processorMs.push(usage?.cpuMs ?? Number.POSITIVE_INFINITY);
    }
    expect(Math.min(...processorMs)).toBeLessThan(2_000);
  });
});
