import { subscriberNetwork } from '@longstrip/api-contract/request';
import type { MiddlewareHandler } from 'hono/types';
import type { AnswerRefusal } from './answer.ts';
import type { ApiEnv } from './api-env.ts';
import type { ApiParts } from './api-parts.ts';

/**
 * Answers 429 with Retry-After when a subscriber's addresses send more requests than allowed. A request without a known
 * address, which comes from inside the process, is not counted.
 */
export function limitRate(
  { clock, services }: Pick<ApiParts, 'clock' | 'services'>,
  answerRefusal: AnswerRefusal,
): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const { clientAddress } = c.get('facts');
    if (clientAddress !== null) {
      const decision = await services.rateLimiter.take(subscriberNetwork(clientAddress), clock.nowMs());
      if (!decision.ok) {
        c.header('Retry-After', String(decision.retryAfterSeconds));
        return answerRefusal(c, 'TOO_MANY_REQUESTS');
      }
    }
    return next();
  };
}

/**
 * Answers 503 when a request takes longer than the limit. Its work goes on in the background, and its answer is dropped; what
 * waits for its turn only is told by `until`, as it is when the client has gone.
 */
export function limitTime(requestLimitMs: number, answerRefusal: AnswerRefusal): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    let timer: NodeJS.Timeout | undefined;
    const over = new AbortController();
    c.set('until', over.signal);
    c.env?.outgoing?.once?.('close', () => over.abort());
    const late = new Promise<'late'>((resolve) => {
      timer = setTimeout(() => resolve('late'), requestLimitMs);
    });
    const outcome = await Promise.race([next(), late]).finally(() => clearTimeout(timer));
    if (outcome !== 'late') return;
    over.abort();
    c.get('logger').error({ path: c.req.path.slice(0, 300), requestLimitMs }, 'took too long');
    c.res = await answerRefusal(c, 'UNKNOWN', { status: 503 });
  };
}
