import { createHash, timingSafeEqual } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { FOLDERS_AROUND } from '@longstrip/ingest';
import { Hono } from 'hono';
import PQueue from 'p-queue';
import * as v from 'valibot';
import { applyDocument } from './apply.service.ts';
import { parseApplyDocument } from './apply-document.ts';
import { listSeries, showSeries } from './catalogue.service.ts';
import { holdsNul } from './holds-nul.ts';
import { ImportCommands } from './import-commands.ts';
import { type ImportOutcome, type Ingest, importFile, type PublishParts } from './import-file.ts';
import { type ImportOptions, ImportOptionsSchema } from './import-options.ts';
import { localOwner } from './operator.ts';
import { AuditQuerySchema, readAudit } from './read-audit.ts';
import type { AdminRefusal } from './refused-change.ts';
import { safeName } from './safe-name.ts';
import { receiveUpload, UploadBrokenOff, type UploadFacts } from './upload.ts';

export interface AdminRouteOptions extends Omit<PublishParts, 'operator' | 'nowMs' | 'commands'> {
  /** The operator's token of this run; its holder is the owner (D25). */
  token: string;
  temporaryDirectory: string;
  ingest: Ingest;
  removeDemo: (operator: PublishParts['operator'], nowMs: number) => Promise<number>;
  nowMs: () => number;
  newId: () => string;
  /** The catalogue has changed, or may have. */
  onChange: () => void;
  /** A fault of ours, for the log. */
  onFault: (error: unknown, requestId: string) => void;
  /** An upload was given up by its sender; nothing of it is kept. */
  onBrokenOff: (requestId: string) => void;
}

/** The names under which `npm run catalogue` and `npm run apply` change series, for the audit log. */
export const SERIES_ACTIONS = [
  'series.apply',
  'series.set',
  'series.hide',
  'series.unhide',
  'series.remove',
  'series.restore',
] as const;

const ApplyRequestSchema = v.strictObject({ action: v.picklist(SERIES_ACTIONS), document: v.unknown() });
const NUL_REFUSAL = { code: 'MALFORMED_REQUEST', sentence: 'a text of the request holds a NUL character.' };
const APPLY_LIMIT_BYTES = 32 * 1024 * 1024;
/** While an upload is worked on, a line this often shows that nobody hangs. */
const HEARTBEAT_MS = 5_000;

export interface AdminRoute {
  route: Hono;
  /** Begins no more imports, and waits for the one under way at most so long. */
  drain(timeoutMs: number): Promise<void>;
}

/**
 * `/admin` (D38): what an operator does by command, and later by the console. Only for the holder of the token; every
 * change is in the audit log. An import is answered at once with lines of JSON: heartbeats, then its outcome.
 */
export function createAdminRoute(options: AdminRouteOptions): AdminRoute {
  const app = new Hono<{ Variables: { requestId: string; answerEnded?: Promise<unknown> } }>().basePath('/admin');
  // One after the other: an import takes a core to itself.
  const imports = new PQueue({ concurrency: 1 });
  const commands = new ImportCommands();

  app.use(async (c, next) => {
    // Mounted in the api the request has its id already, the one its log line names.
    if (c.get('requestId') === undefined) c.set('requestId', options.newId());
    c.header('Cache-Control', 'no-store');
    if (holdsToken(c.req.header('authorization'), options.token)) {
      if (holdsNul(c.req.query())) return c.json(refusalBody(NUL_REFUSAL), 400);
      await next();
      if (c.req.method !== 'GET') options.onChange();
      return undefined;
    }
    return c.json(refusalBody({ code: 'NOT_AN_OPERATOR', sentence: 'the operator’s token is missing or old.' }), 401);
  });
  app.get('/series', async (c) => c.json(success(await listSeries(options.database.orm))));
  app.get('/series/one', async (c) => {
    const result = await showSeries(options.database.orm, c.req.query('reference') ?? '');
    return c.json(result.ok ? success(result.series) : refusalBody(result.refusal));
  });
  app.get('/audit', async (c) => {
    const query = v.safeParse(AuditQuerySchema, c.req.query());
    if (query.success) return c.json(success(await readAudit(options.database.orm, query.output)));
    return c.json(refusalBody({ code: 'MALFORMED_REQUEST', sentence: `${query.issues[0].message}.` }), 400);
  });
  app.post('/apply', async (c) => {
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
  app.post('/demo/remove', async (c) =>
    c.json(success({ removed: await options.removeDemo(localOwner(c.get('requestId')), options.nowMs()) })),
  );
  app.post('/imports', (c) => {
    const read = readUploadHeaders(c.req.raw.headers);
    const { body } = c.req.raw;
    if (read === null || body === null) {
      return c.json(refusalBody({ code: 'MALFORMED_REQUEST', sentence: 'the request is malformed.' }), 400);
    }
    const requestId = c.get('requestId');
    const work = async (): Promise<ImportOutcome> => {
      const { path, workspace } = await receiveUpload(body, read.facts, options.temporaryDirectory);
      try {
        const operator = localOwner(requestId);
        const parts = () => ({ ...options, commands, operator, nowMs: options.nowMs() });
        return await imports.add(() => importFile(parts(), path, read.options));
      } finally {
        options.onChange();
        await rm(workspace, { recursive: true, force: true });
      }
    };
    const working = work();
    c.set('answerEnded', working);
    const lines = streamOutcome(working, (error) => {
      if (error instanceof UploadBrokenOff) options.onBrokenOff(requestId);
      else options.onFault(error, requestId);
    });
    return new Response(lines, { headers: { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' } });
  });
  return {
    route: new Hono().route('/', app),
    async drain(timeoutMs) {
      imports.pause();
      imports.clear();
      const late = new AbortController();
      await Promise.race([imports.onPendingZero(), setTimeout(timeoutMs, null, { signal: late.signal })]);
      late.abort();
    },
  };
}

function success(data: unknown) {
  return { result: 'SUCCESS', data };
}

function refusalBody({ code, sentence }: AdminRefusal) {
  return { result: 'ERROR', error: { code, message: sentence, detail: '' } };
}

/** Compared by hash, so that neither the length nor the first wrong letter shows in the time it takes. */
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

/** The names of the headers beside an upload; their values are percent-encoded, since names are in any script. */
export const UPLOAD_HEADERS = {
  name: 'x-longstrip-name',
  kind: 'x-longstrip-kind',
  folders: 'x-longstrip-folders',
  options: 'x-longstrip-options',
} as const;

/** Stands for a folder whose name cannot be written; no title is read from it. */
const NAMELESS_FOLDER = '-';
const FoldersSchema = v.pipe(v.array(v.string()), v.maxLength(FOLDERS_AROUND));

function readUploadHeaders(headers: Headers): { facts: UploadFacts; options: ImportOptions } | null {
  try {
    const read = (name: keyof typeof UPLOAD_HEADERS) => decodeURIComponent(headers.get(UPLOAD_HEADERS[name]) ?? '');
    const name = safeName(read('name'));
    const kind = read('kind');
    const around = v.safeParse(FoldersSchema, JSON.parse(read('folders') || '[]'));
    const stated: unknown = JSON.parse(read('options'));
    const parsed = v.safeParse(ImportOptionsSchema, stated);
    if (
      name === null ||
      holdsNul(stated) ||
      !parsed.success ||
      !around.success ||
      (kind !== 'file' && kind !== 'folder')
    )
      return null;
    const folders = Array.from(
      { length: FOLDERS_AROUND },
      (_, index) => safeName(around.output[index] ?? '') ?? NAMELESS_FOLDER,
    );
    return { facts: { name, kind, folders }, options: parsed.output };
  } catch {
    return null;
  }
}

function streamOutcome(work: Promise<ImportOutcome>, onFault: (error: unknown) => void): ReadableStream {
  let heartbeat: NodeJS.Timeout | undefined;
  return new ReadableStream({
    async start(controller) {
      const say = (line: unknown) => controller.enqueue(new TextEncoder().encode(`${JSON.stringify(line)}\n`));
      say({ kind: 'begun' });
      heartbeat = setInterval(() => say({ kind: 'working' }), HEARTBEAT_MS);
      const last = await work.then(
        (outcome) => ({ kind: 'outcome', outcome }),
        (error: unknown) => {
          onFault(error);
          return { kind: 'fault' };
        },
      );
      clearInterval(heartbeat);
      // Nobody may be listening any more; the work is done all the same.
      try {
        say(last);
        controller.close();
      } catch {
        return;
      }
    },
    cancel() {
      clearInterval(heartbeat);
    },
  });
}
