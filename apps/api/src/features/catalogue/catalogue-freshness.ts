import type { Platform } from '@longstrip/core';
import type { Database } from '@longstrip/database';
import { DateTime } from 'luxon';
import { findNextChange } from './next-change.repository.ts';

/**
 * Tells the sites of this process how long their answers about the catalogue stay true (D37). Changes are counted in the
 * memory of this process, so sites cache nothing when several processes share a database.
 */
export interface CatalogueFreshness {
  /** The catalogue edition: a number that rises with each change. */
  edition(): number;
  /** To be called after each committed change of the catalogue, and after each possible one. */
  changed(): void;
  /** The platform's next change, at the latest the end of its day. Epoch milliseconds. */
  nextChangeMs(platform: Pick<Platform, 'id' | 'timeZone'>, nowMs: number): Promise<number>;
}

interface KnownChange {
  readonly edition: number;
  readonly changeMs: Promise<number>;
}

export function createCatalogueFreshness({ orm }: Pick<Database, 'orm'>): CatalogueFreshness {
  let edition = 1;
  const known = new Map<string, KnownChange>();

  async function findChange({ id, timeZone }: Pick<Platform, 'id' | 'timeZone'>, nowMs: number): Promise<number> {
    const nextDayMs = DateTime.fromMillis(nowMs, { zone: timeZone }).plus({ days: 1 }).startOf('day').toMillis();
    const plannedMs = await findNextChange(orm, id, nowMs);
    return plannedMs === null ? nextDayMs : Math.min(plannedMs, nextDayMs);
  }

  async function nextChangeMs(platform: Pick<Platform, 'id' | 'timeZone'>, nowMs: number): Promise<number> {
    const last = known.get(platform.id);
    if (last?.edition === edition) {
      const changeMs = await last.changeMs;
      if (changeMs > nowMs) return changeMs;
    }
    const change = { edition, changeMs: findChange(platform, nowMs) };
    known.set(platform.id, change);
    // After a failure the next call asks again.
    change.changeMs.catch(() => known.delete(platform.id));
    return change.changeMs;
  }

  return {
    edition: () => edition,
    changed: () => {
      edition += 1;
    },
    nextChangeMs,
  };
}
