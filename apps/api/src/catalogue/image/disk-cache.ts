import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { createSpareWrites } from '../files/spare-writes.ts';

export interface DiskCache {
  get(key: string): Promise<Uint8Array | null>;
  /** Whether the entry exists, as far as is known without reading its file. This does not count as a use. */
  has(key: string): boolean;
  /** Bytes of all entries. */
  cachedBytes(): number;
  /** Never rejects: an entry that cannot be written is not cached (`SpareWrites`). */
  put(key: string, bytes: Uint8Array): Promise<void>;
}

interface Entry {
  sizeBytes: number;
  usedAtMs: number;
  /** The time of its file, by which a restart knows when it was used. */
  notedAtMs: number;
}

/** How far the time of a file may be behind its last use: to write it takes as long as to read a small file. */
const NOTED_WITHIN_MS = 600_000;

/** When the cache is full, the oldest entries are deleted down to this share of the limit: not every write has to delete. */
const KEEP_SHARE = 0.9;

/**
 * A folder of small files that never exceeds `maxBytes`: the least recently used are deleted first. Everything in it can
 * be made again, so nothing is flushed, a file that cannot be read counts as absent, and one that cannot be written is left out.
 */
export async function createDiskCache(options: {
  readonly directory: string;
  readonly maxBytes: number;
  readonly nowMs: () => number;
  readonly logger: Pick<Logger, 'error' | 'info'>;
}): Promise<DiskCache> {
  const { directory, maxBytes, nowMs, logger } = options;
  const writes = createSpareWrites({ place: directory, nowMs, logger });
  const entries = new Map<string, Entry>();
  let totalBytes = 0;

  async function readEntries(): Promise<void> {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    for (const name of await readdir(directory)) {
      const path = join(directory, name);
      if (!/^[0-9a-f]{64}$/.test(name)) {
        await rm(path, { force: true, recursive: true });
        continue;
      }
      const facts = await stat(path);
      entries.set(name, { sizeBytes: facts.size, usedAtMs: facts.mtimeMs, notedAtMs: facts.mtimeMs });
      totalBytes += facts.size;
    }
  }
  await writes.attempt(readEntries);

  async function makeRoom(): Promise<void> {
    if (totalBytes <= maxBytes) return;
    const oldestFirst = [...entries].sort(([, a], [, b]) => a.usedAtMs - b.usedAtMs);
    for (const [key, entry] of oldestFirst) {
      if (totalBytes <= maxBytes * KEEP_SHARE) break;
      entries.delete(key);
      totalBytes -= entry.sizeBytes;
      await rm(join(directory, key), { force: true });
    }
  }

  return {
    has: (key) => entries.has(key),
    cachedBytes: () => totalBytes,
    async get(key) {
      const entry = entries.get(key);
      if (!entry) return null;
      try {
        const bytes = await readFile(join(directory, key));
        entry.usedAtMs = nowMs();
        if (entry.usedAtMs - entry.notedAtMs >= NOTED_WITHIN_MS) {
          entry.notedAtMs = entry.usedAtMs;
          const usedAt = new Date(entry.usedAtMs);
          // On a read-only disk the entry is still good.
          await utimes(join(directory, key), usedAt, usedAt).catch(() => undefined);
        }
        return bytes;
      } catch {
        // The folder was emptied by someone else: the picture is made again.
        entries.delete(key);
        totalBytes -= entry.sizeBytes;
        return null;
      }
    },
    async put(key, bytes) {
      await writes.attempt(async () => {
        const temporary = join(directory, `${key}.${randomUUID()}.part`);
        await mkdir(directory, { recursive: true, mode: 0o700 });
        try {
          await writeFile(temporary, bytes);
          await rename(temporary, join(directory, key));
        } catch (error) {
          await rm(temporary, { force: true });
          throw error;
        }
        totalBytes += bytes.byteLength - (entries.get(key)?.sizeBytes ?? 0);
        const usedAtMs = nowMs();
        entries.set(key, { sizeBytes: bytes.byteLength, usedAtMs, notedAtMs: usedAtMs });
        await makeRoom();
      });
    },
  };
}
