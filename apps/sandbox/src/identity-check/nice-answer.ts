import { createHash } from 'node:crypto';
import { encryptForNice, integrityOf, type NiceKeys } from './nice-encryption.ts';
import { NICE_CLIENT } from './nice-registration.ts';

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

/** Who the person on the pop-up says to be. */
export interface Person {
  name: string;
  /** YYYYMMDD */
  birthDate: string;
  gender: 'M' | 'F';
  phone: string;
}

/** The ways of answering; each has a button. */
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

/** The result about a person. One person is one DI, at whatever time they are asked. */
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
