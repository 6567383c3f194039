import { setTimeout as wait } from 'node:timers/promises';
import { CallEnded, callApi, follow, isReading, type OpenCall } from './api-call.ts';

/** How often each api is asked whether it is ready. */
const ASKED_EVERY_MS = 1_000;
const ANSWERS_WITHIN_MS = 2_500;
/** A timer that comes so much too late tells of this process: it stood still, as a machine that is paused does. */
const OWN_PAUSE_MS = 1_000;
/**
 * After so many questions without an answer in a row all calls are ended. A single address may be a load balancer, of which a
 * question says less; and there is no other api that could do better.
 */
const SILENT_AFTER_QUESTIONS = 2;
const SINGLE_SILENT_AFTER_QUESTIONS = 4;
/** An api ends its own requests after 25 s, but those for pictures and streams. */
const SILENT_LIMIT_MS = 30_000;
/** When a client may repeat a call that was ended, in seconds. */
const RETRY_AFTER_SECONDS = '2';
/** A request with a body of at most this size can be sent a second time, to another api. */
const REPEATABLE_BODY_BYTES = 64 * 1024;

/** A connection that failed before anything was sent, so that another api may be asked. */
const NOT_SENT: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
]);
/** A connection that ended while the answer was awaited: only what changes nothing may be asked again. */
const BROKEN: ReadonlySet<string> = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/** The apis that a site calls. */
export interface ApiPool {
  /** @param init its signal ends the call beside that of the request */
  fetch(request: Request, init?: { readonly signal?: AbortSignal }): Promise<Response>;
  /** The origin of an api that is ready; of any one, if none is. */
  origin(): string;
  /** Whether an api said within the last seconds that it is ready. */
  isReady(): boolean;
  /** Resolves when an api is ready for the first time. */
  readonly ready: Promise<void>;
  close(): void;
}

interface Target {
  readonly origin: string;
  isReady: boolean;
  /** How many questions in a row had no answer. */
  missed: number;
  readonly open: Set<OpenCall>;
}

interface ApiPoolOptions {
  /** At least one origin, without a slash at the end. */
  origins: readonly string[];
  /** Called when no api is ready any more, and when one is again. */
  onChange: (isReady: boolean) => void;
  /** Called once when an api answers nothing any more, before its calls are ended. */
  onSilent?: (origin: string, openCalls: number) => void;
  /** How long nothing of a call may be sent or received; by default 30,000 ms. */
  silentLimitMs?: number;
}

/**
 * Calls several apis in turn. Each is asked every second whether it is ready (`/_/ready`): one that stops is left before it
 * closes its port. A request that could not be sent goes to the next one. The calls of an api that answers nothing are ended:
 * what only reads is sent to the next one, and anything else is answered with 503. One origin alone may be a load balancer
 * with several apis, so it is tried a second time as if it were two. A site that stood still itself asks once more (record 0134).
 */
export async function openApiPool(options: ApiPoolOptions): Promise<ApiPool> {
  const { origins, onChange, onSilent, silentLimitMs = SILENT_LIMIT_MS } = options;
  const targets: Target[] = origins.map((origin) => ({ origin, isReady: false, missed: 0, open: new Set() }));
  const closing = new AbortController();
  let wasReady: boolean | null = null;
  let turn = 0;
  let reportReady = () => {};
  const ready = new Promise<void>((resolve) => {
    reportReady = resolve;
  });
  const isReady = () => targets.some((target) => target.isReady);

  /** @returns whether it is ready; null: there was no answer */
  async function question({ origin }: Target): Promise<boolean | null> {
    const ending = new AbortController();
    const unlink = follow(closing.signal, ending);
    const timer = setTimeout(() => ending.abort(), ANSWERS_WITHIN_MS);
    try {
      const answer = await fetch(`${origin}/_/ready`, { signal: ending.signal });
      await answer.body?.cancel();
      return answer.ok;
    } catch {
      return null;
    } finally {
      clearTimeout(timer);
      unlink();
    }
  }

  async function ask(target: Target, isAfterPause = false): Promise<void> {
    const wasAnswering = target.isReady;
    const askedAtMs = performance.now();
    let answer = await question(target);
    if (answer === null && (isAfterPause || stoodStill(askedAtMs, ANSWERS_WITHIN_MS))) answer = await question(target);
    if (closing.signal.aborted) return;
    target.isReady = answer === true;
    if (answer === null) endCalls(target, wasAnswering);
    else target.missed = 0;
    if (wasReady === isReady()) return;
    wasReady = isReady();
    if (wasReady) reportReady();
    onChange(wasReady);
  }

  /** A question may have been missed by an api that was only busy: what it may have changed is given up later. */
  function endCalls(target: Target, wasAnswering: boolean): void {
    target.missed += 1;
    if (wasAnswering || (target.missed === 1 && target.open.size > 0)) onSilent?.(target.origin, target.open.size);
    const isSilent = target.missed >= (targets.length === 1 ? SINGLE_SILENT_AFTER_QUESTIONS : SILENT_AFTER_QUESTIONS);
    for (const call of target.open) if (isSilent || (call.isReading && target.missed === 1)) call.end();
  }

  async function watch(target: Target): Promise<void> {
    while (!closing.signal.aborted) {
      const sinceMs = performance.now();
      await wait(ASKED_EVERY_MS, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
      if (!closing.signal.aborted) await ask(target, stoodStill(sinceMs, ASKED_EVERY_MS));
    }
  }

  /** Those that are ready in turn, then the others: what is said to be not ready may be so no more. */
  function inTurn(): Target[] {
    if (targets.length === 1) return [...targets, ...targets];
    turn = (turn + 1) % targets.length;
    const turned = [...targets.slice(turn), ...targets.slice(0, turn)];
    return [...turned.filter((target) => target.isReady), ...turned.filter((target) => !target.isReady)];
  }

  async function send(request: Request, candidates: readonly Target[], init?: RequestInit): Promise<Response> {
    const [target, ...others] = candidates;
    if (target === undefined) throw new Error('there is no api');
    const again = others.length > 0 && isRepeatable(request) ? copyOf(request) : null;
    const signal = init?.signal ?? undefined;
    try {
      return await callApi(at(request, target.origin), { open: target.open, silentLimitMs, signal });
    } catch (error) {
      const code = codeOf(error);
      if (NOT_SENT.has(code)) target.isReady = false;
      const isUnanswered = BROKEN.has(code) || (error instanceof CallEnded && error.isApiSilent);
      const isSafe = NOT_SENT.has(code) || (isUnanswered && isReading(request));
      if (again !== null && isSafe) return send(again, others, init);
      if (error instanceof CallEnded) return unavailable();
      throw error;
    }
  }

  await Promise.all(targets.map((target) => ask(target)));
  for (const target of targets) void watch(target);
  return {
    fetch: (request, init) => send(request, inTurn(), init),
    origin: () => (targets.find((target) => target.isReady) ?? targets[0])?.origin ?? '',
    isReady,
    ready,
    close: () => closing.abort(),
  };
}

/** Whether a timer of so many milliseconds comes so late that this process itself must have stood still. */
function stoodStill(sinceMs: number, timerMs: number): boolean {
  return performance.now() - sinceMs > timerMs + OWN_PAUSE_MS;
}

/** As the api itself answers while it can do nothing. */
function unavailable(): Response {
  const error = { code: 'SERVICE_UNAVAILABLE', message: 'Service unavailable', detail: '' };
  const headers = { 'cache-control': 'no-store', 'retry-after': RETRY_AFTER_SECONDS };
  return Response.json({ result: 'ERROR', error }, { status: 503, headers });
}

/** A request without a body can be sent as often as needed. */
function copyOf(request: Request): Request {
  return request.body === null ? request : request.clone();
}

function isRepeatable({ body, headers }: Request): boolean {
  return body === null || Number(headers.get('content-length') ?? REPEATABLE_BODY_BYTES) <= REPEATABLE_BODY_BYTES;
}

/** The request at another api. */
function at(request: Request, origin: string): Request {
  const { pathname, search } = new URL(request.url);
  const address = `${origin}${pathname}${search}`;
  return address === request.url ? request : new Request(address, request);
}

function codeOf(error: unknown): string {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string') return at.code;
  }
  return '';
}
