import { createHmac } from 'node:crypto';

/** The variables whose values all processes of a store must have in common. */
export type SharedSecret =
  | 'TOKEN_SECRET'
  | 'BOOKS_SECRETS'
  | 'IMAGE_SECRET'
  | 'SERVICE_SECRET'
  | 'COOKIE_SECRET'
  | 'EDGE_PICTURE_SECRET';

/** Thirty bits: enough to tell a wrong secret from the right one, and of no use to anyone who guesses it. */
const CHARACTERS = 5;
export const FINGERPRINT_FORM = /^[\w-]{5}$/;

/** What processes show each other of a secret in order to compare it (record 0134): a hash whose key is the secret. */
export function secretFingerprint(variable: SharedSecret, secret: string): string {
  const hash = createHmac('sha256', secret).update(`longstrip fingerprint: ${variable}`).digest('base64url');
  return hash.slice(0, CHARACTERS);
}
