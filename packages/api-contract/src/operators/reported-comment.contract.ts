import { EMOTICON_IDS, REPORT_REASONS } from '@longstrip/core';
import * as v from 'valibot';
import { CountSchema, IdSchema, TimeMsSchema } from '../http/wire-values.ts';
import {
  CursorSchema,
  FilterWordsSchema,
  filterOf,
  NamedReaderSchema,
  OperatorPlatformSchema,
  pageOfRows,
  pageSize,
  QueryNumberSchema,
  ReasonSchema,
} from './operator-values.ts';

/** Query of `GET /admin/comments/reported`; filters are combined by "and". */
export const ReportedQuerySchema = v.object({
  platform: OperatorPlatformSchema,
  /** `hidden`: hidden by reports or by support; `open`: shown, with open reports. */
  state: filterOf('a state', ['open', 'hidden']),
  reason: filterOf('a reason', REPORT_REASONS),
  /** The alias of a series. */
  series: FilterWordsSchema,
  /** Stand in the comment, in any letter case. */
  text: FilterWordsSchema,
  after: CursorSchema,
  limit: pageSize(50, 200),
});

/** A comment as an operator sees it. */
export const OperatorCommentSchema = v.object({
  commentId: IdSchema,
  series: v.string(),
  episode: v.string(),
  userId: v.string(),
  nickname: v.nullable(v.string()),
  text: v.string(),
  emoticonId: v.nullable(v.picklist(EMOTICON_IDS)),
  createdAtMs: TimeMsSchema,
  isHidden: v.boolean(),
  isDeleted: v.boolean(),
  /** Open reports by their reason. */
  reports: v.record(v.string(), CountSchema),
});

/** Answer of `GET /admin/comments/reported`: those with the most reports first. */
export const ReportedPageSchema = pageOfRows(OperatorCommentSchema);
export type ReportedPage = v.InferOutput<typeof ReportedPageSchema>;

/** Query of `GET /admin/comments/one`. */
export const OperatorCommentQuerySchema = v.object({ platform: OperatorPlatformSchema, comment: QueryNumberSchema });

/** Answer of `GET /admin/comments/one`: a comment with what stands around it. */
export const CommentInContextSchema = v.object({
  comment: OperatorCommentSchema,
  /** The comment that it replies to; null: it is none. */
  parent: v.nullable(OperatorCommentSchema),
  /** Of the same thread: at most 5 before and 5 after it, the oldest first. */
  before: v.array(OperatorCommentSchema),
  after: v.array(OperatorCommentSchema),
});
export type CommentInContext = v.InferOutput<typeof CommentInContextSchema>;

/** Query of `GET /admin/comments/writers`. */
export const BlockedWriterQuerySchema = v.object({
  platform: OperatorPlatformSchema,
  after: CursorSchema,
  limit: pageSize(50, 200),
});

/** A reader whom an operator has blocked from writing comments. */
export const BlockedWriterSchema = v.object({
  userId: v.string(),
  nickname: v.nullable(v.string()),
  /** Null: until an operator ends it. */
  untilMs: v.nullable(TimeMsSchema),
  reason: v.string(),
  blockedBy: v.string(),
  blockedAtMs: TimeMsSchema,
});
export type BlockedWriter = v.InferOutput<typeof BlockedWriterSchema>;
/** Answer of `GET /admin/comments/writers`: who is blocked now, the newest first. */
export const BlockedWriterPageSchema = pageOfRows(BlockedWriterSchema);

/** Body of `POST /admin/comments/writers/block`. Again, it replaces the block that there is. */
export const WriterBlockSchema = v.object({
  platform: OperatorPlatformSchema,
  reader: NamedReaderSchema,
  /** Null: until an operator ends it. */
  days: v.nullable(
    v.pipe(
      v.number(),
      v.integer('days are a whole number'),
      v.minValue(1, 'at least 1 day'),
      v.maxValue(3_650, 'at most 3650 days'),
    ),
  ),
  reason: ReasonSchema,
});
/** Body of `POST /admin/comments/writers/unblock`. */
export const WriterUnblockSchema = v.object({
  platform: OperatorPlatformSchema,
  reader: NamedReaderSchema,
  reason: ReasonSchema,
});
/** Answer of both. */
export const WriterBlockedSchema = v.object({ userId: v.string(), untilMs: v.nullable(TimeMsSchema) });
