import { NOTICE_CALLS } from '@longstrip/api-contract';
import { grant } from '@longstrip/core';
import { type Endpoint, serve } from '../../http/endpoint.ts';
import type { CatalogueParts } from '../services.ts';
import { readNotice, readNotices } from './notice.ts';

export function noticeEndpoints(parts: CatalogueParts): Endpoint[] {
  return [
    serve(NOTICE_CALLS.notices, async ({ query }, call) =>
      grant(await readNotices(parts, call, { number: query.page, size: query.size })),
    ),
    serve(NOTICE_CALLS.notice, ({ params }, call) => readNotice(parts, call, params.id)),
  ];
}
