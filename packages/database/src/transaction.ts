import { AsyncLocalStorage } from 'node:async_hooks';
import { channel } from 'node:diagnostics_channel';
import { setTimeout as wait } from 'node:timers/promises';
import { type Decision, type Refusal, type RefusalCode, refuse } from '@longstrip/core';
import type { Database, Transaction } from './database.ts';

/** How often at most a transaction is tried that others made fail. */
const TRIES = 5;
const FIRST_PAUSE_MS = 10;
/** PostgreSQL: serialisation failure, deadlock. */
const RETRIED_STATES: ReadonlySet<string> = new Set(['40001', '40P01']);

/** A refusal whose transaction is committed. */
export interface KeepingRefusal<Code extends RefusalCode = RefusalCode> extends Refusal<Code> {
  readonly keepsChanges: true;
}

/** A refusal that leaves something behind on purpose, such as a counted try of a code. */
export function refuseKeeping<Code extends RefusalCode>(code: Code): KeepingRefusal<Code> {
  return { ...refuse(code), keepsChanges: true };
}

/**
 * Decides in a transaction: what `work` wrote is committed when it grants, and nothing of it when it refuses or throws.
 * `refuseKeeping` refuses and commits. The work may run several times, since a serialisation failure or a deadlock is
 * tried again. It gets the transaction alone: reaching the database any other way, or the network, makes it throw.
 */
export async function decideInTransaction<Value, Code extends RefusalCode>(
  database: Database,
  work: (transaction: Transaction) => Promise<Decision<Value, Code>>,
): Promise<Decision<Value, Code>> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await decideOnce(database, work);
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

/** A keeping refusal as any other, with the notes that it may have. */
function withoutMark<Code extends RefusalCode>(decision: Refusal<Code>): Refusal<Code> {
  const { keepsChanges: _, ...refusal }: Refusal<Code> & { keepsChanges?: unknown } = decision;
  return refusal;
}

/** Rolls a transaction back; never leaves this file. */
class Refused extends Error {
  readonly decision: Refusal;
  constructor(decision: Refusal) {
    super(`refused: ${decision.code}`);
    this.decision = decision;
  }
}

function isRetried(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string' && RETRIED_STATES.has(at.code)) return true;
  }
  return false;
}

/** What Node says before something leaves the process: a socket of `net`, a request of `fetch`, one over a reused socket. */
const NETWORK_CHANNELS = ['net.client.socket', 'undici:request:create', 'http.client.request.start'] as const;

const PAST_CONNECTION = 'the database past its own connection';

interface Isolated {
  /** What the work reached that it must not. */
  breach: string | null;
}

const isolated = new AsyncLocalStorage<Isolated>();

for (const name of NETWORK_CHANNELS) {
  channel(name).subscribe(() => {
    const work = isolated.getStore();
    // What a subscriber throws would end the process; the work's own end throws instead.
    if (work !== undefined) work.breach ??= `the network (${name})`;
  });
}

/**
 * Runs the work of a transaction. Throws where the work reached the network: an answer that comes late would hold the
 * transaction's locks, and what was sent cannot be rolled back.
 */
async function runIsolated<Result>(work: () => Promise<Result>): Promise<Result> {
  const state: Isolated = { breach: null };
  const result = await isolated.run(state, work);
  if (state.breach !== null) throw breachError(state.breach);
  return result;
}

function breachError(breach: string): Error {
  return new Error(`A transaction used ${breach}: that comes before or after it`);
}

/**
 * Throws inside the work of a transaction. On the embedded engine, which is one connection, another use of the database
 * would wait for ever; on a server it would not see what the transaction wrote.
 */
export function refuseInsideTransaction(): void {
  const work = isolated.getStore();
  if (work === undefined) return;
  // For work that catches what is thrown here.
  work.breach ??= PAST_CONNECTION;
  throw breachError(PAST_CONNECTION);
}
