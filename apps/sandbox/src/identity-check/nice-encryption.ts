import { createCipheriv, createDecipheriv, createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** The keys of one token, as both sides derive them. */
export interface NiceKeys {
  key: Buffer;
  iv: Buffer;
  hmacKey: string;
}

/** NICE's derivation: from the request's time and number, and the token's value. */
export function deriveNiceKeys(requestTime: string, requestNumber: string, tokenValue: string): NiceKeys {
  const text = createHash('sha256')
    .update(`${requestTime.trim()}${requestNumber.trim()}${tokenValue.trim()}`)
    .digest('base64');
  return { key: Buffer.from(text.slice(0, 16)), iv: Buffer.from(text.slice(-16)), hmacKey: text.slice(0, 32) };
}

/** AES-128-CBC with PKCS7, as base64. */
export function encryptForNice({ key, iv }: NiceKeys, text: string): string {
  const cipher = createCipheriv('aes-128-cbc', key, iv);
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64');
}

/** What was encrypted, or null where it is something else. */
export function decryptFromNice({ key, iv }: NiceKeys, encrypted: string): string | null {
  try {
    const decipher = createDecipheriv('aes-128-cbc', key, iv);
    return Buffer.concat([decipher.update(encrypted, 'base64'), decipher.final()]).toString('utf8');
  } catch {
    // Another key's text, or none at all.
    return null;
  }
}

/** NICE's `integrity_value`: HMAC-SHA256 of the encrypted text, as base64. */
export function integrityOf({ hmacKey }: NiceKeys, encrypted: string): string {
  return createHmac('sha256', hmacKey).update(encrypted).digest('base64');
}

export function isIntact(keys: NiceKeys, encrypted: string, integrity: string): boolean {
  const expected = Buffer.from(integrityOf(keys, encrypted));
  const given = Buffer.from(integrity);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
