import { createTokenSigner, keyIdOf } from '@longstrip/api-contract/token';
import { TEST_NOW_MS, TEST_TOKEN_SECRET } from '@longstrip/test-kit';
import { addUser } from '@longstrip/test-kit/data';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addSignedIn, outcome } from '../testing/accounts.ts';
import { at } from '../testing/expect-shape.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

// Calls every operation that needs a reader, with bearers that are no valid access token of one here. The list of operations is
// the api's own document, so a new one is tested as well.

let api: TestApi;
let operations: { method: string; path: string }[];
let bad: Readonly<Record<string, readonly [authorization: string, code: string]>>;
beforeAll(async () => {
  api = await createTestApi();
  const { json } = await api.ask('/openapi.json');
  operations = Object.entries(Object(at(json, 'paths'))).flatMap(([path, item]) =>
    Object.entries(Object(item))
      .filter(([, operation]) => JSON.stringify(at(operation, 'security')) === '[{"bearer":[]}]')
      .map(([method]) => ({ method: method.toUpperCase(), path: path.replaceAll(/\{\w+\}/g, '1') })),
  );
  bad = await badAuthorizations();
});
afterAll(() => api.close());

async function badAuthorizations(): Promise<typeof bad> {
  const reader = await addSignedIn(api, { platformId: 'bom-us', id: 'reader' });
  const { sessionId: sid, userId: sub } = reader;
  const japanese = await addUser(api.db, { platformId: 'beltoon-jp', id: 'reader' });
  const subject = { platformId: 'bom-us', userId: 'reader', sessionId: sid };
  const issuedS = Math.floor(TEST_NOW_MS / 1000);
  const claims = { sid, sub, iss: 'longstrip', aud: 'bom-us', iat: issuedS, exp: issuedS + 3_600 };
  const foreignKey = new TextEncoder().encode('another secret that is long enough for it');
  const foreign = createTokenSigner({ secret: 'another secret that is long enough for it' });
  const underOurName = new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: keyIdOf(TEST_TOKEN_SECRET) });
  return {
    'alg none': [`Bearer ${new UnsecuredJWT(claims).encode()}`, 'MALFORMED_JWT'],
    'a foreign key': [`Bearer ${(await foreign.sign(subject, { nowMs: TEST_NOW_MS })).token}`, 'MALFORMED_JWT'],
    'a foreign key under the name of ours': [`Bearer ${await underOurName.sign(foreignKey)}`, 'MALFORMED_JWT'],
    'a token of another platform, of the same ids': [`Bearer ${japanese.accessToken}`, 'MALFORMED_JWT'],
    'a refresh token': [`Bearer ${reader.refreshToken}`, 'MALFORMED_JWT'],
    'the Basic scheme': [`Basic ${Buffer.from(`reader:${reader.accessToken}`).toString('base64')}`, 'NOT_LOGIN_USER'],
    'the token under another scheme': [`Token ${reader.accessToken}`, 'NOT_LOGIN_USER'],
  };
}

test.each([
  'alg none',
  'a foreign key',
  'a foreign key under the name of ours',
  'a token of another platform, of the same ids',
  'a refresh token',
  'the Basic scheme',
  'the token under another scheme',
])('%s opens nothing that needs a reader', async (what) => {
  const [authorization = '', code = ''] = bad[what] ?? [];
  expect(operations.length).toBeGreaterThan(5);
  for (const { method, path } of operations) {
    const answer = await api.ask(path, { method, headers: { authorization } });
    expect([method, path, answer.status, outcome(answer)]).toEqual([method, path, 401, code]);
    expect(answer.text).not.toContain('reader@readers.test');
  }
});
