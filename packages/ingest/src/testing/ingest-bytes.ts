import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';
import { ingest } from '../ingest.ts';
import type { IngestOptions, IngestResult } from '../ingest-refusal.ts';
import type { PageImage, Publication } from '../publication.ts';

const folders: string[] = [];

// Registered on import: a hook that a running test registers is never called.
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

/**
 * A folder that is removed after the tests of the file. Its own name is the same each time: of a random one like "V90" an
 * import would read the number of a volume.
 */
export async function makeFolder(): Promise<string> {
  const parent = await mkdtemp(join(tmpdir(), 'ingest-test-'));
  folders.push(parent);
  const folder = join(parent, 'files');
  await mkdir(folder);
  return folder;
}

export interface Ingested {
  result: IngestResult;
  bytesOf(image: PageImage): Promise<Buffer>;
}

export async function ingestPath(path: string, options: IngestOptions = {}): Promise<Ingested> {
  const outDir = join(await makeFolder(), 'out');
  const result = await ingest(path, outDir, options);
  return { result, bytesOf: ({ file }) => readFile(join(outDir, file)) };
}

/** Writes files by path into a new folder, and returns it. */
export async function writeFolder(files: Readonly<Record<string, Buffer | string>>): Promise<string> {
  const folder = await makeFolder();
  for (const [path, data] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), data);
  }
  return folder;
}

export async function ingestBytes(name: string, bytes: Buffer, options: IngestOptions = {}): Promise<Ingested> {
  return ingestPath(join(await writeFolder({ [name]: bytes }), name), options);
}

/** The publication of a result that must not be a refusal. */
export function publicationOf({ result }: Ingested): Publication {
  if (!result.ok) throw new Error(result.refusal.sentence);
  return result.publication;
}

/** The one episode of a publication that has one. */
export function onlyEpisode(publication: Publication) {
  const [episode, ...others] = publication.episodes;
  if (episode === undefined || others.length > 0) throw new Error(`${publication.episodes.length} episodes`);
  return episode;
}

export function imagesOf(episode: { pages: readonly Publication['episodes'][number]['pages'][number][] }): PageImage[] {
  return episode.pages.flatMap((page) => (page.kind === 'image' ? [page.image] : []));
}
