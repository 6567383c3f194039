import type { Platform } from '@longstrip/core';
import type { Database } from '@longstrip/database';
import { DateTime } from 'luxon';
import { findNextChange } from './next-change.repository.ts';

/** Tells the sites of this process how long their answers about the catalogue stay true (D37). */
export interface CatalogueFreshness {
  /** The catalogue edition: a number that rises with each change, whichever process made it. */
  edition(): number;
  /** The platform's next change, at the latest the end of its day. Epoch milliseconds. */
  nextChangeMs(platform: Pick<Platform, 'id' | 'timeZone'>, nowMs: number): Promise<number>;
}

interface KnownChange {
  readonly edition: number;
  readonly changeMs: Promise<number>;
}

/** @param edition of the catalogue, as `followCatalogueEdition` knows it */
export function createCatalogueFreshness({ orm }: Pick<Database, 'orm'>, edition: () => number): CatalogueFreshness {
  const known = new Map<string, KnownChange>();

  async function findChange({ id, timeZone }: Pick<Platform, 'id' | 'timeZone'>, nowMs: number): Promise<number> {
    const nextDayMs = DateTime.fromMillis(nowMs, { zone: timeZone }).plus({ days: 1 }).startOf('day').toMillis();
    const plannedMs = await findNextChange(orm, id, nowMs);
    return plannedMs === null ? nextDayMs : Math.min(plannedMs, nextDayMs);
  }

  async function nextChangeMs(platform: Pick<Platform, 'id' | 'timeZone'>, nowMs: number): Promise<number> {
    const current = edition();
    const last = known.get(platform.id);
    if (last?.edition === current) {
      const changeMs = await last.changeMs;
      if (changeMs > nowMs) return changeMs;
    }
    const change = { edition: current, changeMs: findChange(platform, nowMs) };
    known.set(platform.id, change);
    // After a failure the next call asks again.
    change.changeMs.catch(() => known.delete(platform.id));
    return change.changeMs;
  }

  return { edition, nextChangeMs };
}
