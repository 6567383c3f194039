import type { RefusalBlock, RefusalCode } from '@longstrip/core';
import type { ServerKey } from './load-messages.ts';

/** Refusals whose text depends on where they happen (D27); every other has one text for all blocks. */
export const BLOCK_TEXTS = [
  'error.payment.UNKNOWN',
  'error.login.INVALID_PW_REGEX',
  'error.purchase.ADULT_ONLY_CONTENTS',
  'error.passwordChange.INCORRECT_PASSWORD',
  'error.passwordReset.INCORRECT_PASSWORD',
  'error.withdrawal.FREQUENT_REQUEST',
  'error.withdrawal.WITHDRAWAL',
  'error.withdrawal.TIMEOUT',
  'error.withdrawal.NOT_FOUND_USER',
] as const satisfies readonly ServerKey[];

/** The key of a refusal's text, by code alone. Fails to compile when a code has no text. */
export function refusalMessageKey(code: RefusalCode): ServerKey {
  return `error.${code}`;
}

/** The key of a refusal's text in one block of the error catalogue (section 8); the api may answer any code in it. */
export function refusalMessageKeyIn(block: RefusalBlock, code: RefusalCode): ServerKey {
  const own = `error.${block}.${code}`;
  return BLOCK_TEXTS.find((key) => key === own) ?? refusalMessageKey(code);
}
