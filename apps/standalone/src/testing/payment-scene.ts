import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  addPack,
  addSignedIn,
  clearTestDatabase,
  createPayments,
  createTestApi,
  createTestApiOn,
  finishOrder,
  NO_PAYMENTS,
  paymentWebhooks,
  readSealedBooks,
  refundOrder,
  scopeOfUser,
  spend,
  TEST_PROOFS,
  webhookRoute,
} from '@longstrip/api/testing';
import { createSandbox } from '@longstrip/sandbox';
import { expect, vi } from 'vitest';

export const SITE = 'http://localhost:3000';

type Api = Awaited<ReturnType<typeof createTestApi>>;
export type Sandbox = Extract<Awaited<ReturnType<typeof createSandbox>>, { ok: true }>['sandbox'];
type Database = Parameters<typeof createTestApiOn>[0];
export type Settings = Parameters<typeof createPayments>[0];

/** Serves an app on a free port of this machine. */
export async function listen(answer: (request: Request) => Promise<Response>): Promise<[Server, string]> {
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
    const { method = 'GET', url = '/', headers } = incoming;
    const body = method === 'GET' ? null : Buffer.concat(chunks);
    const sent = new Request(`http://${headers.host}${url}`, {
      method,
      headers: headers as Record<string, string>,
      body,
    });
    const response = await answer(sent);
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return [server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`];
}

/** Waits for the effect of a notification that a service sends to the store by itself. */
export const eventually = (check: () => Promise<void>): Promise<void> => vi.waitFor(check, { timeout: 10_000 });

/** How a client of a platform identifies itself to the api. */
export interface SceneClient {
  readonly platformId: string;
  readonly balconyId: string;
  /** The value of the header `x-platform`. */
  readonly client: string;
}

/** The fields of the api's reply about an order that tests read. */
export interface SceneOrder {
  readonly orderId: string;
  readonly checkoutUrl: string | null;
  readonly storeProductId: string | null;
  readonly storeAccountToken: string | null;
}

/** The api with its real adapters, and the sandbox with its fake services, each on its own socket. */
export interface PaymentScene {
  readonly api: Api;
  readonly sandboxUrl: string;
  order(change?: object): Promise<SceneOrder>;
  /** Asks the api with the reader’s bearer. */
  ask(path: string, body?: object): Promise<{ data: Record<string, unknown>; error: Record<string, unknown> }>;
  stateOf(orderId: string): Promise<unknown>;
  /** From now on, each event of a service reaches the store this many times at once. */
  setCopies(copies: number): void;
  /** Whether the services answer from now on. */
  setReachable(isReachable: boolean): void;
  /** Clears the api's database but not the services, and begins with a new reader. */
  reset(): Promise<void>;
  /** Sends a form of the sandbox’s pages. */
  choose(path: string, fields: Record<string, string>): Promise<Response>;
  /** Whether the services, from now on, do their work but their replies are lost. */
  loseAnswers(areLost: boolean): void;
  /** Posts to a webhook of the store, and returns its reply. */
  tell(path: string, body: string, headers?: Record<string, string>): Promise<{ status: number; text: string }>;
  /** The same, but returns only the status. */
  post(path: string, body: string, headers?: Record<string, string>): Promise<number>;
  /** The outcome of each event that the store has accepted, in alphabetical order. */
  outcomes(): Promise<string[]>;
  coins(): Promise<unknown>;
  debt(): Promise<number>;
  spend(coins: number): Promise<unknown>;
  /** Runs the queued jobs: refunds and other work at providers. */
  runJobs(): Promise<void>;
  booksAreRight(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens a scene with one reader and one pack.
 * @param settingsOf which of the sandbox’s services the api has a contract with
 */
export async function openPaymentScene(
  { platformId, balconyId, client }: SceneClient,
  settingsOf: (sandbox: Sandbox) => Partial<Settings>,
  { pack = {}, database }: { pack?: object; database?: Database } = {},
): Promise<PaymentScene> {
  let routed: ReturnType<typeof webhookRoute> | undefined;
  let sandbox: Sandbox | undefined;
  let api: Api | undefined;
  const nowMs = () => api?.clock.nowMs() ?? 0;
  const unready = () => new Response(null, { status: 503 });
  let copies = 1;
  const [toApi, apiUrl] = await listen(async (request) => {
    const answers = Array.from({ length: copies }, async () => routed?.fetch(request.clone()) ?? unready());
    return (await Promise.all(answers))[0] ?? unready();
  });
  let isReachable = true;
  let areLost = false;
  const [toSandbox, sandboxUrl] = await listen(async (request) => {
    if (!isReachable || sandbox === undefined) return unready();
    const answer = await sandbox.app.fetch(request);
    return areLost ? unready() : answer;
  });
  const created = await createSandbox({
    ...{ mode: 'demo', baseUrl: sandboxUrl, mailPort: null, nowMs },
    neighbours: [
      { name: platformId, title: 'Site', url: SITE },
      { name: 'api', title: 'API', url: apiUrl },
    ],
  });
  if (!created.ok) throw new Error(created.sentence);
  sandbox = created.sandbox;
  const settings = { ...NO_PAYMENTS, ...settingsOf(created.sandbox) };
  const payments = createPayments(settings, () => SITE, nowMs);
  const options = { services: { payments } };
  const opened = database === undefined ? await createTestApi(options) : createTestApiOn(database, options);
  api = opened;
  const logger = { error: vi.fn(), warn: vi.fn() } as never;
  const jobs = {
    enqueue: async (_: unknown, { name }: { name: string }, payload: object) => {
      opened.enqueued.push({ name, payload });
      return name;
    },
  };
  const webhooks = paymentWebhooks(settings, { jobs, proofs: TEST_PROOFS, logger, nowMs });
  routed = webhookRoute({ database: opened.db, proofs: TEST_PROOFS, logger, nowMs }, webhooks);
  const seed = async () => {
    await addPack(opened.db, { platformId, ...pack });
    const { accessToken } = await addSignedIn(opened, { platformId, id: 'reader' });
    return { bearer: accessToken, scope: await scopeOfUser(opened.db, { platformId, userId: 'reader' }) };
  };
  let seeded = await seed();
  let lastRequest = 0;

  const ask: PaymentScene['ask'] = async (path, body) => {
    const asked = { bearer: seeded.bearer, balconyId, headers: { 'x-platform': client } };
    const method = body === undefined ? 'GET' : 'POST';
    return JSON.parse((await opened.ask(path, { ...asked, method, ...(body === undefined ? {} : { body }) })).text);
  };
  const tell: PaymentScene['tell'] = async (path, body, headers = {}) => {
    const answer = await fetch(apiUrl + path, { method: 'POST', body, headers });
    return { status: answer.status, text: await answer.text() };
  };
  const newRequest = () => {
    lastRequest += 1;
    return `request-${lastRequest}`;
  };
  return {
    api: opened,
    sandboxUrl,
    ask: (path, body) => ask(path, body === undefined ? undefined : { requestId: newRequest(), ...body }),
    order: async (change = {}) => {
      const body = { productId: 'pack', agreed: true, requestId: newRequest(), ...change };
      return (await ask('/payment', body)).data as unknown as SceneOrder;
    },
    stateOf: async (orderId) => (await ask(`/payment/${orderId}`)).data.state,
    reset: async () => {
      await clearTestDatabase(opened.db);
      opened.enqueued.length = 0;
      seeded = await seed();
    },
    setCopies: (asked) => {
      copies = asked;
    },
    setReachable: (reachable) => {
      isReachable = reachable;
    },
    choose: (path, fields) =>
      fetch(new URL(path, sandboxUrl), {
        ...{ method: 'POST', redirect: 'manual', headers: { origin: sandboxUrl } },
        body: new URLSearchParams(fields),
      }),
    loseAnswers: (lost) => {
      areLost = lost;
    },
    tell,
    post: async (path, body, headers) => (await tell(path, body, headers)).status,
    outcomes: async () => {
      const rows = await opened.db.run(`select outcome from webhook_event`);
      return rows.map(({ outcome }) => String(outcome)).sort();
    },
    coins: async () => (await ask('/coin/user')).data.coinBalance,
    debt: async () => {
      const [row] = await opened.db.run(`select debt_coins::integer as debt from wallet`);
      return Number(row?.debt ?? 0);
    },
    spend: (coins) => spend(opened.db, seeded.scope, coins),
    runJobs: async () => {
      const used = { database: opened.db, proofs: TEST_PROOFS, logger, jobs, nowMs };
      const parts = { ...used, payments, webhooks, tellConversion: null };
      for (const { name, payload } of opened.enqueued.splice(0)) {
        const work = { 'payment.refund': refundOrder, 'payment.finish': finishOrder }[name];
        await work?.(parts, String(Object.values(payload)[0]));
      }
    },
    booksAreRight: async () => expect((await readSealedBooks(opened.db, nowMs(), TEST_PROOFS)).broken).toEqual([]),
    close: async () => {
      await opened.close();
      await created.sandbox.close();
      for (const server of [toApi, toSandbox]) server.close();
    },
  };
}
