import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CatalogueEdition, followCatalogueEdition } from './catalogue-edition.ts';
import type { ListenerEvents } from './database.ts';

// Without a database: second by second, what a process assumes while it gets no messages.

describe('a connection that is lost', () => {
  let nowMs: number;
  let stored: number;
  let listens: number;
  let reads: number;
  let isAway: boolean;
  let isDeaf: boolean;
  let events: ListenerEvents | null;
  let noted: (number | null)[];
  let edition: CatalogueEdition;

  async function run() {
    reads += 1;
    if (isAway) throw new Error('away');
    return [{ edition: stored }];
  }
  const database = {
    engine: 'server' as const,
    run,
    noteEdition: (edition: number | null) => noted.push(edition),
    async listen(_: string, given: ListenerEvents) {
      listens += 1;
      if (isAway || isDeaf) throw new Error('away');
      events = given;
      return { run, close: async () => undefined };
    },
  };
  async function pass(ms: number): Promise<void> {
    nowMs += ms;
    await vi.advanceTimersByTimeAsync(ms);
  }
  /** Whether the edition is known: then it stays the same while nothing changes. */
  const isKnown = () => new Set([edition.current(), edition.current()]).size === 1;

  beforeEach(async () => {
    vi.useFakeTimers();
    [nowMs, stored, listens, reads, isAway, isDeaf, events, noted] = [50_000, 7, 0, 0, false, false, null, []];
    edition = await followCatalogueEdition(database, { monotonicMs: () => nowMs, onLost: () => undefined });
  });
  afterEach(async () => {
    await edition.close();
    vi.useRealTimers();
  });

  it('is replaced by a reading a second, each of which counts for a second', async () => {
    isDeaf = true;
    events?.onLost();
    await pass(1_000);
    const known = edition.current();
    expect(isKnown()).toBe(true);
    [reads, stored] = [0, 8];
    await pass(900);
    expect([reads, edition.current()]).toEqual([0, known]);
    await pass(100);
    expect([reads, edition.current() > known, isKnown()]).toEqual([1, true, true]);
    await pass(10_000);
    expect(reads).toBe(11);
  });

  it('leaves nothing valid where the edition cannot be read either', async () => {
    isAway = true;
    events?.onLost();
    expect(isKnown()).toBe(true);
    await pass(1_000);
    expect(isKnown()).toBe(false);
    // A replica is not asked then.
    expect(noted.at(-1)).toBeNull();
    isAway = false;
    await pass(1_000);
    expect(isKnown()).toBe(true);
  });

  it('is tried again less and less often, at last every ten seconds, until it is there', async () => {
    isDeaf = true;
    events?.onLost();
    listens = 0;
    // After 0.1, 0.2, 0.4 and so on to 6.4 seconds.
    await pass(12_700);
    expect(listens).toBe(7);
    await pass(10_000);
    expect(listens).toBe(8);
    isDeaf = false;
    await pass(10_000);
    expect(listens).toBe(9);
    expect(noted.at(-1)).toBe(7);
    const known = edition.current();
    events?.onMessage('8');
    expect([edition.current() > known, isKnown()]).toEqual([true, true]);
    events?.onMessage('8');
    expect(isKnown()).toBe(true);
  });

  it('is found out by a reading that fails on it, and one that hears nothing by a reading', async () => {
    stored = 8;
    const known = edition.current();
    await pass(1_000);
    expect(edition.current()).toBeGreaterThan(known);
    isAway = true;
    await pass(1_000);
    expect(isKnown()).toBe(false);
  });
});
