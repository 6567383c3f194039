import type { PackedTexts } from '../../../i18n/packed-texts.ts';
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

/** What the page has in the place of the form for a comment. */
export type Composer =
  /** The reader has no access to the episode. */
  | { kind: 'locked' }
  /** The reader has no nickname. */
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
  /** Above the newest comments, only on their first page. */
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
  texts: PackedTexts;
  /** The page's own address, without the parameter for what was just done. */
  address: string;
  /** The first page of the list; null on the first page itself. */
  firstHref: string | null;
  /** What was just done. */
  notice: string | null;
  /** The reader has just posted a comment: its form is empty again. */
  isPosted: boolean;
  view: CommentsView;
}
