import { NoticeDetailSchema, NoticePageSchema, NoticeQuerySchema } from '@longstrip/api-contract';
import { grant } from '@longstrip/core';
import * as v from 'valibot';
import { definePublicEndpoint, type Endpoint, NO_BODY, NO_INPUT } from '../../http/endpoint.ts';
import type { CatalogueParts } from '../parts.ts';
import { readNotice, readNotices } from './notice.ts';

export function noticeEndpoints(parts: CatalogueParts): Endpoint[] {
  return [
    definePublicEndpoint({
      operationId: 'notices',
      method: 'GET',
      path: '/notice',
      summary: 'Notices, pinned ones first, then the newest',
      params: NO_INPUT,
      query: NoticeQuerySchema,
      body: NO_BODY,
      data: NoticePageSchema,
      refusals: [],
      handle: async ({ query }, call) =>
        grant(await readNotices(parts, call, { number: query.page, size: query.size })),
    }),
    definePublicEndpoint({
      operationId: 'notice',
      method: 'GET',
      path: '/notice/{id}',
      summary: 'A notice with its text',
      params: v.object({ id: v.string() }),
      query: NO_INPUT,
      body: NO_BODY,
      data: NoticeDetailSchema,
      refusals: ['NOT_EXIST'],
      handle: ({ params }, call) => readNotice(parts, call, params.id),
    }),
  ];
}
