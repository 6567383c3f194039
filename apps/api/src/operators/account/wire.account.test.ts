import type { Database } from '@longstrip/database';
import { operator, operatorSecondFactor, operatorSession } from '@longstrip/database/schema';
import { openTestDatabase } from '@longstrip/database/testing';
import { eq } from 'drizzle-orm';
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
const PASSWORD = 'a long password 7';

let database: Database;
let api: OperatorApi;
beforeAll(async () => {
  database = await openTestDatabase();
  api = createOperatorApi(database);
});
afterAll(() => database?.close());

describe('signing in', () => {
  it('gives one answer to an unknown address, a wrong password and a disabled operator, and stops after five', async () => {
    const { id } = await joinStore(api, { email: 'sam@example.com', roles: ['viewer/all'], password: PASSWORD });
    const signIn = async (email: string, password: string, from: string) => {
      const { code, sentence } = await api.ask('POST', '/session', { body: { email, password }, from });
      return [code, sentence];
    };
    const wrong = await signIn('sam@example.com', 'not the password 1', '198.51.100.1');
    expect(wrong[0]).toBe('INCORRECT_PASSWORD');
    expect(await signIn('unknown@example.com', PASSWORD, '198.51.100.1')).toEqual(wrong);
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
