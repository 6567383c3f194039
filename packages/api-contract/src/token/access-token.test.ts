import { SignJWT, UnsecuredJWT } from 'jose';
import { expect, test } from 'vitest';
import { ACCESS_TOKEN_MAX_LENGTH, createTokenSigner, keyIdOf } from './access-token.ts';

const secret = 'a secret of the tests that is long enough for it';
const signer = createTokenSigner({ secret });
const subject = { platformId: 'delitoon-de-fr-transfer', userId: '9007199254740991', sessionId: crypto.randomUUID() };
const nowMs = 1_800_000_000_789;
const DAY_MS = 86_400_000;

test('a token lives 24 hours, stated in whole milliseconds, and fits what clients can hold', async () => {
  const { token, createdAt, expiredAt } = await signer.sign(subject, { nowMs });
  expect([createdAt, expiredAt]).toEqual([1_800_000_000_000, 1_800_000_000_000 + DAY_MS]);
  expect(token.length).toBeLessThanOrEqual(ACCESS_TOKEN_MAX_LENGTH);
  const reading = await signer.verify(token, { platformId: subject.platformId, nowMs });
  expect(reading).toEqual({
    kind: 'valid',
    claims: { ...subject, createdAtMs: createdAt, expiredAtMs: expiredAt },
  });
});

test('it is valid to its last second and expired from the instant it names', async () => {
  const { token, expiredAt } = await signer.sign(subject, { nowMs });
  const at = async (instantMs: number) =>
    (await signer.verify(token, { platformId: subject.platformId, nowMs: instantMs })).kind;
  expect(await at(expiredAt - 1)).toBe('valid');
  expect(await at(expiredAt)).toBe('expired');
});

test('an expired token still tells whose it was', async () => {
  const { token } = await signer.sign(subject, { nowMs, lifetimeMs: 1000 });
  const reading = await signer.verify(token, { platformId: subject.platformId, nowMs: nowMs + DAY_MS });
  expect(reading).toMatchObject({ kind: 'expired', claims: subject });
});

test('a token is unreadable on another platform', async () => {
  const { token } = await signer.sign(subject, { nowMs });
  expect(await signer.verify(token, { platformId: subject.platformId, nowMs })).toMatchObject({ kind: 'valid' });
  expect(await signer.verify(token, { platformId: 'bom-us', nowMs })).toEqual({ kind: 'unreadable' });
});

test('altered, unsigned, foreign and malformed tokens are unreadable, never an exception', async () => {
  const { token } = await signer.sign(subject, { nowMs });
  const [header = '', body = '', signature = ''] = token.split('.');
  const claims = { sid: 's', sub: '1', iss: 'longstrip', aud: subject.platformId, iat: nowMs / 1000, exp: nowMs };
  const otherKey = new TextEncoder().encode('another secret that is long enough for it');
  const ownKey = new TextEncoder().encode(secret);
  const kid = keyIdOf(secret);
  const forged = Buffer.from(JSON.stringify({ ...claims, sub: '2' })).toString('base64url');
  const strangers = [
    '',
    'garbage',
    '..',
    `${header}.${body}.`,
    `${header}.${body}.${signature.slice(0, -2)}`,
    `${header}.${forged}.${signature}`,
    new UnsecuredJWT(claims).encode(),
    await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid }).sign(otherKey),
    await new SignJWT(claims).setProtectedHeader({ alg: 'HS512', kid }).sign(ownKey),
    await new SignJWT({ ...claims, sub: '' }).setProtectedHeader({ alg: 'HS256', kid }).sign(ownKey),
    await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(ownKey),
    await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: '__proto__' }).sign(ownKey),
    'x'.repeat(100_000),
    '\u0000',
  ];
  for (const stranger of strangers) {
    expect(await signer.verify(stranger, { platformId: subject.platformId, nowMs })).toEqual({ kind: 'unreadable' });
  }
});

test('a token has one form: no other text that decodes to its signature is taken', async () => {
  const { token } = await signer.sign(subject, { nowMs });
  const signature = token.slice(token.lastIndexOf('.') + 1);
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const forms = [
    // The last of 43 characters has two bits too many for 32 bytes.
    ...[...alphabet].map((last) => signature.slice(0, -1) + last).filter((form) => form !== signature),
    ...['=', '==', ' ', '\n', '\t', '\u00a0', '.', '%', '?x', 'A', 'AA', 'AAA', 'AAAA'].map((end) => signature + end),
    ` ${signature}`,
    `${signature.slice(0, 10)}\n${signature.slice(10)}`,
    `${signature.replaceAll('-', '+').replaceAll('_', '/')}=`,
  ];
  for (const form of forms) {
    const altered = token.slice(0, -signature.length) + form;
    expect([form, await signer.verify(altered, { platformId: subject.platformId, nowMs })]).toEqual([
      form,
      { kind: 'unreadable' },
    ]);
  }
});

test('a changed secret signs no reader out while the old one is still read', async () => {
  const { token } = await signer.sign(subject, { nowMs });
  const next = 'the secret that followed, long enough as well';
  const expected = { platformId: subject.platformId, nowMs };
  const both = createTokenSigner({ secret: next, previousSecrets: [secret] });
  expect((await both.verify(token, expected)).kind).toBe('valid');
  expect((await createTokenSigner({ secret: next }).verify(token, expected)).kind).toBe('unreadable');
});

test('a former key signs the same text again, and an unknown one nothing', async () => {
  const { token } = await signer.sign(subject, { nowMs });
  const next = createTokenSigner({
    secret: 'the secret that followed, long enough as well',
    previousSecrets: [secret],
  });
  expect((await next.sign(subject, { nowMs, keyId: keyIdOf(secret) })).token).toBe(token);
  expect((await next.sign(subject, { nowMs })).token).not.toBe(token);
  await expect(next.sign(subject, { nowMs, keyId: 'deadbeef' })).rejects.toThrow('no key deadbeef');
});

test('a weak secret is refused', () => {
  expect(() => createTokenSigner({ secret: 'too short' })).toThrow('at least 32 bytes');
});
