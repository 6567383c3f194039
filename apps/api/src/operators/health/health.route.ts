import { OPERATOR_CALLS } from '@longstrip/api-contract';
import { grant } from '@longstrip/core';
import { listProviderEvents, replayEvents } from '../../money/index.ts';
import { addCommand, addQuestion } from '../access/asked-routes.ts';
import type { AdminApp } from '../access/operator-guard.ts';
import type { RefundParts } from '../request/approved-acts.ts';
import { listFailedJobs, readHealth, retryByOperator } from './health.service.ts';

/** What runs, what failed, and what can be tried again (record 0142). */
export function addHealthRoutes(app: AdminApp, parts: RefundParts & { readonly nowMs: () => number }): void {
  const { database, proofs, nowMs } = parts;
  addQuestion(app, OPERATOR_CALLS.adminHealth, {
    asked: OPERATOR_CALLS.adminHealth.asked,
    run: async () => grant(await readHealth(database, nowMs())),
    refusals: {},
  });
  addQuestion(app, OPERATOR_CALLS.adminFailedJobs, {
    asked: OPERATOR_CALLS.adminFailedJobs.asked,
    run: async (asked) => grant(await listFailedJobs(database, asked)),
    refusals: {},
  });
  addCommand(app, OPERATOR_CALLS.adminJobRetry, {
    asked: OPERATOR_CALLS.adminJobRetry.asked,
    run: (asked, operator) => retryByOperator(database, operator, asked, nowMs()),
    refusals: {},
  });
  addQuestion(app, OPERATOR_CALLS.adminProviderEvents, {
    asked: OPERATOR_CALLS.adminProviderEvents.asked,
    run: async (asked) => grant(await listProviderEvents(database.orm, proofs, asked, nowMs())),
    refusals: {},
  });
  addCommand(app, OPERATOR_CALLS.adminEventsReplay, {
    asked: OPERATOR_CALLS.adminEventsReplay.asked,
    run: (asked, operator) => replayEvents(parts, operator, asked, nowMs()),
    refusals: {},
  });
}
