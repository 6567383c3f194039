import { randomInt } from 'node:crypto';
import { ApplyOptionsSchema, OPERATOR_CALLS } from '@longstrip/api-contract';
import { grant } from '@longstrip/core';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import {
  createImportRoute,
  type ImportRouteOptions,
  listNamedAssets,
  NamedAssetsQuerySchema,
} from '../../catalogue/index.ts';
import {
  answerByOperator,
  COMMENT_JUDGEMENT_REFUSALS,
  CommentJudgementSchema,
  judgeComment,
  TICKET_SENTENCES,
  TicketAnswerSchema,
} from '../../community/index.ts';
import {
  CoinGrantSchema,
  changeProductByOperator,
  checkStoredHeads,
  drawByOperator,
  EPISODE_GRANT_REFUSALS,
  EpisodeGrantSchema,
  EVENT_OPERATOR_SENTENCES,
  EventDrawSchema,
  EventEntriesSchema,
  GRANT_TAKE_BACK_REFUSALS,
  GrantTakeBackSchema,
  grantEpisodes,
  noteBooksCheck,
  OrderRefundSchema,
  PRODUCT_CHANGE_REFUSALS,
  ProductChangeSchema,
  PURCHASE_UNDO_REFUSALS,
  PurchaseUndoSchema,
  readBooks,
  readEntriesByOperator,
  SealHeadsSchema,
  streamBooks,
  takeBackByOperator,
  undoPurchase,
} from '../../money/index.ts';
import { type Operator, refusalBody, success } from '../../shared/operator.ts';
import { ReferenceSchema } from '../../shared/operator-values.ts';
import type { Proofs } from '../../shared/proofs.ts';
import { answerTable } from '../access/answer-table.ts';
import { addCommand, addQuestion, below, malformed } from '../access/asked-routes.ts';
import { grantsOf } from '../access/operator-caller.ts';
import { type AdminApp, type AdminEnv, guardOperators, readBody } from '../access/operator-guard.ts';
import { addAccountRoutes } from '../account/account.route.ts';
import type { OperatorServices } from '../account/operator-services.ts';
import { addEntryRoutes, type EntryParts } from '../entries/entries.route.ts';
import { HAND_OVER_SENTENCES, HandOverSchema, handOverByOperator } from '../hand-over/hand-over-by-operator.ts';
import { addHealthRoutes } from '../health/health.route.ts';
import { addMoneyDeskRoutes } from '../money-desk/money-desk.route.ts';
import { addPromotionRoutes } from '../promotion/promotion.route.ts';
import { addReaderHelpRoutes } from '../reader/reader-help.route.ts';
import { addNumbersRoutes } from '../report/numbers.route.ts';
import { applyOrWait, grantOrWait, refundOrWait } from '../request/or-wait.ts';
import { type Decider, decideRequest, listRequests } from '../request/request.service.ts';
import { addScheduleRoutes } from '../schedule/schedule.route.ts';
import { addUploadRoutes, type UploadRouteParts } from '../upload/upload.route.ts';
import { AuditQuerySchema, readAudit, writeAuditTable } from './read-audit.ts';
import { listSeries, showSeries } from './read-series.ts';

interface AdminRouteOptions
  extends ImportRouteOptions,
    Pick<UploadRouteParts, 'uploads' | 'images'>,
    Pick<EntryParts, 'pictures'> {
  /** What commands on this machine send; they act as the owner (D25). */
  token: string;
  /** For operators' accounts. */
  services: OperatorServices;
  proofs: Proofs;
  removeDemo: (operator: Operator, nowMs: number) => Promise<number>;
  newId: () => string;
}

/** Action names in the audit log for changes of series by `npm run catalogue` and `npm run apply`. */
export const SERIES_ACTIONS = [
  'series.apply',
  'series.set',
  'series.publish',
  'series.hide',
  'series.unhide',
  'series.remove',
  'series.restore',
] as const;

const ApplyRequestSchema = v.strictObject({
  action: v.picklist(SERIES_ACTIONS),
  document: v.unknown(),
  ...ApplyOptionsSchema.entries,
});

export interface AdminRoute {
  route: Hono;
  /** Starts no more imports, and waits for the running one, which is aborted after `timeoutMs`. */
  drain(timeoutMs: number): Promise<void>;
}

/**
 * `/admin` (D38): the routes of the operators' commands and of the console. `guardOperators` decides about each request first; every
 * change is in the audit log. Imports are in `createImportRoute`, accounts in `addAccountRoutes`.
 */
export function createAdminRoute(options: AdminRouteOptions): AdminRoute {
  const app: AdminApp = new Hono<AdminEnv>().basePath('/admin');
  const imports = createImportRoute(options);
  const { database, nowMs } = options;

  app.use(async (c, next) => {
    // When mounted in the api, the request already has the id of its log line.
    if (c.get('requestId') === undefined) c.set('requestId', options.newId());
    return next();
  });
  app.use(guardOperators({ database, token: options.token, nowMs }));
  addAccountRoutes(app, { database, services: options.services, nowMs });
  addReaderHelpRoutes(app, options);
  addNumbersRoutes(app, options);
  addPromotionRoutes(app, options);
  addUploadRoutes(app, options);
  addScheduleRoutes(app, options);
  addEntryRoutes(app, options);
  addMoneyDeskRoutes(app, options);
  addHealthRoutes(app, options);
  app.get(below(OPERATOR_CALLS.adminSeries), async (c) => c.json(success(await listSeries(options.database.orm))));
  app.get(below(OPERATOR_CALLS.adminSeriesOne), async (c) => {
    const reference = v.safeParse(ReferenceSchema, c.req.query('reference'));
    if (!reference.success) {
      const sentence = `the name of a series ${reference.issues[0].message}.`;
      return c.json(refusalBody({ code: 'MALFORMED_REQUEST', sentence }), 400);
    }
    const result = await showSeries(options.database.orm, reference.output);
    return c.json(result.ok ? success(result.series) : refusalBody(result.refusal));
  });
  addQuestion(app, OPERATOR_CALLS.adminAudit, {
    asked: AuditQuerySchema,
    run: async (asked) => grant(await readAudit(options.database.orm, asked)),
    refusals: {},
  });
  app.get(below(OPERATOR_CALLS.adminAuditExport), (c) => {
    const asked = v.safeParse(AuditQuerySchema, c.req.query());
    if (!asked.success) return c.json(malformed(asked.issues[0].message), 400);
    return answerTable('audit-log.csv', writeAuditTable(database.orm, asked.output));
  });
  app.post(below(OPERATOR_CALLS.adminApply), async (c) => {
    const asked = v.safeParse(ApplyRequestSchema, await readBody(c));
    if (!asked.success) {
      return c.json(refusalBody({ code: 'MALFORMED_REQUEST', sentence: 'the request is malformed.' }), 400);
    }
    const applied = await applyOrWait(options, c.get('operator'), asked.output, nowMs());
    return c.json(applied.ok ? success(applied.value) : refusalBody(applied));
  });
  app.get(below(OPERATOR_CALLS.adminBooks), (c) => {
    const read = async (onProgress: (sentence: string) => void) =>
      noteBooksCheck(options.database, await readBooks(options.database, options.nowMs(), options.proofs, onProgress));
    const lines = streamBooks(read, (error) => options.onFault(error, c.get('requestId')));
    return new Response(lines, { headers: { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' } });
  });
  addCommand(app, OPERATOR_CALLS.adminBooksHeads, {
    asked: SealHeadsSchema,
    run: async (heads) => ({ ok: true, value: await checkStoredHeads(options.database, heads) }),
    refusals: {},
  });
  addCommand(app, OPERATOR_CALLS.adminWalletGrant, {
    asked: CoinGrantSchema,
    run: (asked, operator) => grantOrWait(options, operator, asked, nowMs()),
    refusals: {},
  });
  addCommand(app, OPERATOR_CALLS.adminTakeBack, {
    asked: GrantTakeBackSchema,
    run: (asked, operator) => takeBackByOperator(database, operator, asked, nowMs()),
    refusals: GRANT_TAKE_BACK_REFUSALS,
  });
  addCommand(app, OPERATOR_CALLS.adminEpisodeGrant, {
    asked: EpisodeGrantSchema,
    run: (asked, operator) => grantEpisodes(database, operator, asked, nowMs()),
    refusals: EPISODE_GRANT_REFUSALS,
  });
  addCommand(app, OPERATOR_CALLS.adminPurchaseUndo, {
    asked: PurchaseUndoSchema,
    run: (asked, operator) => undoPurchase(database, operator, asked, nowMs()),
    refusals: PURCHASE_UNDO_REFUSALS,
  });
  addCommand(app, OPERATOR_CALLS.adminOrderRefund, {
    asked: OrderRefundSchema,
    run: (asked, operator) => refundOrWait(options, operator, asked, nowMs()),
    refusals: {},
  });
  addQuestion(app, OPERATOR_CALLS.adminRequests, {
    asked: OPERATOR_CALLS.adminRequests.asked,
    run: async (asked, operator, c) => grant(await listRequests(database.orm, deciderOf(operator, c), asked, nowMs())),
    refusals: {},
  });
  addCommand(app, OPERATOR_CALLS.adminRequestDecide, {
    asked: OPERATOR_CALLS.adminRequestDecide.asked,
    run: (asked, operator, c) => decideRequest(options, deciderOf(operator, c), asked, nowMs()),
    refusals: {},
  });
  addCommand(app, OPERATOR_CALLS.adminProductSet, {
    asked: ProductChangeSchema,
    run: (asked, operator) => changeProductByOperator(database, operator, asked, nowMs()),
    refusals: PRODUCT_CHANGE_REFUSALS,
  });
  addCommand(app, OPERATOR_CALLS.adminHandOver, {
    asked: HandOverSchema,
    run: (asked, operator) => handOverByOperator(database, operator, asked, nowMs()),
    refusals: HAND_OVER_SENTENCES,
  });
  addCommand(app, OPERATOR_CALLS.adminEventEntries, {
    asked: EventEntriesSchema,
    run: (asked, operator) => readEntriesByOperator(database, operator, asked, nowMs()),
    refusals: EVENT_OPERATOR_SENTENCES,
  });
  addCommand(app, OPERATOR_CALLS.adminEventDraw, {
    asked: EventDrawSchema,
    run: (asked, operator) => drawByOperator({ database, randomBelow: randomInt }, operator, asked, nowMs()),
    refusals: EVENT_OPERATOR_SENTENCES,
  });
  addCommand(app, OPERATOR_CALLS.adminTicketAnswer, {
    asked: TicketAnswerSchema,
    run: (asked, operator) => answerByOperator(options, operator, asked, nowMs()),
    refusals: TICKET_SENTENCES,
  });
  addCommand(app, OPERATOR_CALLS.adminCommentJudge, {
    asked: CommentJudgementSchema,
    run: (asked, operator) => judgeComment(database, operator, asked, nowMs()),
    refusals: COMMENT_JUDGEMENT_REFUSALS,
  });
  addQuestion(app, OPERATOR_CALLS.adminAssets, {
    asked: NamedAssetsQuerySchema,
    run: async ({ after }) => grant(await listNamedAssets(database.orm, after)),
    refusals: {},
  });
  app.post(below(OPERATOR_CALLS.adminDemoRemove), async (c) =>
    c.json(success({ removed: await options.removeDemo(c.get('operator'), options.nowMs()) })),
  );
  app.route(below(OPERATOR_CALLS.adminImport), imports.route);
  return { route: new Hono().route('/', app), drain: imports.drain };
}

/** Only a person with a session decides: their token would decide for them. */
function deciderOf(by: Operator, c: Context<AdminEnv>): Decider {
  const caller = c.get('caller');
  const operatorId = caller?.kind === 'session' ? caller.account.id : null;
  return { by, grants: caller === null ? [] : grantsOf(caller), operatorId };
}
