import { OPERATOR_CALLS } from '@longstrip/api-contract';
import { grant } from '@longstrip/core';
import type { Database } from '@longstrip/database';
import { addQuestion } from '../access/asked-routes.ts';
import type { AdminApp } from '../access/operator-guard.ts';
import { findByOperator } from '../find/find.service.ts';

interface HelpParts {
  readonly database: Database;
  readonly nowMs: () => number;
}

/** The calls with which operators find readers and help them (record 0137). */
export function addReaderHelpRoutes(app: AdminApp, { database }: HelpParts): void {
  addQuestion(app, OPERATOR_CALLS.adminFind, {
    asked: OPERATOR_CALLS.adminFind.asked,
    run: async (asked, operator) => grant(await findByOperator(database.orm, operator, asked)),
    refusals: {},
  });
}
