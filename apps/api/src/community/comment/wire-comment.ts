import type { Comment, PlacedComment } from '@longstrip/api-contract';
import { areWordsShown, commentStatusFor } from '@longstrip/core';
import type { ReaderScope } from '../../shared/reader-scope.ts';
import { factsOf, type ReadersComment, readerOf } from './comment.repository.ts';
import { emoticonAddress } from './emoticon-drawings.ts';

/** A comment as its reader gets it: without words and name where it is not shown to them. */
export function wireComment(found: ReadersComment, scope: ReaderScope, pageNumber: number): Comment {
  const { row, nickname, authorLeftAtMs, isLiked, hasReported, hasBlockedAuthor } = found;
  const [facts, reader] = [factsOf(found), readerOf(found, scope)];
  const isShown = areWordsShown(facts, reader);
  const hasAuthorLeft = authorLeftAtMs !== null;
  const emoticonId = isShown ? row.emoticonId : null;
  return {
    commentManageId: row.episodeId,
    commentId: row.id,
    nickname: isShown && !hasAuthorLeft ? (nickname ?? '') : '',
    profileImage: null,
    comment: isShown ? row.text : '',
    emoticonUrl: emoticonId === null ? null : emoticonAddress(emoticonId),
    replyCount: row.replyCount,
    likeCount: row.likeCount,
    createdAt: row.createdAtMs,
    pageNumber,
    status: {
      like: isLiked,
      delete: facts.isDeleted,
      blind: facts.isBlinded,
      block: hasBlockedAuthor,
      report: hasReported,
      mine: reader.isAuthor,
    },
    emoticonId,
    isSpoiler: isShown && row.isSpoiler,
    shownAs: commentStatusFor(facts, reader),
    hasAuthorLeft,
  };
}

/** The same with the place where it was written. */
export function wirePlaced(found: ReadersComment, scope: ReaderScope, pageNumber = 0): PlacedComment {
  const { seriesAlias, seriesTitle, episodeAlias, episodeTitle } = found.place;
  return {
    ...wireComment(found, scope, pageNumber),
    ...{ contentsAlias: seriesAlias, contentsTitle: seriesTitle, episodeAlias, episodeTitle },
    parentId: found.row.parentId,
  };
}
