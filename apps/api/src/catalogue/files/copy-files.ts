import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import PQueue from 'p-queue';
import { areFilesLost, type FileStore, type StoredFile } from './file-store.ts';

/** Files that are copied, or read, at the same time. */
const AT_ONCE = 8;
/** A store that is lost is tried again for this long. */
const PATIENCE_MS = 60_000;
const TRY_AGAIN_MS = 1_000;

export interface CopiedFiles {
  copied: number;
  copiedBytes: number;
  /** Were there already, with the same length. */
  there: number;
  /**
   * Were left out: their content is not what their names say. They are drawn pictures of the demo, which are drawn again when they
   * are requested, or they are damaged (`checkFiles` knows which).
   */
  unlike: number;
}

interface CopyControls {
  readonly signal: AbortSignal;
  /** Called for each file. */
  readonly onProgress: (copied: Readonly<CopiedFiles>) => void;
}

/**
 * Copies every file that has the hash of its content as its name from one store to another. Files that are there already are not
 * read, so a copy that was interrupted goes on, and a second copy takes what has been added since. The mark of the database is not
 * copied. Nothing is deleted.
 * @throws The signal's reason; `FilesUnavailable` if a store is lost for a minute.
 */
export async function copyFiles(
  from: FileStore,
  to: FileStore,
  { signal, onProgress }: CopyControls,
): Promise<CopiedFiles> {
  const done: CopiedFiles = { copied: 0, copiedBytes: 0, there: 0, unlike: 0 };
  for (const folder of await patiently(() => from.folders(), signal)) {
    const there = await patiently(() => sizesIn(to, folder), signal);
    const files = await patiently(() => from.entries(folder), signal);
    await forEach(files.filter(isWhole), signal, async (file) => {
      if (there.get(file.name) === file.sizeBytes) done.there += 1;
      else await patiently(() => copy(file), signal);
      onProgress(done);
    });
  }
  return done;

  async function copy({ name }: StoredFile): Promise<void> {
    const bytes = await from.read(name);
    // It was deleted after it was listed.
    if (bytes === null) return;
    if (!isNamedByItsContent(name, bytes)) {
      done.unlike += 1;
      return;
    }
    await to.put(name, bytes);
    done.copied += 1;
    done.copiedBytes += bytes.byteLength;
  }
}

/** A picture of the catalogue that came from outside: its id is the hash of its content. */
export interface NamedAsset {
  readonly id: string;
  readonly sizeBytes: number;
}

export interface CheckedFiles {
  checked: number;
  /** Ids of assets that the store has no file of, or one of another length or content. */
  missing: string[];
  damaged: string[];
}

interface CheckControls {
  /** Also reads each file, and compares its content with its name. */
  readonly readsContents: boolean;
  readonly signal: AbortSignal;
  readonly onProgress: (checked: number) => void;
}

/**
 * Which of the catalogue's files a store lacks.
 * @param assets in batches, in the order of their ids
 */
export async function checkFiles(
  files: FileStore,
  assets: AsyncIterable<readonly NamedAsset[]>,
  { readsContents, signal, onProgress }: CheckControls,
): Promise<CheckedFiles> {
  const found: CheckedFiles = { checked: 0, missing: [], damaged: [] };
  let folder = '';
  let sizes: ReadonlyMap<string, number> = new Map();
  for await (const batch of assets) {
    const present: NamedAsset[] = [];
    for (const asset of batch) {
      if (asset.id.slice(0, 2) !== folder) {
        folder = asset.id.slice(0, 2);
        sizes = await patiently(() => sizesIn(files, folder), signal);
      }
      const sizeBytes = sizes.get(asset.id);
      if (sizeBytes === undefined) found.missing.push(asset.id);
      else if (sizeBytes !== asset.sizeBytes) found.damaged.push(asset.id);
      else present.push(asset);
    }
    if (readsContents) {
      await forEach(present, signal, async ({ id }) => {
        const bytes = await patiently(() => files.read(id), signal);
        if (bytes === null) found.missing.push(id);
        else if (!isNamedByItsContent(id, bytes)) found.damaged.push(id);
      });
    }
    found.checked += batch.length;
    onProgress(found.checked);
  }
  return found;
}

/** Not one that a killed process left unfinished. */
const isWhole = ({ name }: StoredFile) => /^[0-9a-f]{64}$/.test(name);

function isNamedByItsContent(name: string, bytes: Uint8Array): boolean {
  return createHash('sha256').update(bytes).digest('hex') === name;
}

async function sizesIn(files: FileStore, folder: string): Promise<Map<string, number>> {
  return new Map((await files.entries(folder)).map(({ name, sizeBytes }) => [name, sizeBytes]));
}

async function forEach<Item>(
  items: readonly Item[],
  signal: AbortSignal,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = new PQueue({ concurrency: AT_ONCE });
  await queue.addAll(
    items.map((item) => async () => {
      signal.throwIfAborted();
      await work(item);
    }),
  );
}

/** Waits for a lost store. */
async function patiently<Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
  const untilMs = performance.now() + PATIENCE_MS;
  for (;;) {
    signal.throwIfAborted();
    try {
      return await work();
    } catch (error) {
      if (!areFilesLost(error) || performance.now() > untilMs) throw error;
      await wait(TRY_AGAIN_MS);
    }
  }
}
