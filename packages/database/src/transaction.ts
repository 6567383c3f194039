import { AsyncLocalStorage } from 'node:async_hooks';
import { channel } from 'node:diagnostics_channel';
import { setTimeout as wait } from 'node:timers/promises';
import { type Decision, type Refusal, type RefusalCode, refuse } from '@longstrip/core';
import type { Database, Transaction } from './database.ts';

/** Maximum number of attempts for a transaction that fails because of others. */
const TRIES = 5;
const FIRST_PAUSE_MS = 10;
/**
 * Serialisation failure, deadlock, and a key that another transaction took after this one had looked: the next attempt sees its
 * row. So a decision that looks before it inserts needs no lock to be right.
 */
const RETRIED_STATES: ReadonlySet<string> = new Set(['40001', '40P01', '23505']);

/** A refusal whose transaction is still committed. */
export interface KeepingRefusal<Code extends RefusalCode = RefusalCode> extends Refusal<Code> {
  readonly keepsChanges: true;
}

/** Refuses but keeps the changes on purpose, such as the counted try of a code. */
export function refuseKeeping<Code extends RefusalCode>(code: Code): KeepingRefusal<Code> {
  return { ...refuse(code), keepsChanges: true };
}

/**
 * Decides in a transaction: the changes of `work` are committed if it grants, and rolled back if it refuses or throws.
 * `refuseKeeping` refuses and commits. The work may run several times, since it is retried after a conflict with another
 * transaction. It may use only the transaction: any other access to the database, or the network, makes it throw.
 */
export async function decideInTransaction<Value, Code extends RefusalCode>(
  database: Database,
  work: (transaction: Transaction) => Promise<Decision<Value, Code>>,
): Promise<Decision<Value, Code>> {
  return retryConflicts(() => decideOnce(database, work));
}

/**
 * Runs a whole transaction again, up to four times, if it failed because of another one (`decideInTransaction` does so itself). Every
 * transaction of requests and jobs runs in it (record 0126).
 *
 * @param transact begins and ends one transaction; it changes nothing else
 */
export async function retryConflicts<Result>(transact: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transact();
    } catch (error) {
      if (attempt === TRIES || !isRetried(error)) throw error;
      await wait(FIRST_PAUSE_MS * 2 ** (attempt - 1) * (0.5 + Math.random()));
    }
  }
}

async function decideOnce<Value, Code extends RefusalCode>(
  database: Database,
  work: (transaction: Transaction) => Promise<Decision<Value, Code>>,
): Promise<Decision<Value, Code>> {
  try {
    return await database.orm.transaction(async (transaction) => {
      const decision = await runIsolated(() => work(transaction));
      if (!decision.ok && !('keepsChanges' in decision)) throw new Refused(decision);
      return decision.ok ? decision : withoutMark(decision);
    });
  } catch (error) {
    if (error instanceof Refused) return error.decision as Refusal<Code>;
    throw error;
  }
}

/** Removes the mark `keepsChanges` from a refusal and keeps its other properties. */
function withoutMark<Code extends RefusalCode>(decision: Refusal<Code>): Refusal<Code> {
  const { keepsChanges: _, ...refusal }: Refusal<Code> & { keepsChanges?: unknown } = decision;
  return refusal;
}

/** Thrown to roll back a transaction; only used in this file. */
class Refused extends Error {
  readonly decision: Refusal;
  constructor(decision: Refusal) {
    super(`refused: ${decision.code}`);
    this.decision = decision;
  }
}

const isRetried = (error: unknown): boolean => hasState(error, (state) => RETRIED_STATES.has(state));

/** SQLSTATE of a lock that was not given within `lock_timeout`. */
const LOCK_NOT_GIVEN = '55P03';

/** Whether a statement failed because of another transaction: it may succeed in a transaction that waits for the other. */
export function isConflict(error: unknown): boolean {
  return hasState(error, (state) => state === LOCK_NOT_GIVEN || RETRIED_STATES.has(state));
}

function hasState(error: unknown, matches: (state: string) => boolean): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string' && matches(at.code)) return true;
  }
  return false;
}

/** Node's diagnostics channels for network use: a new socket, a request of `fetch`, a request over a reused socket. */
const NETWORK_CHANNELS = ['net.client.socket', 'undici:request:create', 'http.client.request.start'] as const;

const PAST_CONNECTION = 'the database past its own connection';

interface Isolated {
  /** The forbidden thing that the work used. */
  breach: string | null;
}

const isolated = new AsyncLocalStorage<Isolated>();
/** How many works run now. */
let running = 0;

for (const name of NETWORK_CHANNELS) {
  channel(name).subscribe(() => {
    const work = isolated.getStore();
    // An error thrown in a subscriber would end the process, so `runIsolated` throws at the end of the work instead.
    if (work !== undefined) work.breach ??= `the network (${name})`;
  });
}

/**
 * Runs the work of a transaction. Throws if the work used the network: waiting for an answer would hold the transaction's
 * locks, and a sent request cannot be rolled back.
 */
async function runIsolated<Result>(work: () => Promise<Result>): Promise<Result> {
  const state: Isolated = { breach: null };
  running += 1;
  try {
    const result = await isolated.run(state, work);
    if (state.breach !== null) throw breachError(state.breach);
    return result;
  } finally {
    running -= 1;
    // Node before 24 follows every promise of the process from the first use of a storage until it is disabled.
    if (running === 0) isolated.disable();
  }
}

function breachError(breach: string): Error {
  return new Error(`A transaction used ${breach}: that comes before or after it`);
}

/**
 * Throws inside the work of a transaction. On the embedded engine, which has one connection, another use of the database
 * would wait forever; on a server it would not see the changes of the transaction.
 */
export function refuseInsideTransaction(): void {
  const work = isolated.getStore();
  if (work === undefined) return;
  // In case the work catches this error.
  work.breach ??= PAST_CONNECTION;
  throw breachError(PAST_CONNECTION);
}
