import { type IncomingMessage, request } from 'node:http';
import { basename, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { OPERATOR_CALLS, type OperatorCall } from '@longstrip/api-contract';
import { foldersAround, RefusedInput } from '@longstrip/ingest';
import * as v from 'valibot';
import {
  ImportAborted,
  type ImportControls,
  OutcomeLineSchema,
  refusedInput,
  UPLOAD_HEADERS,
} from '../catalogue/index.ts';
import { BooksLineSchema } from '../money/index.ts';
import { isMachineToken } from '../operators/index.ts';
import { type CatalogueAdmin, CommandRefused } from './catalogue-admin.ts';
import type { RunningApi } from './running-api.ts';
import { openUploadInput, type UploadInput } from './upload-input.ts';

/** The api answers with the types of its own services, of this very build; only the envelope is checked. */
const EnvelopeSchema = v.variant('result', [
  v.object({ result: v.literal('SUCCESS'), data: v.unknown() }),
  v.object({ result: v.literal('ERROR'), error: v.object({ code: v.string(), message: v.string() }) }),
]);
/** How long the product may take to confirm that an import is aborted. */
const CONFIRMED_WITHIN_MS = 5_000;

/** The api exists but cannot serve yet, or has just stopped: retry. */
export class ApiNotReady extends Error {}

/** The commands, sent to the routes of the running api. Its methods throw `ApiNotReady` while the api starts. */
export function createRemoteAdmin({ origin, token }: RunningApi): CatalogueAdmin {
  if (token === null) throw new ApiNotReady('the product is still starting');
  const send = (method: OperatorCall['method'], path: string, body?: object) =>
    ask({ origin, token, method, path, headers: { 'content-type': 'application/json' } }, async (sink) => {
      sink.end(body === undefined ? undefined : JSON.stringify(body));
    }).then(readEnvelope);
  const order = ({ method, path }: OperatorCall, body: object) => send(method, path, body);
  const question = ({ method, path }: OperatorCall, query: Readonly<Record<string, string | undefined>> = {}) => {
    const given = Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] as [string, string]],
    );
    return send(method, `${path}?${new URLSearchParams(given)}`);
  };

  return {
    async importFile(path, options, controls = {}) {
      const absolute = resolve(path);
      const name = basename(absolute);
      let input: UploadInput | null = null;
      controls.signal?.throwIfAborted();
      const { method, path: cancelled } = OPERATOR_CALLS.adminImportCancel;
      const cancel = () => send(method, cancelled.replace('{command}', String(options.command?.id)));
      const ending = endAfterAbort(controls.signal, cancel);
      try {
        input = await openUploadInput(path);
        const { kind, stream } = input;
        const headers = {
          'content-type': 'application/octet-stream',
          [UPLOAD_HEADERS.name]: encodeURIComponent(name),
          [UPLOAD_HEADERS.kind]: kind,
          [UPLOAD_HEADERS.folders]: encodeURIComponent(JSON.stringify(foldersAround(absolute))),
          [UPLOAD_HEADERS.options]: encodeURIComponent(JSON.stringify(options)),
        };
        const upload = { origin, token, ...OPERATOR_CALLS.adminImport, headers, signal: ending.signal };
        const response = await ask(upload, (sink) => pipeline(stream, sink));
        return await readOutcome(response, controls);
      } catch (error) {
        if (ending.signal.aborted) throw new Error(UNCONFIRMED, { cause: error });
        // If reading the file fails here, the request fails as if the product had stopped: the file's own error is the reason.
        const refusal = input?.trouble() ?? error;
        if (refusal instanceof RefusedInput) return refusedInput(name, [refusal.toRefusal(name)], 1);
        throw error;
      } finally {
        ending.release();
      }
    },
    list: async () => orRefuse(await question(OPERATOR_CALLS.adminSeries)),
    async show(reference) {
      const answer = await question(OPERATOR_CALLS.adminSeriesOne, { reference });
      if (answer.ok) return { ok: true, series: trusted(answer.data) };
      return { ok: false, refusal: answer.refusal };
    },
    apply: async (document, action) => orRefuse(await order(OPERATOR_CALLS.adminApply, { action, document })),
    audit: async (query) => orRefuse(await question(OPERATOR_CALLS.adminAudit, query)),
    async books(onProgress) {
      return readBooksLines(await ask({ origin, token, ...OPERATOR_CALLS.adminBooks, headers: {} }, end), onProgress);
    },
    checkHeads: async (heads) => orRefuse(await order(OPERATOR_CALLS.adminBooksHeads, heads)),
    grantCoins: async (asked) => orRefuse(await order(OPERATOR_CALLS.adminWalletGrant, asked)),
    takeBackGrant: async (asked) => orRefuse(await order(OPERATOR_CALLS.adminTakeBack, asked)),
    grantEpisodes: async (asked) => orRefuse(await order(OPERATOR_CALLS.adminEpisodeGrant, asked)),
    undoPurchase: async (asked) => orRefuse(await order(OPERATOR_CALLS.adminPurchaseUndo, asked)),
    refundOrder: async (asked) => orRefuse(await order(OPERATOR_CALLS.adminOrderRefund, asked)),
    changeProduct: async (asked) => orRefuse(await order(OPERATOR_CALLS.adminProductSet, asked)),
    handOver: async (asked) => orRefuse(await order(OPERATOR_CALLS.adminHandOver, asked)),
    eventEntries: async (asked) => orRefuse(await order(OPERATOR_CALLS.adminEventEntries, asked)),
    drawEvent: async (asked) => orRefuse(await order(OPERATOR_CALLS.adminEventDraw, asked)),
    find: async (asked) => orRefuse(await question(OPERATOR_CALLS.adminFind, asked)),
    showReader: async ({ platform, reader, isFull }) =>
      orRefuse(await question(OPERATOR_CALLS.adminReader, { platform, reader, isFull: String(isFull) })),
    readTimeline: async ({ platform, reader, limit }) =>
      orRefuse(await question(OPERATOR_CALLS.adminReaderTimeline, { platform, reader, limit: String(limit) })),
    showOrder: async (asked) => orRefuse(await question(OPERATOR_CALLS.adminOrder, asked)),
    showPurchase: async ({ platform, purchase }) =>
      orRefuse(await question(OPERATOR_CALLS.adminPurchase, { platform, purchase: String(purchase) })),
    listTickets: async ({ platform, status, limit }) =>
      orRefuse(await question(OPERATOR_CALLS.adminTickets, { platform, status, limit: String(limit) })),
    showTicket: async ({ platform, ticket, pictures }) =>
      orRefuse(await question(OPERATOR_CALLS.adminTicket, { platform, ticket, ...(pictures && { pictures: 'true' }) })),
    answerTicket: async (asked) => orRefuse(await order(OPERATOR_CALLS.adminTicketAnswer, asked)),
    listReported: async ({ platform, limit }) =>
      orRefuse(await question(OPERATOR_CALLS.adminReportedComments, { platform, limit: String(limit) })),
    judgeComment: async (asked) => orRefuse(await order(OPERATOR_CALLS.adminCommentJudge, asked)),
    inviteOperator: async (asked) => orRefuse(await order(OPERATOR_CALLS.adminOperatorInvite, asked)),
    listOperators: async () => orRefuse(await question(OPERATOR_CALLS.adminOperators)),
    createToken: async (asked) => orRefuse(await order(OPERATOR_CALLS.adminTokenCreate, asked)),
    listTokens: async () => orRefuse(await question(OPERATOR_CALLS.adminTokens)),
    endToken: async (asked) => orRefuse(await order(OPERATOR_CALLS.adminTokenEnd, asked)),
    listNamedAssets: async (after) => orRefuse(await question(OPERATOR_CALLS.adminAssets, { after })),
    async removeDemo() {
      const { removed } = orRefuse<{ removed: number }>(await order(OPERATOR_CALLS.adminDemoRemove, {}));
      return removed;
    },
    close: () => Promise.resolve(),
  };
}

/**
 * Ends a request some time after its import was aborted, if the product has not ended it by then.
 *
 * @param cancel tells the product about the abort
 */
function endAfterAbort(aborted: AbortSignal | undefined, cancel: () => Promise<unknown>) {
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const onAbort = () => {
    timer = setTimeout(() => ending.abort(), CONFIRMED_WITHIN_MS);
    // If the product does not receive the cancel, it notices the end of the connection.
    cancel().catch(() => ending.abort());
  };
  aborted?.addEventListener('abort', onAbort, { once: true });
  const release = () => {
    clearTimeout(timer);
    aborted?.removeEventListener('abort', onAbort);
  };
  return { signal: ending.signal, release };
}

interface Question {
  origin: string;
  token: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  signal?: AbortSignal;
}

/**
 * Sends a request whose answer may come while the body is still being sent. `fetch` would wait for the end of the body, and gives
 * up on answers that take minutes.
 */
async function ask(
  { origin, token, method, path, headers, signal }: Question,
  send: (sink: ReturnType<typeof request>) => Promise<void>,
): Promise<IncomingMessage> {
  const outgoing = request(new URL(path, origin), {
    method,
    headers: { ...headers, authorization: `Bearer ${token}` },
    ...(signal && { signal }),
  });
  const answered = new Promise<IncomingMessage>((resolveAnswer, reject) => {
    outgoing.once('response', resolveAnswer);
    outgoing.on('error', reject);
  });
  // An early answer (a refusal) may interrupt the body: only the answer matters.
  void send(outgoing).catch(() => undefined);
  try {
    const response = await answered;
    const { statusCode } = response;
    // A machine token does not become right by waiting; that of a product which starts does.
    if (statusCode === 403 || (statusCode === 401 && isMachineToken(token))) {
      const answer = await readEnvelope(response);
      throw new CommandRefused(answer.ok ? 'the product refused the command' : answer.refusal.sentence);
    }
    if (statusCode === 503 || statusCode === 401) {
      response.resume();
      throw new ApiNotReady('the product is still starting');
    }
    return response;
  } catch (error) {
    if (error instanceof ApiNotReady || error instanceof CommandRefused) throw error;
    throw new ApiNotReady('the product cannot be reached', { cause: error });
  }
}

type Answer = { ok: true; data: unknown } | { ok: false; refusal: { code: string; sentence: string } };

async function readEnvelope(response: IncomingMessage): Promise<Answer> {
  const parsed = v.safeParse(EnvelopeSchema, JSON.parse(await text(response)));
  if (!parsed.success) throw new Error(`the api answered ${response.statusCode} in a form of its own`);
  const { output } = parsed;
  if (output.result === 'SUCCESS') return { ok: true, data: output.data };
  return { ok: false, refusal: { code: output.error.code, sentence: output.error.message } };
}

function orRefuse<Data>(answer: Answer): Data {
  if (answer.ok) return trusted(answer.data);
  throw new CommandRefused(answer.refusal.sentence);
}

/** Our own services on the other side have produced this type. */
function trusted<Data>(data: unknown): Data {
  return data as Data;
}

async function readOutcome(
  response: IncomingMessage,
  { signal, onProgress }: ImportControls,
): ReturnType<CatalogueAdmin['importFile']> {
  for await (const line of linesOf(response)) {
    const parsed = v.safeParse(OutcomeLineSchema, JSON.parse(line));
    if (!parsed.success) throw new Error(`the api answered ${response.statusCode} in a form of its own`);
    const { output } = parsed;
    if (output.kind === 'outcome') return trusted(output.outcome);
    if (output.kind === 'progress') onProgress?.(trusted(output.progress));
    if (output.kind === 'aborted') throw signal?.aborted ? new ImportAborted() : new Error(STOPPED_MEANWHILE);
    if (output.kind === 'fault') throw new Error('the import failed in the running product; its log says why');
  }
  throw new Error(STOPPED_MEANWHILE);
}

const end = async (sink: ReturnType<typeof request>) => {
  sink.end();
};

async function readBooksLines(
  response: IncomingMessage,
  onProgress: ((sentence: string) => void) | undefined,
): ReturnType<CatalogueAdmin['books']> {
  for await (const line of linesOf(response)) {
    const parsed = v.safeParse(BooksLineSchema, JSON.parse(line));
    if (!parsed.success) throw new Error(`the api answered ${response.statusCode} in a form of its own`);
    const { output } = parsed;
    if (output.kind === 'books') return trusted(output.books);
    if (output.kind === 'fault') throw new Error('the check failed in the running product; its log says why');
    onProgress?.(output.sentence);
  }
  throw new Error('the product was stopped while it checked the books');
}

const STOPPED_MEANWHILE = 'the product was stopped while the import was under way; import again to see what it took';
const UNCONFIRMED =
  'the product did not confirm that the import was cancelled; npm run catalogue -- list shows what is there';

async function* linesOf(response: IncomingMessage): AsyncGenerator<string> {
  try {
    yield* createInterface({ input: response });
  } catch (cause) {
    throw new Error(STOPPED_MEANWHILE, { cause });
  }
}
