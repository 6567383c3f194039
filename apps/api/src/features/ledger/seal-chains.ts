import type { Database, SqlRunner } from '@longstrip/database';
import * as v from 'valibot';
import { NO_SEAL, SEALED_ROW, sealHash } from './seal-hash.ts';

/** Movements of a transaction; a store that has sold for years without a seal takes several. */
const BATCH = 2_000;

const TailSchema = v.object({ position: v.number(), hash: v.string(), sealedBefore: v.string() });

/**
 * Movements that are in no seal. They are looked for from the oldest transaction on that was open at the last seal: going by
 * transaction and not by id or time, none that commits late is passed over. A database that was copied to another server
 * may hold numbers that are still to come there: then all of its movements are looked at. Whether one is sealed is looked
 * up one by one: a join that was planned while there were no seals reads all of them for each movement.
 */
const UNSEALED = `
with horizon as (
  select pg_snapshot_xmin(pg_current_snapshot()) as ended_below, pg_snapshot_xmax(pg_current_snapshot()) as begun_below
)
select movement.id::float8 as id, ${SEALED_ROW} as content, horizon.ended_below::text as sealed_before
from horizon, movement
left join lateral (
  select true as exists from movement_seal where platform_id = $1 and movement_id = movement.id limit 1
) as seal on true
where movement.platform_id = $1
  and (movement.made_in >= $2::text::xid8 or $2::text::xid8 > horizon.begun_below)
  and seal.exists is null
order by movement.made_in, movement.id limit ${BATCH}`;

const UnsealedSchema = v.array(v.object({ id: v.number(), content: v.string(), sealed_before: v.string() }));

const INSERT = `
insert into movement_seal (platform_id, position, movement_id, hash, sealed_at_ms, sealed_before)
select $1, given.position, given."movementId", given.hash, $3, given."sealedBefore"::xid8
from jsonb_to_recordset($2::text::jsonb) as given(position bigint, "movementId" bigint, hash text, "sealedBefore" text)`;

/**
 * Seals every movement that was committed since the last time, a chain for each platform. It locks no wallet and no
 * movement, so no purchase waits for it.
 *
 * @returns the number of movements
 */
export async function sealMovements(database: Database, nowMs: number, signal: AbortSignal): Promise<number> {
  const platforms = await database.run('select distinct platform_id from wallet order by platform_id');
  let count = 0;
  for (const { platform_id: platformId } of platforms) {
    for (;;) {
      signal.throwIfAborted();
      const sealed = await database.inTransaction((runner) => sealBatch(runner, String(platformId), nowMs));
      count += sealed;
      if (sealed < BATCH) break;
    }
  }
  return count;
}

async function sealBatch(runner: SqlRunner, platformId: string, nowMs: number): Promise<number> {
  // By the index: a plan from the time when the table was empty would go through all of it.
  await runner.run('set local enable_seqscan = off');
  await runner.run(`select pg_advisory_xact_lock(hashtextextended('seal ' || $1, 20))`, [platformId]);
  const tail = await readTail(runner, platformId);
  const rows = v.parse(UnsealedSchema, await runner.run(UNSEALED, [platformId, tail.sealedBefore]));
  if (rows.length === 0) return 0;
  // A full batch may have left movements of the same transactions behind: the next one begins where this one did.
  const isLast = rows.length < BATCH;
  let { position, hash } = tail;
  const seals = rows.map(({ id, content, sealed_before: endedBelow }) => {
    position += 1;
    hash = sealHash(hash, content);
    return { position, movementId: id, hash, sealedBefore: isLast ? endedBelow : tail.sealedBefore };
  });
  await runner.run(INSERT, [platformId, JSON.stringify(seals), nowMs]);
  return rows.length;
}

/** The newest seal of a platform. */
async function readTail(runner: SqlRunner, platformId: string): Promise<v.InferOutput<typeof TailSchema>> {
  const [row] = await runner.run(
    `select position::float8 as position, hash, sealed_before::text as "sealedBefore"
     from movement_seal where platform_id = $1 order by movement_seal.position desc limit 1`,
    [platformId],
  );
  return row === undefined ? { position: 0, hash: NO_SEAL, sealedBefore: '0' } : v.parse(TailSchema, row);
}
