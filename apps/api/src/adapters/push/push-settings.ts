import { createECDH } from 'node:crypto';

/** The store's identity at push services (VAPID, RFC 8292). */
export interface PushSettings {
  /** A private key of P-256, in base64url. The public one is calculated of it. */
  readonly privateKey: string;
  /** Whom a push service asks about our messages: `mailto:` or `https:`. */
  readonly subject: string;
}

const KEY_BYTES = 32;

/** Whether a text is a private key of P-256 in base64url, as the tools that make VAPID keys write it. */
export function isPushPrivateKey(text: string): boolean {
  try {
    return Buffer.from(text, 'base64url').length === KEY_BYTES && publicPushKey(text) !== '';
  } catch {
    return false;
  }
}

/** What browsers subscribe with: the public key, uncompressed, in base64url. Throws for what is no private key. */
export function publicPushKey(privateKey: string): string {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return curve.getPublicKey().toString('base64url');
}
