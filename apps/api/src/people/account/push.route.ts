import { USER_CALLS } from '@longstrip/api-contract';
import { type Endpoint, serve } from '../../http/endpoint.ts';
import type { PeopleParts } from '../services.ts';
import { changePush } from './user-change.service.ts';

/** What the reader's phone may tell them of (section 7: `app/push`). */
export function pushEndpoints(parts: PeopleParts): Endpoint[] {
  return [serve(USER_CALLS.changePush, ({ body }, call) => changePush(parts, body, call))];
}
