import type { BlockedReader, Comment, EpisodeComments, PlacedComment } from '@longstrip/api-contract';
import { EMOTICON_IDS } from '@longstrip/core';
import type { Call } from './fake-api.ts';
import { listPage, refusal, success } from './fake-envelope.ts';

/** The comments in the fake api, all about the first episode of Salt Crown. Tests change them. */
export interface FakeComments {
  comments: Comment[];
  replies: Comment[];
  blocked: BlockedReader[];
  canWrite: boolean;
  /**
   * Refuses calls by method and path from now on, such as `POST /comment`; the number of a comment is always written as 1.
   */
  refuse(call: string, code: string): void;
  bodiesOf(call: string): Record<string, unknown>[];
}

export interface AnsweringComments extends FakeComments {
  answer(call: Call): Response | null;
}

const PLACE = {
  ...{ contentsAlias: 'salt-crown', contentsTitle: 'Salt Crown' },
  ...{ episodeAlias: 'ep-1', episodeTitle: 'Ep. 1' },
};

export function fakeComment(nowMs: number, more: Partial<Comment> = {}): Comment {
  return {
    ...{ commentManageId: 101, commentId: 1, nickname: 'Juniper', profileImage: null, comment: 'What a page!' },
    ...{ emoticonUrl: null, emoticonId: null, replyCount: 0, likeCount: 0, createdAt: nowMs, pageNumber: 0 },
    status: { like: false, delete: false, blind: false, block: false, report: false, mine: false },
    ...{ isSpoiler: false, shownAs: null, hasAuthorLeft: false },
    ...more,
  };
}

/** Makes comments as a signed-in reader gets them. */
export function createFakeComments(nowMs: number): AnsweringComments {
  const refused = new Map<string, string>();
  const asked: { call: string; body: Record<string, unknown> }[] = [];
  const has: AnsweringComments = {
    comments: [],
    replies: [],
    blocked: [],
    canWrite: true,
    refuse: (call, code) => refused.set(call, code),
    bodiesOf: (call) => asked.filter((each) => each.call === call).map(({ body }) => body),
    answer({ method, pathname, search, body }) {
      if (!/^\/v1\/(comment|emoticon)/.test(pathname)) return null;
      const call = `${method} ${pathname.replace('/v1', '').replace(/\/\d+$/, '/1')}`;
      const fields: Record<string, unknown> = body === '' ? {} : JSON.parse(body);
      asked.push({ call, body: { ...fields, ...Object.fromEntries(new URLSearchParams(search)) } });
      const code = refused.get(call);
      if (code !== undefined) return refusal(code);
      const id = Number(/\/(\d+)$/.exec(pathname)?.[1] ?? 0);
      return ANSWERS[call]?.(has, { id, fields, query: new URLSearchParams(search), nowMs }) ?? null;
    },
  };
  return has;
}

interface Asked {
  readonly id: number;
  readonly fields: Record<string, unknown>;
  readonly query: URLSearchParams;
  readonly nowMs: number;
}

const placed = (comment: Comment, parentId: number | null = null): PlacedComment => ({
  ...comment,
  ...PLACE,
  parentId,
});

const ANSWERS: Readonly<Record<string, (has: FakeComments, asked: Asked) => Response>> = {
  'GET /comment/contents/salt-crown/ep-1': (has, { query }) => {
    const best = has.comments.toSorted((one, other) => other.likeCount - one.likeCount);
    const answer: EpisodeComments = {
      ...{ commentManageId: 101, contentsIsAdult: false, ...PLACE },
      comment: listPage(query.get('isBest') === 'true' ? best : has.comments, query, 20),
      ...{ totalCount: has.comments.length + has.replies.length, canWrite: has.canWrite },
    };
    return success(answer);
  },
  'GET /comment/contents/night-only/ep-1': () => refusal('ADULT_ONLY_CONTENTS'),
  'GET /comment/count/salt-crown/ep-1': (has) => success({ count: has.comments.length }),
  'GET /comment': (has, { query }) =>
    success(
      listPage(
        has.comments.filter(({ status }) => status.mine).map((comment) => placed(comment)),
        query,
        20,
      ),
    ),
  'GET /comment/reply/CONTENTS/1': (has, { query }) => success(listPage(has.replies, query, 10)),
  'GET /comment/block-user': (has) => success(has.blocked),
  'GET /emoticon': () =>
    success(EMOTICON_IDS.map((emoticonId) => ({ emoticonId, emoticonUrl: 'data:image/svg+xml,%3Csvg%2F%3E' }))),
  'POST /comment': (has, { fields, nowMs }) => {
    const written = fakeComment(nowMs, { commentId: 50, comment: String(fields.comment) });
    has.comments.unshift(written);
    return success(placed(written));
  },
  'POST /comment/reply': (has, { fields, nowMs }) => {
    const written = fakeComment(nowMs, { commentId: 60, comment: String(fields.comment) });
    has.replies.push(written);
    return success(placed(written, Number(fields.commentId)));
  },
  'GET /comment/1': (has, { id }) => {
    const found = has.comments.find(({ commentId }) => commentId === id);
    const reply = has.replies.find(({ commentId }) => commentId === id);
    if (reply !== undefined) return success(placed(reply, has.comments[0]?.commentId ?? 1));
    return found === undefined ? refusal('NOT_FOUND_COMMENT') : success(placed(found));
  },
  'DELETE /comment/1': (_has, { id }) => success({ commentId: id }),
  'POST /comment/reaction': (_has, { fields }) => success({ ...fields, likeCount: 1 }),
  'POST /comment/report': (_has, { fields }) => success({ commentId: fields.commentId }),
  'POST /comment/block-user': (_has, { nowMs }) => success({ blockId: 9, nickname: 'Juniper', createdAt: nowMs }),
  'DELETE /comment/block-user': (has, { query }) => {
    has.blocked = has.blocked.filter(({ blockId }) => String(blockId) !== query.get('blockId'));
    return success({ blockId: Number(query.get('blockId')) });
  },
};
