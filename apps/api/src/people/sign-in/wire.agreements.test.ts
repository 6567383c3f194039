import { policy, userAgreement } from '@longstrip/database/schema';
import { TEST_NOW_MS } from '@longstrip/test-kit';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FROM_SITE, outcome, postTo, signUpByEmail, verifyEmail } from '../../testing/accounts.ts';
import { at } from '../../testing/expect-shape.ts';
import { createTestApi, type TestAnswer, type TestApi } from '../../testing/test-api.ts';

const JAPAN = 'BELTOON_JP';
let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  const text = { title: 'Terms', body: 'Text', createdAtMs: 1 };
  // On the tests' day the third version of the Japanese terms is not in force yet.
  await api.db.orm.insert(policy).values([
    { ...text, platformId: 'beltoon-jp', kind: 'TERMS', locale: 'ja-JP', version: 1, effectiveOn: '2025-01-01' },
    { ...text, platformId: 'beltoon-jp', kind: 'TERMS', locale: 'ja-JP', version: 2, effectiveOn: '2026-01-01' },
    { ...text, platformId: 'beltoon-jp', kind: 'TERMS', locale: 'ja-JP', version: 3, effectiveOn: '2026-04-01' },
    { ...text, platformId: 'beltoon-jp', kind: 'MARKETING', locale: 'ja-JP', version: 5, effectiveOn: '2026-01-01' },
    { ...text, platformId: 'bom-us', kind: 'TERMS', locale: 'en-US', version: 9, effectiveOn: '2026-01-01' },
  ]);
});
afterAll(() => api.close());

async function agreementsOf({ json }: TestAnswer, platformId: string) {
  return api.db.orm
    .select({
      kind: userAgreement.kind,
      version: userAgreement.policyVersion,
      locale: userAgreement.policyLocale,
      atMs: userAgreement.agreedAtMs,
    })
    .from(userAgreement)
    .where(and(eq(userAgreement.platformId, platformId), eq(userAgreement.userId, String(at(json, 'data.userId')))))
    .orderBy(asc(userAgreement.kind));
}

const atMs = TEST_NOW_MS;

test('by e-mail: the versions in force and when; none where the platform has no text', async () => {
  const answer = await signUpByEmail(api, 'agreeing@readers.test', JAPAN);
  expect(await agreementsOf(answer, 'beltoon-jp')).toEqual([
    { kind: 'PRIVACY', version: null, locale: null, atMs },
    { kind: 'TERMS', version: 2, locale: 'ja-JP', atMs },
  ]);
});

test('mails are agreed to apart, with the time', async () => {
  const verifyToken = await verifyEmail(api, 'mails@readers.test', JAPAN);
  const body = { verifyToken, password: 'Correct-horse7', isAgreeMail: true, requestId: 'sign-up-mails' };
  const answer = await postTo(api, '/auth/local/sign-up')(body, { balconyId: JAPAN });
  expect(await agreementsOf(answer, 'beltoon-jp')).toContainEqual({
    kind: 'MARKETING',
    version: 5,
    locale: 'ja-JP',
    atMs,
  });
});

test('by a provider, of another platform', async () => {
  const identity = { provider: 'google', snsId: 'agreeing', email: null, name: null };
  const body = { ...identity, nickname: 'agreeing', isAgreeMail: false, requestId: 'sign-up-google' };
  const answer = await postTo(api, '/auth/sign-up/sns')(body, { headers: FROM_SITE });
  expect(await agreementsOf(answer, 'bom-us')).toContainEqual({ kind: 'TERMS', version: 9, locale: 'en-US', atMs });
});

test('a guest of an iPhone has agreed to nothing, and no answer tells what a reader has agreed to', async () => {
  const identity = { provider: 'apple_guest', snsId: 'device', email: null, name: null };
  const answer = await postTo(api, '/auth/sign-in/sns')(identity, { balconyId: JAPAN, headers: FROM_SITE });
  expect(outcome(answer)).toBe('SUCCESS');
  expect(await agreementsOf(answer, 'beltoon-jp')).toEqual([]);
  const bearer = String(at(answer.json, 'data.accessToken.token'));
  const user = await api.ask('/user', { method: 'POST', balconyId: JAPAN, bearer });
  expect(Object.keys(Object(at(user.json, 'data'))).filter((name) => /agreement|policy/i.test(name))).toEqual([]);
});
