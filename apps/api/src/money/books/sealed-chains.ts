import { createHash } from 'node:crypto';
import type { SqlRunner } from '@longstrip/database';

/** A table whose rows are sealed one after another. The pieces of SQL take the chain's name as `$1`. */
export interface SealedChain {
  /** In heads: the platform whose movements it seals, or `audit`. */
  readonly name: string;
  /** In reports. */
  readonly label: string;
  /** What it seals, in reports. */
  readonly noun: string;
  readonly rows: 'movement' | 'audit_log';
  readonly seals: 'movement_seal' | 'audit_seal';
  /** The column of `seals` that names the row. */
  readonly sealedId: 'movement_id' | 'audit_id';
  /** Which rows are of the chain, and which seals. */
  readonly isOfRows: string;
  readonly isOfSeals: string;
  /** The time at which a row says that it was written. */
  readonly writtenAtMs: string;
  /** All that was written with a row, as text. */
  readonly content: string;
  /** The name of a row, as text. `given` is its id in SQL, since the row itself may be gone. */
  readonly nameOf: (given: string) => string;
  /** The columns of a seal that name its chain, and their values. */
  readonly owner: readonly [columns: string, values: string];
  /** Rows that are read at once. A row of the audit log may be large: it holds all that an operator changed. */
  readonly page: number;
}

/**
 * The movement, its postings, and the terms of the lots that it made. What is left of a lot is not included: it is the sum of the
 * lot's postings. Columns are named one by one, so that a new column changes no hash. What was agreed comes last, if there is
 * any.
 */
const MOVEMENT_CONTENT = `
  jsonb_build_array(
    jsonb_build_array(movement.platform_id, movement.id, movement.user_id, movement.type, movement.cause,
      movement.idempotency_key, movement.event_id, movement.reverses_id, movement.created_at_ms),
    (
      select jsonb_agg(jsonb_build_array(posting.line_no, posting.account, posting.user_id, posting.lot_id, posting.kind,
        posting.amount) order by posting.line_no)
      from posting where posting.platform_id = movement.platform_id and posting.movement_id = movement.id
    ),
    (
      select jsonb_agg(jsonb_build_array(lot.id, lot.user_id, lot.kind, lot.source, lot.amount, lot.acquired_at_ms,
        lot.expires_at_ms, lot.lot_no, lot.origin_lot_id) order by lot.lot_no)
      from lot where lot.platform_id = movement.platform_id and lot.movement_id = movement.id
    )
  )::text || coalesce(movement.agreed::text, '')`;

/**
 * Like `MOVEMENT_CONTENT`, it must never change: stores hold hashes of it. The origin of a change comes last, if there is any: rows
 * from before record 0136 have none.
 */
const AUDIT_CONTENT = `
  jsonb_build_array(audit_log.id, audit_log.logged_at_ms, audit_log.actor, audit_log.actor_role, audit_log.action,
    audit_log.subject_type, audit_log.subject_id, audit_log.before, audit_log.after, audit_log.request_id)::text
  || case when num_nonnulls(audit_log.operator_id, audit_log.token_name, audit_log.address) = 0 then ''
    else jsonb_build_array(audit_log.operator_id, audit_log.token_name, audit_log.address)::text end`;

const MOVEMENTS: Omit<SealedChain, 'name' | 'label'> = {
  noun: 'movement',
  ...{ rows: 'movement', seals: 'movement_seal', sealedId: 'movement_id' },
  isOfRows: 'movement.platform_id = $1',
  isOfSeals: 'movement_seal.platform_id = $1',
  writtenAtMs: 'movement.created_at_ms',
  content: MOVEMENT_CONTENT,
  nameOf: (id) => `format('movement %s of %s (%s, reader %s)', ${id}, $1::text, movement.type, movement.user_id)`,
  owner: ['platform_id, ', '$1, '],
  page: 1_000,
};

/**
 * Every change by an operator (D25). It holds ids of readers and no other data of theirs, so that erasure (D23) leaves it alone.
 */
export const AUDIT_CHAIN: SealedChain = {
  name: 'audit',
  label: 'the audit log',
  noun: 'audit row',
  ...{ rows: 'audit_log', seals: 'audit_seal', sealedId: 'audit_id' },
  isOfRows: `$1::text = 'audit'`,
  isOfSeals: `$1::text = 'audit'`,
  writtenAtMs: 'audit_log.logged_at_ms',
  content: AUDIT_CONTENT,
  nameOf: (id) =>
    `format('audit row %s (%s of %s %s by %s)', ${id}, audit_log.action, audit_log.subject_type, audit_log.subject_id, audit_log.actor)`,
  owner: ['', ''],
  page: 200,
};

export function movementChain(platformId: string): SealedChain {
  return { ...MOVEMENTS, name: platformId, label: platformId };
}

/** The label of the chain `$1`, in SQL. */
export const LABEL = `case $1::text when 'audit' then 'the audit log' else $1::text end`;

/** One look into the index for each platform: the job runs every minute, and `distinct` would read every wallet. */
const PLATFORMS_WITH_WALLETS = `
  with recursive platform as (
    (select platform_id from wallet order by platform_id limit 1)
    union all
    select (select wallet.platform_id from wallet where wallet.platform_id > platform.platform_id order by wallet.platform_id limit 1)
    from platform where platform.platform_id is not null
  )
  select platform_id from platform where platform_id is not null`;

/** The chains in which something is to be sealed. */
export async function chainsToSeal(runner: SqlRunner): Promise<SealedChain[]> {
  const rows = await runner.run(PLATFORMS_WITH_WALLETS);
  return [...rows.map((row) => movementChain(String(row.platform_id))), AUDIT_CHAIN];
}

/** Every chain that has left a trace, even if its rows or its seals are gone. */
export async function chainsToCheck(runner: SqlRunner): Promise<SealedChain[]> {
  const rows = await runner.run(`
    select platform_id from movement union select platform_id from movement_seal
    union select chain from seal_head union select chain from seal_delivery order by platform_id`);
  const platforms = rows.map((row) => String(row.platform_id)).filter((name) => name !== AUDIT_CHAIN.name);
  return [...platforms.map(movementChain), AUDIT_CHAIN];
}

/** The newest seal of a chain at some moment: stored where the database's owner cannot reach, it proves everything before it. */
export interface SealHead {
  /** A platform's id, or `audit`. */
  readonly chain: string;
  readonly position: number;
  /** SHA-256, in hex. */
  readonly hash: string;
}

const HEAD = /(?<![\w/-])([a-z][a-z-]{0,63})\/([1-9]\d{0,14})\/([0-9a-f]{64})(?![0-9a-f])/g;

/** A head as it is printed, sent and asked for: `bom-us/57/3f…`. */
export function writeHead({ chain, position, hash }: SealHead): string {
  return `${chain}/${position}/${hash}`;
}

/** Finds every head in a text, whatever surrounds it: a line of a log, JSON, or the head alone. */
export function readHeads(text: string): SealHead[] {
  return [...text.matchAll(HEAD)].map(([, chain = '', position = '', hash = '']) => ({
    chain,
    position: Number(position),
    hash,
  }));
}

/** Stands for the seal before the first seal of a chain. */
export const NO_SEAL = '0'.repeat(64);

/** The hash of a seal: over the seal before it, and what it seals. */
export function sealHash(previousHash: string, content: string): string {
  return createHash('sha256').update(previousHash).update('\n').update(content).digest('hex');
}
