import type { Database } from '@longstrip/database';
import * as v from 'valibot';
import { type Findings, FindingsList, firstRows, MAX_ROWS_LISTED } from './findings.ts';
import { chainsToCheck, LABEL, NO_SEAL, type SealedChain, sealHash, writeHead } from './sealed-chains.ts';

/** A check that failed, and the rows that break it. */
export interface BrokenCheck extends Findings {
  readonly claim: string;
}

export interface ChainBooks {
  readonly chain: string;
  /** How many rows are to be sealed, and how many are. */
  readonly rows: number;
  readonly sealed: number;
  /** Stored elsewhere, it proves everything before it (`--since`). */
  readonly newestHead: string | null;
  /** The rows that wait for the next sealing, and since when. */
  readonly waiting: { readonly count: number; readonly sinceMs: number } | null;
}

/** Checks the seals of every platform's movements and of the audit log. */
export async function checkChains(
  database: Database,
  nowMs: number,
  onProgress: (sentence: string) => void,
): Promise<{ chains: ChainBooks[]; broken: BrokenCheck[] }> {
  const chains: ChainBooks[] = [];
  const broken: BrokenCheck[] = [];
  for (const chain of await chainsToCheck(database)) {
    const facts = await readFacts(database, chain);
    const seals = new FindingsList();
    const of = facts.sealed.toLocaleString('en-US');
    const followed = await checkSeals(database, chain, (count) =>
      onProgress(`${chain.name}: seal ${count.toLocaleString('en-US')} of ${of} …`),
    );
    seals.addAll(followed);
    seals.addAll(await checkHeads(database, chain));
    const { passedOver, waiting } = await checkUnsealed(database, chain, nowMs);
    seals.addAll(passedOver);
    if (seals.count > 0) broken.push({ claim: `The seals of ${chain.label} are unbroken.`, ...named(seals) });
    if (waiting !== null && nowMs - waiting.sinceMs > SEALED_WITHIN_MS) broken.push(late(chain, waiting));
    chains.push({ ...facts, waiting: waiting && { count: waiting.count, sinceMs: waiting.sinceMs } });
  }
  return { chains, broken };
}

const named = ({ rows, count }: Findings): Findings => ({ rows, count });

function late(chain: SealedChain, waiting: Waiting): BrokenCheck {
  const since = new Date(waiting.sinceMs).toISOString();
  const claim = `Everything of ${chain.label} is sealed a minute after it was written: some is not sealed yet since ${since} (sealing runs with the product).`;
  return { claim, ...named(waiting) };
}

const FactsSchema = v.object({
  rows: v.number(),
  sealed: v.number(),
  position: v.nullable(v.number()),
  hash: v.nullable(v.string()),
});

async function readFacts(database: Database, chain: SealedChain): Promise<Omit<ChainBooks, 'waiting'>> {
  const { rows: table, seals, isOfRows, isOfSeals, name } = chain;
  const [row] = await database.run(
    `select (select count(*) from ${table} where ${isOfRows})::float8 as rows,
       (select count(*) from ${seals} where ${isOfSeals})::float8 as sealed, newest.position::float8 as position, newest.hash
     from (values (1)) as one left join lateral (
       select position, hash from ${seals} where ${isOfSeals} order by ${seals}.position desc limit 1
     ) as newest on true`,
    [name],
  );
  const { rows, sealed, position, hash } = v.parse(FactsSchema, row);
  const newestHead = position === null || hash === null ? null : writeHead({ chain: name, position, hash });
  return { chain: name, rows, sealed, newestHead };
}

/** The position of the last seal, and that of the newest head. */
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

/** Heads that are gone, or that differ from the seal at their position. */
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

/** Compares a chain with the heads that were stored when it was sealed: they show if its end was cut off or made anew. */
async function checkHeads(database: Database, chain: SealedChain): Promise<Findings> {
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
 * Follows the seals of a chain from the first one, page by page, so that memory use does not grow with the chain.
 *
 * @param onChecked called after each page with the number of seals that were followed
 * @returns what was changed or removed without the program, the first change first
 */
async function checkSeals(
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
      // Each seal is compared with the stored seal before it, so that one change is one row of the report.
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

/** Rows are sealed within a minute. If a row waits longer than this, sealing has stopped or misses the row. */
const SEALED_WITHIN_MS = 10 * 60_000;

/**
 * Rows without a seal. A row is *passed over* if sealing has run since its transaction was committed, however short ago that was:
 * this is decided by transaction, not by time. After the database was copied to another server, whose transaction numbers start
 * lower, this cannot be reported until sealing has run there. The other rows wait since they were written, or since the last
 * sealing if that was later: a transaction may commit long after it wrote, and a demo writes rows of the past.
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
from numbered where place <= ${MAX_ROWS_LISTED} order by is_passed, place`;

const UnsealedSchema = v.array(
  v.object({ name: v.string(), isPassed: v.boolean(), count: v.number(), sinceMs: v.number() }),
);

/** Rows that wait for the next sealing. */
interface Waiting extends Findings {
  readonly chain: string;
  readonly sinceMs: number;
}

/** The rows of a chain that have no seal: those that were passed over, and those that wait. */
async function checkUnsealed(
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
