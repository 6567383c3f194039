import {
  type AnswerOf,
  type BodySchemaOf,
  type Call,
  COMMENT_CALLS,
  type NO_COMMENTS,
  type RefusalOf,
} from '@longstrip/api-contract';
import { type Decision, EMOTICON_IDS, grant } from '@longstrip/core';
import type { SignedInCaller } from '../../http/caller.ts';
import { type CallInput, type Endpoint, serve } from '../../http/endpoint.ts';
import { serveCommand } from '../../http/reader-command.ts';
import type { CommunityParts } from '../services.ts';
import {
  blockAuthor,
  deleteComment,
  reactToComment,
  readBlocked,
  reportComment,
  unblockReader,
} from './comment-acts.service.ts';
import { admitReader, type ReaderCall } from './commented-episode.ts';
import {
  readComment,
  readCommentCount,
  readEpisodeComments,
  readOwnComments,
  readReplies,
} from './read-comments.service.ts';
import { emoticonAddress } from './wire-comment.ts';
import { prepareComment, prepareReply, writeComment, writeReply } from './write-comment.service.ts';

/** Comments (D3). Paths with names come before those with the number of a comment. */
export function commentEndpoints(parts: CommunityParts): Endpoint[] {
  return [
    ...commentCommands(parts),
    ...commentActs(parts),
    ...blockedReaders(parts),
    ...commentLists(parts),
    ...oneComment(parts),
  ];
}

type CommentCall = Call & { readonly access: 'bearer' };

/** Serves a call to readers who may use comments at all. */
function serveAdmitted<const C extends CommentCall>(
  declared: C,
  handle: (input: CallInput<C>, call: ReaderCall) => Promise<Decision<AnswerOf<C>, RefusalOf<C>>>,
): Endpoint {
  return serve<C, (typeof NO_COMMENTS)[number], BodySchemaOf<C>, SignedInCaller>(declared, async (input, call) => {
    const decided = admitReader(call);
    return decided.ok ? handle(input, call) : decided;
  });
}

function commentCommands(parts: CommunityParts): Endpoint[] {
  return [
    serveCommand(parts, COMMENT_CALLS.writeComment, {
      prepare: ({ body }, call) => prepareComment(parts, body, call),
      decide: (transaction, _input, call) => writeComment(transaction, call),
    }),
    serveCommand(parts, COMMENT_CALLS.writeReply, {
      prepare: ({ body }, call) => prepareReply(parts, body, call),
      decide: (transaction, { body }, call) => writeReply(transaction, body.commentId, call),
    }),
  ];
}

function commentActs(parts: CommunityParts): Endpoint[] {
  return [
    serveAdmitted(COMMENT_CALLS.reactToComment, ({ body }, call) => reactToComment(parts, body, call)),
    serveAdmitted(COMMENT_CALLS.reportComment, ({ body }, call) => reportComment(parts, body, call)),
  ];
}

function blockedReaders(parts: CommunityParts): Endpoint[] {
  return [
    serveAdmitted(COMMENT_CALLS.blockedReaders, async (_input, call) => grant(await readBlocked(parts, call))),
    serveAdmitted(COMMENT_CALLS.blockAuthor, ({ body }, call) => blockAuthor(parts, body, call)),
    serveAdmitted(COMMENT_CALLS.unblockReader, ({ query }, call) => unblockReader(parts, query.blockId, call)),
  ];
}

function commentLists(parts: CommunityParts): Endpoint[] {
  return [
    serveAdmitted(COMMENT_CALLS.ownComments, async ({ query }, call) =>
      grant(await readOwnComments(parts, query, call)),
    ),
    serveAdmitted(COMMENT_CALLS.episodeComments, ({ params, query }, call) =>
      readEpisodeComments(parts, params, query, call),
    ),
    serveAdmitted(COMMENT_CALLS.commentCount, ({ params }, call) => readCommentCount(parts, params, call)),
    serveAdmitted(COMMENT_CALLS.commentReplies, ({ params, query }, call) =>
      readReplies(parts, params.commentId, query, call),
    ),
    serveAdmitted(COMMENT_CALLS.emoticons, async () =>
      grant(EMOTICON_IDS.map((emoticonId) => ({ emoticonId, emoticonUrl: emoticonAddress(emoticonId) }))),
    ),
  ];
}

function oneComment(parts: CommunityParts): Endpoint[] {
  return [
    serveAdmitted(COMMENT_CALLS.comment, ({ params }, call) => readComment(parts, params.commentId, call)),
    serveAdmitted(COMMENT_CALLS.deleteComment, ({ params }, call) => deleteComment(parts, params.commentId, call)),
  ];
}
