import { OPERATOR_CALLS } from '@longstrip/api-contract';
import { grant } from '@longstrip/core';
import { addCommand, addQuestion } from '../access/asked-routes.ts';
import type { AdminApp } from '../access/operator-guard.ts';
import type { OperatorServices } from '../account/operator-services.ts';
import type { ActParts } from '../request/approved-acts.ts';
import { beginPreview } from './begin-preview.ts';
import { readCalendar } from './calendar.ts';
import { listEditions } from './editions.ts';
import { listSeriesOf } from './series-list.repository.ts';
import { tryDocument } from './try-document.ts';

interface ScheduleParts extends ActParts {
  readonly services: OperatorServices;
  readonly nowMs: () => number;
}

/** The calls about series, what opens when, and how it will look (record 0140). */
export function addScheduleRoutes(app: AdminApp, parts: ScheduleParts): void {
  const { database, services, nowMs } = parts;
  addQuestion(app, OPERATOR_CALLS.adminCatalogue, {
    asked: OPERATOR_CALLS.adminCatalogue.asked,
    run: async (asked) => grant(await listSeriesOf(database.orm, asked, nowMs())),
    refusals: {},
  });
  addQuestion(app, OPERATOR_CALLS.adminEditions, {
    asked: OPERATOR_CALLS.adminEditions.asked,
    run: ({ reference }) => listEditions(database, reference, nowMs()),
    refusals: {},
  });
  addQuestion(app, OPERATOR_CALLS.adminCalendar, {
    asked: OPERATOR_CALLS.adminCalendar.asked,
    run: async (asked) => grant(await readCalendar(database.orm, asked, nowMs())),
    refusals: {},
  });
  addCommand(app, OPERATOR_CALLS.adminApplyTry, {
    asked: OPERATOR_CALLS.adminApplyTry.asked,
    run: async ({ document }, operator) => grant(await tryDocument(parts, operator, document, nowMs())),
    refusals: {},
  });
  addCommand(app, OPERATOR_CALLS.adminPreview, {
    asked: OPERATOR_CALLS.adminPreview.asked,
    run: async (asked) => beginPreview(services, asked, nowMs()),
    refusals: {},
  });
}
