import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageImage, Publication } from '@longstrip/ingest';
import PQueue from 'p-queue';
import type { FileStore } from '../files/file-store.ts';
import type { AssetRow } from './pictures.repository.ts';

/** Files written at the same time; each is flushed to the disk. */
const CONCURRENCY = 4;

/** All pictures of a publication, each once. */
export function picturesOf(publication: Publication): PageImage[] {
  const pictures = new Map<string, PageImage>();
  const add = (picture: PageImage | null | undefined) => {
    if (picture != null) pictures.set(picture.sha256, picture);
  };
  add(publication.cover);
  for (const episode of publication.episodes) {
    add(episode.thumbnail);
    for (const page of episode.pages) if (page.kind === 'image') add(page.image);
    for (const picture of episode.images) add(picture);
  }
  return [...pictures.values()];
}

interface StoringControls {
  signal?: AbortSignal;
  onProgress?: (stored: { done: number; of: number }) => void;
}

/**
 * Stores the pictures that the store does not have yet. The bytes are hashed again: they come from a process that has
 * read an untrusted file.
 */
export async function storePictures(
  files: FileStore,
  directory: string,
  pictures: readonly PageImage[],
  { signal, onProgress }: StoringControls = {},
): Promise<void> {
  const queue = new PQueue({ concurrency: CONCURRENCY });
  let done = 0;
  await queue.addAll(
    pictures.map((picture) => async () => {
      signal?.throwIfAborted();
      done += 1;
      onProgress?.({ done, of: pictures.length });
      if (await files.has(picture.sha256)) return;
      const bytes = await readFile(join(directory, picture.file));
      const hash = createHash('sha256').update(bytes).digest('hex');
      if (hash !== picture.sha256) throw new Error(`${picture.file} is not what its name says`);
      await files.put(picture.sha256, bytes);
    }),
  );
}

export function assetRowOf(picture: PageImage, nowMs: number): AssetRow {
  return {
    id: picture.sha256,
    mediaType: picture.mediaType,
    sizeBytes: picture.sizeBytes,
    widthPx: picture.widthPx,
    heightPx: picture.heightPx,
    placeholder: picture.placeholder,
    blurred: picture.blurred,
    createdAtMs: nowMs,
  };
}
