import { TEST_NOW_MS } from '@longstrip/test-kit';
import type { UserSpec } from '@longstrip/test-kit/data';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { accountRowOf, addSignedIn, outcome, postTo, type SignedInUser } from '../../testing/accounts.ts';
import { at, expectShape } from '../../testing/expect-shape.ts';
import { createTestApi, type TestApi, type TestRequest } from '../../testing/test-api.ts';

const HOUR_MS = 3_600_000;

let api: TestApi;
let lastId = 0;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
afterEach(() => api.clock.setTo(TEST_NOW_MS));

const newReader = (spec: Partial<UserSpec> = {}) => {
  lastId += 1;
  return addSignedIn(api, { platformId: 'bom-us', id: `reader-${lastId}`, ...spec });
};
const change = (reader: SignedInUser, body: object, request: TestRequest = {}) =>
  api.ask('/user', {
    method: 'PUT',
    bearer: reader.accessToken,
    body: { refreshToken: reader.refreshToken, ...body },
    ...request,
  });
const verify = (reader: SignedInUser, birthedAt: string | null, request: TestRequest = {}) =>
  change(reader, { action: 'ADULT', verifyAdultRequest: { birthedAt } }, request);
const userOf = async ({ accessToken }: SignedInUser, request: TestRequest = {}) =>
  at((await api.ask('/user', { method: 'POST', bearer: accessToken, ...request })).json, 'data');
const rowOf = (reader: SignedInUser) => accountRowOf(api, reader);

describe('PUT user, whatever the action', () => {
  test('answers the next pair of the session, which works', async () => {
    const reader = await newReader();
    const { status, json } = await verify(reader, '2000-01-31');
    expect(status).toBe(200);
    expect(Object.keys(Object(at(json, 'data')))).toEqual(['authResponse']);
    const token = { token: 'string', createdAt: 'int', expiredAt: 'int' } as const;
    expectShape(at(json, 'data.authResponse'), { accessToken: 'object', refreshToken: 'object' });
    expectShape(at(json, 'data.authResponse.accessToken'), token);
    expectShape(at(json, 'data.authResponse.refreshToken'), token);
    const next = {
      accessToken: String(at(json, 'data.authResponse.accessToken.token')),
      refreshToken: String(at(json, 'data.authResponse.refreshToken.token')),
    };
    expect(next.refreshToken).not.toBe(reader.refreshToken);
    expect(
      outcome(await change({ ...reader, ...next }, { action: 'PROFILE', profileRequest: { nickname: 'Next' } })),
    ).toBe('SUCCESS');
  });

  test.each(['/v1', '/v2', '', '/api/balcony-api', '/api/balcony-api-v2'])('prefix %j serves it', async (prefix) => {
    const { accessToken, refreshToken } = await newReader();
    const body = { action: 'MAIL', agreeMailRequest: { isAgreeMail: true }, refreshToken };
    expect(outcome(await api.ask(`${prefix}/user`, { method: 'PUT', bearer: accessToken, body }))).toBe('SUCCESS');
  });

  test('the action may stand in the query; the body’s counts before it', async () => {
    const reader = await newReader();
    const { accessToken: bearer, refreshToken } = reader;
    const ask = (query: string, body: object) => api.ask(`/user?action=${query}`, { method: 'PUT', bearer, body });
    const mail = { agreeMailRequest: { isAgreeMail: true }, refreshToken };
    expect(
      outcome(await ask('ADULT', { ...mail, action: 'MAIL', verifyAdultRequest: { birthedAt: '2000-01-31' } })),
    ).toBe('SUCCESS');
    expect(await rowOf(reader)).toMatchObject({ isAgreeMail: true, isAdult: false });
    const other = await newReader();
    const body = { agreeMailRequest: { isAgreeMail: true }, refreshToken: other.refreshToken };
    expect(outcome(await api.ask('/user?action=MAIL', { method: 'PUT', bearer: other.accessToken, body }))).toBe(
      'SUCCESS',
    );
  });

  test.each([
    ['no action', {}],
    ['an unknown action', { action: 'COINS' }],
    ['an action without its part', { action: 'PROFILE', agreeMailRequest: { isAgreeMail: true } }],
    ['an agreement that is none', { action: 'MAIL', agreeMailRequest: { isAgreeMail: 'yes' } }],
    ['no refresh token', { action: 'MAIL', agreeMailRequest: { isAgreeMail: true }, refreshToken: undefined }],
    ['a date that is a number', { action: 'ADULT', verifyAdultRequest: { birthedAt: 631152000000 } }],
    ['an endless date', { action: 'ADULT', verifyAdultRequest: { birthedAt: '2'.repeat(41) } }],
  ])('%s is malformed and changes nothing', async (_what, body) => {
    const reader = await newReader();
    const before = await rowOf(reader);
    expect((await change(reader, body)).status).toBe(400);
    expect(await rowOf(reader)).toEqual(before);
  });

  test('nothing is taken but what the action names', async () => {
    const reader = await newReader();
    const more = { isAdult: true, coin: 1000, role: 'owner', id: 'other', birthedAt: '1990-01-01', isBlToggle: true };
    const body = {
      ...more,
      action: 'PROFILE',
      profileRequest: { nickname: 'Plain', email: 'x@readers.test', ...more },
      verifyAdultRequest: { birthedAt: '1990-01-01' },
      agreeMailRequest: { isAgreeMail: true },
    };
    const before = await rowOf(reader);
    expect(outcome(await change(reader, body))).toBe('SUCCESS');
    expect(await rowOf(reader)).toEqual({ ...before, nickname: 'Plain', updatedAtMs: TEST_NOW_MS });
  });

  test.each([
    [{ action: 'ADULT', verifyAdultRequest: { birthedAt: '2020-01-01' } }, 'UNAUTHORIZED_ADULT'],
    [{ action: 'PROFILE', profileRequest: { nickname: '<b>' } }, 'INVALID_PARAMETER'],
  ])('a refusal leaves the refresh token as it was: %j', async (body, code) => {
    const reader = await newReader();
    expect(outcome(await change(reader, body))).toBe(code);
    api.clock.setTo(TEST_NOW_MS + HOUR_MS);
    expect(outcome(await postTo(api, '/auth/refresh')({ refreshToken: reader.refreshToken }))).toBe('SUCCESS');
  });

  test.each(['made-up', ''])('the refresh token %j is no session', async (refreshToken) => {
    const reader = await newReader();
    expect(outcome(await verify({ ...reader, refreshToken }, '1990-01-01'))).toBe('NOT_FOUND_REFRESH_TOKEN');
    expect(await rowOf(reader)).toMatchObject({ isAdult: false, birthedOn: null });
  });

  test('a refresh token of another reader, or of another session, changes no account', async () => {
    const [reader, other] = [await newReader(), await newReader()];
    expect(outcome(await verify({ ...reader, refreshToken: other.refreshToken }, '1990-01-01'))).toBe(
      'NOT_FOUND_REFRESH_TOKEN',
    );
    for (const each of [reader, other]) expect(await rowOf(each)).toMatchObject({ isAdult: false });
    expect(outcome(await verify(other, '1990-01-01'))).toBe('SUCCESS');
  });

  test('a refresh token used long ago ends the session and changes nothing; a racing tab’s is answered alike', async () => {
    const reader = await newReader();
    const mails = (isAgreeMail: boolean) => change(reader, { action: 'MAIL', agreeMailRequest: { isAgreeMail } });
    const first = await mails(true);
    api.clock.setTo(TEST_NOW_MS + 30_000);
    expect((await mails(true)).json).toEqual(first.json);
    api.clock.setTo(TEST_NOW_MS + 30_001);
    expect(outcome(await mails(false))).toBe('NOT_FOUND_REFRESH_TOKEN');
    expect(await rowOf(reader)).toMatchObject({ isAgreeMail: true });
    expect(outcome(await mails(true))).toBe('NOT_FOUND_ACCESS_TOKEN');
  });

  test('an expired refresh token says so', async () => {
    const reader = await newReader();
    await api.db.run('update refresh_token set expires_at_ms = $1 where user_id = $2', [TEST_NOW_MS, reader.userId]);
    expect(outcome(await verify(reader, '1990-01-01'))).toBe('EXPIRED_REFRESH_TOKEN');
  });

  test('without a bearer no account is changed', async () => {
    const reader = await newReader();
    const { status } = await verify({ ...reader, accessToken: '' }, '1990-01-01');
    expect([status, await rowOf(reader)]).toMatchObject([401, { isAdult: false }]);
  });

  test('of two accounts with the same ids on two platforms one is changed', async () => {
    const [american, taiwanese] = [
      await newReader({ id: 'twin' }),
      await newReader({ id: 'twin', platformId: 'bom-tw', nickname: 'nick-twin' }),
    ];
    const there = { balconyId: 'BOMTOON_TW' };
    expect(outcome(await verify(american, '1990-01-01'))).toBe('SUCCESS');
    expect(await rowOf(taiwanese)).toMatchObject({ isAdult: false, birthedOn: null });
    expect((await verify(american, '1990-01-01', there)).status).toBe(401);
    const crossed = await verify({ ...taiwanese, refreshToken: american.refreshToken }, '1990-01-01', there);
    expect(outcome(crossed)).toBe('NOT_FOUND_REFRESH_TOKEN');
    await change(taiwanese, { action: 'PROFILE', profileRequest: { nickname: 'Elsewhere' } }, there);
    expect(await rowOf(american)).toMatchObject({ nickname: 'nick-twin' });
    expect(await rowOf(taiwanese)).toMatchObject({ nickname: 'Elsewhere', isAdult: false });
  });
});

describe('MAIL', () => {
  const mails = (reader: SignedInUser, isAgreeMail: boolean, refreshToken = reader.refreshToken) =>
    change({ ...reader, refreshToken }, { action: 'MAIL', agreeMailRequest: { isAgreeMail } });
  const agreedAt = ({ userId }: SignedInUser) =>
    api.db.run("select agreed_at_ms as at from user_agreement where kind = 'MARKETING' and user_id = $1", [userId]);

  test('is agreed to with its time, and taken back', async () => {
    const reader = await newReader();
    const first = await mails(reader, true);
    expect(await userOf(reader)).toMatchObject({ isAgreeMail: true });
    expect(await agreedAt(reader)).toEqual([{ at: TEST_NOW_MS }]);
    await mails(reader, false, String(at(first.json, 'data.authResponse.refreshToken.token')));
    expect([await agreedAt(reader), await userOf(reader)]).toMatchObject([[], { isAgreeMail: false }]);
  });

  test('needs an address, to agree and not to refuse', async () => {
    const reader = await newReader({ email: null });
    expect(outcome(await mails(reader, true))).toBe('EMPTY_EMAIL');
    expect(outcome(await mails(reader, false))).toBe('SUCCESS');
  });
});

describe('PROFILE', () => {
  const rename = (reader: SignedInUser, nickname: string) =>
    change(reader, { action: 'PROFILE', profileRequest: { nickname } });

  test('takes a nickname as sign-up does', async () => {
    const reader = await newReader();
    expect(outcome(await rename(reader, '  Ann   of  Cleves '))).toBe('SUCCESS');
    expect(await userOf(reader)).toMatchObject({ nickname: 'Ann of Cleves' });
  });

  test.each(['', 'x', 'a'.repeat(21), '<b>ann</b>', 'ann@readers.test'])('%j is none', async (nickname) => {
    expect(outcome(await rename(await newReader(), nickname))).toBe('INVALID_PARAMETER');
  });

  test('one that another reader has is not given again; one’s own may change its letters', async () => {
    const [reader, other] = [await newReader({ nickname: 'Owner' }), await newReader()];
    expect(outcome(await rename(other, 'OWNER'))).toBe('INVALID_PARAMETER');
    expect(outcome(await rename(reader, 'OWNER'))).toBe('SUCCESS');
  });

  test('an iPhone’s guest has none', async () => {
    const guest = await newReader({ snsProvider: 'apple_guest', email: null, nickname: null });
    expect(outcome(await rename(guest, 'Guest'))).toBe('INVALID_PARAMETER');
    expect(await userOf(guest)).toMatchObject({ nickname: null });
  });

  test('two who want the same at once: one gets it', async () => {
    const readers = [await newReader(), await newReader()];
    const outcomes = await Promise.all(readers.map(async (reader) => outcome(await rename(reader, 'Wanted'))));
    expect(outcomes.toSorted()).toEqual(['INVALID_PARAMETER', 'SUCCESS']);
  });
});
