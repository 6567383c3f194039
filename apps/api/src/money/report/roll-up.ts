import { type Database, lockNamed, retryConflicts, type SqlRunner } from '@longstrip/database';
import { PLATFORMS } from '@longstrip/platform-config';
import type { Logger } from 'pino';
import * as v from 'valibot';
import { calendarDay } from '../../shared/platform-day.ts';
import { countDays, type RolledUpPlatform } from './count-days.ts';
import { FOLD } from './fold-statement.ts';
import { findRollUpFaults } from './roll-up-checks.ts';

/** Movements in one transaction. */
const BATCH = 20_000;

interface RollUpParts {
  readonly database: Database;
  readonly nowMs: () => number;
  readonly logger: Pick<Logger, 'error'>;
}

const RunSchema = v.object({
  timeZone: v.nullable(v.string()),
  position: v.number(),
  newest: v.number(),
  countedUntil: v.nullable(v.string()),
});
type Run = v.InferOutput<typeof RunSchema>;

const READ_RUN = `
select report_run.time_zone as "timeZone", coalesce(report_run.position, 0)::float8 as position,
  coalesce(newest.position, 0)::float8 as newest, report_run.counted_until::text as "countedUntil"
from (values (1)) as one
left join report_run on report_run.platform_id = $1
left join lateral (
  select position from movement_seal where platform_id = $1 order by position desc limit 1
) as newest on true`;

const NOTE_RUN = `
insert into report_run as known (platform_id, time_zone, position, ran_at_ms) values ($1, $2, $3::bigint, $4::bigint)
on conflict (platform_id) do update set time_zone = excluded.time_zone, position = excluded.position, ran_at_ms = excluded.ran_at_ms`;

/** The roll-ups that follow from the ledger. Those of reads stay: old reads are no longer stored one by one. */
const CLEAR = [
  'delete from report_coin where platform_id = $1',
  'delete from report_order where platform_id = $1',
  'delete from report_sale where platform_id = $1',
  'delete from report_run where platform_id = $1',
] as const;

/**
 * Adds to the roll-ups of each platform what was sealed since the last run. Once a day of the platform it also counts the days that
 * have ended (`countDays`), and compares all roll-ups with the ledger: what differs is logged and computed again from the first
 * movement on (record 0143).
 */
export async function rollUp({ database, nowMs, logger }: RollUpParts, signal: AbortSignal): Promise<void> {
  let isNewDay = false;
  for (const platform of PLATFORMS) {
    const { id, timeZone } = platform;
    if (!isUpToDate(await readRun(database, id), timeZone)) await foldMovements(database, platform, nowMs(), signal);
    // Computed from nothing, it has no counted day any more.
    const { countedUntil } = await readRun(database, id);
    if (countedUntil === calendarDay(timeZone, nowMs())) continue;
    await count(database, platform, nowMs());
    isNewDay = true;
  }
  await database.run('update report_run set ran_at_ms = $1::bigint', [nowMs()]);
  if (!isNewDay) return;
  const faults = await findRollUpFaults(database);
  if (faults.length === 0) return;
  logger.error({ event: 'roll-ups-differ', faults }, 'roll-ups differed from the ledger, and are computed again');
  for (const platform of PLATFORMS) {
    await clearRollUps(database, platform.id);
    await foldMovements(database, platform, nowMs(), signal);
    await count(database, platform, nowMs());
  }
}

/** Whether nothing was sealed since the last run, so that most runs need no lock. */
const isUpToDate = (run: Run, timeZone: string): boolean => run.timeZone === timeZone && run.position === run.newest;

async function count(database: Database, platform: RolledUpPlatform, nowMs: number): Promise<void> {
  await retryConflicts(() =>
    database.inTransaction(async (runner) => {
      await lockNamed(runner, 'roll-ups');
      await countDays(runner, platform, nowMs);
    }),
  );
}

/** Forgets the roll-ups of a platform that follow from the ledger: the next run computes them from the first movement on. */
async function clearRollUps(database: Database, platformId: string): Promise<void> {
  await retryConflicts(() =>
    database.inTransaction(async (runner) => {
      await lockNamed(runner, 'roll-ups');
      for (const statement of CLEAR) await runner.run(statement, [platformId]);
    }),
  );
}

async function foldMovements(
  database: Database,
  platform: RolledUpPlatform,
  nowMs: number,
  signal: AbortSignal,
): Promise<void> {
  for (let isDone = false; !isDone; ) {
    signal.throwIfAborted();
    isDone = await retryConflicts(() => database.inTransaction((runner) => foldBatch(runner, platform, nowMs)));
  }
}

/** @returns whether everything that is sealed has been added */
async function foldBatch(runner: SqlRunner, { id, timeZone }: RolledUpPlatform, nowMs: number): Promise<boolean> {
  await lockNamed(runner, 'roll-ups');
  // Plans made while the tables were empty would scan them.
  await runner.run('set local enable_seqscan = off');
  const run = await readRun(runner, id);
  // Another zone has other days; a database from a backup may have fewer seals.
  const isAnew = run.timeZone !== null && (run.timeZone !== timeZone || run.position > run.newest);
  if (isAnew) for (const statement of CLEAR) await runner.run(statement, [id]);
  const from = isAnew ? 0 : run.position;
  const to = Math.min(run.newest, from + BATCH);
  if (to > from) await runner.run(FOLD, [id, from, to, timeZone]);
  await runner.run(NOTE_RUN, [id, timeZone, to, nowMs]);
  return to === run.newest;
}

/** How far the roll-ups of a platform are, and how many of its movements are sealed. */
async function readRun(runner: Pick<SqlRunner, 'run'>, platformId: string): Promise<Run> {
  const [row] = await runner.run(READ_RUN, [platformId]);
  return v.parse(RunSchema, row);
}
