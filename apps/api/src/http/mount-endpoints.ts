import { BEARER_REFUSALS, EVERY_VERSION, parseBearer, parseReaderView, REQUEST_HEADERS } from '@longstrip/api-contract';
import { refusalMessageKeyIn } from '@longstrip/messages';
import type { Context, Hono } from 'hono';
import type { AnswerRefusal } from './answer.ts';
import { answerBytes, answerSuccess, successBytes } from './answer.ts';
import { sharedKey } from './answer-shared.ts';
import type { ApiEnv } from './api-env.ts';
import type { ApiParts } from './api-parts.ts';
import type { Caller, IdentifyCaller } from './caller.ts';
import { type Endpoint, type EndpointOutcome, type RawInput, VERSION_PREFIXES } from './endpoint.ts';
import { readJsonBody } from './json-body.ts';
import type { OpenPreview } from './previews.ts';

/** Serves each endpoint under every prefix of its versions. If two patterns match a path, the earlier endpoint is used. */
export function mountEndpoints(
  app: Hono<ApiEnv>,
  parts: ApiParts,
  { endpoints, ...serving }: Serving & { readonly endpoints: readonly Endpoint[] },
): void {
  for (const endpoint of endpoints) {
    const { method, path, versions = EVERY_VERSION } = endpoint.call;
    const pattern = path.replaceAll(/\{(\w+)\}/g, ':$1');
    const paths = versions.flatMap((version) => VERSION_PREFIXES[version].map((prefix) => prefix + pattern));
    app.on(method, paths, (c) => {
      c.set('route', path);
      return answer(c, parts, endpoint, serving);
    });
  }
}

interface Serving {
  readonly identifyCaller: IdentifyCaller;
  readonly openPreview: OpenPreview;
  readonly answerRefusal: AnswerRefusal;
}

async function answer(
  c: Context<ApiEnv>,
  parts: ApiParts,
  asked: Endpoint,
  { identifyCaller, openPreview, answerRefusal }: Serving,
): Promise<Response> {
  const needsBearer = asked.call.access === 'bearer';
  const { platform: named, ...facts } = c.get('facts');
  if (named === null) {
    return answerRefusal(c, 'MALFORMED_REQUEST', { detail: 'x-balcony-id must name a platform' });
  }
  if (asked.call.access === 'site' && !facts.isFromSite) return answerRefusal(c, 'FORBIDDEN');
  const opened = openPreview(c.req.raw.headers, { platform: named, endpoint: asked, nowMs: parts.clock.nowMs() });
  if (typeof opened === 'string') return answerRefusal(c, 'FORBIDDEN', { detail: opened });
  // The only place where an endpoint gets its time, its caller and its database from.
  const nowMs = opened?.preview.atMs ?? parts.clock.nowMs();
  const endpoint = opened?.endpoint ?? asked;
  const [platform, caller] = await Promise.all([
    parts.services.platforms.now(named),
    opened?.caller ??
      identifyCaller({
        bearer: parseBearer(c.req.header('authorization')),
        view: facts.isFromSite ? parseReaderView(c.req.header(REQUEST_HEADERS.view)) : null,
        platformId: named.id,
        clientAddress: facts.clientAddress,
        nowMs,
        pageId: facts.isFromSite && c.req.header(REQUEST_HEADERS.drawing) === '1' ? c.get('requestId') : null,
      }),
  ]);
  if (needsBearer && caller.kind === 'guest') {
    return answerRefusal(c, BEARER_REFUSALS[caller.bearer], { needsBearer });
  }
  addCallerToLog(c, caller);

  const input = await readInput(c, parts, endpoint);
  if (!input.ok) return answerRefusal(c, input.code, { detail: input.detail });
  const run = () =>
    endpoint.run(input.value, {
      caller,
      platform,
      ...facts,
      nowMs,
      requestId: c.get('requestId'),
      logger: c.get('logger'),
      until: c.get('until'),
      ...(opened === null ? {} : { preview: opened.preview }),
    });
  const { answers } = parts.services;
  const key = answers !== null && isSharedCall(endpoint.call) ? sharedKey(c, c.get('facts')) : null;
  const outcome =
    answers === null || key === null ? await run() : await answers.share(key, { platform, nowMs }, () => bytesOf(run));
  if (outcome instanceof Uint8Array) return answerBytes(c, outcome);
  if (outcome.kind === 'success') return answerSuccess(c, outcome.data, endpoint.call.successStatus ?? 200);
  if (outcome.kind === 'malformed') return answerRefusal(c, 'MALFORMED_REQUEST', { detail: outcome.detail });
  if (outcome.retryAfterSeconds !== undefined) c.header('Retry-After', String(outcome.retryAfterSeconds));
  const { block } = endpoint.call;
  const text = outcome.text ?? (block === undefined ? undefined : refusalMessageKeyIn(block, outcome.code));
  return answerRefusal(c, outcome.code, {
    ...(text === undefined ? {} : { text }),
    needsBearer: needsBearer || outcome.needsBearer === true,
    ...(outcome.detail === undefined ? {} : { detail: outcome.detail }),
  });
}

/** Whether an answer to a guest may be cached. A call with a body, or that answers 201, is not asked for again. */
function isSharedCall({ method, isSameForView, isCachedByApiOnly, body, successStatus }: Endpoint['call']): boolean {
  const isSame = isSameForView === true || isCachedByApiOnly === true;
  return isSame && method === 'GET' && body === undefined && successStatus === undefined;
}

async function bytesOf(run: () => Promise<EndpointOutcome>): Promise<Uint8Array<ArrayBuffer> | EndpointOutcome> {
  const outcome = await run();
  return outcome.kind === 'success' ? successBytes(outcome.data) : outcome;
}

function addCallerToLog(c: Context<ApiEnv>, caller: Caller): void {
  if (caller.kind === 'user') c.get('logFacts').userId = caller.user.id;
}

const FORM_TYPE = /^multipart\/form-data\s*;/i;

async function readInput(c: Context<ApiEnv>, { config }: ApiParts, endpoint: Endpoint) {
  const input: RawInput = { params: c.req.param(), query: c.req.query(), body: {} };
  if (endpoint.body === null) return { ok: true, value: input } as const;
  const isForm = FORM_TYPE.test(c.req.header('content-type') ?? '');
  const readBody = (isForm && endpoint.readForm) || readJsonBody;
  const body = await readBody(c.req.raw, { bytes: config.bodyLimitBytes, ms: config.bodyLimitMs });
  if (!body.ok && body.abortedByClient) c.get('logFacts').abortedByClient = true;
  return body.ok ? ({ ok: true, value: { ...input, body: body.value } } as const) : body;
}
