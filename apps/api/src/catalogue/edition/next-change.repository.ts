import type { Executor } from '@longstrip/database';
import { banner, episodePlatform, notice, seriesPlatform } from '@longstrip/database/schema';
import { and, type Column, eq, gt, sql } from 'drizzle-orm';

/** Every column with an instant at which readers of a platform begin to see something else. */
const PLANNED_CHANGES = [
  { table: seriesPlatform, instants: [seriesPlatform.openedAtMs] },
  {
    table: episodePlatform,
    instants: [episodePlatform.openedAtMs, episodePlatform.freeFromMs, episodePlatform.freeUntilMs],
  },
  { table: banner, instants: [banner.openedAtMs, banner.closedAtMs] },
  { table: notice, instants: [notice.publishedAtMs] },
] as const;

/** The next planned change of a platform's catalogue in epoch milliseconds; null when nothing is planned. */
export async function findNextChange(executor: Executor, platformId: string, nowMs: number): Promise<number | null> {
  const found = await Promise.all(
    PLANNED_CHANGES.flatMap(({ table, instants }) =>
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
