import { type AccessTokenSubject, createTokenSigner, type TokenSigner } from '@longstrip/api-contract/token';

/** The secret of tests; a server under test has the same one. */
export const TEST_TOKEN_SECRET = 'the tests sign their access tokens with this one';

/** The product's signer, with the secret of tests. */
export function createTestSigner(): TokenSigner {
  return createTokenSigner({ secret: TEST_TOKEN_SECRET });
}

/** An access token from the real signer, as text. */
export async function mintAccessToken(
  subject: AccessTokenSubject,
  times: { nowMs: number; lifetimeMs?: number },
): Promise<string> {
  return (await createTestSigner().sign(subject, times)).token;
}
