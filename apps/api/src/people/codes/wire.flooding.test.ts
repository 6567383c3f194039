import { TEST_NOW_MS } from '@longstrip/test-kit';
import { addUser } from '@longstrip/test-kit/data';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lastSecretSentTo, outcome, postTo, sentTo } from '../../testing/accounts.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

// D22: no other person can lock an owner out, by asking for codes or by trying them, from however many addresses.

const MINUTE_MS = 60_000;
const OWNER = '203.0.113.7';
const email = 'owner@readers.test';
const phone = '+66812345678';
const jp = { balconyId: 'BELTOON_JP' };
const th = { balconyId: 'BOMTOON_TH' };

/** One address in each of this many ranges. */
const strangers = (count: number) =>
  Array.from({ length: count }, (_, number) => `10.${Math.floor(number / 250)}.${number % 250}.1`);

let api: TestApi;
beforeEach(async () => {
  // The limits use the clock of the process.
  vi.useFakeTimers({ toFake: ['Date'], now: TEST_NOW_MS });
  api = await createTestApi();
});
afterEach(async () => {
  await api.close();
  vi.useRealTimers();
});

const passMs = (ms: number) => {
  vi.setSystemTime(Date.now() + ms);
  api.clock.setTo(Date.now());
};
const mail = (from: string) => postTo(api, '/mail/signup')({ email }, { ...jp, from });
const enter = (otp: string, from: string) => postTo(api, '/auth/verify/otp')({ email, otp }, { ...jp, from });
const text = (from: string) => postTo(api, '/auth/phone/code')({ phone, purpose: 'FIND_ID' }, { ...th, from });
const enterText = (code: string, from: string) =>
  postTo(api, '/auth/phone/verify')({ phone, purpose: 'FIND_ID', code }, { ...th, from });
const wrongOf = (code: string) => String((Number(code) + 1) % 10 ** code.length).padStart(code.length, '0');
const tryFrom = async (places: readonly string[], call: (from: string) => Promise<Parameters<typeof outcome>[0]>) => {
  const codes = [];
  for (const from of places) codes.push(outcome(await call(from)));
  return codes;
};

describe('wrong tries from a hundred ranges', () => {
  test('leave a reader’s own code good where it was asked for', async () => {
    await mail(OWNER);
    const otp = await lastSecretSentTo(api, email);
    const codes = await tryFrom(strangers(100), (from) => enter(wrongOf(otp), from));
    expect(codes.filter((code) => code === 'INVALID_PARAMETER')).toHaveLength(5);
    expect(codes.filter((code) => code === 'EXCEED_AUTH_COUNT')).toHaveLength(95);
    expect(outcome(await enter(otp, '10.0.0.1'))).toBe('EXCEED_AUTH_COUNT');
    expect(outcome(await enter(otp, OWNER))).toBe('SUCCESS');
  });

  test('of the owner’s range are five too', async () => {
    await mail(OWNER);
    const otp = await lastSecretSentTo(api, email);
    const codes = await tryFrom(Array(6).fill(OWNER), (from) => enter(wrongOf(otp), from));
    expect(codes).toEqual([...Array(5).fill('INVALID_PARAMETER'), 'EXCEED_AUTH_COUNT']);
    expect(outcome(await enter(otp, OWNER))).toBe('EXCEED_AUTH_COUNT');
  });

  test('cannot be had anew with codes of their own', async () => {
    await mail(OWNER);
    const otp = await lastSecretSentTo(api, email);
    const places = strangers(10);
    const own = await tryFrom(places, mail);
    expect(own).toEqual(Array(10).fill('SUCCESS'));
    for (const from of places) {
      passMs(1);
      for (let count = 0; count < 5; count += 1) await enter(wrongOf(otp), from);
      expect(['EXCEED_AUTH_COUNT', 'INVALID_PARAMETER']).toContain(outcome(await enter(otp, from)));
    }
    expect(outcome(await enter(otp, OWNER))).toBe('SUCCESS');
  });

  test('leave a reader another code to a phone, and that one good', async () => {
    await addUser(api.db, { platformId: 'bom-th', id: 'owner', snsProvider: 'phone', snsId: phone, phone });
    const [first = ''] = strangers(1);
    await text(first);
    const stolen = await lastSecretSentTo(api, phone);
    await tryFrom(strangers(100).slice(1), (from) => enterText(wrongOf(stolen), from));
    expect(outcome(await enterText(stolen, OWNER))).toBe('EXCEED_AUTH_COUNT');
    passMs(1);
    expect(outcome(await text(OWNER))).toBe('SUCCESS');
    const own = await lastSecretSentTo(api, phone);
    await tryFrom(strangers(100), (from) => enterText(wrongOf(own), from));
    expect(outcome(await enterText(own, OWNER))).toBe('SUCCESS');
  });
});

describe('mails that two hundred ranges ask for', () => {
  test('are bounded, and the owner’s mailbox has a code that works', async () => {
    const codes = await tryFrom(strangers(200), mail);
    expect(new Set(codes)).toEqual(new Set(['SUCCESS']));
    expect(sentTo(api, email)).toHaveLength(21);
    // The shared code was mailed a moment ago.
    expect(outcome(await mail(OWNER))).toBe('SUCCESS');
    expect(sentTo(api, email)).toHaveLength(21);
    const shared = await lastSecretSentTo(api, email);
    expect(shared).toMatch(/^\d{12}$/);
    await tryFrom(strangers(200), (from) => enter(wrongOf(shared), from));
    await tryFrom(strangers(200), (from) => enter(shared.slice(0, 6), from));
    expect(outcome(await enter(`${shared.slice(0, 6)} ${shared.slice(6)}`, OWNER))).toBe('SUCCESS');
    expect(outcome(await enter(shared, OWNER))).toBe('INVALID_PARAMETER');
  });

  test('bring the same code again every five minutes', async () => {
    await tryFrom(strangers(30), mail);
    const shared = await lastSecretSentTo(api, email);
    for (let count = 1; count <= 5; count += 1) {
      passMs(5 * MINUTE_MS);
      await tryFrom(strangers(200).slice(count * 30, (count + 1) * 30), mail);
      expect(sentTo(api, email)).toHaveLength(21 + count);
      expect(await lastSecretSentTo(api, email)).toBe(shared);
    }
    // After half of its time there is another one; the first is still valid.
    passMs(5 * MINUTE_MS);
    await mail(OWNER);
    expect(await lastSecretSentTo(api, email)).not.toBe(shared);
    expect(outcome(await enter(shared, OWNER))).toBe('SUCCESS');
  });

  test('of a reset link leave its owner one', async () => {
    await addUser(api.db, { platformId: 'beltoon-jp', id: 'owner', email, snsProvider: 'email', snsId: email });
    const ask = (from: string) => postTo(api, '/mail/reset/password')({ email }, { ...jp, from });
    await tryFrom(strangers(40), ask);
    expect(outcome(await ask(OWNER))).toBe('SUCCESS');
    expect(sentTo(api, email)).toHaveLength(21);
    const uuid = await lastSecretSentTo(api, email);
    const reset = postTo(api, '/auth/local/reset/password');
    const answer = await reset({ userId: 'owner', uuid, newPassword: 'Another-pass1' }, { ...jp, from: OWNER });
    // The link is known; the account of this test has no password.
    expect(outcome(answer)).toBe('NOT_LOCAL_LOGIN_USER');
  });

  test('of one kind, platform or mailbox keep back no other', async () => {
    await tryFrom(strangers(40), mail);
    const other = await postTo(api, '/mail/signup')({ email: 'other@readers.test' }, { ...jp, from: OWNER });
    expect(outcome(other)).toBe('SUCCESS');
    expect(await lastSecretSentTo(api, 'other@readers.test')).toMatch(/^\d{6}$/);
    const there = await postTo(api, '/mail/signup')({ email }, { ...th, from: OWNER });
    expect(outcome(there)).toBe('SUCCESS');
    expect(await lastSecretSentTo(api, email)).toMatch(/^\d{6}$/);
  });
});

describe('text messages that strangers ask for', () => {
  test('are bounded, and the owner has a code that works', async () => {
    await addUser(api.db, { platformId: 'bom-th', id: 'owner', snsProvider: 'phone', snsId: phone, phone });
    // A code with too many wrong tries makes room for the next one.
    const places = strangers(200);
    for (const [round, from] of places.slice(0, 12).entries()) {
      passMs(1);
      await text(from);
      const code = await lastSecretSentTo(api, phone);
      await tryFrom(places.slice(20 + round * 10, 30 + round * 10), (each) => enterText(wrongOf(code), each));
    }
    expect(sentTo(api, phone)).toHaveLength(11);
    expect(outcome(await text(OWNER))).toBe('ALREADY_SEND_SMS');
    const shared = await lastSecretSentTo(api, phone);
    expect(shared).toMatch(/^\d{12}$/);
    await tryFrom(places, (from) => enterText(wrongOf(shared), from));
    expect(outcome(await enterText(shared, OWNER))).toBe('SUCCESS');
  });
});
