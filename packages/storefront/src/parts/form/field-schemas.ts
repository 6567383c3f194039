import type { ServerKey } from '@longstrip/messages';
import * as v from 'valibot';

// What forms send, with the text that each field shows when it is wrong. A field that is not sent counts as empty.

const Sent = v.optional(v.string(), '');

/** A text without the blanks around it. */
export function textField(required: ServerKey) {
  return v.pipe(Sent, v.trim(), v.nonEmpty(required));
}

/** A text as it was typed, such as a password. */
export function exactField(required: ServerKey) {
  return v.pipe(Sent, v.nonEmpty(required));
}

/** A box that has to be ticked. */
export function tickedField(required: ServerKey) {
  return v.pipe(Sent, v.literal('on', required));
}
