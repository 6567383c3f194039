import { OPERATOR_CALLS } from '@longstrip/api-contract';
import { grant } from '@longstrip/core';
import {
  blockWriter,
  COMMENT_JUDGEMENT_REFUSALS,
  deleteReply,
  listBlockedWriters,
  listForOperator,
  listReported,
  listSavedReplies,
  saveReply,
  showComment,
  showForOperator,
  TICKET_SENTENCES,
  unblockWriter,
} from '../../community/index.ts';
import { NO_SUCH_READER } from '../../money/index.ts';
import { addCommand, addQuestion, addRemoval } from '../access/asked-routes.ts';
import type { AdminApp } from '../access/operator-guard.ts';
import type { HelpParts } from './reader-help.route.ts';

/** The calls about what readers write: support tickets, saved replies, reported comments. */
export function addTicketRoutes(app: AdminApp, parts: HelpParts): void {
  const { database, services, nowMs } = parts;
  addQuestion(app, OPERATOR_CALLS.adminTickets, {
    asked: OPERATOR_CALLS.adminTickets.asked,
    run: (asked, operator) => listForOperator(database.orm, operator, asked),
    refusals: TICKET_SENTENCES,
  });
  addQuestion(app, OPERATOR_CALLS.adminTicket, {
    asked: OPERATOR_CALLS.adminTicket.asked,
    run: (asked, operator) => showForOperator(database.orm, operator, asked, { keys: services.keys, nowMs: nowMs() }),
    refusals: TICKET_SENTENCES,
  });
  addQuestion(app, OPERATOR_CALLS.adminSavedReplies, {
    asked: OPERATOR_CALLS.adminSavedReplies.asked,
    run: async (asked) => grant(await listSavedReplies(database.orm, asked)),
    refusals: {},
  });
  addCommand(app, OPERATOR_CALLS.adminSavedReplySave, {
    asked: OPERATOR_CALLS.adminSavedReplySave.asked,
    run: (asked, operator) => saveReply({ database, newId: services.newId }, operator, asked, nowMs()),
    refusals: {},
  });
  addRemoval(app, OPERATOR_CALLS.adminSavedReplyDelete, {
    asked: OPERATOR_CALLS.adminSavedReplyDelete.asked,
    run: (asked, operator) => deleteReply(database, operator, asked, nowMs()),
    refusals: {},
  });
  addQuestion(app, OPERATOR_CALLS.adminReportedComments, {
    asked: OPERATOR_CALLS.adminReportedComments.asked,
    run: async (asked) => grant(await listReported(database.orm, asked)),
    refusals: {},
  });
  addQuestion(app, OPERATOR_CALLS.adminComment, {
    asked: OPERATOR_CALLS.adminComment.asked,
    run: (asked) => showComment(database.orm, asked),
    refusals: COMMENT_JUDGEMENT_REFUSALS,
  });
  addQuestion(app, OPERATOR_CALLS.adminBlockedWriters, {
    asked: OPERATOR_CALLS.adminBlockedWriters.asked,
    run: async (asked) => grant(await listBlockedWriters(database.orm, asked, nowMs())),
    refusals: {},
  });
  addCommand(app, OPERATOR_CALLS.adminWriterBlock, {
    asked: OPERATOR_CALLS.adminWriterBlock.asked,
    run: (asked, operator) => blockWriter(database, operator, asked, nowMs()),
    refusals: { NOT_EXIST: NO_SUCH_READER },
  });
  addCommand(app, OPERATOR_CALLS.adminWriterUnblock, {
    asked: OPERATOR_CALLS.adminWriterUnblock.asked,
    run: (asked, operator) => unblockWriter(database, operator, asked, nowMs()),
    refusals: { NOT_EXIST: NO_SUCH_READER },
  });
}
