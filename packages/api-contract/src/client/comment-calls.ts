import {
  type BlockedReader,
  BlockedReaderSchema,
  BlockedReadersSchema,
  type BlockUser,
  type CommentChanged,
  CommentChangedSchema,
  type CommentCount,
  CommentCountSchema,
  type CommentPage,
  CommentPageSchema,
  type CommentReport,
  type CommentWrite,
  type Emoticon,
  EmoticonsSchema,
  type EpisodeComments,
  EpisodeCommentsSchema,
  type OwnCommentPage,
  OwnCommentPageSchema,
  type PlacedComment,
  PlacedCommentSchema,
  type Reacted,
  ReactedSchema,
  type Reaction,
  type ReplyWrite,
  type Unblocked,
  UnblockedSchema,
} from '../community/comment.contract.ts';
import { addressPart, type CallTable, getCall, postCall } from './api-call.ts';
import type { ApiResult } from './api-result.ts';

/** Comments (D3); all with a bearer, and 404 where the platform has none. */
export interface CommentCalls {
  /** A page of an episode's comments: the newest first, or those with the most likes. */
  episodeComments(
    seriesAlias: string,
    episodeAlias: string,
    options?: { isBest?: boolean; page?: number },
  ): Promise<ApiResult<EpisodeComments>>;
  /** How many comments and replies an episode has. */
  commentCount(seriesAlias: string, episodeAlias: string): Promise<ApiResult<CommentCount>>;
  comment(commentId: number): Promise<ApiResult<PlacedComment>>;
  /** A page of the replies to a comment, the oldest first. */
  replies(commentId: number, options?: { page?: number }): Promise<ApiResult<CommentPage>>;
  /** What the reader wrote, the newest first. */
  ownComments(options?: { page?: number }): Promise<ApiResult<OwnCommentPage>>;
  writeComment(body: CommentWrite): Promise<ApiResult<PlacedComment>>;
  writeReply(body: ReplyWrite): Promise<ApiResult<PlacedComment>>;
  deleteComment(commentId: number): Promise<ApiResult<CommentChanged>>;
  reactToComment(body: Reaction): Promise<ApiResult<Reacted>>;
  reportComment(body: CommentReport): Promise<ApiResult<CommentChanged>>;
  blockedReaders(): Promise<ApiResult<BlockedReader[]>>;
  blockAuthor(body: BlockUser): Promise<ApiResult<BlockedReader>>;
  unblockReader(blockId: number): Promise<ApiResult<Unblocked>>;
  emoticons(): Promise<ApiResult<Emoticon[]>>;
}

export const commentCalls: CallTable<CommentCalls> = {
  episodeComments: (seriesAlias, episodeAlias, { isBest, page } = {}) =>
    getCall(`/v1/comment/contents/${addressPart(seriesAlias)}/${addressPart(episodeAlias)}`, EpisodeCommentsSchema, {
      isBest,
      page,
    }),
  commentCount: (seriesAlias, episodeAlias) =>
    getCall(`/v1/comment/count/${addressPart(seriesAlias)}/${addressPart(episodeAlias)}`, CommentCountSchema),
  comment: (commentId) => getCall(`/v1/comment/${commentId}`, PlacedCommentSchema),
  replies: (commentId, { page } = {}) =>
    getCall(`/v1/comment/reply/CONTENTS/${commentId}`, CommentPageSchema, { page }),
  ownComments: ({ page } = {}) => getCall('/v1/comment', OwnCommentPageSchema, { page }),
  writeComment: (body) => postCall('/v1/comment', body, PlacedCommentSchema),
  writeReply: (body) => postCall('/v1/comment/reply', body, PlacedCommentSchema),
  deleteComment: (commentId) => ({ method: 'DELETE', path: `/v1/comment/${commentId}`, data: CommentChangedSchema }),
  reactToComment: (body) => postCall('/v1/comment/reaction', body, ReactedSchema),
  reportComment: (body) => postCall('/v1/comment/report', body, CommentChangedSchema),
  blockedReaders: () => getCall('/v1/comment/block-user', BlockedReadersSchema),
  blockAuthor: (body) => postCall('/v1/comment/block-user', body, BlockedReaderSchema),
  unblockReader: (blockId) => ({
    method: 'DELETE',
    path: '/v1/comment/block-user',
    query: { blockId },
    data: UnblockedSchema,
  }),
  emoticons: () => getCall('/v1/emoticon', EmoticonsSchema),
};
