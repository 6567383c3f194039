import { createHash } from 'node:crypto';
import { base64url, decodeProtectedHeader, errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import type { WireToken } from '../people/session.contract.ts';

/** D21: how long an access token lives, in milliseconds. */
export const ACCESS_TOKEN_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** Longest access token on the wire, in characters. */
export const ACCESS_TOKEN_MAX_LENGTH = 528;

const ISSUER = 'longstrip';
const ALGORITHM = 'HS256';
const SECRET_MIN_BYTES = 32;
const KEY_ID_CHARACTERS = 8;
/** Tokens that were verified last, of all platforms: a page sends the same one several times. Each takes less than a kilobyte. */
const VERIFIED_MAX = 5_000;

/** An id for a secret that does not reveal it: 8 hexadecimal digits of its hash. */
export function keyIdOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex').slice(0, KEY_ID_CHARACTERS);
}

/** The reader and session of an access token. */
export interface AccessTokenSubject {
  /** Platform id, for example `bom-us`. On another platform the token counts as `unreadable` (D1). */
  platformId: string;
  userId: string;
  /** The session, to recognise a revoked one (NOT_FOUND_ACCESS_TOKEN). */
  sessionId: string;
}

export interface AccessTokenClaims extends AccessTokenSubject {
  createdAtMs: number;
  expiredAtMs: number;
}

/** The result of verifying a token. `unreadable`: altered, with another key, of another platform, or no token at all. */
export type AccessTokenReading =
  | { readonly kind: 'valid'; readonly claims: AccessTokenClaims }
  | { readonly kind: 'expired'; readonly claims: AccessTokenClaims }
  | { readonly kind: 'unreadable' };

export interface TokenSignerOptions {
  /** At least 32 bytes. */
  secret: string;
  /** Former secrets: still accepted, but no longer used to sign, so that a new secret does not sign readers out. */
  previousSecrets?: readonly string[];
}

export interface TokenSigner {
  /**
   * Signs an access token. Times are cut to whole seconds, so that claims and fields agree. The same subject, times and key
   * give the same text.
   * @param options `keyId`: which key signs, the current one by default (D21); an unknown one throws
   */
  sign(
    subject: AccessTokenSubject,
    options: { nowMs: number; lifetimeMs?: number; keyId?: string },
  ): Promise<WireToken>;
  /** Verifies an access token of the given platform. Never throws because of a bad token. */
  verify(token: string, expected: { platformId: string; nowMs: number }): Promise<AccessTokenReading>;
}

const ClaimsSchema = v.object({
  sub: v.pipe(v.string(), v.nonEmpty()),
  sid: v.pipe(v.string(), v.nonEmpty()),
  iat: v.pipe(v.number(), v.safeInteger()),
  exp: v.pipe(v.number(), v.safeInteger()),
});

function readKey(secret: string): Uint8Array {
  const key = new TextEncoder().encode(secret);
  if (key.byteLength < SECRET_MIN_BYTES) {
    throw new Error(`The secret of the access tokens must have at least ${SECRET_MIN_BYTES} bytes`);
  }
  return key;
}

/** Makes the signer of access tokens (D21). HS256; the algorithm named in a token is ignored. */
export function createTokenSigner({ secret, previousSecrets = [] }: TokenSignerOptions): TokenSigner {
  const presentKeyId = keyIdOf(secret);
  const keys = new Map([secret, ...previousSecrets].map((each) => [keyIdOf(each), readKey(each)]));
  const verified = new LRUCache<string, AccessTokenClaims>({ maxSize: VERIFIED_MAX, sizeCalculation: () => 1 });

  return {
    async sign({ platformId, userId, sessionId }, options) {
      const { nowMs, lifetimeMs = ACCESS_TOKEN_LIFETIME_MS, keyId = presentKeyId } = options;
      const signingKey = keys.get(keyId);
      if (signingKey === undefined) throw new Error(`There is no key ${keyId} to sign an access token with`);
      const createdAtS = Math.floor(nowMs / 1000);
      const expiredAtS = createdAtS + Math.floor(lifetimeMs / 1000);
      const token = await new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM, kid: keyId, typ: 'JWT' })
        .setIssuer(ISSUER)
        .setAudience(platformId)
        .setSubject(userId)
        .setIssuedAt(createdAtS)
        .setExpirationTime(expiredAtS)
        .sign(signingKey);
      if (token.length > ACCESS_TOKEN_MAX_LENGTH) {
        throw new Error(`An access token of ${token.length} characters is longer than clients can hold`);
      }
      return { token, createdAt: createdAtS * 1000, expiredAt: expiredAtS * 1000 };
    },

    async verify(token, { platformId, nowMs }) {
      const name = `${platformId} ${token}`;
      const known = verified.get(name);
      if (known !== undefined) return atTime(known, nowMs);
      if (token.length > ACCESS_TOKEN_MAX_LENGTH || !hasCanonicalSignature(token)) return { kind: 'unreadable' };
      const key = keys.get(readKeyId(token));
      if (key === undefined) return { kind: 'unreadable' };
      const reading = await readWithKey(token, key, platformId, nowMs);
      if (reading.kind === 'valid') verified.set(name, reading.claims);
      return reading;
    },
  };
}

/** The reading of a token whose signature and audience are known to be right. A token ends with the second that it names. */
function atTime(claims: AccessTokenClaims, nowMs: number): AccessTokenReading {
  return { kind: Math.floor(nowMs / 1000) * 1000 < claims.expiredAtMs ? 'valid' : 'expired', claims };
}

/**
 * Whether the signature is encoded exactly as we encode it. Decoders accept several texts for the same bytes (padding, white
 * space, spare bits of the last character); then two different texts would be the same token.
 */
function hasCanonicalSignature(token: string): boolean {
  const signature = token.slice(token.lastIndexOf('.') + 1);
  try {
    return base64url.encode(base64url.decode(signature)) === signature;
  } catch {
    return false;
  }
}

/** The id of the key that the token names in its header; empty if it names none. */
function readKeyId(token: string): string {
  try {
    return decodeProtectedHeader(token).kid ?? '';
  } catch {
    return '';
  }
}

async function readWithKey(
  token: string,
  key: Uint8Array,
  platformId: string,
  nowMs: number,
): Promise<AccessTokenReading> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: platformId,
      currentDate: new Date(nowMs),
    });
    return asReading('valid', payload, platformId);
  } catch (error) {
    // jose checks the signature before the times, so the claims of an expired token are the ones we signed.
    if (error instanceof errors.JWTExpired) return asReading('expired', error.payload, platformId);
    if (error instanceof errors.JOSEError) return { kind: 'unreadable' };
    throw error;
  }
}

function asReading(kind: 'valid' | 'expired', payload: JWTPayload, platformId: string): AccessTokenReading {
  const claims = v.safeParse(ClaimsSchema, payload);
  if (!claims.success) return { kind: 'unreadable' };
  const { sub, sid, iat, exp } = claims.output;
  return {
    kind,
    claims: { platformId, userId: sub, sessionId: sid, createdAtMs: iat * 1000, expiredAtMs: exp * 1000 },
  };
}
