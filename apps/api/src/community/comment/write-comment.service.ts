import type { CommentWriteSchema, PlacedComment, ReplyWriteSchema, WRITE_REFUSALS } from '@longstrip/api-contract';
import {
  type Decision,
  decideComment,
  decideCommentAct,
  grant,
  normaliseProhibitedWord,
  refuse,
  type WriteCommentRefusal,
} from '@longstrip/core';
import type { Transaction } from '@longstrip/database';
import type * as v from 'valibot';
import { takeLimits } from '../../people/index.ts';
import { findBlockedUntil } from './blocked-writers.ts';
import { factsOf, findComment, listProhibitedWords, readerOf } from './comment.repository.ts';
import { insertComment, lockThread, recountReplies } from './comment-changes.repository.ts';
import {
  admitReader,
  type CommentedEpisode,
  findCommentedEpisode,
  findPlacedComment,
  type Parts,
  type ReaderCall,
} from './commented-episode.ts';
import { wirePlaced } from './wire-comment.ts';

type Write = v.InferOutput<typeof CommentWriteSchema>;
type Reply = v.InferOutput<typeof ReplyWriteSchema>;
type Written = Pick<Write, 'comment' | 'emoticonId' | 'isSpoiler'>;

type Refusal = (typeof WRITE_REFUSALS)[number];

/** What was written, as it will be stored, and about which episode. */
interface ReadyComment extends Written {
  readonly episode: CommentedEpisode;
}

/** Before `POST comment`: checks what was written, and counts it. The limit is about what a person can write. */
export async function prepareComment(
  parts: Parts,
  { contentsAlias, episodeAlias, ...written }: Write,
  call: ReaderCall,
): Promise<Decision<ReadyComment, Refusal>> {
  const admitted = admitReader(call);
  if (!admitted.ok) return admitted;
  const found = await findCommentedEpisode(parts, { seriesKey: contentsAlias, episodeKey: episodeAlias }, call);
  return found.ok ? judge(parts, found.value, written, call) : found;
}

/** Before `POST comment/reply`. */
export async function prepareReply(
  parts: Parts,
  { commentId, ...written }: Reply,
  call: ReaderCall,
): Promise<Decision<ReadyComment, Refusal>> {
  const admitted = admitReader(call);
  if (!admitted.ok) return admitted;
  const placed = await findPlacedComment(parts, commentId, call);
  return placed.ok ? judge(parts, placed.value.episode, written, call) : placed;
}

async function judge(
  { db, services }: Parts,
  episode: CommentedEpisode,
  { comment: text, emoticonId, isSpoiler }: Written,
  { caller, platform, nowMs }: ReaderCall,
): Promise<Decision<ReadyComment, WriteCommentRefusal | 'TOO_MANY_REQUESTS'>> {
  const words = await listProhibitedWords(db.orm, platform.id);
  const decided = decideComment(
    {
      hasNickname: caller.user.nickname !== null,
      blockedUntilMs: await findBlockedUntil(db.orm, caller.scope),
      access: episode.access,
    },
    { text, hasEmoticon: emoticonId !== null },
    {
      mostCharacters: platform.constants.commentCharacters,
      prohibitedWords: words.map(normaliseProhibitedWord),
      nowMs,
    },
  );
  if (!decided.ok) return decided;
  const limited = await takeLimits(services.limits, { comment: { platformId: platform.id, about: caller.user.id } });
  return limited ?? grant({ comment: decided.value, emoticonId, isSpoiler, episode });
}

type WriteCall = ReaderCall & { readonly prepared: ReadyComment };

/** `POST comment`. */
export async function writeComment(
  transaction: Transaction,
  call: WriteCall,
): Promise<Decision<PlacedComment, 'NOT_FOUND_COMMENT'>> {
  return readBack(transaction, await insert(transaction, null, call), call);
}

/** `POST comment/reply`: to a comment that is shown to the reader, and is no reply itself. */
export async function writeReply(
  transaction: Transaction,
  parentId: number,
  call: WriteCall,
): Promise<Decision<PlacedComment, 'NOT_FOUND_COMMENT'>> {
  const { scope } = call.caller;
  await lockThread(transaction, scope.platformId, parentId);
  const parent = await findComment(transaction, scope, parentId);
  if (parent === null || parent.row.parentId !== null) return refuse('NOT_FOUND_COMMENT');
  const decided = decideCommentAct('reply', factsOf(parent), readerOf(parent, scope));
  if (!decided.ok) return refuse('NOT_FOUND_COMMENT');
  const commentId = await insert(transaction, parentId, call);
  await recountReplies(transaction, scope.platformId, parentId);
  return readBack(transaction, commentId, call);
}

function insert(transaction: Transaction, parentId: number | null, { caller, prepared, nowMs }: WriteCall) {
  const { comment: text, emoticonId, isSpoiler, episode } = prepared;
  const { seriesId, episodeId } = episode;
  const row = { seriesId, episodeId, parentId, text, emoticonId, isSpoiler, createdAtMs: nowMs };
  return insertComment(transaction, caller.scope, row);
}

async function readBack(
  transaction: Transaction,
  commentId: number,
  { caller: { scope } }: WriteCall,
): Promise<Decision<PlacedComment, 'NOT_FOUND_COMMENT'>> {
  const found = await findComment(transaction, scope, commentId);
  return found === null ? refuse('NOT_FOUND_COMMENT') : grant(wirePlaced(found, scope));
}
