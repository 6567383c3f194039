import type { Database } from '@longstrip/database';
import * as v from 'valibot';
import { sealsFrom } from './check-chains.ts';
import { type Findings, FindingsList } from './findings.ts';
import type { SealHead } from './sealed-chains.ts';
import { AUDIT_CHAIN, movementChain, type SealedChain } from './sealed-chains.ts';

/** Heads in one request. */
export const HEADS_AT_ONCE = 5_000;

/** Heads that were stored outside of the database. */
export const SealHeadsSchema = v.pipe(
  v.array(
    v.object({
      chain: v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,63}$/)),
      position: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
      hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
    }),
  ),
  v.maxLength(HEADS_AT_ONCE),
);

export interface HeadsChecked {
  readonly held: number;
  /** The newest one of each chain. */
  readonly newestHeld: readonly SealHead[];
  readonly others: Findings;
}

const held = ({ rows, seals, sealedId, isOfRows, isOfSeals, nameOf }: SealedChain): string => `
select given.position::float8 as position, given.hash, stored.hash as stored, stored.name,
  coalesce((select max(${seals}.position) from ${seals} where ${isOfSeals}), 0)::float8 as sealed
from jsonb_to_recordset($2::text::jsonb) as given(position bigint, hash text)
left join lateral (
  select ${seals}.hash, ${nameOf(`${seals}.${sealedId}`)} as name
  from ${seals} left join ${rows} on ${isOfRows} and ${rows}.id = ${seals}.${sealedId}
  where ${isOfSeals} and ${seals}.position = given.position
) as stored on true
order by given.position`;

const HeldSchema = v.array(
  v.object({
    position: v.number(),
    hash: v.string(),
    stored: v.nullable(v.string()),
    name: v.nullable(v.string()),
    sealed: v.number(),
  }),
);

/**
 * Compares heads from outside with the stored seals. If a head matches and the chain is unbroken (`checkSeals`), nothing before
 * it was changed or removed, whichever program wrote to the database: its hash depends on everything that was sealed before.
 */
export async function checkStoredHeads(database: Database, heads: readonly SealHead[]): Promise<HeadsChecked> {
  const others = new FindingsList();
  const newestHeld: SealHead[] = [];
  let count = 0;
  for (const name of [...new Set(heads.map(({ chain }) => chain))]) {
    const chain = name === AUDIT_CHAIN.name ? AUDIT_CHAIN : movementChain(name);
    const given = heads.filter((head) => head.chain === name).map(({ position, hash }) => ({ position, hash }));
    const found = v.parse(HeldSchema, await database.run(held(chain), [name, JSON.stringify(given)]));
    let lastHeld = 0;
    for (const { position, hash, stored, name: rowName, sealed } of found) {
      if (stored === hash) {
        count += 1;
        lastHeld = position;
        newestHeld.push({ chain: name, position, hash });
      } else if (stored === null) {
        others.add(
          `${sealsFrom(Math.min(sealed + 1, position), position)} of ${chain.label}, up to a given head: gone`,
        );
      } else {
        others.add(
          `seal ${position} of ${chain.label} (${rowName}) is not the given head: ${sealsFrom(lastHeld + 1, position)} hold what was changed, removed or added`,
        );
      }
    }
  }
  return { held: count, newestHeld: newestOf(newestHeld), others };
}

/** The last of each chain. */
function newestOf(heads: readonly SealHead[]): SealHead[] {
  return [...new Map(heads.map((head) => [head.chain, head])).values()];
}
