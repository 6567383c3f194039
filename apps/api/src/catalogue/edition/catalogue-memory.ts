import type { Platform } from '@longstrip/core';
import { LRUCache } from 'lru-cache';
import type { CatalogueFreshness } from './catalogue-freshness.ts';

interface Remembered {
  readonly value: unknown;
  readonly edition: number;
  readonly untilMs: number;
}

/** What is read of the catalogue, for which platform and when. */
export interface CatalogueRead {
  readonly platform: Pick<Platform, 'id' | 'timeZone'>;
  readonly nowMs: number;
  /** Names the statement, and has everything that its rows depend on besides the catalogue. */
  readonly key: readonly unknown[];
}

/** Remembers rows of the catalogue, which are the same for all readers (record 0127). */
export interface CatalogueMemory {
  /** The remembered value, or else the one of `load`, which calls at the same time share. It is shared: nothing may change it. */
  read<Value>(of: CatalogueRead, load: () => Promise<Value>): Promise<Value>;
}

interface Limits {
  /** The longest time that a value is remembered, in milliseconds. */
  readonly longestMs: number;
  /** Maximum size of all values, in characters of JSON. */
  readonly maxCharacters: number;
}

/**
 * Values are valid for one edition of the catalogue, until its next planned change, and for `longestMs`. One that is null is not
 * remembered.
 * @param freshness null: nothing is remembered
 */
export function createCatalogueMemory(
  freshness: CatalogueFreshness | null,
  { longestMs, maxCharacters }: Limits,
): CatalogueMemory {
  if (freshness === null) return { read: (_of, load) => load() };
  const remembered = new LRUCache<string, Remembered>({ maxSize: maxCharacters });
  const pending = new Map<string, Promise<unknown>>();

  async function loadAndStore(
    name: string,
    { platform, nowMs, edition }: Omit<CatalogueRead, 'key'> & { edition: number },
    load: () => Promise<unknown>,
  ): Promise<unknown> {
    // If the next change is unknown, nothing is remembered.
    const [value, changeMs] = await Promise.all([load(), freshness?.nextChangeMs(platform, nowMs).catch(() => null)]);
    if (value !== null && typeof changeMs === 'number' && freshness?.edition() === edition) {
      const untilMs = Math.min(nowMs + longestMs, changeMs);
      remembered.set(name, { value, edition, untilMs }, { size: name.length + JSON.stringify(value).length });
    }
    return value;
  }

  function find({ platform, nowMs, key }: CatalogueRead, load: () => Promise<unknown>): Promise<unknown> {
    const name = JSON.stringify([platform.id, ...key]);
    const edition = freshness?.edition() ?? 0;
    const known = remembered.get(name);
    if (known !== undefined && known.edition === edition && nowMs < known.untilMs) return Promise.resolve(known.value);
    const call = `${edition} ${name}`;
    const asked = pending.get(call);
    if (asked !== undefined) return asked;
    const asking = loadAndStore(name, { platform, nowMs, edition }, load).finally(() => pending.delete(call));
    pending.set(call, asking);
    return asking;
  }

  return {
    // A key belongs to one statement, so the value has the type of this one.
    read: <Value>(of: CatalogueRead, load: () => Promise<Value>) => find(of, load) as Promise<Value>,
  };
}
