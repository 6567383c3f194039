import { createHmac } from 'node:crypto';
import type { Database } from '@longstrip/database';
import { coinOrder, proofBegin, webhookEvent } from '@longstrip/database/schema';
import { isNotNull, sql } from 'drizzle-orm';
import { isSameSecret } from './account-keys.ts';

/** What a proof is of; a proof of one kind is none of another. */
type ProofKind = 'event' | 'order' | 'begin';

/** A row that may have a proof. */
interface ProvedRow {
  /** What the proof is of. The order of the keys of an object does not matter, as `jsonb` does not keep it. */
  readonly facts: readonly unknown[];
  readonly proof: string | null;
}

/**
 * Proofs that a row was written by the product, and not by someone who can write to the database: keyed hashes with a secret
 * that the database does not hold (record 0091).
 */
export interface Proofs {
  of(kind: ProofKind, facts: readonly unknown[]): string;
  /**
   * Whether the product wrote the row as it is.
   * @param atMs when it was written last, or now, in epoch milliseconds: before proofs began any row is taken
   */
  hold(kind: ProofKind, row: ProvedRow, atMs: number): boolean;
  /** Whether the proof is right, whenever the row was written. */
  isRight(kind: ProofKind, row: ProvedRow): boolean;
  /** From when on rows have proofs, in epoch milliseconds; 0: all have. */
  readonly beginAtMs: number;
}

/**
 * @param secrets the present one, and former ones whose proofs are still right
 * @param beginAtMs see `Proofs`
 */
export function createProofs([secret, ...previous]: readonly [string, ...string[]], beginAtMs: number): Proofs {
  const keysOf = keysByKind([secret, ...previous]);
  const proofBy = (key: Buffer, facts: readonly unknown[]) =>
    createHmac('sha256', key)
      .update(JSON.stringify(facts.map(inOneOrder)))
      .digest('base64url');
  const isRight: Proofs['isRight'] = (kind, { facts, proof }) =>
    proof !== null && keysOf[kind].some((key) => isSameSecret(proofBy(key, facts), proof));
  return {
    beginAtMs,
    of: (kind, facts) => proofBy(keysOf[kind][0], facts),
    isRight,
    hold: (kind, row, atMs) => atMs < beginAtMs || isRight(kind, row),
  };
}

type Keys = readonly [Buffer, ...Buffer[]];

/** Each kind has its own keys, derived from the secrets. */
function keysByKind([secret, ...previous]: readonly [string, ...string[]]): Readonly<Record<ProofKind, Keys>> {
  const keyOf = (of: string, kind: ProofKind) => createHmac('sha256', of).update(`books: ${kind}`).digest();
  const keysOf = (kind: ProofKind): Keys => [keyOf(secret, kind), ...previous.map((each) => keyOf(each, kind))];
  return { event: keysOf('event'), order: keysOf('order'), begin: keysOf('begin') };
}

/** A value as JSON reads it back, with the keys of its objects sorted. */
function inOneOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOneOrder);
  if (typeof value !== 'object' || value === null) return value ?? null;
  return Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, inner]) => [key, inOneOrder(inner)]);
}

/** While processes of the version before run beside new ones, they write rows without proofs. */
const GRACE_MS = 86_400_000;

/**
 * Opens the proofs of a store. The first process that does stores from when on there are proofs: at once in a new store, a day
 * later where there are orders or events already. A beginning that the product did not write, or none where there are proofs,
 * counts as: all rows have proofs.
 */
export async function openProofs(
  { orm }: Database,
  secrets: readonly [string, ...string[]],
  nowMs: number,
): Promise<Proofs> {
  const proofs = createProofs(secrets, 0);
  const readBegin = async () => {
    const [row] = await orm.select().from(proofBegin);
    return row === undefined ? null : { ...row, facts: [row.beforeMs] };
  };
  const known = await readBegin();
  if (known === null) {
    const [order] = await orm
      .select({ isProved: isNotNull(coinOrder.proof) })
      .from(coinOrder)
      .orderBy(sql`${coinOrder.proof} is null`)
      .limit(1);
    const [event] = await orm
      .select({ isProved: isNotNull(webhookEvent.proof) })
      .from(webhookEvent)
      .orderBy(sql`${webhookEvent.proof} is null`)
      .limit(1);
    if (order?.isProved === true || event?.isProved === true) return proofs;
    const beforeMs = order === undefined && event === undefined ? 0 : nowMs + GRACE_MS;
    await orm
      .insert(proofBegin)
      .values({ beforeMs, proof: proofs.of('begin', [beforeMs]) })
      .onConflictDoNothing();
  }
  const begin = known ?? (await readBegin());
  return begin !== null && proofs.isRight('begin', begin) ? createProofs(secrets, begin.beforeMs) : proofs;
}
