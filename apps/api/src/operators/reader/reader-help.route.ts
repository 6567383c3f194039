import { OPERATOR_CALLS } from '@longstrip/api-contract';
import { grant } from '@longstrip/core';
import type { Database, JobQueue } from '@longstrip/database';
import { addReaderNote } from '../../community/index.ts';
import {
  listOrders,
  NO_SUCH_ORDER,
  NO_SUCH_PURCHASE,
  NO_SUCH_READER,
  showOrder,
  showPurchase,
} from '../../money/index.ts';
import { READER_HELP_SENTENCES, resetAgeCheck, sendResetLink, unlockReader } from '../../people/index.ts';
import { addCommand, addQuestion } from '../access/asked-routes.ts';
import type { AdminApp } from '../access/operator-guard.ts';
import type { OperatorServices } from '../account/operator-services.ts';
import { findByOperator } from '../find/find.service.ts';
import { readLibraryOf } from './library.service.ts';
import { readAccess } from './reader-access.service.ts';
import { readReaderPage } from './reader-page.service.ts';
import { addTicketRoutes } from './ticket.route.ts';
import { readTimeline } from './timeline.service.ts';

export interface HelpParts {
  readonly database: Database;
  readonly jobs: Pick<JobQueue, 'enqueue'>;
  readonly services: OperatorServices;
  readonly nowMs: () => number;
}

const READER_REFUSALS = { NOT_EXIST: NO_SUCH_READER } as const;

/** The calls with which operators find readers and help them (record 0137). */
export function addReaderHelpRoutes(app: AdminApp, parts: HelpParts): void {
  const { database, services, nowMs } = parts;
  addQuestion(app, OPERATOR_CALLS.adminFind, {
    asked: OPERATOR_CALLS.adminFind.asked,
    run: async (asked, operator) => grant(await findByOperator(database.orm, operator, asked)),
    refusals: {},
  });
  addQuestion(app, OPERATOR_CALLS.adminReader, {
    asked: OPERATOR_CALLS.adminReader.asked,
    run: (asked, operator) => readReaderPage(parts, operator, asked, nowMs()),
    refusals: READER_REFUSALS,
  });
  addQuestion(app, OPERATOR_CALLS.adminReaderTimeline, {
    asked: OPERATOR_CALLS.adminReaderTimeline.asked,
    run: (asked, operator) => readTimeline(database, operator, asked, nowMs()),
    refusals: READER_REFUSALS,
  });
  addQuestion(app, OPERATOR_CALLS.adminReaderLibrary, {
    asked: OPERATOR_CALLS.adminReaderLibrary.asked,
    run: (asked, operator) => readLibraryOf(database, operator, asked, nowMs()),
    refusals: READER_REFUSALS,
  });
  addQuestion(app, OPERATOR_CALLS.adminReaderAccess, {
    asked: OPERATOR_CALLS.adminReaderAccess.asked,
    run: (asked, operator) => readAccess(database, operator, asked, nowMs()),
    refusals: READER_REFUSALS,
  });
  addQuestion(app, OPERATOR_CALLS.adminOrders, {
    asked: OPERATOR_CALLS.adminOrders.asked,
    run: async (asked) => grant(await listOrders(database.orm, asked, nowMs())),
    refusals: {},
  });
  addQuestion(app, OPERATOR_CALLS.adminOrder, {
    asked: OPERATOR_CALLS.adminOrder.asked,
    run: (asked) => showOrder(database.orm, asked, nowMs()),
    refusals: { NOT_EXIST: NO_SUCH_ORDER },
  });
  addQuestion(app, OPERATOR_CALLS.adminPurchase, {
    asked: OPERATOR_CALLS.adminPurchase.asked,
    run: (asked) => showPurchase(database.orm, asked, nowMs()),
    refusals: { NOT_EXIST: NO_SUCH_PURCHASE },
  });
  addCommand(app, OPERATOR_CALLS.adminReaderNote, {
    asked: OPERATOR_CALLS.adminReaderNote.asked,
    run: (asked, operator) => addReaderNote({ database, newId: services.newId }, operator, asked, nowMs()),
    refusals: READER_REFUSALS,
  });
  addCommand(app, OPERATOR_CALLS.adminReaderUnlock, {
    asked: OPERATOR_CALLS.adminReaderUnlock.asked,
    run: (asked, operator) => unlockReader(parts, operator, asked, nowMs()),
    refusals: READER_HELP_SENTENCES,
  });
  addCommand(app, OPERATOR_CALLS.adminReaderSendReset, {
    asked: OPERATOR_CALLS.adminReaderSendReset.asked,
    run: (asked, operator) => sendResetLink(parts, operator, asked, nowMs()),
    refusals: READER_HELP_SENTENCES,
  });
  addCommand(app, OPERATOR_CALLS.adminAgeCheckReset, {
    asked: OPERATOR_CALLS.adminAgeCheckReset.asked,
    run: (asked, operator) => resetAgeCheck(parts, operator, asked, nowMs()),
    refusals: READER_HELP_SENTENCES,
  });
  addTicketRoutes(app, parts);
}
