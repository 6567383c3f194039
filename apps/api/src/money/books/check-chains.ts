import type { Database } from '@longstrip/database';
import * as v from 'valibot';
import { checkHeads } from './check-heads.ts';
import { checkSeals } from './check-seals.ts';
import { checkUnsealed, SEALED_WITHIN_MS, type Waiting } from './check-unsealed.ts';
import { type Findings, FindingsList } from './findings.ts';
import { writeHead } from './seal-head.ts';
import { chainsToCheck, type SealedChain } from './sealed-chains.ts';

/** A check that does not hold, and the rows of which it does not. */
export interface BrokenCheck extends Findings {
  readonly claim: string;
}

export interface ChainBooks {
  readonly chain: string;
  /** What is to be sealed, and what is. */
  readonly rows: number;
  readonly sealed: number;
  /** Written down elsewhere, it proves everything before it (`--since`). */
  readonly newestHead: string | null;
  /** What the next sealing takes, and since when it waits. */
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
