import type { CommentCalls } from './comment-calls.ts';
import type { ExpectedCall } from './library-calls.fixture.ts';

const notKeptForAll = { isKept: false, saysAdult: false };

/** Each call about comments, as `every-call.test.ts` expects it: none of them is kept. */
export const COMMENT_CALLS: Readonly<Record<keyof CommentCalls, ExpectedCall>> = {
  episodeComments: {
    ask: (api) => api.episodeComments('a b', 'ep/1', { isBest: true, page: 2 }),
    address: '/v1/comment/contents/a%20b/ep%2F1?isBest=true&page=2',
    ...notKeptForAll,
  },
  commentCount: {
    ask: (api) => api.commentCount('a b', 'ep/1'),
    address: '/v1/comment/count/a%20b/ep%2F1',
    ...notKeptForAll,
  },
  comment: { ask: (api) => api.comment(7), address: '/v1/comment/7', ...notKeptForAll },
  replies: {
    ask: (api) => api.replies(7, { page: 1 }),
    address: '/v1/comment/reply/CONTENTS/7?page=1',
    ...notKeptForAll,
  },
  ownComments: { ask: (api) => api.ownComments({ page: 1 }), address: '/v1/comment?page=1', ...notKeptForAll },
  writeComment: {
    ask: (api) => api.writeComment({ contentsAlias: 'a', episodeAlias: 'b', comment: 'c', requestId: 'request-1' }),
    method: 'POST',
    address: '/v1/comment',
    body: { contentsAlias: 'a', episodeAlias: 'b', comment: 'c', requestId: 'request-1' },
    ...notKeptForAll,
  },
  writeReply: {
    ask: (api) => api.writeReply({ commentId: 7, comment: 'c', requestId: 'request-1' }),
    method: 'POST',
    address: '/v1/comment/reply',
    body: { commentId: 7, comment: 'c', requestId: 'request-1' },
    ...notKeptForAll,
  },
  deleteComment: {
    ask: (api) => api.deleteComment(7),
    method: 'DELETE',
    address: '/v1/comment/7',
    ...notKeptForAll,
  },
  reactToComment: {
    ask: (api) => api.reactToComment({ commentId: 7, isLike: true }),
    method: 'POST',
    address: '/v1/comment/reaction',
    body: { commentId: 7, isLike: true },
    ...notKeptForAll,
  },
  reportComment: {
    ask: (api) => api.reportComment({ commentId: 7, reason: 'SPAM' }),
    method: 'POST',
    address: '/v1/comment/report',
    body: { commentId: 7, reason: 'SPAM' },
    ...notKeptForAll,
  },
  blockedReaders: { ask: (api) => api.blockedReaders(), address: '/v1/comment/block-user', ...notKeptForAll },
  blockAuthor: {
    ask: (api) => api.blockAuthor({ commentId: 7 }),
    method: 'POST',
    address: '/v1/comment/block-user',
    body: { commentId: 7 },
    ...notKeptForAll,
  },
  unblockReader: {
    ask: (api) => api.unblockReader(7),
    method: 'DELETE',
    address: '/v1/comment/block-user?blockId=7',
    ...notKeptForAll,
  },
  emoticons: { ask: (api) => api.emoticons(), address: '/v1/emoticon', ...notKeptForAll },
};
