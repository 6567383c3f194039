import type { RefusalCode } from './refusal-codes.ts';

/** A "no" of the rules: a value, never an exception. */
export interface Refusal<Code extends RefusalCode = RefusalCode> {
  readonly ok: false;
  readonly code: Code;
}

/** A "yes" of the rules with what was decided. */
export interface Granted<Value> {
  readonly ok: true;
  readonly value: Value;
}

/** What a rule answers: what it decided, or one of the refusals it may give. */
export type Decision<Value, Code extends RefusalCode = RefusalCode> = Granted<Value> | Refusal<Code>;

/** Makes a refusal of one code. */
export function refuse<Code extends RefusalCode>(code: Code): Refusal<Code> {
  return { ok: false, code };
}

/** Makes a decision in the reader's favour. */
export function grant<Value>(value: Value): Granted<Value> {
  return { ok: true, value };
}
