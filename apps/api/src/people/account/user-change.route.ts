import {
  AdultToggleSchema,
  BlToggleSchema,
  ToggleSchema,
  UserChangedSchema,
  UserChangeQuerySchema,
  UserChangeSchema,
} from '@longstrip/api-contract';
import { defineReaderEndpoint, type Endpoint, NO_BODY, NO_INPUT } from '../../http/endpoint.ts';
import type { PeopleParts } from '../parts.ts';
import { changeUser, toggleAdult, toggleBl } from './user-change.service.ts';

/** Endpoints by which signed-in readers change their own account. */
export function userChangeEndpoints(parts: PeopleParts): Endpoint[] {
  return [
    defineReaderEndpoint({
      operationId: 'userChange',
      method: 'PUT',
      path: '/user',
      summary: "Verifies the reader's age, or changes their agreement to mails or their nickname; renews the tokens",
      params: NO_INPUT,
      query: UserChangeQuerySchema,
      body: UserChangeSchema,
      data: UserChangedSchema,
      refusals: [
        ...(['INVALID_PARAMETER', 'UNAUTHORIZED_ADULT', 'EMPTY_EMAIL', 'MALFORMED_REQUEST'] as const),
        ...(['NOT_FOUND_REFRESH_TOKEN', 'EXPIRED_REFRESH_TOKEN', 'NO_SUCH_ROUTE', 'TOO_MANY_REQUESTS'] as const),
      ],
      handle: ({ query, body }, call) => changeUser(parts, { action: body.action ?? query.action, body }, call),
    }),
    defineReaderEndpoint({
      operationId: 'userAdultToggle',
      method: 'PUT',
      path: '/user/adult/toggle/{value}',
      summary: 'Shows or hides works for adults; shown to verified adults alone',
      params: ToggleSchema,
      query: NO_INPUT,
      body: NO_BODY,
      data: AdultToggleSchema,
      refusals: ['UNAUTHORIZED_ADULT', 'NOT_FOUND_ACCESS_TOKEN', 'NO_SUCH_ROUTE'],
      handle: ({ params }, call) => toggleAdult(parts, params.value, call),
    }),
    defineReaderEndpoint({
      operationId: 'userBlToggle',
      method: 'PUT',
      path: '/user/BL/toggle/{value}',
      summary: 'Shows or hides BL works, on the platform that has the switch',
      params: ToggleSchema,
      query: NO_INPUT,
      body: NO_BODY,
      data: BlToggleSchema,
      refusals: ['NO_SUCH_ROUTE'],
      handle: ({ params }, call) => toggleBl(parts, params.value, call),
    }),
  ];
}
