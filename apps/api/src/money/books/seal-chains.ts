import { setTimeout as wait } from 'node:timers/promises';
import { type Database, lockNamed, retryConflicts, type SqlRunner } from '@longstrip/database';
import * as v from 'valibot';
import { chainsToSeal, NO_SEAL, type SealedChain, sealHash } from './sealed-chains.ts';

/** Shutting down waits at most this long for the last seals. */
const CLOSING_MS = 3_000;
/** Pages in one transaction. A store that has sold for years without a seal takes several transactions. */
const PAGES = 2;

const TailSchema = v.object({ position: v.number(), hash: v.string(), sealedBefore: v.string() });

/**
 * Rows that are in no seal, looked for from the oldest transaction that was open at the last seal. Going by transaction, not by
 * id or time, misses no row that commits late. A database that was copied to another server may hold transaction numbers that are
 * still to come there: then all of its rows are looked at. The seal of each row is looked up one by one: a plain join that was
 * planned while there were no seals would read all seals for each row.
 */
const unsealed = ({ rows, seals, sealedId, isOfRows, isOfSeals, content, page }: SealedChain): string => `
with horizon as (
  select pg_snapshot_xmin(pg_current_snapshot()) as ended_below,
    case when $2::text::xid8 > pg_snapshot_xmax(pg_current_snapshot()) then '0'::xid8 else $2::text::xid8 end as looked_from
)
select ${rows}.id::float8 as id, ${content} as content, horizon.ended_below::text as "sealedBefore"
from horizon, ${rows}
left join lateral (
  select true as exists from ${seals} where ${isOfSeals} and ${sealedId} = ${rows}.id limit 1
) as seal on true
where ${isOfRows}
  and ${rows}.made_in >= horizon.looked_from
  and seal.exists is null
order by ${rows}.made_in, ${rows}.id limit ${PAGES * page}`;

const UnsealedSchema = v.array(v.object({ id: v.number(), content: v.string(), sealedBefore: v.string() }));

const insertSeals = ({ seals, sealedId, owner: [columns, values], isOfSeals }: SealedChain): string => `
insert into ${seals} (${columns}position, ${sealedId}, hash, sealed_at_ms, sealed_before)
select ${values}given.position, given.id, given.hash, $3, given."sealedBefore"::xid8
from jsonb_to_recordset($2::text::jsonb) as given(position bigint, id bigint, hash text, "sealedBefore" text)
${columns === '' ? `where ${isOfSeals}` : ''}`;

const INSERT_HEAD = `
insert into seal_head (chain, number, position, row_id, hash, sealed_at_ms)
select $1::text, coalesce(max(number), 0) + 1, $2::bigint, $3::bigint, $4::text, $5::bigint from seal_head where chain = $1::text`;

const NOTE_RUN = `
insert into seal_run (id, ran_at_ms, ended_below) values (1, $1, $2::text::xid8)
on conflict (id) do update set ran_at_ms = excluded.ran_at_ms, ended_below = excluded.ended_below`;

/**
 * Seals every movement (in one chain for each platform) and every row of the audit log that was committed since the last time. It
 * locks no wallet, no movement and no row of the log, so no purchase and no operator waits for it.
 *
 * @returns the number of rows
 */
export async function sealChains(database: Database, nowMs: number, signal: AbortSignal): Promise<number> {
  // Read before the first chain is sealed: when this is stored, the rows of every transaction that ended below it are sealed.
  const [horizon] = await database.run('select pg_snapshot_xmin(pg_current_snapshot())::text as "endedBelow"');
  let count = 0;
  for (const chain of await chainsToSeal(database)) {
    for (;;) {
      signal.throwIfAborted();
      const sealed = await retryConflicts(() => database.inTransaction((runner) => sealBatch(runner, chain, nowMs)));
      count += sealed;
      if (sealed < PAGES * chain.page) break;
    }
  }
  await database.run(NOTE_RUN, [nowMs, String(horizon?.endedBelow)]);
  return count;
}

/**
 * Seals what was written since the last minute when a program shuts down cleanly, so that no rows of a stopped store wait. What
 * is not done in time is left for the next start.
 */
export async function sealBeforeClose(
  database: Database,
  nowMs: number,
  onFault: (error: unknown) => void,
): Promise<void> {
  const late = new AbortController();
  const timer = wait(CLOSING_MS, undefined, { signal: late.signal }).catch(() => undefined);
  await Promise.race([sealChains(database, nowMs, late.signal), timer]).catch(onFault);
  late.abort();
}

async function sealBatch(runner: SqlRunner, chain: SealedChain, nowMs: number): Promise<number> {
  // Forces the index: a plan made while the table was empty would scan the whole table.
  await runner.run('set local enable_seqscan = off');
  await lockNamed(runner, `seal ${chain.name}`);
  const tail = await readTail(runner, chain);
  const rows = v.parse(UnsealedSchema, await runner.run(unsealed(chain), [chain.name, tail.sealedBefore]));
  const newest = rows.at(-1);
  if (newest === undefined) return 0;
  // A full batch may have left rows of the same transactions behind: the next one begins where this one did.
  const isLast = rows.length < PAGES * chain.page;
  let { position, hash } = tail;
  const seals = rows.map(({ id, content, sealedBefore }) => {
    position += 1;
    hash = sealHash(hash, content);
    return { position, id, hash, sealedBefore: isLast ? sealedBefore : tail.sealedBefore };
  });
  await runner.run(insertSeals(chain), [chain.name, JSON.stringify(seals), nowMs]);
  await runner.run(INSERT_HEAD, [chain.name, position, newest.id, hash, nowMs]);
  return rows.length;
}

/** The newest seal of a chain. */
async function readTail(
  runner: SqlRunner,
  { name, seals, isOfSeals }: SealedChain,
): Promise<v.InferOutput<typeof TailSchema>> {
  const [row] = await runner.run(
    `select position::float8 as position, hash, sealed_before::text as "sealedBefore"
     from ${seals} where ${isOfSeals} order by ${seals}.position desc limit 1`,
    [name],
  );
  return row === undefined ? { position: 0, hash: NO_SEAL, sealedBefore: '0' } : v.parse(TailSchema, row);
}
