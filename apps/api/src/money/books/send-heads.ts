import { open } from 'node:fs/promises';
import { isAbsolute } from 'node:path';
import type { Database } from '@longstrip/database';
import type { Logger } from 'pino';
import * as v from 'valibot';
import { chainsToSeal, writeHead } from './sealed-chains.ts';

/** Heads in one message. */
const AT_ONCE = 500;
/** If an address has not answered in this time, the heads are sent to it again a minute later. */
const ANSWERS_WITHIN_MS = 10_000;

/** In order, from the first that the destination does not have. */
const PENDING = `
select number::float8 as number, position::float8 as position, hash, sealed_at_ms::float8 as "sealedAtMs"
from seal_head where chain = $1 and number > coalesce((
  select number from seal_delivery where chain = $1 and destination = $2
), 0)
order by number limit ${AT_ONCE}`;

const PendingSchema = v.array(
  v.object({ number: v.number(), position: v.number(), hash: v.string(), sealedAtMs: v.number() }),
);

const NOTE = `
insert into seal_delivery (destination, chain, number) values ($1, $2, $3)
on conflict (destination, chain) do update set number = greatest(seal_delivery.number, excluded.number)`;

interface SentHead {
  readonly head: string;
  readonly sealedAt: string;
}

interface HeadSending {
  readonly database: Database;
  readonly destinations: readonly HeadDestination[];
  readonly logger: Logger;
}

/**
 * Sends heads to each destination, in order and without gaps. Heads that a destination did not accept are sent again the next
 * time, and may then arrive twice. A failing destination is logged once, until it accepts heads again; it does not delay the
 * others.
 *
 * @returns a function to call every minute
 */
export function createHeadSender({
  database,
  destinations,
  logger,
}: HeadSending): (signal: AbortSignal) => Promise<void> {
  const failing = new Set<string>();

  async function sendTo(destination: HeadDestination, signal: AbortSignal): Promise<void> {
    const name = nameOfDestination(destination);
    for (const chain of await chainsToSeal(database)) {
      for (;;) {
        signal.throwIfAborted();
        const pending = v.parse(PendingSchema, await database.run(PENDING, [chain.name, name]));
        const last = pending.at(-1);
        if (last === undefined) break;
        const heads = pending.map(({ position, hash, sealedAtMs }) => ({
          head: writeHead({ chain: chain.name, position, hash }),
          sealedAt: new Date(sealedAtMs).toISOString(),
        }));
        await give(destination, heads, logger, signal);
        await database.run(NOTE, [name, chain.name, last.number]);
        if (pending.length < AT_ONCE) break;
      }
    }
  }

  return async (signal) => {
    for (const destination of destinations) {
      const name = nameOfDestination(destination);
      try {
        await sendTo(destination, signal);
        if (failing.delete(name)) logger.info({ event: 'seal-heads-sent', destination: name }, 'heads are sent again');
      } catch (error) {
        signal.throwIfAborted();
        if (!failing.has(name)) {
          const sentence = 'heads of seals were not taken; they are sent again each minute';
          logger.error({ event: 'seal-heads-unsent', destination: name, err: error }, sentence);
        }
        failing.add(name);
      }
    }
  };
}

async function give(
  destination: HeadDestination,
  heads: readonly SentHead[],
  logger: Logger,
  signal: AbortSignal,
): Promise<void> {
  switch (destination.kind) {
    case 'stdout': {
      // Logged even if the log level shows only errors.
      const always = logger.child({}, { level: 'info' });
      for (const { head, sealedAt } of heads) always.info({ event: 'seal-head', head, sealedAt });
      return;
    }
    case 'file':
      return append(destination.path, heads);
    case 'address':
      return post(destination, heads, signal);
  }
}

/** Returns when the lines are on the disk. If a crash cut off the last line, starts a new one. */
async function append(path: string, heads: readonly SentHead[]): Promise<void> {
  const file = await open(path, 'a+', 0o644);
  try {
    const { size } = await file.stat();
    const { buffer, bytesRead } = await file.read(Buffer.alloc(1), 0, 1, Math.max(0, size - 1));
    const isCut = bytesRead === 1 && buffer.toString() !== '\n';
    const lines = heads.map(({ head, sealedAt }) => `${head} ${sealedAt}\n`);
    await file.appendFile(`${isCut ? '\n' : ''}${lines.join('')}`);
    await file.datasync();
  } finally {
    await file.close();
  }
}

async function post(
  { url, token }: Extract<HeadDestination, { kind: 'address' }>,
  heads: readonly SentHead[],
  signal: AbortSignal,
): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== null && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ heads }),
    // A redirect may lose the POST, and would show the token to another server.
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWERS_WITHIN_MS)]),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`it answered ${response.status}`);
}

/** Where heads of seals are sent, so that the database's owner is not the only one who has them. */
type HeadDestination =
  | { readonly kind: 'stdout' }
  /** A file that is only ever appended to, on another owner’s disk. */
  | { readonly kind: 'file'; readonly path: string }
  /** Takes a POST of JSON; https, or http on this machine. */
  | { readonly kind: 'address'; readonly url: string; readonly token: string | null };

/** The settings as the environment gives them. */
export interface SealHeadSettings {
  /** `stdout`, absolute paths, addresses. */
  readonly to: readonly string[];
  /** Sent to the addresses as a bearer token. */
  readonly token: string | null;
}

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

export function isHeadDestination(destination: string): boolean {
  if (destination === 'stdout' || isAbsolute(destination)) return true;
  if (!URL.canParse(destination)) return false;
  const { protocol, hostname } = new URL(destination);
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname));
}

/** Where heads are sent, for destinations that pass `isHeadDestination`. */
export function headDestinations({ to, token }: SealHeadSettings): HeadDestination[] {
  return to.map((destination) => {
    if (destination === 'stdout') return { kind: 'stdout' };
    return isAbsolute(destination) ? { kind: 'file', path: destination } : { kind: 'address', url: destination, token };
  });
}

/** A destination's name in the log and in the database: an address without the parts that may be secret. */
function nameOfDestination(destination: HeadDestination): string {
  if (destination.kind === 'stdout') return 'stdout';
  if (destination.kind === 'file') return `file:${destination.path}`;
  const { origin, pathname } = new URL(destination.url);
  return `${origin}${pathname}`;
}
