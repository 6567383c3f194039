import type { OperatorRole } from '@longstrip/core';

/** Who makes a change (D25). Whoever has this installation's token, or its data directory, is the owner. */
export interface Operator {
  readonly name: string;
  readonly role: OperatorRole;
  readonly requestId: string | null;
}

/** What an operator is told whose role may not do a thing. */
export const FOR_ANOTHER_ROLE = 'that is for another role.';

/** The person at this machine: able to read the data directory, and so the owner. */
export function localOwner(requestId: string | null): Operator {
  return { name: 'local', role: 'owner', requestId };
}
