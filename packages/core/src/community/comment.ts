import type { EpisodeAccessCode } from '../reading/episode-access.ts';
import type { CommentStatus } from '../shared/enumerations.ts';
import { type Decision, grant, refuse } from '../shared/refusal.ts';
import { findProhibitedWord } from './prohibited-words.ts';

/** A comment is taken for one of the best, and shown above the others, from so many likes on. */
export const BEST_COMMENT_LIKES = 3;
/** So many of the best are shown above the others. */
export const BEST_COMMENT_COUNT = 3;
/** Readers that one may block; a longer list has no overview. */
export const BLOCKED_READERS_MOST = 500;

/** What of a comment decides how it is shown. */
export interface CommentFacts {
  readonly isDeleted: boolean;
  readonly isBlinded: boolean;
}

/** What a reader has to do with a comment. */
export interface CommentReader {
  readonly isAuthor: boolean;
  readonly hasBlockedAuthor: boolean;
  readonly hasReported: boolean;
}

/** Why a comment is not shown to a reader in full; null: it is. What concerns all readers comes first (section 3). */
export function commentStatusFor(comment: CommentFacts, reader: CommentReader): CommentStatus | null {
  if (comment.isDeleted) return 'DELETED';
  if (comment.isBlinded) return 'BLIND';
  if (reader.hasBlockedAuthor) return 'BLOCK';
  return reader.hasReported ? 'REPORT' : null;
}

/** Whether a reader gets the words of a comment: in full, or as the author of one that waits for support. */
export function areWordsShown(comment: CommentFacts, reader: CommentReader): boolean {
  const status = commentStatusFor(comment, reader);
  return status === null || (status === 'BLIND' && reader.isAuthor);
}

/** Who the author of a new comment is, and what they may read. */
export interface CommentWriter {
  readonly hasNickname: boolean;
  /** Whether the episode opens for them now. */
  readonly access: Decision<unknown, EpisodeAccessCode>;
}

export type WriteCommentRefusal =
  | 'NICKNAME_REQUIRED'
  | 'EMPTY_COMMENT'
  | 'COMMENT_TOO_LONG'
  | 'PROHIBITED_WORD'
  | EpisodeAccessCode;

/**
 * Whether a reader may write this about an episode: who can read it, has a name that others know them by, and uses no word
 * that the store prohibits.
 *
 * @returns the text as it is stored
 */
export function decideComment(
  writer: CommentWriter,
  written: { readonly text: string; readonly hasEmoticon: boolean },
  policy: { readonly mostCharacters: number; readonly prohibitedWords: readonly string[] },
): Decision<string, WriteCommentRefusal> {
  if (!writer.access.ok) return writer.access;
  if (!writer.hasNickname) return refuse('NICKNAME_REQUIRED');
  const { hasEmoticon } = written;
  const read = readComment(written.text, { hasEmoticon, mostCharacters: policy.mostCharacters });
  if (!read.ok) return read;
  return findProhibitedWord(read.value, policy.prohibitedWords) === null ? read : refuse('PROHIBITED_WORD');
}

/** Whether comments of an episode are shown to a reader: of every episode that is shown to them, also of one that they have not bought. */
export function decideCommentView(
  access: Decision<unknown, EpisodeAccessCode>,
): Decision<{ readonly canWrite: boolean }, Exclude<EpisodeAccessCode, 'UNAUTHORIZED_CONTENTS'>> {
  if (access.ok) return grant({ canWrite: true });
  return access.code === 'UNAUTHORIZED_CONTENTS' ? grant({ canWrite: false }) : refuse(access.code);
}

/** What a reader wants to do to a comment of another reader. */
export type CommentAct = 'like' | 'reply' | 'report' | 'block' | 'delete';

/** Whether a reader may do something to a comment. One that is not shown to them is as good as absent, and so is deleting others'. */
export function decideCommentAct(
  act: CommentAct,
  comment: CommentFacts | null,
  reader: CommentReader,
): Decision<null, 'NOT_FOUND_COMMENT' | 'OWN_COMMENT'> {
  if (comment === null || comment.isDeleted) return refuse('NOT_FOUND_COMMENT');
  if (act === 'delete') return reader.isAuthor ? grant(null) : refuse('NOT_FOUND_COMMENT');
  if (comment.isBlinded) return refuse('NOT_FOUND_COMMENT');
  if ((act === 'report' || act === 'block') && reader.isAuthor) return refuse('OWN_COMMENT');
  // A reader no longer sees what those that they blocked write; blocking and reporting again change nothing.
  const isHidden = commentStatusFor(comment, reader) !== null;
  return isHidden && (act === 'like' || act === 'reply') ? refuse('NOT_FOUND_COMMENT') : grant(null);
}

/** Whether so many open reports, each of another reader, hide a comment until support has looked at it. */
export function isBlindedByReports(openReports: number, { commentReportsToBlind }: { commentReportsToBlind: number }) {
  return openReports >= commentReportsToBlind;
}

/** More line breaks in a row than this are cut: a comment is no empty column. */
const MOST_BREAKS = 2;

/** Characters that turn the direction of what follows, control characters, and those that only hide a word from a reader. */
const UNWANTED = /[\u202a-\u202e\u2066-\u2069]|(?![\n\u200c\u200d])[\p{Cc}\p{Cf}]/gu;
/** More marks on one letter than any script of ours has. */
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu;
/** A character that is seen. */
const VISIBLE = /[^\s\p{Cf}\p{M}]/u;

/** A comment as it is stored: one kind of line break, no blanks around it, nothing that turns or piles up the text around it. */
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

/** How long a comment is, in code points: what the database counts too. */
export function commentLength(text: string): number {
  return [...cleanComment(text)].length;
}

/** Reads what a reader wrote (section 5). An emoticon alone is a comment as well. */
export function readComment(
  text: string,
  { hasEmoticon, mostCharacters }: { hasEmoticon: boolean; mostCharacters: number },
): Decision<string, 'EMPTY_COMMENT' | 'COMMENT_TOO_LONG'> {
  const clean = cleanComment(text);
  if (clean === '' && !hasEmoticon) return refuse('EMPTY_COMMENT');
  return [...clean].length > mostCharacters ? refuse('COMMENT_TOO_LONG') : grant(clean);
}

/** The emoticons of comments, in the order of the picker. Their drawings are the api's. */
export const EMOTICON_IDS = ['SMILE', 'LAUGH', 'LOVE', 'CHEER', 'WOW', 'TEARS', 'ANGRY', 'SLEEPY'] as const;
export type EmoticonId = (typeof EMOTICON_IDS)[number];

/** Why a comment is reported. */
export const REPORT_REASONS = ['ABUSE', 'SPOILER', 'SPAM', 'SEXUAL', 'OTHER'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
