import { createCipheriv, createDecipheriv, createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** A token that the store fetched, and the keys that belong to it. */
export interface CryptoToken {
  id: string;
  keys: NiceKeys;
}

/** The fields that the pop-up posts to the store. */
export interface NiceAnswer {
  token_version_id: string;
  enc_data: string;
  integrity_value: string;
}

/** The data that the person typed on the pop-up. */
export interface Person {
  name: string;
  /** YYYYMMDD */
  birthDate: string;
  gender: 'M' | 'F';
  phone: string;
}

/** The kinds of answers; each has a button. */
export const NICE_ANSWERS = {
  confirm: 'Confirm',
  cancel: 'Cancel',
  'wrong-number': 'Answer with another request number',
  tampered: 'Answer with a changed text',
  replay: 'Send the last answer again',
} as const;
export type NiceAnswerKind = keyof typeof NICE_ANSWERS;
export const isNiceAnswerKind = (text: string): text is NiceAnswerKind => Object.hasOwn(NICE_ANSWERS, text);

/** Encrypts a result for the store. */
export function sealAnswer({ id, keys }: CryptoToken, result: Readonly<Record<string, string>>): NiceAnswer {
  const encrypted = encryptForNice(keys, JSON.stringify(result));
  return { token_version_id: id, enc_data: encrypted, integrity_value: integrityOf(keys, encrypted) };
}

/** The result about a person. The same person always has the same DI. */
export function resultOf(
  person: Person,
  request: { requestNumber: string; receivedData: string },
  { responseNumber, timeText }: { responseNumber: string; timeText: string },
): Record<string, string> {
  const digest = (purpose: string): Buffer =>
    createHash('sha512').update(`${purpose} ${person.name} ${person.birthDate} ${person.phone}`).digest();
  return {
    resultcode: '0000',
    requestno: request.requestNumber,
    enctime: timeText,
    sitecode: NICE_CLIENT.siteCode,
    responseno: responseNumber,
    authtype: 'M',
    name: person.name,
    utf8_name: encodeURIComponent(person.name),
    birthdate: person.birthDate,
    gender: person.gender === 'M' ? '1' : '0',
    nationalinfo: '0',
    mobileco: '1',
    mobileno: person.phone,
    di: digest('di').toString('base64').slice(0, 64),
    ci: digest('ci').toString('base64').slice(0, 88),
    receivedata: request.receivedData,
  };
}

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

/** Decrypts a text; null if it was not encrypted with this key. */
export function decryptFromNice({ key, iv }: NiceKeys, encrypted: string): string | null {
  try {
    const decipher = createDecipheriv('aes-128-cbc', key, iv);
    return Buffer.concat([decipher.update(encrypted, 'base64'), decipher.final()]).toString('utf8');
  } catch {
    // Encrypted with another key, or not encrypted at all.
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

/** The store's registration at NICE. */
export const NICE_CLIENT = {
  clientId: 'sandbox-nice-client',
  clientSecret: 'sandbox-nice-client-secret',
  productId: '2101979031',
  siteCode: 'SANDBOX01',
} as const;

/** Below this path the sandbox is a fake NICE. */
export const NICE_PATH = '/nice';

/** The api's settings for NICE's identity check. */
export interface SandboxNice {
  tokenUrl: string;
  cryptoTokenUrl: string;
  /** Where the pop-up's form is posted to. */
  popupUrl: string;
  clientId: string;
  clientSecret: string;
  productId: string;
}

/** @param baseUrl the sandbox's own origin */
export function sandboxNice(baseUrl: string): SandboxNice {
  const { clientId, clientSecret, productId } = NICE_CLIENT;
  return {
    tokenUrl: `${baseUrl}${NICE_PATH}/digital/niceid/oauth/oauth/token`,
    cryptoTokenUrl: `${baseUrl}${NICE_PATH}/digital/niceid/api/v1.0/common/crypto/token`,
    popupUrl: `${baseUrl}${NICE_PATH}/CheckPlusSafeModel/service.cb`,
    ...{ clientId, clientSecret, productId },
  };
}
