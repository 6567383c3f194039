import { COIN_KINDS } from '@longstrip/core';
import type { Database, SqlRunner } from '@longstrip/database';
import * as v from 'valibot';
import { checkSeals } from './check-seals.ts';
import { EVERY_CHECK } from './every-check.ts';

/** Rows of a check that the report names; the others it counts. */
const ROWS_NAMED = 20;

/** A check that does not hold, and the rows of which it does not. */
export interface BrokenCheck {
  readonly claim: string;
  readonly count: number;
  readonly rows: readonly string[];
}

const PlatformSchema = v.object({
  platformId: v.string(),
  movements: v.number(),
  sealed: v.number(),
  /** Hash of the newest seal: written down elsewhere, it proves everything before it. */
  newestSeal: v.nullable(v.string()),
  debtCoins: v.number(),
  debtPoints: v.number(),
});

const UnusedSchema = v.object({
  platformId: v.string(),
  kind: v.picklist(COIN_KINDS),
  /** What readers can still use now. */
  unused: v.number(),
  /** So much of it came with a payment. */
  paid: v.number(),
});

export type PlatformBooks = v.InferOutput<typeof PlatformSchema> & {
  readonly unused: readonly v.InferOutput<typeof UnusedSchema>[];
};

/** What `npm run books` reports. */
export interface Books {
  readonly readAtMs: number;
  readonly platforms: readonly PlatformBooks[];
  readonly broken: readonly BrokenCheck[];
}

const PLATFORMS = `
select wallet.platform_id as "platformId",
  (select count(*) from movement where movement.platform_id = wallet.platform_id)::float8 as movements,
  (select count(*) from movement_seal where movement_seal.platform_id = wallet.platform_id)::float8 as sealed,
  (select hash from movement_seal where movement_seal.platform_id = wallet.platform_id order by position desc limit 1) as "newestSeal",
  sum(wallet.debt_coins)::float8 as "debtCoins", sum(wallet.debt_points)::float8 as "debtPoints"
from wallet group by wallet.platform_id order by wallet.platform_id`;

const UNUSED = `
select platform_id as "platformId", kind, sum(remaining)::float8 as unused,
  coalesce(sum(remaining) filter (where source = 'PAYMENT'), 0)::float8 as paid
from lot where remaining > 0 and (expires_at_ms is null or expires_at_ms > $1)
group by platform_id, kind`;

/**
 * Checks every invariant of the ledger, and sums up what is unused (for reports by law). It changes nothing and waits for
 * nobody: each check is one statement.
 */
export async function readBooks(database: Database, nowMs: number): Promise<Books> {
  const broken = await findBroken(database);
  const platforms = v.parse(v.array(PlatformSchema), await database.run(PLATFORMS));
  for (const { platformId } of platforms) {
    const rows = await checkSeals(database, platformId);
    const claim = `The seals of ${platformId} are unbroken.`;
    if (rows.length > 0) broken.push({ claim, count: rows.length, rows: rows.slice(0, ROWS_NAMED) });
  }
  const unused = v.parse(v.array(UnusedSchema), await database.run(UNUSED, [nowMs]));
  return {
    readAtMs: nowMs,
    platforms: platforms.map((platform) => ({
      ...platform,
      unused: COIN_KINDS.flatMap((kind) =>
        unused.filter((each) => each.platformId === platform.platformId && each.kind === kind),
      ),
    })),
    broken,
  };
}

/** Every check but that of the seals which does not hold. */
export async function findBroken(runner: Pick<SqlRunner, 'run'>): Promise<BrokenCheck[]> {
  const broken: BrokenCheck[] = [];
  for (const { claim, statement } of EVERY_CHECK) {
    const rows = v.parse(RowsSchema, await runner.run(firstRows(statement)));
    const [first] = rows;
    if (first !== undefined) broken.push({ claim, count: first.count, rows: rows.map(({ row }) => row) });
  }
  return broken;
}

const RowsSchema = v.array(v.object({ row: v.string(), count: v.number() }));

function firstRows(statement: string): string {
  return `select row, (count(*) over ())::float8 as count from (${statement}) as broken limit ${ROWS_NAMED}`;
}
