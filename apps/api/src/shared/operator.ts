import type { OperatorRole } from '@longstrip/core';
import { type Database, retryConflicts, type Transaction } from '@longstrip/database';

/** The operator who makes a change (D25). */
export interface Operator {
  /** As the audit log writes it. */
  readonly name: string;
  /** The role that allows the change. */
  readonly role: OperatorRole;
  readonly requestId: string | null;
  /** Whose account, token and address it was; nothing of it for a command on the machine of the product. */
  readonly origin?: OperatorOrigin;
  /** Why they change what a document of apply says; the audit log has it beside what it then is. */
  readonly reason?: string;
}

export interface OperatorOrigin {
  readonly operatorId: string | null;
  /** The machine token that was used; null: none. */
  readonly tokenName: string | null;
  readonly address: string | null;
}

export const FOR_ANOTHER_ROLE = 'that is for another role.';
/** In the audit log: a person who can read the data directory of the product. */
export const LOCAL_NAME = 'commands on this machine';

/** The person at this machine can read the data directory, and so is the owner. */
export function localOwner(requestId: string | null): Operator {
  return { name: LOCAL_NAME, role: 'owner', requestId };
}

/** Why a change was not made. The code is stable, the sentence is for people. */
export interface AdminRefusal {
  code: string;
  sentence: string;
  /** For programs: what the refusal is about. */
  detail?: string;
}

/** Thrown inside a transaction to roll it back; the caller that opened it turns this into a value. */
export class RefusedChange extends Error {
  readonly code: string;
  /** The file of an import that is at fault, if other files of its folder can still be imported. */
  readonly file: string | null;

  constructor(code: string, sentence: string, file: string | null = null) {
    super(sentence);
    this.code = code;
    this.file = file;
  }
}

/** What an operator asked for, or why they do not get it. */
export type OperatorDecision<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly code: string; readonly sentence: string; readonly detail?: string };

export function refuseOperator(code: string, sentence: string): OperatorDecision<never> {
  return { ok: false, code, sentence };
}

/** Runs a transaction; a `RefusedChange` in it rolls it back and becomes its result. */
export async function decideForOperator<Value>(
  database: Database,
  work: (transaction: Transaction) => Promise<Value>,
): Promise<OperatorDecision<Value>> {
  try {
    return { ok: true, value: await retryConflicts(() => database.orm.transaction(work)) };
  } catch (error) {
    if (error instanceof RefusedChange) return refuseOperator(error.code, error.message);
    throw error;
  }
}

export function success(data: unknown) {
  return { result: 'SUCCESS', data };
}

export function refusalBody({ code, sentence, detail = '' }: AdminRefusal) {
  return { result: 'ERROR', error: { code, message: sentence, detail } };
}
