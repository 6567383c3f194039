import type { SiteServerOptions } from './site-options.ts';
import type { SiteRequest } from './site-request.ts';

const REQUEST_TIMEOUT_STATUS = 408;

/** Writes the log line of a request. */
export function logAnswered(
  { logger, platform, nowMs }: SiteServerOptions,
  answered: { requestId: string; c: SiteRequest; status: number; startedAtMs: number },
): void {
  const { requestId, c, status, startedAtMs } = answered;
  const { method, path } = c.req;
  const facts = { requestId, platform: platform.id, method, path, status, durationMs: nowMs() - startedAtMs };
  logger[isWorthALook(facts) ? 'warn' : 'info'](facts, 'answered');
}

/** Whether it is logged as a warning. `/error` and `/prepare` are pages whose status is 5xx by design. */
function isWorthALook({ status, path }: { status: number; path: string }): boolean {
  return status === REQUEST_TIMEOUT_STATUS || (status >= 500 && path !== '/error' && path !== '/prepare');
}

/** An error for the log: its stack or message, and its causes. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? '' : ` (because of ${describeError(error.cause)})`;
  return `${error.stack ?? error.message}${cause}`;
}
