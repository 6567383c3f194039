import { type AccessTokenSubject, createTokenSigner, type TokenSigner } from '@longstrip/api-contract/token';

/** Signs in tests only; a server under test is given the same one. */
export const TEST_TOKEN_SECRET = 'the tests sign their access tokens with this one';

/** The product's own signer, with the secret of the tests. */
export function createTestSigner(): TokenSigner {
  return createTokenSigner({ secret: TEST_TOKEN_SECRET });
}

/** An access token made by the real signer, as text. */
export async function mintAccessToken(
  subject: AccessTokenSubject,
  times: { nowMs: number; lifetimeMs?: number },
): Promise<string> {
  return (await createTestSigner().sign(subject, times)).token;
}
