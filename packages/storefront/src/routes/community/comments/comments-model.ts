import type { Messages } from '@longstrip/messages';
import type { CommentsAddress } from '../../../parts/comments/comments-address.ts';
import type { PageTitle } from '../../../parts/seo/page-meta.server.ts';
import type { RowPage } from '../../../parts/series-lists/use-more-rows.ts';
import type { CommentModel } from './comments.server.ts';

/** An episode by its titles, and where it is read. */
export interface CommentedEpisode {
  seriesTitle: string;
  episodeTitle: string;
  viewerHref: string;
  /** All comments about it. */
  commentsHref: string;
}

/** Rows of a list, and the page after them. */
export type CommentRows = RowPage<CommentModel, CommentsAddress>;

/** Where a reader writes. */
export type Composer =
  /** They cannot read the episode. */
  | { kind: 'locked' }
  /** They have no name that others know them by. */
  | { kind: 'name' }
  | {
      kind: 'open';
      requestId: string;
      mostCharacters: number;
      tooLong: string;
      emoticons: { id: string; src: string; name: string }[];
    };

/** The comments of an episode. */
export interface EpisodeCommentsView extends CommentRows {
  kind: 'episode';
  episode: CommentedEpisode;
  /** Comments and replies. */
  count: number;
  isBest: boolean;
  /** Above the newest, on their first page alone. */
  best: CommentModel[];
  composer: Composer;
}

/** One comment and its replies. */
export interface ThreadView extends CommentRows {
  kind: 'thread';
  episode: CommentedEpisode;
  comment: CommentModel;
  /** Null: replies are closed. */
  composer: Composer | null;
}

/** What the reader wrote. */
interface OwnCommentsView extends CommentRows {
  kind: 'own';
}

/** Whom the reader has blocked. */
export interface BlockedView {
  kind: 'blocked';
  readers: { id: number; name: string | null }[];
}

export type CommentsView = EpisodeCommentsView | ThreadView | OwnCommentsView | BlockedView;

/** What `/comment` shows. */
export interface CommentsPage extends PageTitle {
  texts: Messages;
  /** Its own address, without what was just done. */
  address: string;
  /** Not the first page of its list: where that is. */
  firstHref: string | null;
  /** What was just done. */
  notice: string | null;
  /** That was a comment of the reader’s: its form is empty again. */
  isPosted: boolean;
  view: CommentsView;
}
