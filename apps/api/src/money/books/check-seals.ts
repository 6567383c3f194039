import type { Database } from '@longstrip/database';
import * as v from 'valibot';
import { type Findings, FindingsList } from './findings.ts';
import { NO_SEAL, sealHash } from './seal-hash.ts';
import type { SealedChain } from './sealed-chains.ts';

const pageOfSeals = ({ rows, seals, sealedId, isOfRows, isOfSeals, content, nameOf, page }: SealedChain): string => `
select ${seals}.position::float8 as position, ${seals}.hash, ${seals}.${sealedId}::float8 as "rowId",
  case when ${rows}.id is not null then ${content} end as content, ${nameOf(`${seals}.${sealedId}`)} as name
from ${seals}
left join ${rows} on ${isOfRows} and ${rows}.id = ${seals}.${sealedId}
where ${isOfSeals} and ${seals}.position > $2
order by ${seals}.position limit ${page}`;

const SealsSchema = v.array(
  v.object({
    position: v.number(),
    hash: v.string(),
    rowId: v.number(),
    content: v.nullable(v.string()),
    name: v.string(),
  }),
);

/**
 * Follows the seals of a chain from the first on, a page at a time, so that it takes as little memory for a million as for a
 * thousand.
 *
 * @param onChecked told how many have been followed, after each page
 * @returns what was changed or removed behind the program's back, the first change first
 */
export async function checkSeals(
  database: Database,
  chain: SealedChain,
  onChecked: (count: number) => void = () => undefined,
): Promise<Findings> {
  const found = new FindingsList();
  const statement = pageOfSeals(chain);
  let position = 0;
  let hash = NO_SEAL;
  for (;;) {
    const seals = v.parse(SealsSchema, await database.run(statement, [chain.name, position]));
    for (const seal of seals) {
      const expected = position + 1;
      position = seal.position;
      if (position !== expected) {
        found.add(
          `${sealsFrom(expected, position - 1)} of ${chain.label} ${expected === position - 1 ? 'is' : 'are'} gone`,
        );
      } else if (seal.content === null) {
        found.add(`${chain.noun} ${seal.rowId} of ${chain.label} is gone`);
      } else if (seal.hash !== sealHash(hash, seal.content)) {
        found.add(`${seal.name} is not what was sealed`);
      }
      // Each seal is held against the one that is stored before it, so that one change is one row of the report.
      hash = seal.hash;
    }
    onChecked(position);
    if (seals.length < chain.page) return found;
  }
}

/** `seal 8`, `seals 8 to 57`. */
export function sealsFrom(first: number, last: number): string {
  return first === last ? `seal ${first}` : `seals ${first} to ${last}`;
}
