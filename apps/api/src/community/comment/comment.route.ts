import {
  BlockedReaderSchema,
  BlockedReadersSchema,
  BlockUserSchema,
  CommentChangedSchema,
  CommentCountSchema,
  CommentPageSchema,
  CommentParamsSchema,
  CommentQuerySchema,
  CommentReportSchema,
  CommentWriteSchema,
  EmoticonsSchema,
  EpisodeCommentsSchema,
  EpisodeParamsSchema,
  OwnCommentPageSchema,
  PlacedCommentSchema,
  ReactedSchema,
  ReactionSchema,
  ReplyQuerySchema,
  ReplyWriteSchema,
  UnblockedSchema,
  UnblockQuerySchema,
} from '@longstrip/api-contract';
import { type Decision, EMOTICON_IDS, grant, type RefusalCode } from '@longstrip/core';
import * as v from 'valibot';
import { defineReaderEndpoint, type Endpoint, NO_BODY, NO_INPUT } from '../../http/endpoint.ts';
import { defineReaderCommand } from '../../http/reader-command.ts';
import type { CommunityParts } from '../parts.ts';
import {
  blockAuthor,
  deleteComment,
  reactToComment,
  readBlocked,
  reportComment,
  unblockReader,
} from './comment-acts.service.ts';
import { admitReader, NO_COMMENTS, type ReaderCall, UNSHOWN_EPISODE } from './commented-episode.ts';
import {
  readComment,
  readCommentCount,
  readEpisodeComments,
  readOwnComments,
  readReplies,
} from './read-comments.service.ts';
import { emoticonAddress } from './wire-comment.ts';
import { prepareComment, prepareReply, WRITE_REFUSALS, writeComment, writeReply } from './write-comment.service.ts';

const UNKNOWN_COMMENT = [...NO_COMMENTS, 'NOT_FOUND_COMMENT'] as const;
const ACTS = [...UNKNOWN_COMMENT, 'OWN_COMMENT', 'TOO_MANY_REQUESTS'] as const;

/** Comments (D3). Words of an address come before the numbers of comments. */
export function commentEndpoints(parts: CommunityParts): Endpoint[] {
  return [
    ...commentCommands(parts),
    ...commentActs(parts),
    ...blockedReaders(parts),
    ...commentLists(parts),
    ...oneComment(parts),
  ];
}

/** Lets readers in who have comments at all. */
function admitted<Input, Data, Code extends RefusalCode>(
  handle: (input: Input, call: ReaderCall) => Promise<Decision<Data, Code>>,
) {
  return async (input: Input, call: ReaderCall): Promise<Decision<Data, Code | (typeof NO_COMMENTS)[number]>> => {
    const decided = admitReader(call);
    return decided.ok ? handle(input, call) : decided;
  };
}

function commentCommands(parts: CommunityParts): Endpoint[] {
  return [
    defineReaderCommand(parts, {
      operationId: 'writeComment',
      method: 'POST',
      path: '/comment',
      summary: 'Writes about an episode that the reader can read',
      params: NO_INPUT,
      query: NO_INPUT,
      body: CommentWriteSchema,
      data: PlacedCommentSchema,
      refusals: WRITE_REFUSALS,
      block: 'comment',
      prepare: ({ body }, call) => prepareComment(parts, body, call),
      decide: (transaction, _input, call) => writeComment(transaction, call),
    }),
    defineReaderCommand(parts, {
      operationId: 'writeReply',
      method: 'POST',
      path: '/comment/reply',
      summary: 'Replies to a comment',
      params: NO_INPUT,
      query: NO_INPUT,
      body: ReplyWriteSchema,
      data: PlacedCommentSchema,
      refusals: WRITE_REFUSALS,
      block: 'comment',
      prepare: ({ body }, call) => prepareReply(parts, body, call),
      decide: (transaction, { body }, call) => writeReply(transaction, body.commentId, call),
    }),
  ];
}

function commentActs(parts: CommunityParts): Endpoint[] {
  const post = { method: 'POST', params: NO_INPUT, query: NO_INPUT, refusals: ACTS, block: 'comment' } as const;
  return [
    defineReaderEndpoint({
      ...post,
      operationId: 'reactToComment',
      path: '/comment/reaction',
      summary: 'Likes a comment, or takes that back',
      body: ReactionSchema,
      data: ReactedSchema,
      handle: admitted(({ body }, call) => reactToComment(parts, body, call)),
    }),
    defineReaderEndpoint({
      ...post,
      operationId: 'reportComment',
      path: '/comment/report',
      summary: 'Reports a comment to support, once; reports by several readers hide it until support has looked at it',
      body: CommentReportSchema,
      data: CommentChangedSchema,
      handle: admitted(({ body }, call) => reportComment(parts, body, call)),
    }),
  ];
}

function blockedReaders(parts: CommunityParts): Endpoint[] {
  return [
    defineReaderEndpoint({
      operationId: 'blockedReaders',
      method: 'GET',
      path: '/comment/block-user',
      summary: 'The readers whose comments this reader does not want to see',
      params: NO_INPUT,
      query: NO_INPUT,
      body: NO_BODY,
      data: BlockedReadersSchema,
      refusals: NO_COMMENTS,
      block: 'comment',
      handle: admitted(async (_input: unknown, call) => grant(await readBlocked(parts, call))),
    }),
    defineReaderEndpoint({
      operationId: 'blockAuthor',
      method: 'POST',
      path: '/comment/block-user',
      summary: 'Hides what the author of a comment writes from this reader',
      params: NO_INPUT,
      query: NO_INPUT,
      body: BlockUserSchema,
      data: BlockedReaderSchema,
      refusals: [...ACTS, 'BLOCKED_READER_LIMIT'],
      block: 'comment',
      handle: admitted(({ body }, call) => blockAuthor(parts, body, call)),
    }),
    defineReaderEndpoint({
      operationId: 'unblockReader',
      method: 'DELETE',
      path: '/comment/block-user',
      summary: 'Shows the comments of a blocked reader again',
      params: NO_INPUT,
      query: UnblockQuerySchema,
      body: NO_BODY,
      data: UnblockedSchema,
      refusals: NO_COMMENTS,
      block: 'comment',
      handle: admitted(({ query }, call) => unblockReader(parts, query.blockId, call)),
    }),
  ];
}

function commentLists(parts: CommunityParts): Endpoint[] {
  const list = { method: 'GET', body: NO_BODY, block: 'comment' } as const;
  return [
    defineReaderEndpoint({
      ...list,
      operationId: 'ownComments',
      path: '/comment',
      summary: 'What the reader wrote, the newest first',
      params: NO_INPUT,
      query: v.omit(CommentQuerySchema, ['isBest']),
      data: OwnCommentPageSchema,
      refusals: NO_COMMENTS,
      handle: admitted(async ({ query }, call) => grant(await readOwnComments(parts, query, call))),
    }),
    defineReaderEndpoint({
      ...list,
      operationId: 'episodeComments',
      path: '/comment/contents/{alias}/{episodeAlias}',
      summary: 'The comments of an episode, the newest first or those with the most likes',
      params: EpisodeParamsSchema,
      query: CommentQuerySchema,
      data: EpisodeCommentsSchema,
      refusals: [...NO_COMMENTS, ...UNSHOWN_EPISODE],
      handle: admitted(({ params, query }, call) => readEpisodeComments(parts, params, query, call)),
    }),
    defineReaderEndpoint({
      ...list,
      operationId: 'commentCount',
      path: '/comment/count/{alias}/{episodeAlias}',
      summary: 'How many comments and replies an episode has',
      params: EpisodeParamsSchema,
      query: NO_INPUT,
      data: CommentCountSchema,
      refusals: [...NO_COMMENTS, ...UNSHOWN_EPISODE],
      handle: admitted(({ params }, call) => readCommentCount(parts, params, call)),
    }),
    defineReaderEndpoint({
      ...list,
      operationId: 'commentReplies',
      path: '/comment/reply/CONTENTS/{commentId}',
      summary: 'The replies to a comment, the oldest first',
      params: CommentParamsSchema,
      query: ReplyQuerySchema,
      data: CommentPageSchema,
      refusals: UNKNOWN_COMMENT,
      handle: admitted(({ params, query }, call) => readReplies(parts, params.commentId, query, call)),
    }),
    defineReaderEndpoint({
      ...list,
      operationId: 'emoticons',
      path: '/emoticon',
      summary: 'The emoticons of comments',
      params: NO_INPUT,
      query: NO_INPUT,
      data: EmoticonsSchema,
      refusals: NO_COMMENTS,
      handle: admitted(async () =>
        grant(EMOTICON_IDS.map((emoticonId) => ({ emoticonId, emoticonUrl: emoticonAddress(emoticonId) }))),
      ),
    }),
  ];
}

function oneComment(parts: CommunityParts): Endpoint[] {
  return [
    defineReaderEndpoint({
      operationId: 'comment',
      method: 'GET',
      path: '/comment/{commentId}',
      summary: 'One comment, and the episode that it is about',
      params: CommentParamsSchema,
      query: NO_INPUT,
      body: NO_BODY,
      data: PlacedCommentSchema,
      refusals: UNKNOWN_COMMENT,
      block: 'comment',
      handle: admitted(({ params }, call) => readComment(parts, params.commentId, call)),
    }),
    defineReaderEndpoint({
      operationId: 'deleteComment',
      method: 'DELETE',
      path: '/comment/{commentId}',
      summary: 'Deletes a comment of the reader’s own',
      params: CommentParamsSchema,
      query: NO_INPUT,
      body: NO_BODY,
      data: CommentChangedSchema,
      refusals: ACTS,
      block: 'comment',
      handle: admitted(({ params }, call) => deleteComment(parts, params.commentId, call)),
    }),
  ];
}
