import { KOREAN_CHECK_CALLS } from '@longstrip/api-contract';
import { type Endpoint, serve } from '../../http/endpoint.ts';
import type { PeopleParts } from '../services.ts';
import { beginKoreanCheck, finishKoreanCheck } from './korean-check.service.ts';

/** Endpoints of the identity check by phone that readers with a Korean address need (D2). */
export function koreanCheckEndpoints(parts: PeopleParts): Endpoint[] {
  return [
    serve(KOREAN_CHECK_CALLS.beginKoreanCheck, ({ query }, call) => beginKoreanCheck(parts, query, call)),
    serve(KOREAN_CHECK_CALLS.finishKoreanCheck, ({ body }, call) => finishKoreanCheck(parts, body, call)),
  ];
}
