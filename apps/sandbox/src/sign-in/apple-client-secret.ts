import { createECDH, createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import { jwtVerify } from 'jose';

/** The developer's ids at Apple that the sandbox knows. */
const TEAM_ID = 'SANDBOXTEA';
const KEY_ID = 'SANDBOXKEY';
export const APPLE_CLIENT_ID = 'example.longstrip.sandbox';
/** The audience of a client secret, the same as at the real Apple. */
const AUDIENCE = 'https://appleid.apple.com';
/** Apple refuses a secret that is valid for longer than six months. */
const LONGEST_SECONDS = 15_777_000;
const SECRET_SECONDS = 180 * 24 * 60 * 60;

const developerKey = deriveDeveloperKey();

/**
 * The developer's key of the sandbox's Apple, the same in every process: the site signs with it, the sandbox verifies. A
 * real developer downloads such a key from Apple.
 */
function deriveDeveloperKey(): KeyObject {
  const d = createHash('sha256').update('longstrip sandbox: Apple developer key').digest();
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(d);
  const point = curve.getPublicKey();
  const coordinates = { x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') };
  return createPrivateKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', d: d.toString('base64url'), ...coordinates },
  });
}

/** A client secret as Apple requires it: a JWT signed by the developer (ES256), valid for 180 days. */
export function appleClientSecret(nowMs: number): string {
  const issuedAt = Math.floor(nowMs / 1000);
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { iss: TEAM_ID, iat: issuedAt, exp: issuedAt + SECRET_SECONDS, aud: AUDIENCE, sub: APPLE_CLIENT_ID };
  const signed = `${part({ alg: 'ES256', kid: KEY_ID })}.${part(claims)}`;
  const signature = sign('sha256', Buffer.from(signed), { key: developerKey, dsaEncoding: 'ieee-p1363' });
  return `${signed}.${signature.toString('base64url')}`;
}

/** Whether Apple would accept it: signed by the developer, for this client, not expired, and not valid for too long. */
export async function isAppleClientSecret(secret: string, nowMs: number): Promise<boolean> {
  try {
    const { payload, protectedHeader } = await jwtVerify(secret, createPublicKey(developerKey), {
      algorithms: ['ES256'],
      issuer: TEAM_ID,
      subject: APPLE_CLIENT_ID,
      audience: AUDIENCE,
      requiredClaims: ['exp', 'iat'],
      currentDate: new Date(nowMs),
    });
    return protectedHeader.kid === KEY_ID && (payload.exp ?? Infinity) - nowMs / 1000 <= LONGEST_SECONDS;
  } catch {
    // Apple gives no reason for a refusal.
    return false;
  }
}
