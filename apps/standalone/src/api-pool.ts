import { setTimeout as wait } from 'node:timers/promises';

/** How often each api is asked whether it is ready. */
const ASKED_EVERY_MS = 1_000;
const ANSWERS_WITHIN_MS = 2_500;
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
}

interface ApiPoolOptions {
  /** At least one origin, without a slash at the end. */
  origins: readonly string[];
  /** Called when no api is ready any more, and when one is again. */
  onChange: (isReady: boolean) => void;
}

/**
 * Calls several apis in turn. Each is asked every second whether it is ready (`/_/ready`): one that stops is left before it
 * closes its port. A request that could not be sent goes to the next one.
 */
export async function openApiPool({ origins, onChange }: ApiPoolOptions): Promise<ApiPool> {
  const targets: Target[] = origins.map((origin) => ({ origin, isReady: false }));
  const closing = new AbortController();
  let wasReady: boolean | null = null;
  let turn = 0;
  let reportReady = () => {};
  const ready = new Promise<void>((resolve) => {
    reportReady = resolve;
  });
  const isReady = () => targets.some((target) => target.isReady);

  async function ask(target: Target): Promise<void> {
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(ANSWERS_WITHIN_MS)]);
    try {
      const answer = await fetch(`${target.origin}/_/ready`, { signal });
      await answer.body?.cancel();
      target.isReady = answer.ok;
    } catch {
      target.isReady = false;
    }
    if (closing.signal.aborted || wasReady === isReady()) return;
    wasReady = isReady();
    if (wasReady) reportReady();
    onChange(wasReady);
  }

  async function follow(target: Target): Promise<void> {
    while (!closing.signal.aborted) {
      await wait(ASKED_EVERY_MS, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
      if (!closing.signal.aborted) await ask(target);
    }
  }

  /** Those that are ready in turn, then the others: what is said to be not ready may be so no more. */
  function inTurn(): Target[] {
    turn = (turn + 1) % targets.length;
    const turned = [...targets.slice(turn), ...targets.slice(0, turn)];
    return [...turned.filter((target) => target.isReady), ...turned.filter((target) => !target.isReady)];
  }

  async function send(request: Request, candidates: readonly Target[], init?: RequestInit): Promise<Response> {
    const [target, ...others] = candidates;
    if (target === undefined) throw new Error('there is no api');
    const again = others.length > 0 && isRepeatable(request) ? request.clone() : null;
    try {
      return await fetch(at(request, target.origin), init);
    } catch (error) {
      const code = codeOf(error);
      if (NOT_SENT.has(code)) target.isReady = false;
      const isSafe = NOT_SENT.has(code) || (BROKEN.has(code) && /^(?:GET|HEAD)$/.test(request.method));
      if (again === null || !isSafe) throw error;
      return send(again, others, init);
    }
  }

  await Promise.all(targets.map(ask));
  for (const target of targets) void follow(target);
  return {
    fetch: (request, init) => send(request, inTurn(), init),
    origin: () => (targets.find((target) => target.isReady) ?? targets[0])?.origin ?? '',
    isReady,
    ready,
    close: () => closing.abort(),
  };
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
