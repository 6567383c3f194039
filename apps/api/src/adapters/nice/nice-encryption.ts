import { createCipheriv, createDecipheriv, createHash, createHmac } from 'node:crypto';
import { isSameSecret } from '../../shared/account-keys.ts';

/** What a check is encrypted with; both sides derive it. */
export interface NiceKeys {
  readonly key: string;
  readonly iv: string;
  readonly hmacKey: string;
}

const KEY_CHARACTERS = 16;
const HMAC_KEY_CHARACTERS = 32;

/** NICE's derivation, from the time and number of the request and the value that it gives for them. */
export function deriveNiceKeys(requestTime: string, requestNumber: string, tokenValue: string): NiceKeys {
  const text = createHash('sha256').update(`${requestTime}${requestNumber}${tokenValue}`).digest('base64');
  return {
    key: text.slice(0, KEY_CHARACTERS),
    iv: text.slice(-KEY_CHARACTERS),
    hmacKey: text.slice(0, HMAC_KEY_CHARACTERS),
  };
}

/** AES-128-CBC with PKCS7, as base64. */
export function encryptForNice({ key, iv }: NiceKeys, text: string): string {
  const cipher = createCipheriv('aes-128-cbc', key, iv);
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64');
}

/** NICE's `integrity_value`: HMAC-SHA256 of the encrypted text, as base64. */
export function integrityOf({ hmacKey }: NiceKeys, encrypted: string): string {
  return createHmac('sha256', hmacKey).update(encrypted).digest('base64');
}

/** The text of NICE's answer; null where somebody changed it, or it was made with other keys. */
export function openNiceAnswer(keys: NiceKeys, encrypted: string, integrity: string): string | null {
  if (!isSameSecret(integrity, integrityOf(keys, encrypted))) return null;
  try {
    const decipher = createDecipheriv('aes-128-cbc', keys.key, keys.iv);
    return Buffer.concat([decipher.update(encrypted, 'base64'), decipher.final()]).toString('utf8');
  } catch (error) {
    // What was never encrypted with the key has no end that fits.
    if (error instanceof Error && 'code' in error) return null;
    throw error;
  }
}
