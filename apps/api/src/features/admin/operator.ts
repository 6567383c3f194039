import type { OperatorRole } from '@longstrip/core';

/** Who makes a change (D25). Whoever holds the token of this installation, or its data directory, is the owner. */
export interface Operator {
  readonly name: string;
  readonly role: OperatorRole;
  readonly requestId: string | null;
}

/** The person at this machine: they can read the data directory, so they own it. */
export function localOwner(requestId: string | null): Operator {
  return { name: 'local', role: 'owner', requestId };
}
