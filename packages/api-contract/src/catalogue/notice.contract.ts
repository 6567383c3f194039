import * as v from 'valibot';
import { defineCalls } from '../http/call.ts';
import { CountSchema, IdSchema, pageQueryEntries, TimeMsSchema } from '../http/wire-values.ts';

/** A notice in a list. A title that begins with `t:` is a message key (D26). */
export const NoticeSchema = v.object({
  id: IdSchema,
  title: v.string(),
  isPinned: v.boolean(),
  createdAt: TimeMsSchema,
});
export type Notice = v.InferOutput<typeof NoticeSchema>;

/** `GET v2/notice/{id}`. The body is rich text, or a message key behind `t:`. */
export const NoticeDetailSchema = v.object({ ...NoticeSchema.entries, body: v.string() });
export type NoticeDetail = v.InferOutput<typeof NoticeDetailSchema>;

/** The paged reply of library, recent, comments, history and notices. Pages count from 0. */
export function pageOf<const ItemSchema extends v.GenericSchema>(item: ItemSchema) {
  return v.object({
    content: v.array(item),
    number: CountSchema,
    size: CountSchema,
    totalPages: CountSchema,
    totalElements: CountSchema,
    numberOfElements: CountSchema,
    first: v.boolean(),
    last: v.boolean(),
    empty: v.boolean(),
  });
}

export const NoticePageSchema = pageOf(NoticeSchema);
export type NoticePage = v.InferOutput<typeof NoticePageSchema>;

/** Default and maximum page size of notices. */
export const NOTICE_PAGE_DEFAULT = 20;
export const NOTICE_PAGE_MAX = 100;

/** Query of `GET v2/notice`. Numbers out of range are clamped. */
export const NoticeQuerySchema = v.object({
  ...pageQueryEntries({ defaultSize: NOTICE_PAGE_DEFAULT, maxSize: NOTICE_PAGE_MAX }),
});

export const NOTICE_CALLS = defineCalls({
  notices: {
    method: 'GET',
    path: '/notice',
    home: 'v2',
    access: 'public',
    summary: 'Notices, pinned ones first, then the newest',
    query: NoticeQuerySchema,
    data: NoticePageSchema,
    isSameForView: true,
  },
  notice: {
    method: 'GET',
    path: '/notice/{id}',
    home: 'v2',
    access: 'public',
    summary: 'A notice with its text',
    params: v.object({ id: v.string() }),
    data: NoticeDetailSchema,
    refusals: ['NOT_EXIST'],
    isSameForView: true,
  },
});
