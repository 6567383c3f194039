import { type AccessTokenSubject, createTokenSigner, type TokenSigner } from '@longstrip/api-contract/token';

/** 2026-03-10T12:00:00Z, a Tuesday: the default time of tests. */
export const TEST_NOW_MS = Date.UTC(2026, 2, 10, 12);

/** A clock that changes only when a test sets it. */
export interface FakeClock {
  nowMs(): number;
  setTo(nowMs: number): void;
  advance(byMs: number): void;
}

export function createFakeClock(startMs: number = TEST_NOW_MS): FakeClock {
  let current = startMs;
  return {
    nowMs: () => current,
    setTo: (nowMs) => {
      current = nowMs;
    },
    advance: (byMs) => {
      current += byMs;
    },
  };
}

/** The secret of tests; a server under test has the same one. */
export const TEST_TOKEN_SECRET = 'the tests sign their access tokens with this one';

/** The product's signer, with the secret of tests. */
function createTestSigner(): TokenSigner {
  return createTokenSigner({ secret: TEST_TOKEN_SECRET });
}

/** An access token from the real signer, as text. */
export async function mintAccessToken(
  subject: AccessTokenSubject,
  times: { nowMs: number; lifetimeMs?: number },
): Promise<string> {
  return (await createTestSigner().sign(subject, times)).token;
}
