import { COMMENT_STATUSES, EMOTICON_IDS, REPORT_REASONS } from '@longstrip/core';
import * as v from 'valibot';
import { pageOf } from '../catalogue/notice.contract.ts';
import {
  CountSchema,
  EpisodeAliasSchema,
  IdSchema,
  pageQueryEntries,
  QueryFlagSchema,
  SeriesAliasSchema,
  TimeMsSchema,
} from '../http/wire-values.ts';
import { RequestIdSchema } from '../people/session.contract.ts';

/** Page sizes (wire contract). */
export const COMMENT_PAGE_SIZE = 20;
export const REPLY_PAGE_SIZE = 10;

/** Maximum length of a text that is read, in UTF-16 units. The limit for a comment itself is core's rule. */
const TEXT_MAX_LENGTH = 4_000;

/** Flags of a comment for this reader. */
export const CommentFlagsSchema = v.object({
  /** The reader likes it. */
  like: v.boolean(),
  delete: v.boolean(),
  /** Hidden until support has looked at it. */
  blind: v.boolean(),
  /** The reader has blocked its author. */
  block: v.boolean(),
  /** The reader has reported it. */
  report: v.boolean(),
  /** The reader wrote it. */
  mine: v.boolean(),
});
export type CommentFlags = v.InferOutput<typeof CommentFlagsSchema>;

/** A comment or a reply. If it is not shown to the reader (see `shownAs`), its text and nickname are left out. */
export const CommentSchema = v.object({
  /** The episode that it is about. */
  commentManageId: IdSchema,
  commentId: IdSchema,
  /** Empty: its author has withdrawn, or it is not shown. */
  nickname: v.string(),
  /** Accounts have no pictures. */
  profileImage: v.nullable(v.string()),
  comment: v.string(),
  /** A picture as a data URL. */
  emoticonUrl: v.nullable(v.string()),
  replyCount: CountSchema,
  likeCount: CountSchema,
  createdAt: TimeMsSchema,
  /** The number of the page that it is on, from 0. */
  pageNumber: CountSchema,
  status: CommentFlagsSchema,
  /** Ours. */
  emoticonId: v.nullable(v.picklist(EMOTICON_IDS)),
  /** Ours: its author marked it as a spoiler; it is shown covered. */
  isSpoiler: v.boolean(),
  /** Ours: why it is not shown; null: it is shown. */
  shownAs: v.nullable(v.picklist(COMMENT_STATUSES)),
  /** Ours: its author's account has ended, or will end soon. */
  hasAuthorLeft: v.boolean(),
});
export type Comment = v.InferOutput<typeof CommentSchema>;

export const CommentPageSchema = pageOf(CommentSchema);
export type CommentPage = v.InferOutput<typeof CommentPageSchema>;

/** Answer of `GET comment/contents/{alias}/{episodeAlias}`. */
export const EpisodeCommentsSchema = v.object({
  commentManageId: IdSchema,
  contentsIsAdult: v.boolean(),
  comment: CommentPageSchema,
  /** Ours. */
  contentsAlias: SeriesAliasSchema,
  contentsTitle: v.string(),
  episodeAlias: EpisodeAliasSchema,
  episodeTitle: v.string(),
  /** Ours: number of comments and replies that are neither deleted nor hidden. */
  totalCount: CountSchema,
  /** Ours: whether the reader can read the episode and so may write a comment. */
  canWrite: v.boolean(),
});
export type EpisodeComments = v.InferOutput<typeof EpisodeCommentsSchema>;

/** Query of `GET comment/contents/…`: the newest first, or those with the most likes. */
export const CommentQuerySchema = v.object({
  isBest: QueryFlagSchema,
  ...pageQueryEntries({ defaultSize: COMMENT_PAGE_SIZE, maxSize: COMMENT_PAGE_SIZE }),
});

/** Query of `GET comment/reply/CONTENTS/{commentId}`: the oldest first. */
export const ReplyQuerySchema = v.object(pageQueryEntries({ defaultSize: REPLY_PAGE_SIZE, maxSize: REPLY_PAGE_SIZE }));

/** The number of a comment in an address. */
export const CommentParamsSchema = v.object({
  commentId: v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)),
});

/** Answer of `GET comment/{commentId}`: one comment with its series and episode. */
export const PlacedCommentSchema = v.object({
  ...CommentSchema.entries,
  contentsAlias: SeriesAliasSchema,
  contentsTitle: v.string(),
  episodeAlias: EpisodeAliasSchema,
  episodeTitle: v.string(),
  /** The comment that it replies to. */
  parentId: v.nullable(IdSchema),
});
export type PlacedComment = v.InferOutput<typeof PlacedCommentSchema>;

/** Answer of `GET comment`: what the reader wrote, the newest first. */
export const OwnCommentPageSchema = pageOf(PlacedCommentSchema);
export type OwnCommentPage = v.InferOutput<typeof OwnCommentPageSchema>;

/** Answer of `GET comment/count/{alias}/{episodeAlias}`. */
export const CommentCountSchema = v.object({ count: CountSchema });
export type CommentCount = v.InferOutput<typeof CommentCountSchema>;

const writtenEntries = {
  /** May be empty if there is an emoticon. */
  comment: v.pipe(v.string(), v.maxLength(TEXT_MAX_LENGTH)),
  emoticonId: v.optional(v.nullable(v.picklist(EMOTICON_IDS)), null),
  isSpoiler: v.optional(v.boolean(), false),
  requestId: RequestIdSchema,
};

/** Body of `POST comment`. */
export const CommentWriteSchema = v.object({
  contentsAlias: v.pipe(v.string(), v.maxLength(96)),
  episodeAlias: v.pipe(v.string(), v.maxLength(128)),
  ...writtenEntries,
});
export type CommentWrite = v.InferInput<typeof CommentWriteSchema>;

/** Body of `POST comment/reply`. */
export const ReplyWriteSchema = v.object({ commentId: IdSchema, ...writtenEntries });
export type ReplyWrite = v.InferInput<typeof ReplyWriteSchema>;

/** Body of `POST comment/reaction`: sets or takes back the reader's like. */
export const ReactionSchema = v.object({ commentId: IdSchema, isLike: v.boolean() });
export type Reaction = v.InferInput<typeof ReactionSchema>;

/** Answer of `POST comment/reaction`. */
export const ReactedSchema = v.object({ commentId: IdSchema, isLike: v.boolean(), likeCount: CountSchema });
export type Reacted = v.InferOutput<typeof ReactedSchema>;

/** Body of `POST comment/report`. A second report by the same reader changes nothing. */
export const CommentReportSchema = v.object({ commentId: IdSchema, reason: v.picklist(REPORT_REASONS) });
export type CommentReport = v.InferInput<typeof CommentReportSchema>;

/** Answer of `POST comment/report` and `DELETE comment/{commentId}`. */
export const CommentChangedSchema = v.object({ commentId: IdSchema });
export type CommentChanged = v.InferOutput<typeof CommentChangedSchema>;

export const BlockedReaderSchema = v.object({
  /** The id of the entry, for unblocking. */
  blockId: IdSchema,
  /** Empty: they have withdrawn. */
  nickname: v.string(),
  createdAt: TimeMsSchema,
});
export type BlockedReader = v.InferOutput<typeof BlockedReaderSchema>;
export const BlockedReadersSchema = v.array(BlockedReaderSchema);

/** Body of `POST comment/block-user`: blocks the author of a comment. */
export const BlockUserSchema = v.object({ commentId: IdSchema });
export type BlockUser = v.InferInput<typeof BlockUserSchema>;

/** Query of `DELETE comment/block-user`. */
export const UnblockQuerySchema = v.object({
  blockId: v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)),
});
/** Answer of `DELETE comment/block-user`: the same whether or not the entry existed. */
export const UnblockedSchema = v.object({ blockId: IdSchema });
export type Unblocked = v.InferOutput<typeof UnblockedSchema>;

/** Answer of `GET emoticon`, in the order of the picker. */
export const EmoticonSchema = v.object({ emoticonId: v.picklist(EMOTICON_IDS), emoticonUrl: v.string() });
export type Emoticon = v.InferOutput<typeof EmoticonSchema>;
export const EmoticonsSchema = v.array(EmoticonSchema);
