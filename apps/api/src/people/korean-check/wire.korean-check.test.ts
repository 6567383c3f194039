import { appUser, oneTimeCode } from '@longstrip/database/schema';
import { TEST_NOW_MS } from '@longstrip/test-kit';
import { addSession, type UserSpec } from '@longstrip/test-kit/data';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createNiceClient } from '../../adapters/nice.ts';
import type { ApiServices } from '../../api-services.ts';
import { accountRowOf, addSignedIn, outcome, postTo, type SignedInUser } from '../../testing/accounts.ts';
import { at } from '../../testing/expect-shape.ts';
import { createFakeNice, type FakeNice, type NiceFields } from '../../testing/fake-nice.ts';
import { createTestApi, KOREAN_ADDRESS, type TestApi, type TestRequest } from '../../testing/test-api.ts';

const MINUTE_MS = 60_000;
const IN_KOREA = { from: KOREAN_ADDRESS };

let api: TestApi;
let nice: FakeNice;
let lastId = 0;

/** The check as it is set up, leading back to the site of the platform. */
function checkBy(fake: FakeNice): Partial<ApiServices> {
  const originOf = (platformId: string) => `https://${platformId}.sites.test`;
  return { koreanCheck: { nice: createNiceClient(fake.settings, { fetch: fake.fetch }), originOf } };
}

beforeAll(async () => {
  nice = createFakeNice();
  api = await createTestApi({ services: checkBy(nice) });
});
afterAll(() => api.close());
afterEach(() => api.clock.setTo(TEST_NOW_MS));

const newReader = (spec: Partial<UserSpec> = {}) => {
  lastId += 1;
  const adult = { isAdult: true, birthedOn: '1990-01-01' };
  return addSignedIn(api, { platformId: 'bom-us', id: `reader-${lastId}`, ...adult, ...spec });
};
const begin = (reader: SignedInUser, query = '?isAgreed=true', request: TestRequest = {}) =>
  api.ask(`/nice/encode${query}`, { bearer: reader.accessToken, ...IN_KOREA, ...request });

async function formOf(reader: SignedInUser, query?: string): Promise<NiceFields> {
  const fields = Object(at((await begin(reader, query)).json, 'data.fields'));
  return {
    token_version_id: fields.token_version_id,
    enc_data: fields.enc_data,
    integrity_value: fields.integrity_value,
  };
}
const finish = (reader: SignedInUser, answer: object, request: TestRequest = {}) =>
  postTo(api, '/user/auth/adult/kr')(
    { refreshToken: reader.refreshToken, ...answer },
    { bearer: reader.accessToken, ...IN_KOREA, ...request },
  );
/** A person who appears in one test alone. */
const person = (birthdate = '19900501') => {
  lastId += 1;
  return { birthdate, di: `person-${lastId}`.padEnd(64, '=') };
};
async function check(reader: SignedInUser, result: Record<string, string>, query?: string) {
  return finish(reader, nice.answer(await formOf(reader, query), result));
}
const rowOf = (reader: SignedInUser) => accountRowOf(api, reader);
const userOf = async ({ accessToken }: SignedInUser) =>
  at((await api.ask('/user', { method: 'POST', bearer: accessToken, ...IN_KOREA })).json, 'data');

describe('GET nice/encode', () => {
  test('answers the form of the pop-up, by its older names as well', async () => {
    const reader = await newReader();
    const { status, json } = await begin(reader);
    const data = Object(at(json, 'data'));
    expect([status, Object.keys(data).toSorted()]).toEqual([200, ['action', 'fields', 'sEncData', 'sRtnMSG']]);
    expect(data).toMatchObject({
      sRtnMSG: '',
      sEncData: data.fields.enc_data,
      action: 'https://nice.test/popup',
      fields: { m: 'service' },
    });
    expect(nice.readForm(data.fields)).toMatchObject({
      requestno: expect.stringMatching(/^[0-9a-f]{30}$/),
      returnurl: 'https://bom-us.sites.test/callback/adult-kr',
      methodtype: 'get',
    });
  });

  test('leads back to the site’s own address, whatever host is named', async () => {
    const reader = await newReader();
    const { json } = await begin(reader, '', { headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } });
    expect(nice.readForm(Object(at(json, 'data.fields'))).returnurl).toBe(
      'https://bom-us.sites.test/callback/adult-kr',
    );
  });

  test('keeps nothing by which an answer could be read', async () => {
    const reader = await newReader();
    const { requestno: number = '' } = nice.readForm(await formOf(reader));
    const rows = await api.db.orm.select().from(oneTimeCode).where(eq(oneTimeCode.userId, reader.userId));
    expect(rows).toMatchObject([{ purpose: 'NICE', expiresAtMs: TEST_NOW_MS + 30 * MINUTE_MS }]);
    expect(JSON.stringify(rows)).not.toContain(number);
    expect(JSON.stringify(api.logged)).not.toContain(number);
  });

  test('is for readers, on the platform that asks for it', async () => {
    expect((await api.ask('/nice/encode')).status).toBe(401);
    const { accessToken: bearer } = await newReader({ platformId: 'beltoon-jp' });
    expect((await api.ask('/nice/encode', { bearer, balconyId: 'BELTOON_JP' })).status).toBe(404);
    const body = { ...nice.answer(await formOf(await newReader())), refreshToken: 'x' };
    const elsewhere = await postTo(api, '/user/auth/adult/kr')(body, { bearer, balconyId: 'BELTOON_JP' });
    expect(elsewhere.status).toBe(404);
  });

  test('begins ten checks an hour of one reader', async () => {
    const [reader, other] = [await newReader(), await newReader()];
    for (let count = 0; count < 10; count += 1) expect((await begin(reader)).status).toBe(200);
    expect((await begin(reader)).status).toBe(429);
    expect((await begin(other)).status).toBe(200);
  });

  test('without NICE there is no check: it is not set up, or does not answer', async () => {
    const broken = createFakeNice();
    broken.break('down');
    for (const services of [{}, checkBy(broken)]) {
      const without = await createTestApi({ services });
      const { accessToken: bearer } = await addSignedIn(without, { platformId: 'bom-us', id: 'reader' });
      const { status, text } = await without.ask('/nice/encode', { bearer });
      expect([status, text.includes('secret')]).toEqual([503, false]);
      await without.close();
    }
  });
});

describe('POST user/auth/adult/kr', () => {
  test('verifies an adult for a year, and answers the next pair of the session', async () => {
    const reader = await newReader({ isAdultToggle: false });
    expect(await userOf(reader)).toMatchObject({ isKrIpUser: true, isAdultKr: false });
    const { status, json } = await check(reader, person('19910203'));
    expect([status, Object.keys(Object(at(json, 'data'))).toSorted()]).toEqual([200, ['accessToken', 'refreshToken']]);
    expect(await userOf(reader)).toMatchObject({ isAdultKr: true, isAdultToggle: true, birthedAt: '1991-02-03' });
    const refreshToken = String(at(json, 'data.refreshToken.token'));
    expect(outcome(await postTo(api, '/auth/refresh')({ refreshToken }))).toBe('SUCCESS');
    const aYearLater = { adultKrVerifiedAtMs: Date.UTC(2025, 2, 10, 12) };
    await api.db.orm.update(appUser).set(aYearLater).where(eq(appUser.id, reader.userId));
    expect(await userOf(reader)).toMatchObject({ isAdultKr: false });
  });

  test('tells and keeps of the person a date of birth and a keyed hash alone', async () => {
    const reader = await newReader();
    const someone = {
      ...person(),
      utf8_name: '%EA%B9%80%ED%95%98%EB%8A%98',
      mobileno: '01012345678',
      ci: 'c'.repeat(88),
    };
    const { text } = await check(reader, someone);
    const stored = JSON.stringify([await rowOf(reader), api.logged, text]);
    for (const secret of [someone.di, someone.utf8_name, someone.mobileno, someone.ci])
      expect(stored).not.toContain(secret);
  });

  test.each([
    ['20071231', 'SUCCESS'],
    ['20080101', 'UNAUTHORIZED_ADULT'],
    ['20261231', 'INVALID_PARAMETER'],
    ['19900231', 'INVALID_PARAMETER'],
    ['', 'INVALID_PARAMETER'],
  ])('a reader who was born on %s: %s', async (birthdate, expected) => {
    const reader = await newReader();
    expect(outcome(await check(reader, person(birthdate)))).toBe(expected);
    expect(await rowOf(reader)).toMatchObject({ isAdultKr: expected === 'SUCCESS' });
  });

  test('a proven date takes the place of one that was only said, also one that is too young', async () => {
    const reader = await newReader();
    expect(outcome(await check(reader, person('20120405')))).toBe('UNAUTHORIZED_ADULT');
    expect(await rowOf(reader)).toMatchObject({ birthedOn: '2012-04-05', isAdult: false, isAdultKr: false });
    const body = {
      action: 'ADULT',
      verifyAdultRequest: { birthedAt: '1990-01-01' },
      refreshToken: reader.refreshToken,
    };
    const changed = await api.ask('/user', { method: 'PUT', bearer: reader.accessToken, body });
    expect(outcome(changed)).toBe('UNAUTHORIZED_ADULT');
  });

  test('needs the agreement, with the form or with the answer, and keeps its time', async () => {
    const reader = await newReader();
    const answer = nice.answer(await formOf(reader, ''), person());
    expect(outcome(await finish(reader, answer))).toBe('INVALID_PARAMETER');
    expect(outcome(await finish(reader, { ...answer, isAgreed: false }))).toBe('INVALID_PARAMETER');
    api.clock.setTo(TEST_NOW_MS + 1000);
    expect(outcome(await finish(reader, { ...answer, isAgreed: true }))).toBe('SUCCESS');
    expect(await rowOf(reader)).toMatchObject({ adultKrAgreedAtMs: TEST_NOW_MS + 1000 });
    const other = await newReader();
    const asked = await formOf(other);
    api.clock.setTo(TEST_NOW_MS + 2000);
    expect(outcome(await finish(other, nice.answer(asked, person())))).toBe('SUCCESS');
    expect(await rowOf(other)).toMatchObject({ adultKrAgreedAtMs: TEST_NOW_MS + 1000 });
  });

  test('an answer counts once, for the first of two who send it', async () => {
    const reader = await newReader();
    const answer = nice.answer(await formOf(reader), person());
    const both = await Promise.all([finish(reader, answer), finish(reader, answer)]);
    expect(both.map(outcome).toSorted()).toEqual(['ALREADY_EXECUTION_EXCEPTION', 'SUCCESS']);
    expect(outcome(await finish(reader, answer))).toBe('ALREADY_EXECUTION_EXCEPTION');
  });

  test('a refused person has used the answer up, too', async () => {
    const reader = await newReader();
    const answer = nice.answer(await formOf(reader), person('20120405'));
    expect(outcome(await finish(reader, answer))).toBe('UNAUTHORIZED_ADULT');
    expect(outcome(await finish(reader, answer))).toBe('ALREADY_EXECUTION_EXCEPTION');
    expect(outcome(await postTo(api, '/auth/refresh')({ refreshToken: reader.refreshToken }))).toBe('SUCCESS');
  });

  test.each([
    [30 * MINUTE_MS - 1, 'SUCCESS'],
    [30 * MINUTE_MS, 'TIMEOUT'],
  ])('after %i ms: %s', async (laterMs, expected) => {
    const reader = await newReader();
    const answer = nice.answer(await formOf(reader), person());
    api.clock.setTo(TEST_NOW_MS + laterMs);
    expect(outcome(await finish(reader, answer))).toBe(expected);
  });

  test('what is no answer to this check verifies no reader and uses nothing up', async () => {
    const reader = await newReader();
    const form = await formOf(reader);
    const [whole, minor] = [nice.answer(form, person()), nice.answer(form, person('20120405'))];
    for (const answer of [
      { ...whole, enc_data: minor.enc_data },
      { ...whole, integrity_value: minor.integrity_value },
      { ...whole, token_version_id: 'made-up' },
      // The form itself, sent back.
      form,
      nice.answer(form, { ...person(), requestno: 'another' }),
      nice.answer(form, { resultcode: '0003' }),
      nice.answer(form, { birthdate: '19900501', di: '' }),
      // An answer to another check of the same reader.
      { ...nice.answer(await formOf(reader), person()), token_version_id: form.token_version_id },
    ]) {
      expect(outcome(await finish(reader, answer))).toBe('INVALID_PARAMETER');
    }
    expect(await rowOf(reader)).toMatchObject({ isAdultKr: false });
    expect(outcome(await finish(reader, whole))).toBe('SUCCESS');
  });

  test('an answer is good for the reader and the session that began the check', async () => {
    const [reader, other] = [await newReader(), await newReader()];
    const answer = nice.answer(await formOf(reader), person());
    expect(outcome(await finish(other, answer))).toBe('INVALID_PARAMETER');
    const { platformId, userId } = reader;
    const second = await addSession(api.db, { platformId, userId, sessionId: `second-of-${userId}` });
    expect(outcome(await finish({ ...reader, accessToken: second.accessToken }, answer))).toBe('INVALID_PARAMETER');
    expect(outcome(await finish(reader, answer))).toBe('SUCCESS');
    expect(await rowOf(other)).toMatchObject({ isAdultKr: false });
  });

  test('a refused refresh token verifies no reader', async () => {
    const [reader, other] = [await newReader(), await newReader()];
    const answer = nice.answer(await formOf(reader), person());
    for (const refreshToken of ['made-up', other.refreshToken]) {
      expect(outcome(await finish(reader, { ...answer, refreshToken }))).toBe('NOT_FOUND_REFRESH_TOKEN');
    }
    expect(await rowOf(reader)).toMatchObject({ isAdultKr: false });
    await postTo(api, '/auth/refresh')({ refreshToken: reader.refreshToken });
    api.clock.setTo(TEST_NOW_MS + MINUTE_MS);
    expect(outcome(await finish(reader, answer))).toBe('NOT_FOUND_REFRESH_TOKEN');
    expect(await rowOf(reader)).toMatchObject({ isAdultKr: false, adultKrPersonHash: null });
  });

  test.each([{}, { token_version_id: '', enc_data: 'x', integrity_value: 'y' }, { token_version_id: 5 }])(
    '%j is malformed',
    async (body) => {
      expect((await finish(await newReader(), body)).status).toBe(400);
    },
  );
});

describe('one person', () => {
  test('verifies one account of a platform, and renews it', async () => {
    const [first, second] = [await newReader(), await newReader()];
    const someone = person();
    const { json } = await check(first, someone);
    expect(outcome(await check(second, someone))).toBe('UNAUTHORIZED_USER');
    expect(await rowOf(second)).toMatchObject({ isAdultKr: false, adultKrPersonHash: null });
    const renewed = { ...first, refreshToken: String(at(json, 'data.refreshToken.token')) };
    expect(outcome(await check(renewed, someone))).toBe('SUCCESS');
  });

  test('verifies another once the first has left', async () => {
    const [first, second] = [await newReader(), await newReader()];
    const someone = person();
    await check(first, someone);
    await api.db.orm.update(appUser).set({ withdrawnAtMs: TEST_NOW_MS }).where(eq(appUser.id, first.userId));
    expect(outcome(await check(second, someone))).toBe('SUCCESS');
  });

  test('of two accounts at once verifies one', async () => {
    const readers = [await newReader(), await newReader()];
    const someone = person();
    const outcomes = await Promise.all(readers.map(async (reader) => outcome(await check(reader, someone))));
    expect(outcomes.toSorted()).toEqual(['SUCCESS', 'UNAUTHORIZED_USER']);
  });
});

test('of two accounts with the same ids on two platforms one is verified', async () => {
  const american = await newReader({ id: 'twin' });
  const japanese = await newReader({ id: 'twin', platformId: 'beltoon-jp' });
  const answer = nice.answer(await formOf(american), person());
  const there = { balconyId: 'BELTOON_JP' };
  expect((await finish(japanese, answer, there)).status).toBe(404);
  expect((await finish(american, answer, there)).status).toBe(401);
  expect(outcome(await finish(american, answer))).toBe('SUCCESS');
  expect(await rowOf(japanese)).toMatchObject({ isAdultKr: false, birthedOn: '1990-01-01' });
});
