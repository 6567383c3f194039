import { expect, test } from 'vitest';
import { maskSignInId, readEmailAddress } from './email-address.ts';

const deniedDomains = ['throwaway.test'];

test.each([
  ['ada@readers.test', 'ada@readers.test'],
  ['  Ada.Lovelace+comics@Readers.Test ', 'ada.lovelace+comics@readers.test'],
  ['ａｄａ＠readers.test', 'ada@readers.test'],
  ['a@b.co', 'a@b.co'],
  ["o'brien@sub.readers.test", "o'brien@sub.readers.test"],
  ['ada@xn--bcher-kva.test', 'ada@xn--bcher-kva.test'],
  [`${'a'.repeat(64)}@readers.test`, `${'a'.repeat(64)}@readers.test`],
  ['ada@notthrowaway.test', 'ada@notthrowaway.test'],
])('%j is an address', (typed, address) => {
  expect(readEmailAddress(typed, { deniedDomains })).toEqual({ ok: true, value: address });
});

test.each([
  '',
  'ada',
  '@readers.test',
  'ada@',
  'ada@readers',
  'ada@@readers.test',
  'ada@eve@readers.test',
  'ada,eve@readers.test',
  'ada@readers.test,eve@readers.test',
  'ada lovelace@readers.test',
  '.ada@readers.test',
  'ada.@readers.test',
  'a..da@readers.test',
  '"ada"@readers.test',
  'ada@-readers.test',
  'ada@readers-.test',
  'ada@readers..test',
  'ada@127.0.0.1',
  'ada@[127.0.0.1]',
  'ada@readers.test\r\nBcc: eve@readers.test',
  'ada\u0000@readers.test',
  'аda@readers.test',
  'ada@throwaway.test',
  'ada@mail.throwaway.test',
  'ada@THROWAWAY.test',
  `${'a'.repeat(65)}@readers.test`,
  `ada@${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(20)}.test`,
])('%j is none', (typed) => {
  expect(readEmailAddress(typed, { deniedDomains })).toEqual({ ok: false, code: 'INVALID_EMAIL' });
});

test.each([
  ['ada@readers.test', 'ad***@readers.test'],
  ['lovelace@readers.test', 'lo***@readers.test'],
  ['ab@readers.test', 'a***@readers.test'],
  ['a@readers.test', '***@readers.test'],
  ['+66812345678', '+66*****78'],
])('%s is shown as %s', (id, shown) => {
  expect(maskSignInId(id)).toBe(shown);
});
