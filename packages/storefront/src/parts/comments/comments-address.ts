/** The page of comments: of an episode, of one comment with its replies, and the reader's own. */
export const COMMENTS_PATH = '/comment';

/** Where the site serves the pages after the first, for scripts. */
const MORE_COMMENTS_PATH = '/_/comment';

export interface EpisodeKey {
  readonly series: string;
  readonly episode: string;
}

/** What an address of the page asks for. Pages count from 1; 'last' is the last page. */
export type CommentsAddress =
  | { readonly kind: 'episode'; readonly of: EpisodeKey; readonly isBest: boolean; readonly page: number }
  | { readonly kind: 'thread'; readonly of: EpisodeKey; readonly commentId: number; readonly page: number | 'last' }
  | { readonly kind: 'own'; readonly page: number }
  | { readonly kind: 'blocked' };

const ALIAS = /^[A-Za-z0-9_-]{1,128}$/;

/** Reads the query of an address. An address that names no episode means the reader's own list. */
export function readCommentsAddress(query: URLSearchParams): CommentsAddress {
  const [series, episode] = [query.get('contents') ?? '', query.get('episode') ?? ''];
  const page = numberOf(query.get('page')) ?? 1;
  if (!ALIAS.test(series) || !ALIAS.test(episode)) {
    return query.get('list') === 'blocked' ? { kind: 'blocked' } : { kind: 'own', page };
  }
  const of = { series, episode };
  const commentId = numberOf(query.get('thread'));
  if (commentId !== null) {
    return { kind: 'thread', of, commentId, page: query.get('page') === 'last' ? 'last' : page };
  }
  return { kind: 'episode', of, isBest: query.get('sort') === 'best', page };
}

function numberOf(text: string | null): number | null {
  return /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : null;
}

/** The address of a page of comments; with `isData`, for a script. */
export function commentsAddress(address: CommentsAddress, { isData = false } = {}): string {
  const path = isData ? MORE_COMMENTS_PATH : COMMENTS_PATH;
  const query = new URLSearchParams();
  if (address.kind === 'blocked') query.set('list', 'blocked');
  if (address.kind === 'episode' || address.kind === 'thread') {
    query.set('contents', address.of.series);
    query.set('episode', address.of.episode);
  }
  if (address.kind === 'episode' && address.isBest) query.set('sort', 'best');
  if (address.kind === 'thread') query.set('thread', String(address.commentId));
  if (address.kind !== 'blocked' && address.page !== 1) query.set('page', String(address.page));
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** The id of a comment's element on its page, for the fragment of an address. */
export function commentMark(commentId: number): string {
  return `comment-${commentId}`;
}

/** The comments of an episode, the newest first. */
export function episodeComments(series: string, episode: string): string {
  return commentsAddress({ kind: 'episode', of: { series, episode }, isBest: false, page: 1 });
}
