import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { proveRows } from '@longstrip/api/testing';
import type { Database } from '@longstrip/database';
import { addBuyers } from '@longstrip/test-kit/data';

export const PLATFORM_ID = 'beltoon-jp';
const BALCONY_ID = 'BELTOON_JP';
const PREFIX = 'machines';
const PASSWORD = 'Correct-horse7';
/** argon2id of the password above. */
const PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$poFN6bQm9l6fXorpF3p4mQ$sATmaimRbEzf82FL2PS+FqXLQY+eWRN2AJrtDRUqbaQ';

/** A reader who is signed in on the site. */
export interface SignedIn {
  readonly userId: string;
  readonly address: string;
  readonly cookie: string;
  readonly accessToken: string;
}

/** A reader buys after so many pages. */
const BUYS_EVERY = 3;

const addressOf = (userId: string) => `${userId}@readers.example`;

/** Makes readers who have coins and sign in by e-mail, in a store whose `TOKEN_SECRET` is that of the tests. Returns their ids. */
export async function addReaders(database: Database, count: number, coins: number): Promise<string[]> {
  const buyers = await addBuyers(database, { platformId: PLATFORM_ID, prefix: PREFIX, count, coins });
  await proveRows(database);
  await database.run(
    `update app_user set sns_provider = 'email', sns_id = id || '@readers.example', email = id || '@readers.example',
       email_confirmed_at_ms = created_at_ms
     where platform_id = $1 and id like $2 || '-%'`,
    [PLATFORM_ID, PREFIX],
  );
  await database.run(
    `insert into user_password (platform_id, user_id, hash, changed_at_ms)
     select platform_id, id, $3, created_at_ms from app_user where platform_id = $1 and id like $2 || '-%'`,
    [PLATFORM_ID, PREFIX, PASSWORD_HASH],
  );
  return buyers.map(({ userId }) => userId);
}

/** The header by which a request of the tests says from where it comes; nginx believes it. */
export const ADDRESS_HEADER = 'x-reader-address';

/**
 * Signs in as the page does: a token for the form, the form, and the session. Returns the status where that is refused.
 * @param address of the reader
 */
export async function signIn(site: string, userId: string, address: string): Promise<SignedIn | number> {
  const jar = new Map<string, string>();
  const csrf = await ask(`${site}/api/auth/csrf`, jar, address);
  const { csrfToken } = await csrf.json();
  const body = new URLSearchParams({ csrfToken, email: addressOf(userId), password: PASSWORD, json: 'true' });
  const form = { method: 'POST', body, redirect: 'manual' } as const;
  const entered = await ask(`${site}/api/auth/callback/EmailLogin`, jar, address, form);
  await entered.body?.cancel();
  if (entered.status >= 400) return entered.status;
  const session = await (await ask(`${site}/api/auth/session`, jar, address)).json();
  const accessToken = session?.user?.accessToken?.token;
  if (typeof accessToken !== 'string') throw new Error(`${userId} is not signed in: ${entered.status}`);
  return { userId, address, cookie: headerOf(jar), accessToken };
}

async function ask(url: string, jar: Map<string, string>, address: string, init: RequestInit = {}): Promise<Response> {
  const headers = { cookie: headerOf(jar), origin: new URL(url).origin, [ADDRESS_HEADER]: address };
  const send = () => fetch(url, { ...init, headers });
  // A connection may be closed just as a request goes out on it; a browser then sends it again.
  const answer = await send().catch(send);
  for (const line of answer.headers.getSetCookie()) {
    const [pair = ''] = line.split(';');
    jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
  }
  return answer;
}

const headerOf = (jar: ReadonlyMap<string, string>) => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

/** What went wrong for a reader. */
export interface Failure {
  readonly atMs: number;
  readonly what: string;
  readonly status: number | string;
  /** Whether the answer says when to come again, as a refusal of a lost database does. */
  readonly saysWhen: boolean;
}

/** When a purchase was first requested, and when it was acknowledged. */
export interface Bought {
  readonly askedAtMs: number;
  readonly acknowledgedAtMs: number;
}

export interface Traffic {
  readonly failures: readonly Failure[];
  /** Purchases that were acknowledged, by their request's id. */
  readonly bought: ReadonlyMap<string, Bought>;
  pages(): number;
  stop(): Promise<void>;
}

interface TrafficOptions {
  site: string;
  readers: readonly SignedIn[];
  /** Pages that readers open. */
  paths: readonly string[];
  /** Episodes that are bought, one after the other by each reader. */
  episodeIds: readonly number[];
  clients: number;
  /** Between a reader's requests. */
  pauseMs: number;
}

/** Readers who open pages and buy episodes until they are stopped. A purchase without an answer is asked again. */
export function startTraffic({ site, readers, paths, episodeIds, clients, pauseMs }: TrafficOptions): Traffic {
  const failures: Failure[] = [];
  const bought = new Map<string, Bought>();
  let pages = 0;
  let isOver = false;
  let turn = 0;
  const left = new Map(readers.map(({ userId }) => [userId, [...episodeIds]]));

  async function open(reader: SignedIn, path: string): Promise<void> {
    const outcome = await outcomeOf(
      fetch(`${site}${path}`, {
        headers: { cookie: reader.cookie, accept: 'text/html', [ADDRESS_HEADER]: reader.address },
      }),
    );
    if (outcome.status === 200) pages += 1;
    else failures.push({ atMs: Date.now(), what: `GET ${path}`, ...outcome });
  }

  async function buy(reader: SignedIn): Promise<void> {
    const id = left.get(reader.userId)?.pop();
    if (id === undefined) return;
    const requestId = randomUUID();
    const askedAtMs = Date.now();
    for (;;) {
      const asked = fetch(`${site}/api/balcony-api-v2/purchase`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-balcony-id': BALCONY_ID,
          authorization: `Bearer ${reader.accessToken}`,
          [ADDRESS_HEADER]: reader.address,
        },
        body: JSON.stringify({ id, purchaseType: 'POSSESSION', requestId }),
      });
      const outcome = await outcomeOf(asked);
      if (outcome.status === 200 || outcome.status === 201) {
        bought.set(requestId, { askedAtMs, acknowledgedAtMs: Date.now() });
        return;
      }
      failures.push({ atMs: Date.now(), what: 'POST purchase', ...outcome });
      if (isOver) return;
      await wait(300);
    }
  }

  async function live(): Promise<void> {
    while (!isOver) {
      turn += 1;
      const reader = readers[turn % readers.length];
      if (reader === undefined) return;
      await open(reader, paths[turn % paths.length] ?? '/');
      if (turn % BUYS_EVERY === 0) await buy(reader);
      await wait(pauseMs);
    }
  }

  const lives = Promise.all(Array.from({ length: clients }, live));
  return {
    failures,
    bought,
    pages: () => pages,
    async stop() {
      isOver = true;
      await lives;
    },
  };
}

async function outcomeOf(asked: Promise<Response>): Promise<Pick<Failure, 'status' | 'saysWhen'>> {
  try {
    const answer = await asked;
    await answer.arrayBuffer();
    return { status: answer.status, saysWhen: answer.headers.has('retry-after') };
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    const what = cause instanceof Error ? ('code' in cause ? String(cause.code) : cause.message) : 'failed';
    return { status: what, saysWhen: false };
  }
}
