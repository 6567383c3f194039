import type { OperatorRole } from '@longstrip/core';
import { FOR_ANOTHER_ROLE } from '../../shared/operator.ts';

/** Roles that read and answer what readers ask (D25): it may be about a person. */
export const SUPPORT_ROLES: ReadonlySet<OperatorRole> = new Set(['owner', 'support']);

/** What the operator is told of each refusal. */
export const TICKET_SENTENCES = {
  NOT_EXIST: 'there is no such ticket on that platform, or its reader has deleted it.',
  ALREADY_EXECUTION_EXCEPTION: 'that ticket has its answer already.',
  FORBIDDEN: FOR_ANOTHER_ROLE,
} as const;
