import type { Comment, PlacedComment } from '@longstrip/api-contract';
import { areWordsShown, commentStatusFor, type EmoticonId } from '@longstrip/core';
import type { ReaderScope } from '../../shared/reader-scope.ts';
import { factsOf, type ReadersComment, readerOf } from './comment.repository.ts';

/** A comment as its reader gets it: without text and name if it is not shown to them. */
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

/** Colours of the faces; they are visible on light and dark backgrounds. */
const SKIN = '#ffd23f';
const INK = '#3b2a1a';
const BLUSH = '#ff8fa3';
const TEAR = '#4da8ff';
const RED = '#e8453c';

const EYES = `<circle cx="23" cy="28" r="3" fill="${INK}"/><circle cx="41" cy="28" r="3" fill="${INK}"/>`;
const line = (path: string, colour = INK) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/>`;
const heart = (x: number, y: number) =>
  `<path d="M${x} ${y + 6}c-9-5-8-12-3.500-12 2 0 3.500 2 3.500 3 0-1 1.500-3 3.500-3 4.500 0 5.500 7-3.500 12Z" fill="${RED}"/>`;

/** The drawing of each face, on a field of 64 by 64. */
const FACES: Readonly<Record<EmoticonId, string>> = {
  SMILE: `${EYES}${line('M21 38q11 11 22 0')}`,
  LAUGH: `${line('M18 28q5-6 10 0M36 28q5-6 10 0')}<path d="M20 36h24q-2 13-12 13t-12-13Z" fill="${INK}"/><path d="M25 45q7-5 14 0-3 4-7 4t-7-4Z" fill="${RED}"/>`,
  LOVE: `${heart(22, 28)}${heart(42, 28)}${line('M22 40q10 9 20 0')}<circle cx="15" cy="38" r="4" fill="${BLUSH}"/><circle cx="49" cy="38" r="4" fill="${BLUSH}"/>`,
  CHEER: `${line('M18 27l8 3-8 3M46 27l-8 3 8 3')}<path d="M23 38h18q-1 10-9 10t-9-10Z" fill="${INK}"/>${line('M6 20l5 3M58 20l-5 3M32 3v5', RED)}`,
  WOW: `<circle cx="23" cy="27" r="4.500" fill="${INK}"/><circle cx="41" cy="27" r="4.500" fill="${INK}"/><ellipse cx="32" cy="43" rx="5.500" ry="7" fill="${INK}"/>${line('M18 17q5-4 9-2M46 17q-5-4-9-2')}`,
  TEARS: `${line('M18 28q5 5 10 0M36 28q5 5 10 0M23 45q9-8 18 0')}<path d="M20 32v14q0 5 3.500 5t3.500-5-7-14Z" fill="${TEAR}"/><path d="M44 32v14q0 5-3.500 5t-3.500-5 7-14Z" fill="${TEAR}"/>`,
  ANGRY: `${line('M17 22l10 5M47 22l-10 5M23 45q9-9 18 0')}<circle cx="24" cy="31" r="3" fill="${INK}"/><circle cx="40" cy="31" r="3" fill="${INK}"/>${line('M48 8l6 5M54 7l-4 8', RED)}`,
  SLEEPY: `${line('M18 30q5 4 10 0M36 30q5 4 10 0M28 43q4 3 8 0')}${line('M46 8h8l-8 9h8', TEAR)}`,
};

const addresses = new Map<EmoticonId, string>();

/** The picture of an emoticon as a data address: it needs no request, and works wherever a comment is shown. */
export function emoticonAddress(id: EmoticonId): string {
  const known = addresses.get(id);
  if (known !== undefined) return known;
  const face = `<circle cx="32" cy="34" r="27" fill="${SKIN}"/>${FACES[id]}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">${face}</svg>`;
  const address = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  addresses.set(id, address);
  return address;
}
