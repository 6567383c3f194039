import type { Recommendation } from '@longstrip/api-contract';
import type { Platform } from '@longstrip/core';
import { LRUCache } from 'lru-cache';
import type { CatalogueFreshness } from '../edition/catalogue-freshness.ts';

/** For all readers of a process, in characters of JSON: some 500 readers. */
const MAX_CHARACTERS = 4_000_000;
/** What the readers of a series read besides is computed anew once an hour. */
const LONGEST_MS = 3_600_000;

interface RememberedRows {
  readonly rows: Recommendation[];
  readonly edition: number;
  readonly untilMs: number;
}

/** Remembers the rows that were recommended to readers. */
export interface RowsMemory {
  /**
   * The remembered rows, or else those of `load`.
   * @param of everything that the rows depend on besides the catalogue: the reader, what they read last, what they may see
   */
  read(
    of: { readonly platform: Platform; readonly nowMs: number; readonly key: readonly unknown[] },
    load: () => Promise<Recommendation[]>,
  ): Promise<Recommendation[]>;
}

/**
 * Rows are valid for one catalogue edition, until its next change, and at most an hour (record 0127).
 * @param freshness null: nothing is remembered
 */
export function createRowsMemory(freshness: CatalogueFreshness | null): RowsMemory {
  if (freshness === null) return { read: (_of, load) => load() };
  const remembered = new LRUCache<string, RememberedRows>({ maxSize: MAX_CHARACTERS });
  return {
    async read({ platform, nowMs, key }, load) {
      const name = JSON.stringify([platform.id, ...key]);
      const edition = freshness.edition();
      const known = remembered.get(name);
      if (known !== undefined && known.edition === edition && nowMs < known.untilMs) return known.rows;
      const [rows, changeMs] = await Promise.all([load(), freshness.nextChangeMs(platform, nowMs)]);
      if (freshness.edition() === edition) {
        const untilMs = Math.min(nowMs + LONGEST_MS, changeMs);
        remembered.set(name, { rows, edition, untilMs }, { size: name.length + JSON.stringify(rows).length });
      }
      return rows;
    },
  };
}
