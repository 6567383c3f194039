import { USER_CALLS } from '@longstrip/api-contract';
import { type Endpoint, serve } from '../../http/endpoint.ts';
import type { PeopleParts } from '../services.ts';
import { changeUser, toggleAdult, toggleBl } from './user-change.service.ts';

/** Endpoints by which signed-in readers change their own account. */
export function userChangeEndpoints(parts: PeopleParts): Endpoint[] {
  return [
    serve(USER_CALLS.changeUser, ({ query, body }, call) =>
      changeUser(parts, { action: body.action ?? query.action, body }, call),
    ),
    serve(USER_CALLS.toggleAdult, ({ params }, call) => toggleAdult(parts, params.value, call)),
    serve(USER_CALLS.toggleBl, ({ params }, call) => toggleBl(parts, params.value, call)),
  ];
}
