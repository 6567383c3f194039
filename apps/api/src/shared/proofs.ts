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

const MISSING_SECRET =
  'The secrets of this process are not those that wrote this database: none of them proves the beginning of its proofs (proof_begin). These are BOOKS_SECRETS, or where it is not set TOKEN_SECRET and TOKEN_SECRETS_PREVIOUS. Give the secrets of before, from the environment or from DATA_DIR/secrets as they were saved beside the backup: a former TOKEN_SECRET belongs into BOOKS_SECRETS, after the present one.';

export type OpenedProofs =
  | { readonly ok: true; readonly proofs: Proofs }
  | { readonly ok: false; readonly sentence: string };

/**
 * Opens the proofs of a store. The first process that does stores from when on there are proofs: at once in a new store, a day
 * later where there are orders or events already. No beginning where there are proofs counts as: all rows have proofs. One that
 * no secret proves is refused: a secret is missing, or someone changed it; in a store without orders and events the product
 * begins anew.
 *
 * @param by a command replaces no beginning: its secrets may be wrong
 */
export async function openProofs(
  { orm }: Database,
  secrets: readonly [string, ...string[]],
  nowMs: number,
  by: 'product' | 'command',
): Promise<OpenedProofs> {
  const proofs = createProofs(secrets, 0);
  const readBegin = async () => {
    const [row] = await orm.select().from(proofBegin);
    return row === undefined ? null : { ...row, facts: [row.beforeMs] };
  };
  const isRight = (begin: ProvedRow) => proofs.isRight('begin', begin);
  const known = await readBegin();
  if (known !== null && isRight(known)) return { ok: true, proofs: createProofs(secrets, known.beforeMs) };
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
  const isEmpty = order === undefined && event === undefined;
  if (known === null && (order?.isProved === true || event?.isProved === true)) return { ok: true, proofs };
  if (known !== null && (!isEmpty || by === 'command')) return { ok: false, sentence: MISSING_SECRET };
  const beforeMs = isEmpty ? 0 : nowMs + GRACE_MS;
  const values = { beforeMs, proof: proofs.of('begin', [beforeMs]) };
  const insert = orm.insert(proofBegin).values(values);
  await (known === null
    ? insert.onConflictDoNothing()
    : insert.onConflictDoUpdate({ target: proofBegin.id, set: values }));
  const begin = await readBegin();
  return begin !== null && isRight(begin)
    ? { ok: true, proofs: createProofs(secrets, begin.beforeMs) }
    : { ok: false, sentence: MISSING_SECRET };
}
