import type { EpisodeAccessCode } from '../reading/episode-access.ts';
import type { CommentStatus } from '../shared/enumerations.ts';
import { type Decision, grant, refuse } from '../shared/refusal.ts';
import { findProhibitedWord } from './prohibited-words.ts';

/** With at least this many likes a comment counts as one of the best, which are shown above the others. */
export const BEST_COMMENT_LIKES = 3;
/** How many of the best comments are shown above the others. */
export const BEST_COMMENT_COUNT = 3;
/** How many readers one reader may block: a longer list would be hard to manage. */
export const BLOCKED_READERS_MOST = 500;

/** The facts about a comment that decide how it is shown. */
export interface CommentFacts {
  readonly isDeleted: boolean;
  readonly isBlinded: boolean;
}

/** How a reader is related to a comment. */
export interface CommentReader {
  readonly isAuthor: boolean;
  readonly hasBlockedAuthor: boolean;
  readonly hasReported: boolean;
}

/** Why a comment is not shown to a reader in full; null: it is. Reasons that hold for all readers come first (section 3). */
export function commentStatusFor(comment: CommentFacts, reader: CommentReader): CommentStatus | null {
  if (comment.isDeleted) return 'DELETED';
  if (comment.isBlinded) return 'BLIND';
  if (reader.hasBlockedAuthor) return 'BLOCK';
  return reader.hasReported ? 'REPORT' : null;
}

/** Whether a reader gets the text of a comment. The author also gets it while the comment is hidden for support. */
export function areWordsShown(comment: CommentFacts, reader: CommentReader): boolean {
  const status = commentStatusFor(comment, reader);
  return status === null || (status === 'BLIND' && reader.isAuthor);
}

/** Who the author of a new comment is, and what they may read. */
export interface CommentWriter {
  readonly hasNickname: boolean;
  /** Until when an operator has blocked them from writing; `'forever'`, or null: they may write. */
  readonly blockedUntilMs: number | 'forever' | null;
  /** Whether they may read the episode now. */
  readonly access: Decision<unknown, EpisodeAccessCode>;
}

export type WriteCommentRefusal =
  | 'COMMENTS_BLOCKED'
  | 'NICKNAME_REQUIRED'
  | 'EMPTY_COMMENT'
  | 'COMMENT_TOO_LONG'
  | 'PROHIBITED_WORD'
  | EpisodeAccessCode;

/**
 * Whether a reader may write this comment: they can read the episode, are not blocked, have a nickname, and use no word that the
 * store prohibits.
 *
 * @returns the text as it is stored
 */
export function decideComment(
  writer: CommentWriter,
  written: { readonly text: string; readonly hasEmoticon: boolean },
  policy: { readonly mostCharacters: number; readonly prohibitedWords: readonly string[]; readonly nowMs: number },
): Decision<string, WriteCommentRefusal> {
  if (!writer.access.ok) return writer.access;
  const { blockedUntilMs: until } = writer;
  if (until === 'forever' || (until !== null && policy.nowMs < until)) return refuse('COMMENTS_BLOCKED');
  if (!writer.hasNickname) return refuse('NICKNAME_REQUIRED');
  const { hasEmoticon } = written;
  const read = readComment(written.text, { hasEmoticon, mostCharacters: policy.mostCharacters });
  if (!read.ok) return read;
  return findProhibitedWord(read.value, policy.prohibitedWords) === null ? read : refuse('PROHIBITED_WORD');
}

/** Readers see the comments of every episode that is shown to them, even of one that they have not bought. */
export function decideCommentView(
  access: Decision<unknown, EpisodeAccessCode>,
): Decision<{ readonly canWrite: boolean }, Exclude<EpisodeAccessCode, 'UNAUTHORIZED_CONTENTS'>> {
  if (access.ok) return grant({ canWrite: true });
  return access.code === 'UNAUTHORIZED_CONTENTS' ? grant({ canWrite: false }) : refuse(access.code);
}

export type CommentAct = 'like' | 'reply' | 'report' | 'block' | 'delete';

/** Whether a reader may do this. A comment hidden from them counts as not found; so does one of another reader to delete. */
export function decideCommentAct(
  act: CommentAct,
  comment: CommentFacts | null,
  reader: CommentReader,
): Decision<null, 'NOT_FOUND_COMMENT' | 'OWN_COMMENT'> {
  if (comment === null || comment.isDeleted) return refuse('NOT_FOUND_COMMENT');
  if (act === 'delete') return reader.isAuthor ? grant(null) : refuse('NOT_FOUND_COMMENT');
  if (comment.isBlinded) return refuse('NOT_FOUND_COMMENT');
  if ((act === 'report' || act === 'block') && reader.isAuthor) return refuse('OWN_COMMENT');
  // A reader no longer sees comments of readers they blocked, or that they reported; doing either again changes nothing.
  const isHidden = commentStatusFor(comment, reader) !== null;
  return isHidden && (act === 'like' || act === 'reply') ? refuse('NOT_FOUND_COMMENT') : grant(null);
}

/** Whether this many open reports, each by a different reader, hide a comment until support has looked at it. */
export function isBlindedByReports(openReports: number, { commentReportsToBlind }: { commentReportsToBlind: number }) {
  return openReports >= commentReportsToBlind;
}

/** More line breaks in a row are cut, so that a comment cannot fill the page with empty lines. */
const MOST_BREAKS = 2;

/** Characters that change the direction of the text after them, control characters, and invisible format characters. */
const UNWANTED = /[\u202a-\u202e\u2066-\u2069]|(?![\n\u200c\u200d])[\p{Cc}\p{Cf}]/gu;
/** More marks on one letter than any supported script uses. */
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu;
const VISIBLE = /[^\s\p{Cf}\p{M}]/u;

/** The stored form of a comment: one kind of line break, no spaces around it, nothing that disturbs the text next to it. */
export function cleanComment(text: string): string {
  const clean = text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(UNWANTED, '')
    .replaceAll(PILED_MARKS, '$1')
    .replaceAll(/[^\S\n]+\n/g, '\n')
    .replaceAll(new RegExp(`\\n{${MOST_BREAKS + 1},}`, 'g'), '\n'.repeat(MOST_BREAKS))
    .trim();
  return VISIBLE.test(clean) ? clean.normalize('NFC') : '';
}

/** The length of a comment in code points, as the database counts it too. */
export function commentLength(text: string): number {
  return [...cleanComment(text)].length;
}

/** Checks the text of a comment (section 5). With an emoticon it may be empty. */
export function readComment(
  text: string,
  { hasEmoticon, mostCharacters }: { hasEmoticon: boolean; mostCharacters: number },
): Decision<string, 'EMPTY_COMMENT' | 'COMMENT_TOO_LONG'> {
  const clean = cleanComment(text);
  if (clean === '' && !hasEmoticon) return refuse('EMPTY_COMMENT');
  return [...clean].length > mostCharacters ? refuse('COMMENT_TOO_LONG') : grant(clean);
}

/** The emoticons of comments, in the order of the picker. The api has their drawings. */
export const EMOTICON_IDS = ['SMILE', 'LAUGH', 'LOVE', 'CHEER', 'WOW', 'TEARS', 'ANGRY', 'SLEEPY'] as const;
export type EmoticonId = (typeof EMOTICON_IDS)[number];

export const REPORT_REASONS = ['ABUSE', 'SPOILER', 'SPAM', 'SEXUAL', 'OTHER'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
