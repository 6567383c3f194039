import {
  KoreanCheckFormSchema,
  KoreanCheckQuerySchema,
  KoreanCheckResultSchema,
  TokenPairSchema,
} from '@longstrip/api-contract';
import { defineReaderEndpoint, type Endpoint, NO_BODY, NO_INPUT } from '../../http/endpoint.ts';
import type { PeopleParts } from '../parts.ts';
import { beginKoreanCheck, finishKoreanCheck } from './korean-check.service.ts';

/** Endpoints of the identity check by phone that readers with a Korean address need (D2). */
export function koreanCheckEndpoints(parts: PeopleParts): Endpoint[] {
  return [
    defineReaderEndpoint({
      operationId: 'niceEncode',
      method: 'GET',
      path: '/nice/encode',
      summary: "The form that begins Korea's identity check by phone, in a pop-up or as a whole page",
      params: NO_INPUT,
      query: KoreanCheckQuerySchema,
      body: NO_BODY,
      data: KoreanCheckFormSchema,
      refusals: ['SERVICE_UNAVAILABLE', 'NO_SUCH_ROUTE', 'TOO_MANY_REQUESTS'],
      handle: ({ query }, call) => beginKoreanCheck(parts, query, call),
    }),
    defineReaderEndpoint({
      operationId: 'userAuthAdultKr',
      method: 'POST',
      path: '/user/auth/adult/kr',
      summary: "Verifies an adult by the answer of Korea's identity check; renews the tokens",
      params: NO_INPUT,
      query: NO_INPUT,
      body: KoreanCheckResultSchema,
      data: TokenPairSchema,
      refusals: [
        ...(['INVALID_PARAMETER', 'ALREADY_EXECUTION_EXCEPTION', 'TIMEOUT', 'UNAUTHORIZED_ADULT'] as const),
        ...(['UNAUTHORIZED_USER', 'NOT_FOUND_REFRESH_TOKEN', 'EXPIRED_REFRESH_TOKEN', 'NO_SUCH_ROUTE'] as const),
      ],
      handle: ({ body }, call) => finishKoreanCheck(parts, body, call),
    }),
  ];
}
