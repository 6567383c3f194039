import { requestSeconds, requests } from './instruments.ts';

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

/** An answered request. */
export interface AnsweredRequest {
  /** The api, or the id of a platform, as in the log. */
  part: string;
  /** The declared pattern or name of the route; null: none is declared for the path. */
  route: string | null;
  method: string;
  status: number;
  seconds: number;
}

const NO_ROUTE = 'none';

/** Counts a request. It takes some microseconds at most. */
export function recordRequest({ part, route, method, status, seconds }: AnsweredRequest): void {
  const named = route ?? NO_ROUTE;
  const known = METHODS.has(method) ? method : 'other';
  requests.inc({ part, route: named, method: known, status: `${Math.floor(status / 100)}xx` });
  requestSeconds.observe({ part, route: named }, seconds);
}
