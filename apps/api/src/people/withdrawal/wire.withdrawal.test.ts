import { WITHDRAWAL_REASONS } from '@longstrip/core';
import { signUpBlock, userSession, withdrawal } from '@longstrip/database/schema';
import { TEST_NOW_MS } from '@longstrip/test-kit';
import { addEntitlement, addSeries, addSession } from '@longstrip/test-kit/data';
import { and, eq } from 'drizzle-orm';
import { DateTime } from 'luxon';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  addSignedIn,
  FROM_SITE,
  lastSecretSentTo,
  outcome,
  postTo,
  type SignedInUser,
  sentTo,
  signUpByEmail,
  TEST_PASSWORD,
  verifyEmail,
} from '../../testing/accounts.ts';
import { at } from '../../testing/expect-shape.ts';
import { createTestApi, type TestAnswer, type TestApi } from '../../testing/test-api.ts';
import { charge, lotTerms, scopeOfUser } from '../../testing/wallets.ts';

const DAY_MS = 86_400_000;
const US = { balconyId: 'BOMTOON_US', platformId: 'bom-us', zone: 'America/Los_Angeles' };
const JP = { balconyId: 'BELTOON_JP', platformId: 'beltoon-jp', zone: 'Asia/Tokyo' };
const AGAIN = new Date(TEST_NOW_MS + 30 * DAY_MS).toISOString();

let api: TestApi;
/** Two readers of two platforms with the same user and session ids. */
let reader: SignedInUser;
let namesake: SignedInUser;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
let lastNumber = 0;
beforeEach(async () => {
  lastNumber += 1;
  reader = await addSignedIn(api, { platformId: US.platformId, id: `reader-${lastNumber}` });
  namesake = await addSignedIn(api, { platformId: JP.platformId, id: `reader-${lastNumber}` });
});
afterEach(() => api.clock.setTo(TEST_NOW_MS));

const BODY = { reasonId: 'SELDOM', isAgreed: true, requestId: 'leaving-0001' };
const leave = (bearer: string | undefined, change = {}, { balconyId } = US) =>
  postTo(api, '/withdrawal/user')({ ...BODY, ...change }, bearer === undefined ? { balconyId } : { balconyId, bearer });
const userOf = async ({ accessToken }: SignedInUser, { balconyId } = US) =>
  api.ask('/user', { method: 'POST', balconyId, bearer: accessToken });
const detailOf = ({ json }: TestAnswer) => at(json, 'error.detail');

describe('GET withdrawal/list', () => {
  test('tells the reasons', async () => {
    const reasons = at((await api.ask('/v1/withdrawal/list', { bearer: reader.accessToken })).json, 'data');
    expect(reasons).toContainEqual({ id: 'SELDOM', text: 'I read too seldom', needsDetail: false });
    expect(reasons).toMatchObject(WITHDRAWAL_REASONS);
  });

  test('speaks the language of the platform', async () => {
    const { json } = await api.ask('/withdrawal/list', { balconyId: JP.balconyId, bearer: namesake.accessToken });
    expect(at(json, 'data')).toContainEqual({ id: 'OTHER', text: 'その他', needsDetail: true });
  });
});

describe('GET withdrawal/loss', () => {
  test('counts what can be read now, of this reader alone', async () => {
    const { episodes } = await addSeries(api.db, {
      alias: `loss-${lastNumber}`,
      platformIds: [US.platformId, JP.platformId],
      episodes: [{}, {}, {}, {}],
    });
    const [owned = 0, rented = 0, ended = 0] = episodes.map(({ id }) => id);
    const { platformId, userId } = reader;
    await addEntitlement(api.db, { platformId, userId, episodeId: owned, scope: 'POSSESSION' });
    await addEntitlement(api.db, { platformId, userId, episodeId: rented, scope: 'RENT' });
    const past = { startedAtMs: TEST_NOW_MS - 3 * DAY_MS, expiresAtMs: TEST_NOW_MS };
    await addEntitlement(api.db, { platformId, userId, episodeId: ended, scope: 'RENT', ...past });
    const dates = {
      erasedAt: DateTime.fromMillis(TEST_NOW_MS, { zone: US.zone }).plus({ months: 1 }).toMillis(),
      signUpAgainAt: TEST_NOW_MS + 30 * DAY_MS,
    };
    const scope = await scopeOfUser(api.db, reader);
    const bonus = { kind: 'BONUS', source: 'EVENT', expiresAtMs: TEST_NOW_MS + 1 } as const;
    await charge(api.db, scope, [lotTerms(7), lotTerms(2, bonus), lotTerms(400, { kind: 'MILEAGE' })]);
    const has = { coins: 9, mileage: 400, refundableCharges: 1 };
    const { json } = await api.ask('/withdrawal/loss', { bearer: reader.accessToken });
    expect(at(json, 'data')).toEqual({ ...has, episodes: 2, ...dates });
    const other = await api.ask('/withdrawal/loss', { balconyId: JP.balconyId, bearer: namesake.accessToken });
    expect(at(other.json, 'data.episodes')).toBe(0);
  });
});

describe('POST withdrawal/user', () => {
  test('ends the account and all its sessions, and tells both dates', async () => {
    const { platformId, userId } = reader;
    const second = await addSession(api.db, { platformId, userId, sessionId: `second-${lastNumber}` });
    const { status, json } = await leave(reader.accessToken);
    const dates = {
      requestedAt: TEST_NOW_MS,
      erasedAt: DateTime.fromMillis(TEST_NOW_MS, { zone: US.zone }).plus({ months: 1 }).toMillis(),
      signUpAgainAt: TEST_NOW_MS + 30 * DAY_MS,
    };
    expect([status, json]).toEqual([200, { result: 'SUCCESS', data: dates }]);
    for (const bearer of [reader.accessToken, second.accessToken]) {
      for (const path of ['/user', '/coin/user']) {
        const answer = await api.ask(path, { method: path === '/user' ? 'POST' : 'GET', bearer });
        expect([answer.status, outcome(answer)]).toEqual([401, 'NOT_FOUND_ACCESS_TOKEN']);
      }
    }
    const refreshed = await postTo(api, '/auth/refresh')({ refreshToken: reader.refreshToken });
    expect(outcome(refreshed)).toBe('NOT_FOUND_REFRESH_TOKEN');
    const sessions = await api.db.orm
      .select()
      .from(userSession)
      .where(and(eq(userSession.platformId, platformId), eq(userSession.userId, userId)));
    expect(sessions.map(({ revokedAtMs }) => revokedAtMs)).toEqual([TEST_NOW_MS, TEST_NOW_MS]);
  });

  test('changes nothing for the same ids of another platform', async () => {
    await leave(reader.accessToken);
    expect(outcome(await userOf(namesake, JP))).toBe('SUCCESS');
    const body = { refreshToken: namesake.refreshToken };
    expect(outcome(await postTo(api, '/auth/refresh')(body, { balconyId: JP.balconyId }))).toBe('SUCCESS');
    // The bearer of one platform withdraws no reader of the other.
    expect((await leave(reader.accessToken, {}, JP)).status).toBe(401);
    expect(outcome(await userOf(namesake, JP))).toBe('SUCCESS');
    const rows = await api.db.orm.select().from(withdrawal).where(eq(withdrawal.userId, reader.userId));
    expect(rows.map(({ platformId }) => platformId)).toEqual([US.platformId]);
  });

  test('keeps the reason, and a block of the id that does not tell it', async () => {
    await leave(reader.accessToken, { reasonId: 'OTHER', detail: '  because  ' });
    const [row] = await api.db.orm.select().from(withdrawal).where(eq(withdrawal.userId, reader.userId));
    expect(row).toMatchObject({ reasonId: 'OTHER', detail: 'because', requestedAtMs: TEST_NOW_MS });
    const blocks = await api.db.orm.select().from(signUpBlock);
    const texts = JSON.stringify(blocks);
    expect(blocks.length).toBeGreaterThan(0);
    for (const secret of [`sns-reader-${lastNumber}`, `${reader.userId}@`]) expect(texts).not.toContain(secret);
  });

  test('repeated, it is answered as before; another body is malformed, another request WITHDRAWAL', async () => {
    const first = await leave(reader.accessToken);
    api.clock.advance(60_000);
    const again = await leave(reader.accessToken);
    expect([again.status, again.json]).toEqual([200, first.json]);
    expect((await leave(reader.accessToken, { reasonId: 'PRICES' })).status).toBe(400);
    const other = await leave(reader.accessToken, { requestId: 'leaving-0002' });
    expect([other.status, outcome(other), detailOf(other)]).toEqual([200, 'WITHDRAWAL', AGAIN]);
    const rows = await api.db.orm.select().from(withdrawal).where(eq(withdrawal.userId, reader.userId));
    expect(rows).toHaveLength(1);
  });

  test('of two requests at once one withdraws', async () => {
    const { platformId, userId } = reader;
    const second = await addSession(api.db, { platformId, userId, sessionId: `other-${lastNumber}` });
    const answers = await Promise.all([
      leave(reader.accessToken),
      leave(second.accessToken, { requestId: 'leaving-0002' }),
    ]);
    expect(answers.map(outcome).toSorted()).toEqual(['SUCCESS', 'WITHDRAWAL']);
  });

  test.each([
    ['no agreement', { isAgreed: false }],
    ['no reason', { reasonId: undefined }],
    ['a reason that is not on the list', { reasonId: 'BOREDOM' }],
    ['a reason without the detail that it needs', { reasonId: 'OTHER', detail: '   ' }],
    ['no request id', { requestId: undefined }],
  ])('%s is malformed, and the account stays', async (_, change) => {
    expect((await leave(reader.accessToken, change)).status).toBe(400);
    expect(outcome(await userOf(reader))).toBe('SUCCESS');
  });

  test('without a bearer it is refused, as with one that has expired or is of a session that was ended alone', async () => {
    expect((await leave(undefined)).status).toBe(401);
    await api.ask('/auth/logout', { method: 'PUT', bearer: reader.accessToken, body: {} });
    const loggedOut = await leave(reader.accessToken);
    expect([loggedOut.status, outcome(loggedOut)]).toEqual([401, 'NOT_FOUND_ACCESS_TOKEN']);
    api.clock.advance(2 * DAY_MS);
    expect(outcome(await leave(reader.accessToken))).toBe('NEED_TO_REFRESH');
  });

  test('NOT_FOUND_USER where the account is erased', async () => {
    await leave(reader.accessToken);
    await api.db.run('update app_user set erased_at_ms = $1 where platform_id = $2 and id = $3', [
      ...[TEST_NOW_MS, reader.platformId, reader.userId],
    ]);
    expect(outcome(await leave(reader.accessToken))).toBe('NOT_FOUND_USER');
  });

  test('FREQUENT_REQUEST past five tries in five minutes, for this reader alone', async () => {
    const tries = [];
    for (let count = 0; count < 6; count += 1) tries.push(outcome(await leave(reader.accessToken, { otp: '000000' })));
    expect(tries).toEqual([...Array(5).fill('INVALID_PARAMETER'), 'FREQUENT_REQUEST']);
    expect(outcome(await leave(namesake.accessToken, {}, JP))).toBe('SUCCESS');
  });

  test('an apple guest leaves as any other reader', async () => {
    const guest = await addSignedIn(api, {
      ...{ platformId: JP.platformId, id: `guest-${lastNumber}`, email: null, nickname: null, name: null },
      ...{ snsProvider: 'apple_guest', snsId: `device-${lastNumber}` },
    });
    expect(outcome(await leave(guest.accessToken, {}, JP))).toBe('SUCCESS');
  });
});

describe('POST withdrawal/mail', () => {
  const mail = (bearer: string) => postTo(api, '/withdrawal/mail')({}, { bearer });

  test('mails a code that the request may bring; a wrong one ends nothing', async () => {
    const address = `reader-${lastNumber}@readers.test`;
    expect((await mail(reader.accessToken)).json).toEqual({ result: 'SUCCESS', data: { isSent: true } });
    const otp = await lastSecretSentTo(api, address);
    const wrong = otp === '000000' ? '111111' : '000000';
    expect(outcome(await leave(reader.accessToken, { otp: wrong }))).toBe('INVALID_PARAMETER');
    expect(outcome(await userOf(reader))).toBe('SUCCESS');
    expect(outcome(await leave(reader.accessToken, { otp }))).toBe('SUCCESS');
  });

  test('TIMEOUT with a code that is too old', async () => {
    await mail(reader.accessToken);
    const otp = await lastSecretSentTo(api, `reader-${lastNumber}@readers.test`);
    api.clock.advance(3_600_000);
    expect(outcome(await leave(reader.accessToken, { otp }))).toBe('TIMEOUT');
    expect(outcome(await userOf(reader))).toBe('SUCCESS');
  });

  test('a code of one reader ends no other account', async () => {
    const other = await addSignedIn(api, { platformId: US.platformId, id: `other-${lastNumber}` });
    await mail(reader.accessToken);
    const otp = await lastSecretSentTo(api, `reader-${lastNumber}@readers.test`);
    expect(outcome(await leave(other.accessToken, { otp }))).toBe('INVALID_PARAMETER');
  });

  test('FREQUENT_REQUEST at the third within five minutes; EMPTY_EMAIL without an address', async () => {
    const tries = [];
    for (let count = 0; count < 3; count += 1) tries.push(outcome(await mail(reader.accessToken)));
    expect(tries).toEqual(['SUCCESS', 'SUCCESS', 'FREQUENT_REQUEST']);
    expect(sentTo(api, `reader-${lastNumber}@readers.test`)).toHaveLength(2);
    const unknown = await addSignedIn(api, { platformId: US.platformId, id: `none-${lastNumber}`, email: null });
    expect(outcome(await mail(unknown.accessToken))).toBe('EMPTY_EMAIL');
  });
});

describe('a reader who has left', () => {
  const identity = () => ({ provider: 'google', snsId: `sns-${reader.userId}`, email: null, name: null });
  const arrive = () => postTo(api, '/auth/sign-in/sns')(identity(), { headers: FROM_SITE });
  const signUp = () =>
    postTo(api, '/auth/sign-up/sns')(
      { ...identity(), nickname: `again${lastNumber}`, isAgreeMail: false, requestId: 'sign-up-again' },
      { headers: FROM_SITE },
    );
  const erase = (platformId: string, userId: string) =>
    api.db.run(`update app_user set erased_at_ms = 1, sns_id = 'erased' where platform_id = $1 and id = $2`, [
      ...[platformId, userId],
    ]);

  test('by a provider: WITHDRAWAL while the account waits, DELETED_USER once it is erased, both with the date', async () => {
    await leave(reader.accessToken);
    api.clock.advance(30 * DAY_MS - 1);
    const waiting = await arrive();
    expect([outcome(waiting), detailOf(waiting)]).toEqual(['WITHDRAWAL', AGAIN]);
    expect([outcome(await signUp()), detailOf(await signUp())]).toEqual(['DELETED_USER', AGAIN]);
    await erase(US.platformId, reader.userId);
    const erased = await arrive();
    expect([outcome(erased), detailOf(erased)]).toEqual(['DELETED_USER', AGAIN]);
    expect([outcome(await signUp()), detailOf(await signUp())]).toEqual(['DELETED_USER', AGAIN]);
  });

  test('from day 31 the id is free, also while the old row waits', async () => {
    await leave(reader.accessToken);
    api.clock.advance(30 * DAY_MS);
    expect(outcome(await arrive())).toBe('NOT_REGISTERED_USER');
    expect(outcome(await signUp())).toBe('SUCCESS');
  });

  test('by e-mail: the date with the right password or a confirmed address alone', async () => {
    const email = `leaving-${lastNumber}@readers.test`;
    const { json } = await signUpByEmail(api, email, JP.balconyId);
    await leave(String(at(json, 'data.accessToken.token')), {}, JP);
    const signIn = (password: string) =>
      postTo(api, '/auth/sign-in/local')({ id: email, password }, { balconyId: JP.balconyId });
    const known = await signIn(TEST_PASSWORD);
    expect([outcome(known), detailOf(known)]).toEqual(['WITHDRAWAL', AGAIN]);
    expect(outcome(await signIn('Wrong-horse7'))).toBe('INCORRECT_PASSWORD');
    await postTo(api, '/mail/signup')({ email }, { balconyId: JP.balconyId });
    const otp = await lastSecretSentTo(api, email);
    const verified = await postTo(api, '/auth/verify/otp')({ email, otp }, { balconyId: JP.balconyId });
    expect([outcome(verified), detailOf(verified)]).toEqual(['DELETED_USER', AGAIN]);
    api.clock.advance(30 * DAY_MS);
    expect(await verifyEmail(api, email, JP.balconyId)).toContain('.');
  });
});
