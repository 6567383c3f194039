import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageImage, Publication } from '@longstrip/ingest';
import PQueue from 'p-queue';
import type { FileStore } from '../image/index.ts';
import type { AssetRow } from './pictures.repository.ts';

/** Files written side by side; each is flushed to the disk. */
const CONCURRENCY = 4;

/** Every picture of a publication, once. */
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

/**
 * Stores what the store does not hold yet. The bytes are hashed here once more: they come from a process that has just
 * read a stranger's file.
 */
export async function storePictures(
  files: FileStore,
  directory: string,
  pictures: readonly PageImage[],
): Promise<void> {
  const queue = new PQueue({ concurrency: CONCURRENCY });
  await queue.addAll(
    pictures.map((picture) => async () => {
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
    createdAtMs: nowMs,
  };
}
