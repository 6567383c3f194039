import {
  type CryptoKey,
  decodeJwt,
  decodeProtectedHeader,
  generateKeyPair,
  type JWTPayload,
  SignJWT,
  UnsecuredJWT,
} from 'jose';

/** The faults that a provider's answer may have after the reader agreed; each has a button. */
export const ANSWER_FAULTS = {
  'wrong-state': { title: 'Come back with a wrong state', needsIdToken: false },
  late: { title: 'Give the token late', needsIdToken: false },
  'no-answer': { title: 'Never give the token', needsIdToken: false },
  'server-fault': { title: 'Fail with 500', needsIdToken: false },
  'expired-token': { title: 'Give an expired token', needsIdToken: false },
  'wrong-nonce': { title: 'Give a wrong nonce', needsIdToken: true },
  'wrong-issuer': { title: 'Give a wrong issuer', needsIdToken: true },
  'wrong-audience': { title: 'Give a token for another client', needsIdToken: true },
  'foreign-key': { title: 'Sign with a foreign key', needsIdToken: true },
  unsigned: { title: 'Do not sign (alg none)', needsIdToken: true },
} as const;
export type AnswerFault = keyof typeof ANSWER_FAULTS;

export const isAnswerFault = (text: string): text is AnswerFault => Object.hasOwn(ANSWER_FAULTS, text);

const HOUR_SECONDS = 3600;

const CHANGES: Readonly<Partial<Record<AnswerFault, (claims: JWTPayload) => JWTPayload>>> = {
  'expired-token': (claims) => ({
    ...claims,
    iat: (claims.iat ?? 0) - 3 * HOUR_SECONDS,
    exp: (claims.iat ?? 0) - 2 * HOUR_SECONDS,
  }),
  'wrong-nonce': (claims) => ({ ...claims, nonce: `not-${String(claims.nonce)}` }),
  'wrong-issuer': (claims) => ({ ...claims, iss: 'https://other.example' }),
  'wrong-audience': (claims) => ({ ...claims, aud: 'another-client' }),
};

/**
 * An id token with this fault, otherwise unchanged. It is signed again with the provider's own key, except for `foreign-key` and
 * `unsigned`, so that the chosen fault is the only one.
 */
export async function spoilIdToken(idToken: string, fault: AnswerFault, ownKey: CryptoKey): Promise<string> {
  const claims = decodeJwt(idToken);
  const { alg = 'RS256', kid } = decodeProtectedHeader(idToken);
  if (fault === 'unsigned') return new UnsecuredJWT(claims).encode();
  const key = fault === 'foreign-key' ? (await generateKeyPair(alg)).privateKey : ownKey;
  const changed = CHANGES[fault]?.(claims) ?? claims;
  return new SignJWT(changed).setProtectedHeader({ alg, ...(kid === undefined ? {} : { kid }) }).sign(key);
}
