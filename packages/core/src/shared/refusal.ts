import type { RefusalCode } from './refusal-codes.ts';

/** A rule's "no": a value, not an exception. */
export interface Refusal<Code extends RefusalCode = RefusalCode> {
  readonly ok: false;
  readonly code: Code;
}

/** A rule's "yes" with its result. */
export interface Granted<Value> {
  readonly ok: true;
  readonly value: Value;
}

/** The result of a rule: its value, or one of its refusals. */
export type Decision<Value, Code extends RefusalCode = RefusalCode> = Granted<Value> | Refusal<Code>;

export function refuse<Code extends RefusalCode>(code: Code): Refusal<Code> {
  return { ok: false, code };
}

export function grant<Value>(value: Value): Granted<Value> {
  return { ok: true, value };
}
