import type { Database } from '@longstrip/database';
import * as v from 'valibot';
import { type Findings, ROWS_NAMED } from './findings.ts';
import type { SealedChain } from './sealed-chains.ts';

/** Everything is sealed a minute after it was written. Past this sealing has stopped, or somebody keeps it from a row. */
export const SEALED_WITHIN_MS = 10 * 60_000;

/**
 * Rows without a seal. By transaction and not by time, one is *passed over* when sealing has run since it was committed, however
 * short that is ago; after the database was copied to another server, whose transactions count from lower numbers, that cannot be
 * told until sealing has run there. The others wait since they were written, or since the last sealing where that was later: a
 * transaction may commit long after it wrote, and a demo writes the past.
 */
const unsealed = ({ rows, seals, sealedId, isOfRows, isOfSeals, nameOf, writtenAtMs }: SealedChain): string => `
with known as (
  select ended_below as below from seal_run
  union all (select sealed_before from ${seals} where ${isOfSeals} order by ${seals}.position desc limit 1)
), passed as (
  select below from known where below <= pg_snapshot_xmax(pg_current_snapshot()) order by below desc limit 1
), unsealed as (
  select ${nameOf(`${rows}.id`)} as name, ${rows}.id as id,
    ${rows}.made_in < coalesce((select below from passed), '0'::xid8) as is_passed,
    greatest(${writtenAtMs}, (select ran_at_ms from seal_run where ran_at_ms <= $2::bigint)) as since_ms
  from ${rows} where ${isOfRows}
    and not exists (select 1 from ${seals} where ${isOfSeals} and ${seals}.${sealedId} = ${rows}.id)
), numbered as (
  select name, is_passed, since_ms, row_number() over (partition by is_passed order by id) as place,
    count(*) over (partition by is_passed) as count, min(since_ms) over (partition by is_passed) as first_ms
  from unsealed
)
select name, is_passed as "isPassed", count::float8 as count, first_ms::float8 as "sinceMs"
from numbered where place <= ${ROWS_NAMED} order by is_passed, place`;

const UnsealedSchema = v.array(
  v.object({ name: v.string(), isPassed: v.boolean(), count: v.number(), sinceMs: v.number() }),
);

/** Rows that wait for the next sealing. */
export interface Waiting extends Findings {
  readonly chain: string;
  readonly sinceMs: number;
}

/** The rows of a chain that have no seal: those that were passed over, and those that wait. */
export async function checkUnsealed(
  database: Database,
  chain: SealedChain,
  nowMs: number,
): Promise<{ passedOver: Findings; waiting: Waiting | null }> {
  const found = v.parse(UnsealedSchema, await database.run(unsealed(chain), [chain.name, nowMs]));
  const [passed, waiting] = [true, false].map((isPassed) => found.filter((row) => row.isPassed === isPassed));
  const findings = (rows: typeof found = []): Findings => ({
    rows: rows.map(({ name }) => `${name} is in no seal`),
    count: rows[0]?.count ?? 0,
  });
  const sinceMs = waiting?.[0]?.sinceMs;
  return {
    passedOver: findings(passed),
    waiting: sinceMs === undefined ? null : { ...findings(waiting), chain: chain.name, sinceMs },
  };
}
