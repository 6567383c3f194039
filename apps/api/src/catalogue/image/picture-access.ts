import { createHash } from 'node:crypto';
import type { Database } from '@longstrip/database';
import {
  type CatalogueChanges,
  type FreePeriod,
  readAllSeriesIds,
  readCatalogueChanges,
  readFreePeriods,
  readPageAssets,
  readTakenDownAssets,
} from './picture-access.repository.ts';

/** What decides at serving time whether an address opens its picture (D39), as the catalogue is now. */
export interface PictureAccess {
  /** The asset is a page of some episode, or was one since the start: it has no public address. */
  isPage(assetId: string): boolean;
  /** It stands only for series and episodes that were taken down. */
  isTakenDown(assetId: string): boolean;
  /** Everybody may read the episode at that moment: it is open, shown, free, not adult, and no sign-in is required. */
  isFreeToAll(platformId: string, episodeId: number, nowMs: number): boolean;
}

/** Answers from memory that follows the catalogue. */
export interface PictureAccessReader {
  /** What is known now. Rejects where the catalogue cannot be read: then nothing may be served. */
  current(): Promise<PictureAccess>;
}

export interface PictureAccessOptions {
  readonly database: Pick<Database, 'run'>;
  /** The catalogue edition: another, higher number after each change, whichever process made it. */
  readonly edition: () => number;
}

/** Series that are read at a time: some ten thousand pages, so that nobody waits long for the database. */
const SERIES_AT_ONCE = 100;
/** Hexadecimal digits of an asset's hash that are kept: 52 bits, as many as a number holds. */
const DIGITS_KEPT = 13;

/**
 * Keeps in memory which assets are pages and which episodes are free. It reads the whole catalogue once, then only the
 * series that changed, and asks for changes once an edition of the catalogue: never for a picture. Half a million pages take some 20 MB: of each asset a number is kept, made of the first 52 bits of its hash.
 * Two assets that share one are improbable (1 in 100,000 with as many covers), and then a cover is refused.
 */
export function createPictureAccess(options: PictureAccessOptions): PictureAccessReader {
  const { database, edition } = options;
  const pages = new Set<number>();
  const free = new FreeEpisodes();
  let takenDown: ReadonlySet<number> = new Set();
  const access: PictureAccess = {
    isPage: (assetId) => pages.has(keyOf(assetId)),
    isTakenDown: (assetId) => takenDown.has(keyOf(assetId)),
    isFreeToAll: (platformId, episodeId, atMs) => free.has(platformId, episodeId, atMs),
  };
  let known: { readonly snapshot: string; readonly edition: number } | null = null;
  // Whoever comes meanwhile waits for the same reading.
  let reading: Promise<void> | null = null;

  async function follow({ seriesIds }: CatalogueChanges): Promise<void> {
    for (let start = 0; start < seriesIds.length; start += SERIES_AT_ONCE) {
      const ids = seriesIds.slice(start, start + SERIES_AT_ONCE);
      for (const assetId of await readPageAssets(database, ids)) pages.add(keyOf(assetId));
      free.replace(ids, await readFreePeriods(database, ids));
    }
  }

  async function read(): Promise<void> {
    const asked = edition();
    const changes =
      known === null ? await readAllSeriesIds(database) : await readCatalogueChanges(database, known.snapshot);
    await follow(changes);
    if (changes.seriesIds.length > 0) takenDown = new Set((await readTakenDownAssets(database)).map(keyOf));
    known = { edition: asked, snapshot: changes.snapshot };
  }

  return {
    async current() {
      const current = edition();
      while (known === null || known.edition < current) {
        reading ??= read().finally(() => {
          reading = null;
        });
        await reading;
      }
      return access;
    },
  };
}

/** Ids of files are hashes; those of drawn pictures are hashed here. */
function keyOf(assetId: string): number {
  const hash = /^[0-9a-f]{64}$/.test(assetId) ? assetId : createHash('sha256').update(assetId).digest('hex');
  return Number.parseInt(hash.slice(0, DIGITS_KEPT), 16);
}

/** The free episodes of a catalogue, replaced series by series. */
class FreeEpisodes {
  readonly #periods = new Map<string, FreePeriod>();
  readonly #keysOfSeries = new Map<number, string[]>();

  has(platformId: string, episodeId: number, nowMs: number): boolean {
    const period = this.#periods.get(`${platformId} ${episodeId}`);
    return period !== undefined && period.fromMs <= nowMs && (period.untilMs === null || nowMs < period.untilMs);
  }

  replace(seriesIds: readonly number[], periods: readonly FreePeriod[]): void {
    for (const seriesId of seriesIds) {
      for (const key of this.#keysOfSeries.get(seriesId) ?? []) this.#periods.delete(key);
      this.#keysOfSeries.delete(seriesId);
    }
    for (const period of periods) {
      const key = `${period.platformId} ${period.episodeId}`;
      this.#periods.set(key, period);
      const keys = this.#keysOfSeries.get(period.seriesId) ?? [];
      keys.push(key);
      this.#keysOfSeries.set(period.seriesId, keys);
    }
  }
}
