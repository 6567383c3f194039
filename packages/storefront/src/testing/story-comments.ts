import { SAMPLE_SCENES, sampleCover } from '@longstrip/ui/samples';
import { NO_TEXTS } from '../i18n/packed-texts.ts';
import type { CommentModel } from '../routes/community/comments/comments.server.ts';
import type { CommentsPage, CommentsView, EpisodeCommentsView } from '../routes/community/comments/comments-model.ts';

const EPISODE = {
  seriesTitle: 'Salt Crown',
  episodeTitle: 'Ep. 3 A door in the tide',
  viewerHref: '/viewer/salt-crown/ep-3',
  commentsHref: '/comment?contents=salt-crown&episode=ep-3',
};

/** A picture used as an emoticon. */
const FACE = sampleCover(SAMPLE_SCENES.saltCrown, 'Smile').src;

function storyComment(id: number, more: Partial<CommentModel> = {}): CommentModel {
  return {
    ...{ id, author: 'Juniper', isMine: false, date: '11.26 21:40', dateIso: '2026-11-26T21:40:00Z' },
    ...{ text: 'The way the light falls on the last page. I read it three times.', emoticon: null, isSpoiler: false },
    ...{ shownAs: null, isLiked: false, likeCount: 0, replyCount: 0, replies: '0', place: null },
    threadHref: `${EPISODE.commentsHref}&thread=${id}`,
    ...more,
  };
}

const page = (view: CommentsView): CommentsPage => ({
  ...{ title: 'Story', texts: NO_TEXTS, address: EPISODE.commentsHref, firstHref: null, notice: null, isPosted: false },
  view,
});

export function storyComments(more: Partial<EpisodeCommentsView> = {}): CommentsPage {
  return page({
    ...{ kind: 'episode', episode: EPISODE, count: 128, isBest: false, next: null },
    composer: {
      ...{ kind: 'open', requestId: 'story-request', mostCharacters: 500, tooLong: 'Too long' },
      emoticons: ['SMILE', 'LOVE', 'WOW'].map((id) => ({ id, src: FACE, name: id })),
    },
    best: [storyComment(1, { likeCount: 1_240, isLiked: true, replyCount: 12, replies: '12' })],
    rows: [
      storyComment(2, { author: 'A reader with a name of forty characters…', isMine: true, likeCount: 3 }),
      storyComment(3, { isSpoiler: true }),
      storyComment(4, { shownAs: 'BLIND', text: '' }),
      storyComment(5, { shownAs: 'DELETED', text: '', replyCount: 2, replies: '2' }),
      storyComment(6, { author: null, text: 'لا أستطيع انتظار التتمة!', emoticon: { src: FACE, name: 'Smile' } }),
    ],
    ...more,
  });
}

export function storyThread(): CommentsPage {
  const { view } = storyComments();
  const composer = view.kind === 'episode' ? view.composer : null;
  const comment = storyComment(1, { likeCount: 12, replyCount: 2, replies: '2' });
  const rows = [2, 3].map((id) => storyComment(id, { text: 'So did I.', threadHref: null }));
  return page({ kind: 'thread', episode: EPISODE, comment, composer, rows, next: null });
}

export function storyOwnComments(count: number): CommentsPage {
  const place = { label: 'Salt Crown · Ep. 3 A door in the tide', href: EPISODE.commentsHref };
  const rows = Array.from({ length: count }, (_, index) => storyComment(index + 1, { isMine: true, place }));
  return page({ kind: 'own', rows, next: null });
}

export function storyBlocked(): CommentsPage {
  return page({
    kind: 'blocked',
    readers: [
      { id: 1, name: 'Juniper' },
      { id: 2, name: null },
    ],
  });
}
