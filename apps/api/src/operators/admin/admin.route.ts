import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { OPERATOR_CALLS, type OperatorCall } from '@longstrip/api-contract';
import { grant } from '@longstrip/core';
import { type Context, Hono } from 'hono';
import type { BlankSchema } from 'hono/types';
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
  listForOperator,
  listReported,
  ReportedQuerySchema,
  showForOperator,
  TICKET_SENTENCES,
  TicketAnswerSchema,
  TicketListQuerySchema,
  TicketQuerySchema,
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
  grantByOperator,
  grantEpisodes,
  NO_SUCH_READER,
  noteBooksCheck,
  type OperatorNote,
  OrderRefundSchema,
  PRODUCT_CHANGE_REFUSALS,
  ProductChangeSchema,
  PURCHASE_UNDO_REFUSALS,
  PurchaseUndoSchema,
  readBooks,
  readEntriesByOperator,
  refundByOperator,
  SealHeadsSchema,
  streamBooks,
  takeBackByOperator,
  undoPurchase,
} from '../../money/index.ts';
import { localOwner, type Operator, refusalBody, success } from '../../shared/operator.ts';
import { ReferenceSchema } from '../../shared/operator-values.ts';
import type { Proofs } from '../../shared/proofs.ts';
import { applyDocument } from '../apply/apply.service.ts';
import { parseApplyDocument } from '../apply/apply-document.ts';
import { HAND_OVER_SENTENCES, HandOverSchema, handOverByOperator } from '../hand-over/hand-over-by-operator.ts';
import { AuditQuerySchema, readAudit } from './read-audit.ts';
import { listSeries, showSeries } from './read-series.ts';

interface AdminRouteOptions extends ImportRouteOptions {
  /** The operator's token of this run; its holder is the owner (D25). */
  token: string;
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

const ApplyRequestSchema = v.strictObject({ action: v.picklist(SERIES_ACTIONS), document: v.unknown() });
const APPLY_LIMIT_BYTES = 32 * 1024 * 1024;

export interface AdminRoute {
  route: Hono;
  /** Starts no more imports, and waits for the running one, which is aborted after `timeoutMs`. */
  drain(timeoutMs: number): Promise<void>;
}

type AdminVariables = { Variables: { requestId: string; answerEnded?: Promise<unknown> } };
const BASE = '/admin';
type AdminApp = Hono<AdminVariables, BlankSchema, typeof BASE>;

/**
 * `/admin` (D38): the routes of the operators' commands, and later of the console. Requires the token; every change is in
 * the audit log. Imports are in `createImportRoute`.
 */
export function createAdminRoute(options: AdminRouteOptions): AdminRoute {
  const app: AdminApp = new Hono<AdminVariables>().basePath(BASE);
  const imports = createImportRoute(options);

  app.use(async (c, next) => {
    // When mounted in the api, the request already has the id of its log line.
    if (c.get('requestId') === undefined) c.set('requestId', options.newId());
    c.header('Cache-Control', 'no-store');
    if (holdsToken(c.req.header('authorization'), options.token)) {
      return next();
    }
    return c.json(refusalBody({ code: 'NOT_AN_OPERATOR', sentence: 'the operator’s token is missing or old.' }), 401);
  });
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
  app.post(below(OPERATOR_CALLS.adminApply), async (c) => {
    const request = v.safeParse(ApplyRequestSchema, await readJson(c.req.raw));
    const parsed = request.success ? parseApplyDocument(request.output.document) : null;
    if (!request.success || parsed === null) {
      return c.json(refusalBody({ code: 'MALFORMED_REQUEST', sentence: 'the request is malformed.' }), 400);
    }
    if (!parsed.ok) {
      const refusals = parsed.sentences.map((sentence) => ({ code: 'DOCUMENT_INVALID', sentence }));
      return c.json(success({ ok: false, refusals }));
    }
    const parts = { ...options, operator: localOwner(c.get('requestId')), nowMs: options.nowMs() };
    return c.json(success(await applyDocument(parts, parsed.document, request.output.action)));
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
  const { database, nowMs } = options;
  addCommand(app, OPERATOR_CALLS.adminWalletGrant, {
    asked: CoinGrantSchema,
    run: (asked, operator) => grantByOperator(database, operator, asked, nowMs()),
    refusals: { NOT_EXIST: NO_SUCH_READER },
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
  app.post(below(OPERATOR_CALLS.adminOrderRefund), async (c) => {
    const asked = v.safeParse(OrderRefundSchema, await readJson(c.req.raw));
    if (!asked.success) return c.json(malformed(asked.issues[0].message), 400);
    const refunded = await refundByOperator(options, localOwner(c.get('requestId')), asked.output, nowMs());
    return c.json(refunded.ok ? success(refunded.value) : refusalBody(refunded));
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
  addQuestion(app, OPERATOR_CALLS.adminTickets, {
    asked: TicketListQuerySchema,
    run: (asked, operator) => listForOperator(database.orm, operator, asked),
    refusals: TICKET_SENTENCES,
  });
  addQuestion(app, OPERATOR_CALLS.adminTicket, {
    asked: TicketQuerySchema,
    run: (asked, operator) => showForOperator(database.orm, operator, asked),
    refusals: TICKET_SENTENCES,
  });
  addCommand(app, OPERATOR_CALLS.adminTicketAnswer, {
    asked: TicketAnswerSchema,
    run: (asked, operator) => answerByOperator(options, operator, asked, nowMs()),
    refusals: TICKET_SENTENCES,
  });
  addQuestion(app, OPERATOR_CALLS.adminReportedComments, {
    asked: ReportedQuerySchema,
    run: async (asked) => grant(await listReported(database.orm, asked)),
    refusals: {},
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
    c.json(success({ removed: await options.removeDemo(localOwner(c.get('requestId')), options.nowMs()) })),
  );
  app.route(below(OPERATOR_CALLS.adminImport), imports.route);
  return { route: new Hono().route('/', app), drain: imports.drain };
}

/** The path of a call below the routes' own base. */
function below({ path }: OperatorCall): string {
  return path.slice(BASE.length);
}

/** A request of an operator: how it is parsed, and its result, or a sentence that says why there is none. */
interface Asked<Schema extends v.GenericSchema, Value, Code extends string> {
  readonly asked: Schema;
  readonly run: (
    asked: v.InferOutput<Schema>,
    operator: Operator,
  ) => Promise<{ ok: true; value: Value } | ({ ok: false; code: Code } & OperatorNote)>;
  readonly refusals: Readonly<Record<NoInfer<Code>, string>>;
}

/** Adds a route that takes its input from the body. */
function addCommand<Schema extends v.GenericSchema, Value, Code extends string>(
  app: AdminApp,
  call: OperatorCall & { readonly method: 'POST' },
  command: Asked<Schema, Value, Code>,
): void {
  app.post(below(call), async (c) => answerAsked(c, await readJson(c.req.raw), command));
}

/** Adds a route that takes its input from the query; it changes nothing. */
function addQuestion<Schema extends v.GenericSchema, Value, Code extends string>(
  app: AdminApp,
  call: OperatorCall & { readonly method: 'GET' },
  question: Asked<Schema, Value, Code>,
): void {
  app.get(below(call), (c) => answerAsked(c, c.req.query(), question));
}

async function answerAsked<Schema extends v.GenericSchema, Value, Code extends string>(
  c: Context<AdminVariables>,
  given: unknown,
  { asked: schema, run, refusals }: Asked<Schema, Value, Code>,
): Promise<Response> {
  const asked = v.safeParse(schema, given);
  if (!asked.success) return c.json(malformed(asked.issues[0].message), 400);
  const done = await run(asked.output, localOwner(c.get('requestId')));
  if (done.ok) return c.json(success(done.value));
  const { code, sentence = refusals[code] } = done;
  return c.json(refusalBody({ code, sentence }));
}

function malformed(message: string) {
  return refusalBody({ code: 'MALFORMED_REQUEST', sentence: `${message}.` });
}

/** Compares hashes in constant time: it reveals neither the length nor the first wrong letter. */
function holdsToken(header: string | undefined, token: string): boolean {
  const given = /^Bearer (\S+)$/.exec(header ?? '')?.[1];
  if (given === undefined || token === '') return false;
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(token));
}

async function readJson(request: Request): Promise<unknown> {
  if (Number(request.headers.get('content-length') ?? Number.POSITIVE_INFINITY) > APPLY_LIMIT_BYTES) return null;
  return request.json().catch(() => null);
}
