import type {
  BlockedReader,
  BlockUserSchema,
  CommentChanged,
  CommentReportSchema,
  Reacted,
  ReactionSchema,
  Unblocked,
} from '@longstrip/api-contract';
import {
  BLOCKED_READERS_MOST,
  type CommentAct,
  type Decision,
  decideCommentAct,
  grant,
  isBlindedByReports,
  refuse,
} from '@longstrip/core';
import { decideInTransaction, type Transaction } from '@longstrip/database';
import type * as v from 'valibot';
import { type LimitName, takeLimits } from '../../people/index.ts';
import {
  countBlocked,
  factsOf,
  findBlocked,
  findComment,
  insertBlocked,
  listBlocked,
  type ReadersComment,
  readerOf,
  removeBlocked,
} from './comment.repository.ts';
import { addReport, eraseComment, lockThread, setBlinded, setLike } from './comment-changes.repository.ts';
import { findPlacedComment, type Parts, type ReaderCall } from './commented-episode.ts';

type ActRefusal = 'NOT_FOUND_COMMENT' | 'OWN_COMMENT' | 'TOO_MANY_REQUESTS';

/** `POST comment/reaction`: sets or takes back the reader's like. The same again changes nothing. */
export function reactToComment(
  parts: Parts,
  { commentId, isLike }: v.InferOutput<typeof ReactionSchema>,
  call: ReaderCall,
): Promise<Decision<Reacted, ActRefusal>> {
  const { caller, nowMs } = call;
  return act<Reacted>(parts, { what: 'like', commentId, limit: 'commentAct' }, call, async (transaction) =>
    grant({
      commentId,
      isLike,
      likeCount: await setLike(transaction, caller.scope, { commentId, isLike, nowMs }),
    }),
  );
}

/** `POST comment/report`. Enough open reports, each of another reader, hide it until support has looked at it. */
export function reportComment(
  parts: Parts,
  { commentId, reason }: v.InferOutput<typeof CommentReportSchema>,
  call: ReaderCall,
): Promise<Decision<CommentChanged, ActRefusal>> {
  const { caller, platform, nowMs } = call;
  return act<CommentChanged>(
    parts,
    { what: 'report', commentId, limit: 'commentReport' },
    call,
    async (transaction, { row }) => {
      const openReports = await addReport(transaction, caller.scope, { commentId, reason, nowMs });
      if (isBlindedByReports(openReports, platform.constants)) {
        await setBlinded(transaction, row, nowMs);
        call.logger.warn({ event: 'comment-blinded', commentId, openReports }, 'readers’ reports hide a comment');
      }
      return grant({ commentId });
    },
  );
}

/** `DELETE comment/{commentId}`: the reader's own. */
export function deleteComment(
  parts: Parts,
  commentId: number,
  call: ReaderCall,
): Promise<Decision<CommentChanged, ActRefusal>> {
  return act<CommentChanged>(
    parts,
    { what: 'delete', commentId, limit: 'commentAct' },
    call,
    async (transaction, { row }) => {
      await eraseComment(transaction, row, call.nowMs);
      return grant({ commentId });
    },
  );
}

/** `POST comment/block-user`: hides from this reader everything that the author of a comment writes. */
export function blockAuthor(
  parts: Parts,
  { commentId }: v.InferOutput<typeof BlockUserSchema>,
  call: ReaderCall,
): Promise<Decision<BlockedReader, ActRefusal | 'BLOCKED_READER_LIMIT'>> {
  const { scope } = call.caller;
  const asked = { what: 'block', commentId, limit: 'commentAct' } as const;
  return act<BlockedReader, 'BLOCKED_READER_LIMIT'>(parts, asked, call, async (transaction, { row }) => {
    const known = await findBlocked(transaction, scope, row.userId);
    if (known !== null) return grant(known);
    if ((await countBlocked(transaction, scope)) >= BLOCKED_READERS_MOST) return refuse('BLOCKED_READER_LIMIT');
    await insertBlocked(transaction, scope, { blockedUserId: row.userId, nowMs: call.nowMs });
    const blocked = await findBlocked(transaction, scope, row.userId);
    return blocked === null ? refuse('NOT_FOUND_COMMENT') : grant(blocked);
  });
}

/** `GET comment/block-user`. */
export function readBlocked({ db }: Parts, { caller }: ReaderCall): Promise<BlockedReader[]> {
  return listBlocked(db.orm, caller.scope);
}

/** `DELETE comment/block-user`. */
export function unblockReader(
  { db }: Parts,
  blockId: number,
  { caller }: ReaderCall,
): Promise<Decision<Unblocked, never>> {
  return decideInTransaction(db, async (transaction) => {
    await removeBlocked(transaction, caller.scope, blockId);
    return grant({ blockId });
  });
}

/**
 * Does what every act needs: checks that the reader sees the comment's episode and that the rule allows the act, and locks the
 * comment with its thread.
 */
async function act<Value, Code extends 'BLOCKED_READER_LIMIT' = never>(
  parts: Parts,
  { what, commentId, limit }: { what: CommentAct; commentId: number; limit: LimitName },
  call: ReaderCall,
  change: (transaction: Transaction, found: ReadersComment) => Promise<Decision<Value, ActRefusal | Code>>,
): Promise<Decision<Value, ActRefusal | Code>> {
  const { scope } = call.caller;
  const limited = await takeLimits(parts.services.limits, {
    [limit]: { platformId: scope.platformId, about: scope.userId },
  });
  if (limited !== null) return limited;
  // A writer may delete it even if the episode is no longer shown to them.
  if (what === 'delete') {
    const own = await findComment(parts.db.orm, scope, commentId);
    if (own === null || !readerOf(own, scope).isAuthor) return refuse('NOT_FOUND_COMMENT');
  } else {
    const placed = await findPlacedComment(parts, commentId, call);
    if (!placed.ok) return placed;
  }
  return decideInTransaction<Value, ActRefusal | Code>(parts.db, async (transaction) => {
    await lockThread(transaction, scope.platformId, commentId);
    const found = await findComment(transaction, scope, commentId);
    if (found === null) return refuse('NOT_FOUND_COMMENT');
    const decided = decideCommentAct(what, factsOf(found), readerOf(found, scope));
    return decided.ok ? change(transaction, found) : decided;
  });
}
