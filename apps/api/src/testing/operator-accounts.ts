import { randomUUID } from 'node:crypto';
import { OPERATOR_CALLS, type OperatorCall } from '@longstrip/api-contract';
import { readGrant } from '@longstrip/core';
import type { Database, Job } from '@longstrip/database';
import { operator, operatorSecondFactor, operatorSession } from '@longstrip/database/schema';
import { TEST_NOW_MS, TEST_TOKEN_SECRET } from '@longstrip/test-kit';
import { Hono } from 'hono';
import { Secret, TOTP } from 'otpauth';
import type * as v from 'valibot';
import type { FileStore } from '../catalogue/index.ts';
import { makeSecret } from '../operators/access/operator-secrets.ts';
import { changeOperator, replaceGrants } from '../operators/account/operator.repository.ts';
import type { OperatorServices } from '../operators/account/operator-services.ts';
import { createAdminRoute } from '../operators/admin/admin.route.ts';
import { createAccountServices } from '../people/account/account-services.ts';
import { recordChange } from '../shared/audit.repository.ts';
import { localOwner } from '../shared/operator.ts';
import { checkAnswer } from './check-reply.ts';
import type { EnqueuedJob } from './test-api.ts';
import { TEST_PROOFS } from './test-proofs.ts';

export const CONSOLE_ORIGIN = 'https://console.test';

export function testOperatorServices(database: Database): OperatorServices {
  const { keys, limits, passwords } = createAccountServices(database, { secret: TEST_TOKEN_SECRET });
  const siteOriginOf = (platformId: string) => `https://${platformId}.sites.test`;
  const consoleOrigin = CONSOLE_ORIGIN;
  return { keys, limits, passwords, consoleOrigin, siteOriginOf, newId: randomUUID, mailInvitation: null };
}

interface AddedOperator {
  readonly id: string;
  /** Of an open session. */
  readonly token: string;
}

/** Adds an operator with these roles (`support/bom-us`) and an open session, as the program would, but at once. */
export async function addOperator(
  database: Database,
  roles: readonly string[],
  { name = roles.join(' and '), hasSecondFactor = true, nowMs = TEST_NOW_MS } = {},
): Promise<AddedOperator> {
  const id = randomUUID();
  const by = localOwner(null);
  const { secret: token, hash: tokenHash } = makeSecret('session');
  await database.orm.transaction(async (transaction) => {
    await changeOperator(transaction, { by, operatorId: id, action: 'operator.create', nowMs }, async () => {
      const email = `${id}@operators.test`;
      await transaction
        .insert(operator)
        .values({ id, email, name, locale: 'en-US', passwordHash: 'none', createdAtMs: nowMs });
      await replaceGrants(
        transaction,
        id,
        roles.flatMap((role) => readGrant(role) ?? []),
      );
      const app = { sealed: 'none', keyId: 'none', createdAtMs: nowMs, lastStep: 0 };
      if (hasSecondFactor) await transaction.insert(operatorSecondFactor).values({ operatorId: id, ...app });
    });
    const session = { id: randomUUID(), operatorId: id, tokenHash, step: 'OPEN' as const };
    await transaction.insert(operatorSession).values({ ...session, createdAtMs: nowMs, seenAtMs: nowMs });
    const change = { action: 'operator.sign-in', subjectType: 'operator-session', subjectId: session.id } as const;
    await recordChange(transaction, by, { ...change, before: null, after: { operator: id, token: tokenHash } }, nowMs);
  });
  return { id, token };
}

// biome-ignore lint/suspicious/noExplicitAny: a test looks at what it expects.
type Answered = any;

/** The answer to a call; `code` is empty when it was not refused. */
interface OperatorAnswer {
  readonly status: number;
  readonly code: string;
  readonly sentence: string;
  readonly data: Answered;
  readonly text: string;
}

interface OperatorApiParts {
  readonly services?: Partial<OperatorServices>;
  readonly enqueued?: EnqueuedJob[];
  /** What routes of the catalogue need; without it those fail. */
  readonly store?: Pick<
    Parameters<typeof createAdminRoute>[0],
    'files' | 'uploads' | 'ingest' | 'images' | 'temporaryDirectory'
  >;
  /** The ids of requests; by default all have the same. */
  readonly newId?: () => string;
  /** Where pictures are stored. */
  readonly files?: FileStore;
}

/** The routes below `/admin` on a database, with a clock that a test moves. */
export interface OperatorApi {
  ask(
    method: string,
    path: string,
    request?: { as?: string | undefined; body?: object; from?: string },
  ): Promise<OperatorAnswer>;
  /** Answers a request as the api does, from `192.0.2.1`. */
  fetch(request: Request): Promise<Response>;
  nowMs(): number;
  pass(ms: number): void;
}

/** @param parts of the api that readers use at the same time: what an operator clears there is cleared for them */
export function createOperatorApi(database: Database, parts: OperatorApiParts = {}): OperatorApi {
  let nowMs = TEST_NOW_MS;
  const unused = null as never;
  const jobs = {
    enqueue: async (_transaction: unknown, { name }: Job<object>, payload: object) => {
      parts.enqueued?.push({ name, payload });
      return name;
    },
  };
  const { route } = createAdminRoute({
    ...{
      database,
      files: parts.files ?? unused,
      pictures: (assetId: string) => parts.files?.read(assetId) ?? Promise.resolve(null),
      jobs: jobs as never,
      dataDirectory: '',
      temporaryDirectory: '',
      ingest: unused,
      proofs: TEST_PROOFS,
    },
    ...parts.store,
    token: 'what-commands-on-this-machine-send',
    services: { ...testOperatorServices(database), ...parts.services },
    ...{
      nowMs: () => nowMs,
      newId: parts.newId ?? (() => 'request-1'),
      removeDemo: unused,
      onFault: unused,
      onAborted: unused,
    },
  } as Parameters<typeof createAdminRoute>[0]);
  let from: string | null = null;
  const app = new Hono<{ Variables: { facts: { clientAddress: string | null } } }>();
  app.use(async (c, next) => {
    c.set('facts', { clientAddress: from });
    return next();
  });
  app.route('/', route);
  return {
    async ask(method, path, { as, body, from: address = '192.0.2.1' } = {}) {
      const headers = new Headers(as === undefined ? {} : { authorization: `Bearer ${as}` });
      const text = body === undefined ? null : JSON.stringify(body);
      if (text !== null) headers.set('content-length', String(Buffer.byteLength(text)));
      from = address;
      const response = await app.fetch(new Request(`http://api.test/admin${path}`, { method, headers, body: text }));
      const answer = await response.text();
      const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
      const { data, error }: Answered = isJson ? JSON.parse(answer) : {};
      const schema = answerOf(method, path);
      if (data !== undefined && schema !== null) checkAnswer(schema, data, path);
      return { status: response.status, code: error?.code ?? '', sentence: error?.message ?? '', data, text: answer };
    },
    fetch: async (request) => {
      from = '192.0.2.1';
      return app.fetch(request);
    },
    nowMs: () => nowMs,
    pass: (ms) => {
      nowMs += ms;
    },
  };
}

/** The schema of what a call answers with; null: it declares none. */
function answerOf(method: string, path: string): v.GenericSchema | null {
  const asked = `/admin${path.split('?')[0]}`;
  const call = Object.values<OperatorCall>(OPERATOR_CALLS).find(
    (each) => each.method === method && each.path === asked,
  );
  return call?.data ?? null;
}

/** The code that an app with this secret shows. */
export function codeOf(secret: string, nowMs: number): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: nowMs });
}

interface Joined {
  readonly id: string;
  readonly token: string;
  /** Of the app with codes; empty where the roles need none. */
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** Invites an operator, who chooses a password and sets up an app with codes if the roles need one. */
export async function joinStore(
  api: OperatorApi,
  { email, roles, password }: { email: string; roles: readonly string[]; password: string },
): Promise<Joined> {
  const as = 'what-commands-on-this-machine-send';
  const invited = await api.ask('POST', '/operators', { as, body: { email, name: email, roles } });
  const { link, operatorId: id } = invited.data;
  const accepted = await api.ask('POST', '/invitations/accept', { body: { secret: link.split('#')[1], password } });
  const { token } = accepted.data;
  const me = await api.ask('GET', '/session', { as: token });
  if (me.data.secondFactor.isNeeded !== true) return { id, token, secret: '', recoveryCodes: [] };
  const begun = await api.ask('POST', '/second-factor/totp', { as: token, body: { password } });
  const { secret, setUp } = begun.data;
  const confirm = { setUp, code: codeOf(secret, api.nowMs()) };
  const confirmed = await api.ask('POST', '/second-factor/totp/confirm', { as: token, body: confirm });
  return { id, token, secret, recoveryCodes: confirmed.data.recoveryCodes };
}
