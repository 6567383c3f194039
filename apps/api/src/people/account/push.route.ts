import { USER_CALLS } from '@longstrip/api-contract';
import { type Endpoint, serve } from '../../http/endpoint.ts';
import type { PeopleParts } from '../services.ts';
import { changePush } from './user-change.service.ts';

/** The push messages that a reader agrees to (section 7: `app/push`). */
export function pushEndpoints(parts: PeopleParts): Endpoint[] {
  return [serve(USER_CALLS.changePush, ({ body }, call) => changePush(parts, body, call))];
}
