import type { Database } from '@longstrip/database';
import * as v from 'valibot';
import { sealsFrom } from './check-seals.ts';
import { type Findings, FindingsList, firstRows } from './findings.ts';
import { LABEL, type SealedChain } from './sealed-chains.ts';

/** The end of the seals, and the end that the newest head remembers. */
const ends = ({ seals, isOfSeals }: SealedChain): string => `
select
  coalesce((select max(${seals}.position) from ${seals} where ${isOfSeals}), 0)::float8 as sealed,
  coalesce(head.position, 0)::float8 as remembered, coalesce(head.row_id, 0)::float8 as "rowId",
  coalesce(head.sealed_at_ms, 0)::float8 as "sealedAtMs"
from (values (1)) as one
left join lateral (
  select position, row_id, sealed_at_ms from seal_head where chain = $1 order by position desc, number desc limit 1
) as head on true`;

const EndsSchema = v.object({ sealed: v.number(), remembered: v.number(), rowId: v.number(), sealedAtMs: v.number() });

/** Heads that are gone, or that are other than the seals of their positions. */
const otherHeads = ({ seals, isOfSeals }: SealedChain): string => `
select format(case number - before when 2 then 'head %s of %3$s is gone' else 'heads %s to %s of %s are gone' end,
  before + 1, number - 1, ${LABEL}) as row
from (select number, lag(number, 1, 0::bigint) over (order by number) as before from seal_head where chain = $1::text) as numbered
where number <> before + 1
union all
select format('head %s of %s was sent to %s and is gone', number, ${LABEL}, destination)
from seal_delivery where chain = $1::text
  and number > (select coalesce(max(number), 0) from seal_head where chain = $1::text)
union all
select format('seal %s of %s is not the one that head %s remembers', ${seals}.position, ${LABEL}, seal_head.number)
from seal_head join ${seals} on ${isOfSeals} and ${seals}.position = seal_head.position
where seal_head.chain = $1::text and ${seals}.hash <> seal_head.hash`;

const RowsSchema = v.array(v.object({ row: v.string(), count: v.number() }));

/** Compares a chain with the heads that were noted when it was sealed: what is cut off its end, or made anew, shows there. */
export async function checkHeads(database: Database, chain: SealedChain): Promise<Findings> {
  const found = new FindingsList();
  const [row] = await database.run(ends(chain), [chain.name]);
  const { sealed, remembered, rowId, sealedAtMs } = v.parse(EndsSchema, row);
  if (remembered > sealed) {
    const [gone, at] = [sealsFrom(sealed + 1, remembered), new Date(sealedAtMs).toISOString()];
    found.add(
      `${gone} of ${chain.label} ${remembered > sealed + 1 ? 'are' : 'is'} gone: the last was of ${chain.noun} ${rowId}, at ${at}`,
    );
  }
  if (remembered < sealed) found.add(`the head of seal ${sealed} of ${chain.label} is gone`);
  const others = v.parse(RowsSchema, await database.run(firstRows(otherHeads(chain)), [chain.name]));
  found.addAll({ rows: others.map((other) => other.row), count: others[0]?.count ?? 0 });
  return found;
}
