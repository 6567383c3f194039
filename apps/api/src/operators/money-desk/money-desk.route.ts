import { OPERATOR_CALLS } from '@longstrip/api-contract';
import { grant } from '@longstrip/core';
import * as v from 'valibot';
import {
  listDoublePayments,
  listOwedRefunds,
  MONEY_LOSSES,
  NO_SUCH_READER,
  writeOwedRefunds,
} from '../../money/index.ts';
import { readClosing, reopenByOperator } from '../../people/index.ts';
import { answerTable } from '../access/answer-table.ts';
import { addCommand, addQuestion, below, malformed } from '../access/asked-routes.ts';
import type { AdminApp } from '../access/operator-guard.ts';
import { listChoices, readHandedOver } from '../hand-over/handed-over.service.ts';
import { takeBackHandedOver } from '../hand-over/take-back-handed-over.ts';
import type { ClosingParts } from '../request/approved-acts.ts';
import { closeOrWait, handOverOrWait, undoOrWait } from '../request/or-wait.ts';
import { previewUndo } from '../undo/undo.service.ts';

interface MoneyDeskParts extends ClosingParts {
  readonly nowMs: () => number;
}

/** Calls about what was given or went wrong (record 0142). */
export function addMoneyDeskRoutes(app: AdminApp, parts: MoneyDeskParts): void {
  const { database, nowMs } = parts;
  addQuestion(app, OPERATOR_CALLS.adminHandOverChoices, {
    asked: OPERATOR_CALLS.adminHandOverChoices.asked,
    run: async (asked) => grant(await listChoices(database.orm, asked, nowMs())),
    refusals: {},
  });
  addQuestion(app, OPERATOR_CALLS.adminHandedOver, {
    asked: OPERATOR_CALLS.adminHandedOver.asked,
    run: (asked) => readHandedOver(database.orm, asked, nowMs()),
    refusals: { NOT_EXIST: NO_SUCH_READER },
  });
  addCommand(app, OPERATOR_CALLS.adminHandOverTakeBack, {
    asked: OPERATOR_CALLS.adminHandOverTakeBack.asked,
    run: (asked, operator) => takeBackHandedOver(database, operator, asked, nowMs()),
    refusals: {},
  });
  addCommand(app, OPERATOR_CALLS.adminHandOverMany, {
    asked: OPERATOR_CALLS.adminHandOverMany.asked,
    run: (asked, operator) => handOverOrWait(parts, operator, asked, nowMs()),
    refusals: {},
  });
  addQuestion(app, OPERATOR_CALLS.adminDoublePayments, {
    asked: OPERATOR_CALLS.adminDoublePayments.asked,
    run: async (asked) => grant(await listDoublePayments(database.orm, asked, nowMs())),
    refusals: {},
  });
  addQuestion(app, OPERATOR_CALLS.adminOwedRefunds, {
    asked: OPERATOR_CALLS.adminOwedRefunds.asked,
    run: async (asked) => grant(await listOwedRefunds(database.orm, asked)),
    refusals: {},
  });
  app.get(below(OPERATOR_CALLS.adminOwedRefundsExport), (c) => {
    const asked = v.safeParse(OPERATOR_CALLS.adminOwedRefundsExport.asked, c.req.query());
    if (!asked.success) return c.json(malformed(asked.issues[0].message), 400);
    return answerTable('refunds.csv', writeOwedRefunds(database.orm, asked.output));
  });
  addQuestion(app, OPERATOR_CALLS.adminAccountClosing, {
    asked: OPERATOR_CALLS.adminAccountClosing.asked,
    run: (asked) => readClosing(database.orm, MONEY_LOSSES, asked, nowMs()),
    refusals: { NOT_EXIST: NO_SUCH_READER },
  });
  addCommand(app, OPERATOR_CALLS.adminAccountClose, {
    asked: OPERATOR_CALLS.adminAccountClose.asked,
    run: (asked, operator) => closeOrWait(parts, operator, asked, nowMs()),
    refusals: {},
  });
  addCommand(app, OPERATOR_CALLS.adminAccountReopen, {
    asked: OPERATOR_CALLS.adminAccountReopen.asked,
    run: (asked, operator) => reopenByOperator(parts, operator, asked, nowMs()),
    refusals: {},
  });
  addQuestion(app, OPERATOR_CALLS.adminUndoPreview, {
    asked: OPERATOR_CALLS.adminUndoPreview.asked,
    run: ({ entries }, operator) => previewUndo(parts, operator, entries, nowMs()),
    refusals: {},
  });
  addCommand(app, OPERATOR_CALLS.adminUndo, {
    asked: OPERATOR_CALLS.adminUndo.asked,
    run: (asked, operator) => undoOrWait(parts, operator, asked, nowMs()),
    refusals: {},
  });
}
