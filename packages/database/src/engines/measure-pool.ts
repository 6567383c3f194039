import { databaseConnections, databaseWaiting, onScrape } from '@longstrip/telemetry';
import type pg from 'pg';

const pools = new Set<pg.Pool>();

/** Shows the connections of a pool in the metrics until it ends; those of several pools are added up. */
export function measurePool(pool: pg.Pool): void {
  if (pools.size === 0) onScrape(show);
  pools.add(pool);
}

function show(): void {
  for (const pool of pools) if (pool.ended) pools.delete(pool);
  const sum = (count: (pool: pg.Pool) => number) => [...pools].reduce((total, pool) => total + count(pool), 0);
  const idle = sum(({ idleCount }) => idleCount);
  databaseConnections.set({ state: 'in_use' }, sum(({ totalCount }) => totalCount) - idle);
  databaseConnections.set({ state: 'idle' }, idle);
  databaseWaiting.set(sum(({ waitingCount }) => waitingCount));
}
