import { DOCUMENT_ROLES, OPERATOR_CALLS, type OperatorCall } from '@longstrip/api-contract';
import { OPERATOR_ROLES } from '@longstrip/core';
import type { Database } from '@longstrip/database';
import { operatorSession, operatorToken } from '@longstrip/database/schema';
import { openTestDatabase } from '@longstrip/database/testing';
import { mintAccessToken, TEST_NOW_MS } from '@longstrip/test-kit';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_IMPORT_OPTIONS } from '../../catalogue/publish/import-options.ts';
import { localOwner } from '../../shared/operator.ts';
import { addOperator, testOperatorServices } from '../../testing/operator-accounts.ts';
import { disableOperator } from '../account/manage-operators.service.ts';
import { createToken } from '../account/token.service.ts';
import { createAdminRoute } from '../admin/admin.route.ts';
import { type AdminEnv, guardOperators } from './operator-guard.ts';
import { hashOf } from './operator-secrets.ts';

const MACHINE = 'what-commands-on-this-machine-send';
const [PLATFORM, OTHER] = ['bom-us', 'bom-th'];
const calls = Object.entries<OperatorCall>(OPERATOR_CALLS);

let database: Database;
let nowMs = TEST_NOW_MS;
let guarded: Hono<AdminEnv>;
beforeAll(async () => {
  database = await openTestDatabase();
  guarded = new Hono<AdminEnv>();
  guarded.use(guardOperators({ database, token: MACHINE, nowMs: () => nowMs }));
  // What the guard lets through.
  guarded.all('*', (c) => c.json({ let: 'through', role: c.get('operator')?.role ?? null }));
});
afterAll(() => database?.close());

/** A request of a call on a platform. */
function requestOf({ method, path, ...call }: OperatorCall, token: string | null, platform: string): Request {
  const place = 'platform' in call ? call.platform : 'none';
  const url = new URL(path.replace('{command}', 'a-command'), 'http://api.test');
  if (place === 'query') url.searchParams.set('platform', platform);
  const headers = new Headers(token === null ? {} : { authorization: `Bearer ${token}` });
  if (place === 'upload') {
    const options = { ...NO_IMPORT_OPTIONS, platformIds: [platform] };
    headers.set('x-longstrip-name', 'a.cbz');
    headers.set('x-longstrip-kind', 'file');
    headers.set('x-longstrip-options', encodeURIComponent(JSON.stringify(options)));
  }
  if (method !== 'POST') return new Request(url, { method, headers });
  const notice = {
    notices: [{ platform }],
    banners: [{ platform }],
    series: [{ series: 1, platforms: { [platform]: {} } }],
  };
  const body = JSON.stringify({ platform, platformIds: [platform], document: notice });
  headers.set('content-length', String(body.length));
  return new Request(url, { method, headers, body });
}

/** What the guard answers: `through`, or the code of the refusal. */
async function answerTo(call: OperatorCall, token: string | null, platform = PLATFORM): Promise<string> {
  const response = await guarded.fetch(requestOf(call, token, platform));
  const json = new Map(Object.entries(Object(await response.json())));
  return String(json.get('let') ?? Object(json.get('error')).code);
}

const everyAnswer = (token: string | null) =>
  Promise.all(calls.map(async ([name, call]) => [name, await answerTo(call, token)]));
const everyCall = (expected: (call: OperatorCall) => string) => calls.map(([name, call]) => [name, expected(call)]);

describe.each(OPERATOR_ROLES)('a session of the role %s', (role) => {
  it.each(['all', PLATFORM, OTHER])('on %s may call what the table says, and nothing else', async (scope) => {
    const { token } = await addOperator(database, [`${role}/${scope}`]);
    const isAllowed = (call: OperatorCall) => {
      if (!('platform' in call)) return call.roles !== 'second factor';
      // The document of this test has parts of several roles.
      const isForRole = call.platform === 'document' ? role === 'owner' : call.roles.includes(role);
      if (!isForRole) return false;
      if (call.platform === 'none' || scope === 'all') return true;
      return call.platform !== 'all' && scope === PLATFORM;
    };
    const answers = await everyAnswer(token);
    expect(answers.map(([name, answer]) => [name, answer === 'through'])).toEqual(
      calls.map(([name, call]) => [name, isAllowed(call)]),
    );
    expect(answers.filter(([, answer]) => !/^(through|FORBIDDEN|OTHER_PLATFORM)$/.test(answer ?? ''))).toEqual([]);
  });
});

describe('who is no operator, or not any more, may call nothing but what is for anyone', () => {
  const nothing = everyCall(({ roles }) => (roles === 'anyone' ? 'through' : 'NOT_AN_OPERATOR'));

  it('a guest', async () => {
    expect(await everyAnswer(null)).toEqual(nothing);
  });

  it('a reader, with an access token', async () => {
    const subject = { userId: 'reader', platformId: PLATFORM, sessionId: 'session' };
    const token = await mintAccessToken(subject, { nowMs });
    expect(await everyAnswer(token)).toEqual(nothing);
  });

  it('an operator whose session ended, is too old, or was not used for 12 hours', async () => {
    const { id, token } = await addOperator(database, ['owner/all']);
    nowMs = TEST_NOW_MS + 12 * 60 * 60_000;
    expect(await everyAnswer(token)).toEqual(nothing);
    nowMs = TEST_NOW_MS;
    await database.orm
      .update(operatorSession)
      .set({ createdAtMs: nowMs - 7 * 86_400_000 })
      .where(eq(operatorSession.operatorId, id));
    expect(await everyAnswer(token)).toEqual(nothing);
    const ended = await addOperator(database, ['owner/all']);
    await database.orm
      .update(operatorSession)
      .set({ endedAtMs: nowMs })
      .where(eq(operatorSession.operatorId, ended.id));
    expect(await everyAnswer(ended.token)).toEqual(nothing);
  });

  it('the sender of a machine token that ended, ran out, or whose maker was disabled', async () => {
    const makeToken = async () => {
      const maker = await addOperator(database, ['owner/all']);
      const by = { by: localOwner(null), operatorId: maker.id, grants: [{ role: 'owner', scope: 'all' }] } as const;
      const parts = { database, services: testOperatorServices(database) };
      const made = await createToken(
        parts,
        by,
        { name: 'a machine', roles: [{ role: 'owner', scope: 'all' }], days: 1 },
        nowMs,
      );
      if (!made.ok) throw new Error(made.sentence);
      return { maker, ...made.value };
    };
    const ended = await makeToken();
    expect(await answerTo(OPERATOR_CALLS.adminBooks, ended.token)).toBe('through');
    await database.orm.update(operatorToken).set({ endedAtMs: nowMs }).where(eq(operatorToken.id, ended.id));
    expect(await everyAnswer(ended.token)).toEqual(nothing);
    const { maker, token } = await makeToken();
    nowMs = TEST_NOW_MS + 86_400_000;
    expect(await everyAnswer(token)).toEqual(nothing);
    nowMs = TEST_NOW_MS;
    await addOperator(database, ['owner/all']);
    const asked = { operator: maker.id, reason: 'left' };
    expect(await disableOperator(database, localOwner(null), asked, nowMs)).toMatchObject({ ok: true });
    expect(await everyAnswer(token)).toEqual(nothing);
    expect(await everyAnswer(maker.token)).toEqual(nothing);
  });
});

it('a machine token may do what its roles allow, within what its maker may now, and nothing with accounts', async () => {
  const maker = await addOperator(database, [`support/${PLATFORM}`]);
  const row = {
    id: 'a-token',
    name: 'a machine',
    tokenHash: '',
    madeBy: maker.id,
    createdAtMs: nowMs,
    expiresAtMs: nowMs + 1_000,
  };
  const token = 'ls-token-of-a-machine';
  await database.orm
    .insert(operatorToken)
    .values({ ...row, tokenHash: hashOf(token), grants: ['support/all', 'owner/all'] });
  expect(await answerTo(OPERATOR_CALLS.adminTickets, token)).toBe('FORBIDDEN');
  await database.orm.update(operatorToken).set({ grants: [`support/${PLATFORM}`, 'owner/all'] });
  expect(await answerTo(OPERATOR_CALLS.adminTickets, token)).toBe('through');
  expect(await answerTo(OPERATOR_CALLS.adminTickets, token, OTHER)).toBe('OTHER_PLATFORM');
  expect(await answerTo(OPERATOR_CALLS.adminBooks, token)).toBe('FORBIDDEN');
  expect(await answerTo(OPERATOR_CALLS.adminMe, token)).toBe('through');
  for (const call of [
    OPERATOR_CALLS.adminTokenCreate,
    OPERATOR_CALLS.adminPasswordChange,
    OPERATOR_CALLS.adminSessions,
  ]) {
    expect(await answerTo(call, token)).toBe('FORBIDDEN');
  }
});

it('commands on this machine may call all but what is about an account of their own', async () => {
  const isOwn = ({ roles }: OperatorCall) => roles === 'own' || roles === 'second factor';
  expect(await everyAnswer(MACHINE)).toEqual(everyCall((call) => (isOwn(call) ? 'FORBIDDEN' : 'through')));
});

it('an operator who moves money may only set up a second factor before they have one; another need not', async () => {
  const without = { hasSecondFactor: false };
  const { token } = await addOperator(database, [`support/all`], without);
  const isFirst = (call: OperatorCall) => call.roles === 'anyone' || 'isForSetUp' in call;
  expect(await everyAnswer(token)).toEqual(
    everyCall((call) => {
      if (call.roles === 'second factor') return 'FORBIDDEN';
      return isFirst(call) ? 'through' : 'SECOND_FACTOR_NEEDED';
    }),
  );
  const editor = await addOperator(database, [`editor/all`], without);
  expect(await answerTo(OPERATOR_CALLS.adminAssets, editor.token)).toBe('through');
});

it('a session that waits for its second factor may do nothing else', async () => {
  const { id, token } = await addOperator(database, ['owner/all']);
  await database.orm.update(operatorSession).set({ step: 'SECOND_FACTOR' }).where(eq(operatorSession.operatorId, id));
  expect(await everyAnswer(token)).toEqual(
    everyCall(({ roles }) => (roles === 'anyone' || roles === 'second factor' ? 'through' : 'SECOND_FACTOR_AWAITED')),
  );
});

describe('a document', () => {
  const apply = async (roles: string[], document: unknown) => {
    const { token } = await addOperator(database, roles);
    const body = JSON.stringify({ action: 'series.apply', document });
    const headers = { authorization: `Bearer ${token}`, 'content-length': String(body.length) };
    const { path, method } = OPERATOR_CALLS.adminApply;
    return (await guarded.fetch(new Request(`http://api.test${path}`, { method, headers, body }))).status;
  };

  it.each(Object.entries(DOCUMENT_ROLES))(
    'lets the roles of the part %s apply it where they are, and no others',
    async (section, allowed) => {
      const entry = section === 'series' ? { series: 1, platforms: { [PLATFORM]: {} } } : { platform: PLATFORM };
      for (const role of OPERATOR_ROLES) {
        const isAllowed = allowed.some((each) => each === role);
        expect([role, await apply([`${role}/${PLATFORM}`], { [section]: [entry] })]).toEqual([
          role,
          isAllowed ? 200 : 403,
        ]);
        expect([role, await apply([`${role}/${OTHER}`], { [section]: [entry] })]).toEqual([role, 403]);
        expect([
          role,
          await apply([`${role}/${PLATFORM}`], {
            [section]: [{ ...entry, platform: 'nowhere', platforms: { nowhere: {} } }],
          }),
        ]).toEqual([role, 403]);
      }
    },
  );

  it.each([
    ['a platform’s features', { platforms: [{ id: PLATFORM }] }, [200, 403]],
    ['a part that there is none of', { jokes: [] }, [403, 403]],
    ['nothing', {}, [403, 403]],
    ['no document', 'x', [403, 403]],
    ['a part that is no list', { series: {} }, [403, 403]],
    ['a title, which all platforms share', { series: [{ series: 1, title: 'A' }] }, [403, 403]],
    ['a takedown', { series: [{ series: 1, episodes: [{ number: '1', isRemoved: true }] }] }, [403, 403]],
    [
      'an episode’s price there',
      { series: [{ series: 1, episodes: [{ number: '1', platforms: { [PLATFORM]: {} } }] }] },
      [200, 200],
    ],
    ['prices there and elsewhere', { series: [{ series: 1, platforms: { [PLATFORM]: {}, [OTHER]: {} } }] }, [403, 403]],
  ] as const)('with %s', async (_, document, [owner, editor]) => {
    expect([await apply([`owner/${PLATFORM}`], document), await apply([`editor/${PLATFORM}`], document)]).toEqual([
      owner,
      editor,
    ]);
  });
});

it('what is not declared is refused, whatever its method; every real route is behind the guard', async () => {
  const { token } = await addOperator(database, ['owner/all']);
  const headers = { authorization: `Bearer ${token}` };
  const ask = (method: string, path: string) =>
    guarded.fetch(new Request(`http://api.test${path}`, { method, headers }));
  expect((await ask('GET', '/admin/nothing')).status).toBe(404);
  expect((await ask('PUT', '/admin/series')).status).toBe(404);
  expect((await ask('HEAD', '/admin/series')).status).toBe(200);
  const unused = null as never;
  const { route } = createAdminRoute({
    ...{
      database,
      files: unused,
      pictures: unused,
      jobs: unused,
      dataDirectory: '',
      temporaryDirectory: '',
      ingest: unused,
      proofs: unused,
    },
    ...{ token: MACHINE, services: testOperatorServices(database), nowMs: () => nowMs, newId: () => 'request-1' },
    ...{ uploads: unused, images: unused, removeDemo: unused, onFault: unused, onAborted: unused },
  } as Parameters<typeof createAdminRoute>[0]);
  const guarding = await Promise.all(
    calls.map(async ([name, call]) => [name, (await route.fetch(requestOf(call, null, PLATFORM))).status === 401]),
  );
  expect(guarding).toEqual(calls.map(([name, { roles }]) => [name, roles !== 'anyone']));
  const served = route.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}').replace(/\/$/, '')}`);
  expect(new Set(served)).toEqual(new Set(calls.map(([, { method, path }]) => `${method} ${path}`)));
});
