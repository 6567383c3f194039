import { FAQ_CATEGORIES, LOCALES, SUPPORT_LIMITS, TICKET_STATUSES } from '@longstrip/core';
import * as v from 'valibot';
import { CountSchema, cleanLine, QueryFlagSchema, TimeMsSchema } from '../http/wire-values.ts';
import {
  CursorSchema,
  FilterTimeSchema,
  FilterWordsSchema,
  filterOf,
  OperatorPlatformSchema,
  operatorText,
  pageOfRows,
  pageSize,
} from './operator-values.ts';

/** Query of `GET /admin/tickets`; filters are combined by "and". */
export const TicketListQuerySchema = v.object({
  platform: OperatorPlatformSchema,
  status: v.optional(v.picklist(TICKET_STATUSES, `a status is ${TICKET_STATUSES.join(' or ')}`), 'WAIT'),
  category: filterOf('a category', FAQ_CATEGORIES),
  /** The language of the page on which it was written. */
  locale: filterOf('a language', LOCALES),
  /** When it was sent: from, and before. */
  from: FilterTimeSchema,
  until: FilterTimeSchema,
  /** Stand in its title or text, in any letter case. */
  text: FilterWordsSchema,
  after: CursorSchema,
  limit: pageSize(50, 500),
});

/** A ticket as an operator sees it. */
export const OperatorTicketSchema = v.object({
  ticketId: v.string(),
  userId: v.string(),
  category: v.picklist(FAQ_CATEGORIES),
  locale: v.picklist(LOCALES),
  title: v.string(),
  text: v.string(),
  /** The episode and page that it is about: `salt-crown/ep-3#14`; null for none. */
  place: v.nullable(v.string()),
  status: v.picklist(TICKET_STATUSES),
  createdAtMs: TimeMsSchema,
  answer: v.nullable(v.string()),
  answeredAtMs: v.nullable(TimeMsSchema),
  pictureCount: CountSchema,
});
export type OperatorTicket = v.InferOutput<typeof OperatorTicketSchema>;

/** Answer of `GET /admin/tickets`: WAIT with those that waited longest first, COMPLETED with the newest first. */
export const OperatorTicketPageSchema = v.object({
  ...pageOfRows(OperatorTicketSchema).entries,
  /** All tickets of the platform that wait. */
  waiting: CountSchema,
});
export type OperatorTicketPage = v.InferOutput<typeof OperatorTicketPageSchema>;

/** Query of `GET /admin/tickets/one`. */
export const OperatorTicketQuerySchema = v.object({
  platform: OperatorPlatformSchema,
  ticket: v.pipe(v.string(), v.minLength(1, 'name a ticket'), v.maxLength(64)),
  /** With the bytes of its pictures. */
  pictures: QueryFlagSchema,
});

/** Answer of `GET /admin/tickets/one`. */
export const OperatorTicketDetailSchema = v.object({
  ...OperatorTicketSchema.entries,
  nickname: v.nullable(v.string()),
  /** Where its pictures are on the api, for a while; a request there sends the platform as `x-balcony-id`. They are WebP. */
  pictureAddresses: v.array(
    v.object({ path: v.string(), widthPx: CountSchema, heightPx: CountSchema, endsAtMs: TimeMsSchema }),
  ),
  /** The same in base64, where they were asked for. */
  pictures: v.array(v.string()),
  /** Other tickets of the same reader, newest first; at most 10. */
  others: v.array(
    v.object({
      ticketId: v.string(),
      title: v.string(),
      status: v.picklist(TICKET_STATUSES),
      createdAtMs: TimeMsSchema,
    }),
  ),
});
export type OperatorTicketDetail = v.InferOutput<typeof OperatorTicketDetailSchema>;

const SavedTitleSchema = v.pipe(
  v.string(),
  v.transform(cleanLine),
  v.minLength(1, 'a title must not be empty'),
  v.maxLength(80, 'a title has at most 80 characters'),
);

/** Query of `GET /admin/saved-replies`. */
export const SavedReplyQuerySchema = v.object({
  platform: OperatorPlatformSchema,
  locale: filterOf('a language', LOCALES),
});

/** A reply that support uses again. `{nickname}` in it stands for the reader's nickname. */
export const SavedReplySchema = v.object({
  replyId: v.string(),
  locale: v.picklist(LOCALES),
  title: v.string(),
  text: v.string(),
  writtenBy: v.string(),
  updatedAtMs: TimeMsSchema,
});
/** Answer of `GET /admin/saved-replies`, by language and title. */
export const SavedRepliesSchema = v.array(SavedReplySchema);
export type SavedReply = v.InferOutput<typeof SavedReplySchema>;

/** Body of `POST /admin/saved-replies`: adds one, or with `replyId` changes it. */
export const SavedReplyDraftSchema = v.object({
  platform: OperatorPlatformSchema,
  replyId: v.optional(v.nullable(v.string()), null),
  locale: v.picklist(LOCALES, 'a language is like en-US'),
  title: SavedTitleSchema,
  text: operatorText('a reply', SUPPORT_LIMITS.answerCharacters),
  /** `updatedAtMs` as the operator saw it: a change in between refuses this one with STALE. */
  updatedAtMs: v.optional(v.nullable(TimeMsSchema), null),
});

/** Query of `DELETE /admin/saved-replies`. */
export const SavedReplyNameSchema = v.object({ platform: OperatorPlatformSchema, replyId: v.string() });
