import { createHash } from 'node:crypto';
import type { Platform } from '@longstrip/core';
import { GUEST_KEY } from '../../parts/reading/reading-record.ts';
import type { Visitor } from './request-session.ts';

const KEY_DIGITS = 16;

/**
 * A name for the reader by which their browser tells what is theirs on the device (record 0118). It does not tell the id of the
 * account. Null if it is not known whose request it is.
 */
export function readerKeyOf({ id }: Pick<Platform, 'id'>, visitor: Visitor): string | null {
  if (visitor.kind === 'unknown') return null;
  if (visitor.kind !== 'reader') return GUEST_KEY;
  return createHash('sha256').update(`${id}/${visitor.session.userId}`).digest('hex').slice(0, KEY_DIGITS);
}
