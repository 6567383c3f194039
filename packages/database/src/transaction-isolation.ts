import { AsyncLocalStorage } from 'node:async_hooks';
import { channel } from 'node:diagnostics_channel';

/** What Node says before something leaves the process: a socket of `net`, a request of `fetch`, one over a kept socket. */
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
export async function runIsolated<Result>(work: () => Promise<Result>): Promise<Result> {
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
