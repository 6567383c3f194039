import type { OperatorRole } from '@longstrip/core';

/** The operator who makes a change (D25). The caller with this installation's token, or its data directory, is the owner. */
export interface Operator {
  readonly name: string;
  readonly role: OperatorRole;
  readonly requestId: string | null;
}

export const FOR_ANOTHER_ROLE = 'that is for another role.';

/** The person at this machine can read the data directory, and so is the owner. */
export function localOwner(requestId: string | null): Operator {
  return { name: 'local', role: 'owner', requestId };
}

/** Why a change was not made. The code is stable, the sentence is for people. */
export interface AdminRefusal {
  code: string;
  sentence: string;
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

export function success(data: unknown) {
  return { result: 'SUCCESS', data };
}

export function refusalBody({ code, sentence }: AdminRefusal) {
  return { result: 'ERROR', error: { code, message: sentence, detail: '' } };
}
