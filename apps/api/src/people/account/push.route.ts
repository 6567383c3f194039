import { USER_CALLS } from '@longstrip/api-contract';
import type { ApiParts } from '../../api-options.ts';
import { type Endpoint, serve } from '../../http/endpoint.ts';
import { changePush } from './push.service.ts';

/** What the reader's phone may tell them of (section 7: `app/push`). */
export function pushEndpoints(parts: ApiParts): Endpoint[] {
  return [serve(USER_CALLS.changePush, ({ body }, call) => changePush(parts, body, call))];
}
