import type { Executor } from '@longstrip/database';
import { banner, episodePlatform, notice, seriesPlatform } from '@longstrip/database/schema';
import { and, type Column, eq, gt, sql } from 'drizzle-orm';

/** Every column that holds an instant at which a platform's readers are shown something else. */
const TURNS = [
  { table: seriesPlatform, instants: [seriesPlatform.openedAtMs] },
  {
    table: episodePlatform,
    instants: [episodePlatform.openedAtMs, episodePlatform.freeFromMs, episodePlatform.freeUntilMs],
  },
  { table: banner, instants: [banner.openedAtMs, banner.closedAtMs] },
  { table: notice, instants: [notice.publishedAtMs] },
] as const;

/** When something of the platform opens, closes or changes its price next; null when nothing is planned. */
export async function findNextTurn(executor: Executor, platformId: string, nowMs: number): Promise<number | null> {
  const found = await Promise.all(
    TURNS.flatMap(({ table, instants }) =>
      instants.map(async (instant: Column) => {
        const rows = await executor
          .select({ nextMs: sql<number | null>`min(${instant})`.mapWith(Number) })
          .from(table)
          .where(and(eq(table.platformId, platformId), gt(instant, nowMs)));
        return rows[0]?.nextMs ?? null;
      }),
    ),
  );
  const planned = found.filter((nextMs) => nextMs !== null);
  return planned.length === 0 ? null : Math.min(...planned);
}
