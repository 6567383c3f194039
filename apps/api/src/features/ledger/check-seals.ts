import type { Database } from '@longstrip/database';
import * as v from 'valibot';
import { NO_SEAL, SEALED_ROW, sealHash } from './seal-hash.ts';

/** Seals that are read at once. */
const PAGE = 1_000;
/** A movement is sealed a minute after it was made; so much later something is wrong. */
const SEALED_WITHIN_MS = 10 * 60_000;

const SEALS = `
select movement_seal.position::float8 as position, movement_seal.hash, movement_seal.movement_id::float8 as "movementId",
  case when movement.id is not null then ${SEALED_ROW} end as content,
  format('movement %s of %s (%s, reader %s)', movement_seal.movement_id, movement_seal.platform_id, movement.type, movement.user_id) as name
from movement_seal
left join movement on movement.platform_id = movement_seal.platform_id and movement.id = movement_seal.movement_id
where movement_seal.platform_id = $1 and movement_seal.position > $2
order by movement_seal.position limit ${PAGE}`;

const SealsSchema = v.array(
  v.object({
    position: v.number(),
    hash: v.string(),
    movementId: v.number(),
    content: v.nullable(v.string()),
    name: v.string(),
  }),
);

/** Movements that should have been in a seal by the time of the newest one: added behind the program's back. */
const PASSED_OVER = `
with newest as (
  select sealed_before, sealed_at_ms from movement_seal where platform_id = $1 order by position desc limit 1
)
select format('movement %s of %s (%s, reader %s) is in no seal', movement.id, movement.platform_id, movement.type, movement.user_id) as row
from movement cross join newest
where movement.platform_id = $1 and movement.made_in < newest.sealed_before
  and movement.created_at_ms < newest.sealed_at_ms - ${SEALED_WITHIN_MS}
  and not exists (
    select 1 from movement_seal
    where movement_seal.platform_id = movement.platform_id and movement_seal.movement_id = movement.id
  )
order by movement.id`;

/**
 * Follows the seals of a platform from the first on.
 *
 * @returns what was changed, removed or added behind the program's back, the first change first
 */
export async function checkSeals(database: Database, platformId: string): Promise<string[]> {
  const broken: string[] = [];
  let position = 0;
  let hash = NO_SEAL;
  for (;;) {
    const seals = v.parse(SealsSchema, await database.run(SEALS, [platformId, position]));
    for (const seal of seals) {
      position += 1;
      if (seal.position !== position) {
        broken.push(`seal ${position} of ${platformId} is gone`);
        position = seal.position;
      } else if (seal.content === null) {
        broken.push(`movement ${seal.movementId} of ${platformId} is gone`);
      } else if (seal.hash !== sealHash(hash, seal.content)) {
        broken.push(`${seal.name} is not what was sealed`);
      }
      // Each seal is held against the one that is stored before it, so that one change is one row of the report.
      hash = seal.hash;
    }
    if (seals.length < PAGE) break;
  }
  const passedOver = await database.run(PASSED_OVER, [platformId]);
  return [...broken, ...passedOver.map(({ row }) => String(row))];
}
