import { nameRequestSpan, recordRequest } from '@longstrip/telemetry';
import type { SiteServerOptions } from './site-options.ts';
import type { SiteRequest } from './site-request.ts';

const REQUEST_TIMEOUT_STATUS = 408;

/** A request that was answered. */
interface Answered {
  requestId: string;
  c: SiteRequest;
  status: number;
  /** By the site's clock. */
  startedAtMs: number;
  /** By `performance.now()`. */
  beganMs: number;
  /** Null: there is no page at the address. */
  route: string | null;
}

/**
 * Writes the log line of a request, counts it and names its span.
 * @param isNews whether the line is written
 */
export function logAnswered(
  { logger, platform, nowMs }: SiteServerOptions,
  { requestId, c, status, startedAtMs, beganMs, route }: Answered,
  isNews = true,
): void {
  const { method, path } = c.req;
  const facts = { requestId, platform: platform.id, method, path, status, durationMs: nowMs() - startedAtMs };
  nameRequestSpan({ route, method, status });
  recordRequest({ part: platform.id, route, method, status, seconds: (performance.now() - beganMs) / 1000 });
  if (isNews) logger[isWorthALook(facts) ? 'warn' : 'info'](facts, 'answered');
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
