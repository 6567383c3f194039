import type { Database } from '@longstrip/database';
import { auditLog, operator, operatorInvitation } from '@longstrip/database/schema';
import { openTestDatabase } from '@longstrip/database/testing';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { composeInvitation } from '../../people/index.ts';
import { localOwner } from '../../shared/operator.ts';
import {
  addOperator,
  CONSOLE_ORIGIN,
  createOperatorApi,
  joinStore,
  type OperatorApi,
  testOperatorServices,
} from '../../testing/operator-accounts.ts';
import { INVITATION_MS, inviteOperator } from './invitation.service.ts';
import type { OperatorServices } from './operator-services.ts';

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

it('an invitation is mailed in the language of its operator, and the link is given all the same where that fails', async () => {
  const mails: object[] = [];
  const mailInvitation: OperatorServices['mailInvitation'] = async ({ locale, name: person, link, to }) => {
    if (to.startsWith('full')) throw new Error('the mailbox is full');
    mails.push(await composeInvitation({ locale, person, link, validMs: INVITATION_MS }));
  };
  const services = { ...testOperatorServices(database), mailInvitation };
  const invite = (email: string) => {
    const asked = { email, name: 'Ann <b>', locale: 'de-DE', roles: [{ role: 'viewer', scope: 'all' }] } as const;
    return inviteOperator({ database, services }, localOwner(null), { ...asked, roles: [...asked.roles] }, api.nowMs());
  };
  const [invited, unsent] = [await invite('ann@example.com'), await invite('full@example.com')];
  expect([invited, unsent]).toMatchObject([{ value: { isMailed: true } }, { value: { isMailed: false } }]);
  const link = invited.ok ? invited.value.link : '';
  expect(mails).toMatchObject([
    {
      subject: 'Einladung, Longstrip zu betreiben',
      text: expect.stringContaining(link),
      html: expect.stringContaining('Ann &lt;b&gt;'),
    },
  ]);
  expect(mails).toMatchObject([{ text: expect.stringContaining('72 Stunden') }]);
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
      reader: 'unknown',
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
