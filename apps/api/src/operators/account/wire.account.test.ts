import type { Database } from '@longstrip/database';
import {
  auditLog,
  operator,
  operatorInvitation,
  operatorSecondFactor,
  operatorSession,
} from '@longstrip/database/schema';
import { openTestDatabase } from '@longstrip/database/testing';
import { TEST_NOW_MS } from '@longstrip/test-kit';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addOperator,
  CONSOLE_ORIGIN,
  codeOf,
  createOperatorApi,
  joinStore,
  type OperatorApi,
} from '../../testing/operator-accounts.ts';
import { createSoftwarePasskey } from '../../testing/software-passkey.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const PASSWORD = 'a long password 7';

let database: Database;
let api: OperatorApi;
beforeAll(async () => {
  database = await openTestDatabase();
  api = createOperatorApi(database);
});
afterAll(() => database?.close());

const newest = async (action: string) => {
  const rows = await database.orm.select().from(auditLog).where(eq(auditLog.action, action)).orderBy(desc(auditLog.id));
  return rows[0];
};

describe('an invitation', () => {
  it('sets the password once; its operator signs in and sees who they are and what they may', async () => {
    const owner = await addOperator(database, ['owner/all'], { name: 'Olive Owner' });
    const asked = { email: 'Ed@Example.com', name: 'Ed Editor', locale: 'ja-JP', roles: ['editor/bom-us'] };
    const invited = await api.ask('POST', '/operators', { as: owner.token, body: asked, from: '203.0.113.9' });
    expect(invited.data).toMatchObject({ email: 'ed@example.com', isMailed: false });
    const { link, operatorId } = invited.data;
    expect(link).toMatch(new RegExp(`^${CONSOLE_ORIGIN}/invitation#[\\w-]{43}$`));
    const secret = link.split('#')[1];
    expect((await api.ask('POST', '/invitations/look', { body: { secret } })).data).toMatchObject({
      name: 'Ed Editor',
    });
    const weak = await api.ask('POST', '/invitations/accept', { body: { secret, password: 'short1' } });
    expect(weak.code).toBe('INVALID_PW_REGEX');
    const { data } = await api.ask('POST', '/invitations/accept', { body: { secret, password: PASSWORD } });
    expect(data).toMatchObject({ step: 'OPEN' });
    const again = await api.ask('POST', '/invitations/accept', { body: { secret, password: `${PASSWORD}8` } });
    expect(again.code).toBe('TIMEOUT');
    const me = await api.ask('GET', '/session', { as: data.token });
    expect(me.data).toMatchObject({
      ...{ kind: 'session', roles: ['editor/bom-us'] },
      operator: { id: operatorId, email: 'ed@example.com', locale: 'ja-JP' },
      calls: { adminSeries: ['bom-us'], adminImport: ['bom-us'] },
      document: { series: ['bom-us'], notices: ['bom-us'] },
      secondFactor: { isNeeded: false, hasApp: false },
    });
    expect(me.data.calls).not.toHaveProperty('adminAssets');
    // Who, by which role, from where; and nothing secret in clear.
    expect(await newest('operator.create')).toMatchObject({
      ...{ actor: 'Olive Owner', actorRole: 'owner', operatorId: owner.id, address: '203.0.113.9', before: null },
      after: { email: 'ed@example.com', roles: ['editor/bom-us'], password: null },
    });
    const log = JSON.stringify(await database.orm.select().from(auditLog));
    expect([log.includes(secret), log.includes(data.token), log.includes('argon2')]).toEqual([false, false, false]);
    expect((await api.ask('POST', '/operators', { as: owner.token, body: asked })).code).toBe('ALREADY_USED_EMAIL');
  });

  it('ends after 72 hours, by a newer one, and when its operator is disabled', async () => {
    const owner = await addOperator(database, ['owner/all']);
    const invite = async (email: string) => {
      const body = { email, name: 'A', roles: ['viewer/all'] };
      const { data } = await api.ask('POST', '/operators', { as: owner.token, body });
      return { id: data.operatorId, secret: data.link.split('#')[1] };
    };
    const accept = async (secret: string) =>
      (await api.ask('POST', '/invitations/accept', { body: { secret, password: PASSWORD } })).code;
    const late = await invite('late@example.com');
    await database.orm.update(operatorInvitation).set({ createdAtMs: 0, expiresAtMs: api.nowMs() });
    expect(await accept(late.secret)).toBe('TIMEOUT');
    const first = await invite('twice@example.com');
    const body = { operator: first.id, reason: 'the mail was lost' };
    const { data } = await api.ask('POST', '/operators/reset', { as: owner.token, body });
    expect(await accept(first.secret)).toBe('TIMEOUT');
    expect(await accept(data.link.split('#')[1])).toBe('');
    const gone = await invite('gone@example.com');
    await api.ask('POST', '/operators/disable', { as: owner.token, body: { operator: gone.id, reason: 'no' } });
    expect(await accept(gone.secret)).toBe('TIMEOUT');
  });
});

describe('signing in', () => {
  it('gives one answer to an unknown address, a wrong password and a disabled operator, and stops after five', async () => {
    const { id } = await joinStore(api, { email: 'sam@example.com', roles: ['viewer/all'], password: PASSWORD });
    const signIn = async (email: string, password: string, from: string) => {
      const { code, sentence } = await api.ask('POST', '/session', { body: { email, password }, from });
      return [code, sentence];
    };
    const wrong = await signIn('sam@example.com', 'not the password 1', '198.51.100.1');
    expect(wrong[0]).toBe('INCORRECT_PASSWORD');
    expect(await signIn('nobody@example.com', PASSWORD, '198.51.100.1')).toEqual(wrong);
    expect(await signIn(' SAM@example.com', PASSWORD, '198.51.100.1')).toEqual(['', '']);
    for (let tries = 0; tries < 5; tries += 1) await signIn('sam@example.com', 'guess 12345', '198.51.100.1');
    expect((await signIn('sam@example.com', PASSWORD, '198.51.100.1'))[0]).toBe('EXCEED_AUTH_COUNT');
    // Another cannot lock them out.
    expect(await signIn('sam@example.com', PASSWORD, '203.0.113.1')).toEqual(['', '']);
    await database.orm.update(operator).set({ disabledAtMs: 1 }).where(eq(operator.id, id));
    expect(await signIn('sam@example.com', PASSWORD, '203.0.113.1')).toEqual(wrong);
  });

  it('asks for the app’s code, which works once, or for a recovery code, which works once', async () => {
    const { secret, recoveryCodes, token } = await joinStore(api, {
      email: 'app@example.com',
      roles: ['owner/all'],
      password: PASSWORD,
    });
    const begin = async () => {
      const { data } = await api.ask('POST', '/session', { body: { email: 'app@example.com', password: PASSWORD } });
      expect(data).toMatchObject({ step: 'SECOND_FACTOR', methods: ['app', 'recoveryCode'], passkey: null });
      return data.token;
    };
    const complete = (as: string, body: object) => api.ask('POST', '/session/second-factor', { as, body });
    const first = await begin();
    expect((await api.ask('GET', '/operators', { as: first })).code).toBe('SECOND_FACTOR_AWAITED');
    // The code that confirmed the app was used then.
    expect((await complete(first, { code: codeOf(secret, api.nowMs()) })).code).toBe('INCORRECT_CODE');
    api.pass(MINUTE_MS);
    const code = codeOf(secret, api.nowMs());
    const { data } = await complete(first, { code: ` ${code.slice(0, 3)} ${code.slice(3)}` });
    expect(data.step).toBe('OPEN');
    expect((await api.ask('GET', '/operators', { as: data.token })).code).toBe('');
    expect((await api.ask('GET', '/operators', { as: first })).code).toBe('NOT_AN_OPERATOR');
    const second = await begin();
    expect((await complete(second, { code })).code).toBe('INCORRECT_CODE');
    const recoveryCode = recoveryCodes[0]?.toLowerCase().replaceAll('-', ' ');
    expect((await complete(second, { recoveryCode })).data).toMatchObject({ step: 'OPEN' });
    const third = await begin();
    expect((await complete(third, { recoveryCode })).code).toBe('INCORRECT_CODE');
    api.pass(10 * MINUTE_MS);
    expect((await complete(third, { recoveryCode: recoveryCodes[1] })).code).toBe('NOT_AN_OPERATOR');
    expect((await api.ask('GET', '/session', { as: token })).data.secondFactor.recoveryCodesLeft).toBe(9);
    // Nothing secret is in the table.
    const rows = JSON.stringify(await database.orm.select().from(operatorSecondFactor));
    expect(rows.includes(secret)).toBe(false);
  });

  it('stops guesses of codes, from wherever they come', async () => {
    await joinStore(api, { email: 'guess@example.com', roles: ['owner/all'], password: PASSWORD });
    const codes: string[] = [];
    for (let tries = 0; tries < 11; tries += 1) {
      const from = `203.0.${tries}.1`;
      const { data } = await api.ask('POST', '/session', {
        body: { email: 'guess@example.com', password: PASSWORD },
        from,
      });
      const { code } = await api.ask('POST', '/session/second-factor', {
        as: data.token,
        body: { code: '000000' },
        from,
      });
      codes.push(code);
    }
    expect(new Set(codes.slice(0, 10))).toEqual(new Set(['INCORRECT_CODE']));
    expect(codes[10]).toBe('EXCEED_AUTH_COUNT');
  });

  it('takes a passkey: of this operator, for this origin, for what was asked, and once', async () => {
    const { token } = await joinStore(api, { email: 'key@example.com', roles: ['owner/all'], password: PASSWORD });
    const passkey = createSoftwarePasskey();
    const add = async (origin: string) => {
      const { data } = await api.ask('POST', '/passkeys/begin', { as: token, body: { password: PASSWORD } });
      return api.ask('POST', '/passkeys', { as: token, body: { name: 'My key', passkey: passkey.make(data, origin) } });
    };
    expect((await add('https://console.test.evil.example')).code).toBe('PASSKEY_REFUSED');
    expect((await add(CONSOLE_ORIGIN)).data).toEqual({ recoveryCodes: null });
    const begin = async () =>
      (await api.ask('POST', '/session', { body: { email: 'key@example.com', password: PASSWORD } })).data;
    const complete = (as: string, answer: object) =>
      api.ask('POST', '/session/second-factor', { as, body: { passkey: answer } });
    const asked = await begin();
    expect(asked).toMatchObject({ methods: ['app', 'passkey', 'recoveryCode'] });
    const other = await begin();
    const answer = passkey.sign(asked.passkey, CONSOLE_ORIGIN);
    expect((await complete(other.token, answer)).code).toBe('INCORRECT_CODE');
    const done = await complete(asked.token, answer);
    expect(done.data.step).toBe('OPEN');
    // The challenge of `other` was used up by the wrong answer.
    expect((await complete(other.token, passkey.sign(other.passkey, CONSOLE_ORIGIN))).code).toBe('INCORRECT_CODE');
    const fresh = await begin();
    expect((await complete(fresh.token, passkey.sign(fresh.passkey, 'https://evil.example'))).code).toBe(
      'INCORRECT_CODE',
    );
    const strange = await begin();
    const unknown = createSoftwarePasskey();
    expect((await complete(strange.token, unknown.sign(strange.passkey, CONSOLE_ORIGIN))).code).toBe('INCORRECT_CODE');
    const { secondFactor } = (await api.ask('GET', '/session', { as: done.data.token })).data;
    expect(secondFactor.passkeys).toMatchObject([{ id: passkey.id, name: 'My key' }]);
  });
});

describe('an operator’s own account', () => {
  it('lists and ends sessions; a new password ends the others; each change asks for the password', async () => {
    const { token } = await joinStore(api, { email: 'own@example.com', roles: ['viewer/all'], password: PASSWORD });
    const signIn = async (password: string) =>
      (await api.ask('POST', '/session', { body: { email: 'own@example.com', password }, from: '203.0.113.77' })).data
        ?.token;
    const [second, third] = [await signIn(PASSWORD), await signIn(PASSWORD)];
    const isOpen = async (as: string) => (await api.ask('GET', '/session', { as })).code === '';
    const { data } = await api.ask('GET', '/sessions', { as: second });
    expect(data).toHaveLength(3);
    const own = data.find(({ isThisOne }: { isThisOne: boolean }) => isThisOne);
    expect(own).toMatchObject({ address: '203.0.113.77', userAgent: null });
    await api.ask('POST', '/sessions/end', { as: third, body: { session: own.id } });
    expect(await Promise.all([token, second, third].map(isOpen))).toEqual([true, false, true]);
    const body = { password: 'wrong 123456', newPassword: `${PASSWORD} new` };
    expect((await api.ask('POST', '/password', { as: third, body })).code).toBe('INCORRECT_PASSWORD');
    expect((await api.ask('POST', '/second-factor/totp', { as: third, body })).code).toBe('INCORRECT_PASSWORD');
    expect((await api.ask('POST', '/password', { as: third, body: { ...body, password: PASSWORD } })).code).toBe('');
    expect(await Promise.all([token, third].map(isOpen))).toEqual([false, true]);
    expect(await signIn(PASSWORD)).toBeUndefined();
    expect(await signIn(`${PASSWORD} new`)).toBeDefined();
    expect((await api.ask('DELETE', '/session', { as: third })).code).toBe('');
    expect(await isOpen(third)).toBe(false);
    // Another operator’s session is not theirs to end.
    const stranger = await addOperator(database, ['viewer/all']);
    const [session] = await database.orm
      .select()
      .from(operatorSession)
      .where(eq(operatorSession.operatorId, stranger.id));
    const mine = await signIn(`${PASSWORD} new`);
    await api.ask('POST', '/sessions/end', { as: mine, body: { session: session?.id } });
    expect(await isOpen(stranger.token)).toBe(true);
  });

  it('cannot lose the last second factor where one is needed', async () => {
    const passkey = createSoftwarePasskey();
    const { token, id } = await joinStore(api, {
      email: 'last@example.com',
      roles: ['support/all'],
      password: PASSWORD,
    });
    const { data } = await api.ask('POST', '/passkeys/begin', { as: token, body: { password: PASSWORD } });
    await api.ask('POST', '/passkeys', { as: token, body: { name: 'K', passkey: passkey.make(data, CONSOLE_ORIGIN) } });
    await database.orm.delete(operatorSecondFactor).where(eq(operatorSecondFactor.operatorId, id));
    const body = { password: PASSWORD, passkey: passkey.id };
    expect((await api.ask('POST', '/passkeys/remove', { as: token, body })).code).toBe('SECOND_FACTOR_NEEDED');
  });
});

describe('an owner', () => {
  it('changes roles at once, refuses a stale save, and cannot be the last to go', async () => {
    await database.orm.update(operator).set({ disabledAtMs: 1 });
    const owner = await addOperator(database, ['owner/all']);
    const editor = await addOperator(database, ['editor/all']);
    const roles = (body: object) =>
      api.ask('POST', '/operators/roles', { as: owner.token, body: { reason: 'a test', ...body } });
    const stale = { operator: editor.id, roles: ['support/all'], before: ['viewer/all'] };
    expect(await roles(stale)).toMatchObject({ code: 'STALE', sentence: expect.stringContaining('editor/all') });
    const given = { operator: editor.id, roles: ['support/all'], before: ['editor/all'] };
    expect((await roles(given)).data).toEqual({ roles: ['support/all'] });
    expect(await newest('operator.roles')).toMatchObject({
      ...{ before: { roles: ['editor/all'] }, after: { roles: ['support/all'], reason: 'a test' } },
    });
    expect((await api.ask('GET', '/assets', { as: editor.token })).code).toBe('FORBIDDEN');
    expect((await roles({ operator: owner.id, roles: ['editor/all'] })).code).toBe('LAST_OWNER');
    const disable = { operator: owner.id, reason: 'a test' };
    expect((await api.ask('POST', '/operators/disable', { as: owner.token, body: disable })).code).toBe('LAST_OWNER');
    expect((await roles({ operator: editor.id, roles: ['owner/nowhere'] })).status).toBe(400);
    await roles({ operator: editor.id, roles: ['owner/all'] });
    expect((await api.ask('POST', '/operators/disable', { as: owner.token, body: disable })).code).toBe('');
    expect((await api.ask('GET', '/operators', { as: owner.token })).code).toBe('NOT_AN_OPERATOR');
    const listed = (await api.ask('GET', '/operators', { as: editor.token })).data;
    expect(listed.find(({ id }: { id: string }) => id === owner.id)).toMatchObject({
      state: 'disabled',
      roles: ['owner/all'],
    });
  });

  it('makes machine tokens within their own roles, shown once, named in the log, and ends them', async () => {
    const support = await addOperator(database, ['support/bom-us'], { name: 'Sue' });
    const make = (roles: string[]) =>
      api.ask('POST', '/tokens', { as: support.token, body: { name: 'nightly', roles } });
    expect((await make(['support/all'])).code).toBe('FORBIDDEN');
    const { data } = await make(['support/bom-us']);
    const listed = (await api.ask('GET', '/tokens', { as: support.token })).data;
    expect(listed).toMatchObject([
      { id: data.id, name: 'nightly', madeBy: 'Sue', roles: ['support/bom-us'], endedAtMs: null },
    ]);
    expect(JSON.stringify(listed)).not.toContain(data.token);
    const body = {
      platform: 'bom-us',
      reader: 'nobody',
      amount: 1,
      kind: 'COIN',
      days: null,
      reason: 'x',
      requestId: 'r',
    };
    expect((await api.ask('POST', '/wallets/grant', { as: data.token, body })).code).not.toBe('FORBIDDEN');
    const stranger = await addOperator(database, ['support/all']);
    expect((await api.ask('POST', '/tokens/end', { as: stranger.token, body: { token: data.id } })).code).toBe(
      'NOT_EXIST',
    );
    expect((await api.ask('POST', '/tokens/end', { as: support.token, body: { token: data.id } })).code).toBe('');
    expect((await api.ask('POST', '/wallets/grant', { as: data.token, body })).code).toBe('NOT_AN_OPERATOR');
  });

  it('takes password and second factors from an operator who lost them', async () => {
    const owner = await addOperator(database, ['owner/all']);
    const { id, token } = await joinStore(api, {
      email: 'lost@example.com',
      roles: ['support/all'],
      password: PASSWORD,
    });
    const body = { operator: id, reason: 'the phone was lost' };
    const { data } = await api.ask('POST', '/operators/reset', { as: owner.token, body });
    expect((await api.ask('GET', '/session', { as: token })).code).toBe('NOT_AN_OPERATOR');
    const secret = data.link.split('#')[1];
    const accepted = await api.ask('POST', '/invitations/accept', { body: { secret, password: `${PASSWORD} 2` } });
    expect(accepted.data).toMatchObject({ step: 'OPEN' });
    expect((await api.ask('GET', '/tokens', { as: accepted.data.token })).code).toBe('SECOND_FACTOR_NEEDED');
  });
});

it('the log is searched by who, action, subject, time and text, page by page, and is no formula in a table', async () => {
  const owner = await addOperator(database, ['owner/all'], { name: '=cmd|calc' });
  const at = TEST_NOW_MS + 30 * HOUR_MS;
  const row = { actorRole: 'owner', subjectType: 'series', before: null } as const;
  await database.orm.insert(auditLog).values([
    {
      ...row,
      loggedAtMs: at,
      actor: '=cmd|calc',
      action: 'series.hide',
      subjectId: '41',
      after: { reason: '100% sure' },
    },
    {
      ...row,
      loggedAtMs: at + 1,
      actor: 'Ann',
      action: 'series.set',
      subjectId: '42',
      after: { title: 'a, "b"' },
      tokenName: 'nightly',
    },
  ]);
  const search = async (query: Record<string, string>) => {
    const { data } = await api.ask(
      'GET',
      `/audit?${new URLSearchParams({ from: new Date(at).toISOString(), ...query })}`,
      { as: owner.token },
    );
    return data.map(({ subjectId }: { subjectId: string }) => subjectId);
  };
  expect(await search({})).toEqual(['42', '41']);
  expect(await search({ who: 'ann' })).toEqual(['42']);
  expect(await search({ who: 'nightly' })).toEqual(['42']);
  expect(await search({ action: 'series' })).toEqual(['42', '41']);
  expect(await search({ action: 'series.hide' })).toEqual(['41']);
  expect(await search({ subject: 'series/41' })).toEqual(['41']);
  expect(await search({ text: '100% SURE' })).toEqual(['41']);
  expect(await search({ text: '1_0' })).toEqual([]);
  expect(await search({ until: new Date(at + 1).toISOString() })).toEqual(['41']);
  expect(await search({ limit: '1' })).toEqual(['42']);
  const { data } = await api.ask('GET', `/audit?subject=series/42`, { as: owner.token });
  expect(await search({ after: String(data[0].id) })).toEqual(['41']);
  const table = await api.ask('GET', '/audit/export?subject=series', { as: owner.token });
  expect(table.text).toContain(`"'=cmd|calc"`);
  expect(table.text).toContain(`"{""title"":""a, \\""b\\""""}"`);
  expect(table.text.split('\r\n')).toHaveLength(4);
});
