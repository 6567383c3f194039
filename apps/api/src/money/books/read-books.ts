import { COIN_KINDS } from '@longstrip/core';
import { checkGuards, type Database, type SqlRunner } from '@longstrip/database';
import * as v from 'valibot';
import type { Proofs } from '../../shared/proofs.ts';
import { ROLL_UP_CHECKS } from '../report/roll-up-checks.ts';
import { ACCOUNT_CHECKS, DEMO_CHECKS, findToCome } from './account-checks.ts';
import { BENEFIT_CHECKS, OFFER_CHECKS } from './benefit-checks.ts';
import { BOOKS_CHECKS, type BooksCheck } from './books-checks.ts';
import { type BrokenCheck, type ChainBooks, checkChains } from './check-chains.ts';
import { checkProofs } from './check-proofs.ts';
import { EVENT_CHECKS } from './event-checks.ts';
import { firstRows, MAX_ROWS_LISTED } from './findings.ts';
import { MOVEMENT_CHECKS } from './movement-checks.ts';
import { OPERATOR_CHECKS } from './operator-checks.ts';
import { ORDER_CHECKS, REFUND_CHECKS } from './order-checks.ts';
import { ORIGIN_CHECKS } from './origin-checks.ts';
import { PURCHASE_CHECKS, RIGHT_CHECKS } from './purchase-checks.ts';
import { REWARD_CHECKS } from './reward-checks.ts';
import { TERMS_CHECKS } from './terms-checks.ts';

const PlatformSchema = v.object({
  platformId: v.string(),
  debtCoins: v.number(),
  debtPoints: v.number(),
});

const UnusedSchema = v.object({
  platformId: v.string(),
  kind: v.picklist(COIN_KINDS),
  /** What readers can still use now. */
  unused: v.number(),
  /** The part of it that came with a payment. */
  paid: v.number(),
});

export type PlatformBooks = v.InferOutput<typeof PlatformSchema> & {
  readonly movements: number;
  readonly sealed: number;
  readonly unused: readonly v.InferOutput<typeof UnusedSchema>[];
};

/** What `npm run books` reports. */
export interface Books {
  readonly readAtMs: number;
  readonly platforms: readonly PlatformBooks[];
  /** Each platform's movements, and the audit log. */
  readonly chains: readonly ChainBooks[];
  /** False: the secret of the proofs was not known to the process that read. */
  readonly areProofsChecked: boolean;
  readonly broken: readonly BrokenCheck[];
}

const PLATFORMS = `
select wallet.platform_id as "platformId",
  sum(wallet.debt_coins)::float8 as "debtCoins", sum(wallet.debt_points)::float8 as "debtPoints"
from wallet group by wallet.platform_id order by wallet.platform_id`;

const UNUSED = `
select platform_id as "platformId", kind, sum(remaining)::float8 as unused,
  coalesce(sum(remaining) filter (where source = 'PAYMENT'), 0)::float8 as paid
from lot where remaining > 0 and (expires_at_ms is null or expires_at_ms > $1)
group by platform_id, kind`;

/**
 * Checks every invariant of the ledger, its seals and those of the audit log, and the guards of the schema; sums up what is
 * unused (for reports by law). It changes nothing and waits for no lock: each check is one statement, and seals are read in
 * pages.
 *
 * @param proofs those of this store; null: this process does not know its secret, and the books say that they were not checked
 * @param onProgress called with the current check, for a progress line in a terminal
 */
export async function readBooks(
  database: Database,
  nowMs: number,
  proofs: Proofs | null = null,
  onProgress: (sentence: string) => void = () => undefined,
): Promise<Books> {
  const broken = await findBroken(database, onProgress);
  if (proofs !== null) broken.push(...(await checkProofs(database, proofs, onProgress)));
  const toCome = await findToCome(database, nowMs);
  if (toCome.length > 0)
    broken.push({ claim: TO_COME_CLAIM, count: toCome.length, rows: toCome.slice(0, MAX_ROWS_LISTED) });
  const changed = await checkGuards(database);
  if (changed.length > 0)
    broken.push({ claim: GUARDS_CLAIM, count: changed.length, rows: changed.slice(0, MAX_ROWS_LISTED) });
  const sealed = await checkChains(database, nowMs, onProgress);
  broken.push(...sealed.broken);
  const platforms = v.parse(v.array(PlatformSchema), await database.run(PLATFORMS));
  const unused = v.parse(v.array(UnusedSchema), await database.run(UNUSED, [nowMs]));
  return {
    readAtMs: nowMs,
    platforms: platforms.map((platform) => ({
      ...platform,
      ...countsOf(platform.platformId, sealed.chains),
      unused: COIN_KINDS.flatMap((kind) =>
        unused.filter((each) => each.platformId === platform.platformId && each.kind === kind),
      ),
    })),
    chains: sealed.chains,
    areProofsChecked: proofs !== null,
    broken,
  };
}

function countsOf(platformId: string, chains: readonly ChainBooks[]): Pick<PlatformBooks, 'movements' | 'sealed'> {
  const chain = chains.find((each) => each.chain === platformId);
  return { movements: chain?.rows ?? 0, sealed: chain?.sealed ?? 0 };
}

/** The checks that fail, without those of the guards and seals. */
export async function findBroken(
  runner: Pick<SqlRunner, 'run'>,
  onProgress: (sentence: string) => void = () => undefined,
): Promise<BrokenCheck[]> {
  const broken: BrokenCheck[] = [];
  for (const { claim, statement } of EVERY_CHECK) {
    onProgress(`${claim} …`);
    const rows = v.parse(RowsSchema, await runner.run(firstRows(statement)));
    const [first] = rows;
    if (first !== undefined) broken.push({ claim, count: first.count, rows: rows.map(({ row }) => row) });
  }
  return broken;
}

const TO_COME_CLAIM = 'What the audit log says of the demo, and sealing of itself, has happened.';
const GUARDS_CLAIM = 'Tables, constraints, triggers and functions are those that the program made.';
const RowsSchema = v.array(v.object({ row: v.string(), count: v.number() }));

/** The checks of `npm run books` that are a single statement each, in the order of its report. */
const EVERY_CHECK: readonly BooksCheck[] = [
  ...BOOKS_CHECKS,
  ...ORIGIN_CHECKS,
  ...MOVEMENT_CHECKS,
  ...ORDER_CHECKS,
  ...REFUND_CHECKS,
  ...EVENT_CHECKS,
  ...PURCHASE_CHECKS,
  ...RIGHT_CHECKS,
  ...BENEFIT_CHECKS,
  ...REWARD_CHECKS,
  ...OFFER_CHECKS,
  ...TERMS_CHECKS,
  ...DEMO_CHECKS,
  ...ACCOUNT_CHECKS,
  ...OPERATOR_CHECKS,
  ...ROLL_UP_CHECKS,
];
