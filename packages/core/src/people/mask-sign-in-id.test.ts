import { expect, test } from 'vitest';
import { maskSignInId } from './mask-sign-in-id.ts';

test.each([
  ['ada@readers.test', 'ad***@readers.test'],
  ['lovelace@readers.test', 'lo***@readers.test'],
  ['ab@readers.test', 'a***@readers.test'],
  ['a@readers.test', '***@readers.test'],
  ['+66812345678', '+66*****78'],
])('%s is shown as %s', (id, shown) => {
  expect(maskSignInId(id)).toBe(shown);
});
