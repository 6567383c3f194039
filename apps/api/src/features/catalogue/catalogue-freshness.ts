import type { Platform } from '@longstrip/core';
import type { Database } from '@longstrip/database';
import { DateTime } from 'luxon';
import { findNextTurn } from './next-turn.repository.ts';

/**
 * By what a site of the same process knows how long its answers about the catalogue hold (D37). It counts changes in this
 * process' memory: where several processes share a database, a site keeps nothing.
 */
export interface CatalogueFreshness {
  /** Another one after every change. */
  edition(): number;
  /** Whoever changed the catalogue, or may have, says so once that is committed. */
  changed(): void;
  /** The next instant at which the platform's catalogue changes by the clock alone, the end of its day at the latest. */
  nextTurnMs(platform: Pick<Platform, 'id' | 'timeZone'>, nowMs: number): Promise<number>;
}

interface KnownTurn {
  readonly edition: number;
  readonly turnMs: Promise<number>;
}

export function createCatalogueFreshness({ orm }: Pick<Database, 'orm'>): CatalogueFreshness {
  let edition = 1;
  const known = new Map<string, KnownTurn>();

  async function findTurn({ id, timeZone }: Pick<Platform, 'id' | 'timeZone'>, nowMs: number): Promise<number> {
    const nextDayMs = DateTime.fromMillis(nowMs, { zone: timeZone }).plus({ days: 1 }).startOf('day').toMillis();
    const plannedMs = await findNextTurn(orm, id, nowMs);
    return plannedMs === null ? nextDayMs : Math.min(plannedMs, nextDayMs);
  }

  async function nextTurnMs(platform: Pick<Platform, 'id' | 'timeZone'>, nowMs: number): Promise<number> {
    const last = known.get(platform.id);
    if (last?.edition === edition) {
      const turnMs = await last.turnMs;
      if (turnMs > nowMs) return turnMs;
    }
    const turn = { edition, turnMs: findTurn(platform, nowMs) };
    known.set(platform.id, turn);
    // A question that failed is asked again by the next one.
    turn.turnMs.catch(() => known.delete(platform.id));
    return turn.turnMs;
  }

  return {
    edition: () => edition,
    changed: () => {
      edition += 1;
    },
    nextTurnMs,
  };
}
