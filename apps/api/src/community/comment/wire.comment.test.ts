import { EMOTICON_IDS } from '@longstrip/core';
import { appUser, comment } from '@longstrip/database/schema';
import { TEST_NOW_MS as NOW_MS } from '@longstrip/test-kit';
import { type AddedUser, addEntitlement, addSeries, addUser } from '@longstrip/test-kit/data';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { outcome, postTo } from '../../testing/accounts.ts';
import { JAPAN, numberOf, reply, write } from '../../testing/comments.ts';
import { at } from '../../testing/expect-shape.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

const platformId = 'beltoon-jp';
const DAY_MS = 86_400_000;

let api: TestApi;
let ann: AddedUser;
let ben: AddedUser;
let adult: AddedUser;
let seriesId: number;
let openEpisodes: { id: number }[];
beforeAll(async () => {
  api = await createTestApi({
    services: {
      limits: {
        ...{ take: async () => ({ ok: true }), forget: async () => undefined },
        ...{ usesOf: async () => [], forgetAll: async () => undefined },
      },
    },
  });
  ann = await addUser(api.db, { platformId, id: 'ann' });
  ben = await addUser(api.db, { platformId, id: 'ben' });
  adult = await addUser(api.db, { platformId, id: 'adult', isAdult: true });
  const prices = { title: 'Open here', rentCoin: 2, possessionCoin: 4, freeEpisodeCount: 1 };
  ({ id: seriesId, episodes: openEpisodes } = await addSeries(api.db, {
    ...{ alias: 'open', platformIds: [platformId], onPlatform: prices, episodes: [{}, {}] },
  }));
  await addSeries(api.db, { alias: 'night', platformIds: [platformId], isAdult: true, episodes: [{}] });
  await addSeries(api.db, {
    alias: 'hidden',
    platformIds: [platformId],
    onPlatform: { isVisible: false },
    episodes: [{}],
  });
});
afterAll(() => api.close());
beforeEach(() => api.clock.setTo(NOW_MS));
afterEach(async () => {
  for (const table of ['comment_like', 'comment_report', 'blocked_reader']) await api.db.run(`delete from ${table}`);
  await api.db.run('delete from comment where parent_id is not null');
  await api.db.run('delete from comment');
});

const get = (path: string, { accessToken: bearer }: AddedUser = ann) => api.ask(path, { ...JAPAN, bearer });
const data = async (path: string, of: AddedUser = ann) => at((await get(path, of)).json, 'data');
const post = (path: string, body: object, { accessToken: bearer }: AddedUser = ann) =>
  postTo(api, path)(body, { ...JAPAN, bearer });
const remove = (path: string, { accessToken: bearer }: AddedUser = ann) =>
  api.ask(path, { method: 'DELETE', ...JAPAN, bearer });
const LIST = '/v1/comment/contents/open/ep-1';
const textsOf = async (path: string, of: AddedUser = ann): Promise<unknown> => {
  const found = await data(path, of);
  const rows = at(found, 'comment.content') ?? at(found, 'content');
  return Array.isArray(rows) ? rows.map((row) => at(row, 'comment')) : rows;
};
const addMany = (count: number, more: Partial<typeof comment.$inferInsert> = {}) =>
  api.db.orm.insert(comment).values(
    Array.from({ length: count }, (_, index) => ({
      ...{ platformId, userId: 'ben', seriesId, episodeId: openEpisodes[0]?.id ?? 0 },
      ...{ text: `number ${index + 1}`, createdAtMs: NOW_MS, ...more },
    })),
  );

describe('an episode’s comments', () => {
  test('have the shape of the wire contract', async () => {
    const id = numberOf(await write(api, ann, { comment: '  What a page!\r\n ', emoticonId: 'WOW', isSpoiler: true }));
    const row = {
      commentManageId: openEpisodes[0]?.id,
      ...{ commentId: id, nickname: 'nick-ann', profileImage: null, comment: 'What a page!' },
      emoticonUrl: expect.stringMatching(/^data:image\/svg\+xml,/),
      ...{ replyCount: 0, likeCount: 0, createdAt: NOW_MS, pageNumber: 0 },
      status: { like: false, delete: false, blind: false, block: false, report: false, mine: true },
      ...{ emoticonId: 'WOW', isSpoiler: true, shownAs: null, hasAuthorLeft: false },
    };
    const page = { number: 0, size: 20, totalPages: 1, totalElements: 1, numberOfElements: 1 };
    expect(await data(LIST)).toEqual({
      ...{ commentManageId: openEpisodes[0]?.id, contentsIsAdult: false, totalCount: 1, canWrite: true },
      ...{ contentsAlias: 'open', contentsTitle: 'Open here', episodeAlias: 'ep-1', episodeTitle: 'Episode 1' },
      comment: { content: [row], ...page, first: true, last: true, empty: false },
    });
    expect(at(await data(LIST, ben), 'comment.content.0.status.mine')).toBe(false);
    expect(at(await data(`/v1/comment/${id}`), 'contentsAlias')).toBe('open');
  });

  test.each(['/comment', '/v1/comment', '/v2/comment'])('are served under %s', async (path) => {
    expect(at((await get(`${path}/contents/open/ep-1`)).json, 'result')).toBe('SUCCESS');
  });

  test('come in pages of twenty, the newest first, and by their likes', async () => {
    await addMany(21);
    await api.db.run(`update comment set like_count = 2 where text = 'number 3'`);
    const first = await data(LIST);
    expect([at(first, 'comment.numberOfElements'), at(first, 'comment.totalElements')]).toEqual([20, 21]);
    expect(at(first, 'comment.content.0.comment')).toBe('number 21');
    expect(await textsOf(`${LIST}?page=1`)).toEqual(['number 1']);
    expect(at(await data(`${LIST}?page=1`), 'comment.content.0.pageNumber')).toBe(1);
    expect(at(await data(`${LIST}?isBest=true`), 'comment.content.0.comment')).toBe('number 3');
    expect(await textsOf(`${LIST}?page=99`)).toEqual([]);
    expect(at(await data(`${LIST}?size=1000000`), 'comment.size')).toBe(20);
  });

  test('of an episode that one has not bought can be read, and not written', async () => {
    expect(at(await data('/v1/comment/contents/open/ep-2'), 'canWrite')).toBe(false);
    expect(outcome(await write(api, ann, { episodeAlias: 'ep-2' }))).toBe('UNAUTHORIZED_CONTENTS');
    await addEntitlement(api.db, { platformId, userId: 'ben', episodeId: openEpisodes[1]?.id ?? 0, scope: 'RENT' });
    const id = numberOf(await write(api, ben, { episodeAlias: 'ep-2' }));
    expect(outcome(await reply(api, ann, id))).toBe('UNAUTHORIZED_CONTENTS');
    expect(await textsOf('/v1/comment/contents/open/ep-2')).toEqual(['hello']);
  });

  test('of works for adults and of hidden ones follow what the reader is shown', async () => {
    const id = numberOf(await write(api, adult, { contentsAlias: 'night' }));
    expect(outcome(await get('/v1/comment/contents/night/ep-1'))).toBe('ADULT_ONLY_CONTENTS');
    expect(outcome(await get(`/v1/comment/${id}`))).toBe('NOT_FOUND_COMMENT');
    expect(outcome(await get(`/v1/comment/reply/CONTENTS/${id}`))).toBe('NOT_FOUND_COMMENT');
    expect(outcome(await post('/v1/comment/reaction', { commentId: id, isLike: true }))).toBe('NOT_FOUND_COMMENT');
    expect(at(await data('/v1/comment/contents/night/ep-1', adult), 'contentsIsAdult')).toBe(true);
    expect(await textsOf('/v1/comment', adult)).toEqual(['hello']);
    await api.db.orm.update(appUser).set({ isAdultToggle: false }).where(eq(appUser.id, 'adult'));
    expect(await textsOf('/v1/comment', adult)).toEqual([]);
    await api.db.orm.update(appUser).set({ isAdultToggle: true }).where(eq(appUser.id, 'adult'));
    expect(outcome(await get('/v1/comment/contents/hidden/ep-1'))).toBe('INVALID_CONTENTS');
    expect(outcome(await get('/v1/comment/contents/nothing/ep-1'))).toBe('NOT_EXIST');
    expect(outcome(await get('/v1/comment/contents/open/ep-9'))).toBe('NOT_FOUND_EPISODE');
  });
});

describe('writing', () => {
  test('once, however often the request comes; under the same id something else is malformed', async () => {
    const requestId = 'comment-0001';
    const answers = await Promise.all([1, 2, 3].map(() => write(api, ann, { requestId })));
    expect(new Set(answers.map(numberOf)).size).toBe(1);
    expect(at(await data(LIST), 'totalCount')).toBe(1);
    expect((await write(api, ann, { requestId, comment: 'something else' })).status).toBe(400);
  });

  test('replies are one level deep, counted, and come in pages of ten, the oldest first', async () => {
    const id = numberOf(await write(api, ann));
    const first = numberOf(await reply(api, ben, id, { comment: 'one' }));
    for (let turn = 2; turn <= 11; turn += 1) await reply(api, ben, id, { comment: `reply ${turn}` });
    expect(outcome(await reply(api, ann, first))).toBe('NOT_FOUND_COMMENT');
    const path = `/v1/comment/reply/CONTENTS/${id}`;
    const page = await data(path);
    expect([at(page, 'size'), at(page, 'totalElements'), at(page, 'content.0.comment')]).toEqual([10, 11, 'one']);
    expect(await textsOf(`${path}?page=1`)).toEqual(['reply 11']);
    expect(at(await data(LIST), 'comment.content.0.replyCount')).toBe(11);
    expect(await data('/v1/comment/count/open/ep-1')).toEqual({ count: 12 });
    expect(at(await data(`/v1/comment/${first}`), 'parentId')).toBe(id);
    await remove(`/v1/comment/${first}`, ben);
    expect(at(await data(LIST), 'comment.content.0.replyCount')).toBe(10);
  });

  test('an emoticon alone is a comment; the picker has all of them', async () => {
    expect(outcome(await write(api, ann, { comment: '', emoticonId: 'LOVE' }))).toBe('SUCCESS');
    const emoticons = await data('/v1/emoticon');
    expect(Array.isArray(emoticons) && emoticons.map((each) => at(each, 'emoticonId'))).toEqual(EMOTICON_IDS);
    expect(
      (
        await post('/v1/comment', {
          contentsAlias: 'open',
          episodeAlias: 'ep-1',
          comment: '',
          emoticonId: 'X',
          requestId: 'comment-0002',
        })
      ).status,
    ).toBe(400);
  });

  test.each([
    ['no body', {}],
    ['a number as text', { comment: 5 }],
    ['a text without end', { comment: 'x'.repeat(5_000) }],
    ['a request id of another kind', { comment: 'x', requestId: '!' }],
  ])('%s is malformed', async (_how, more) => {
    const body = {
      contentsAlias: 'open',
      episodeAlias: 'ep-1',
      ...(Object.keys(more).length > 0 && { requestId: 'comment-0003' }),
      ...more,
    };
    expect((await post('/v1/comment', body)).status).toBe(400);
  });
});

describe('likes', () => {
  test('count once a reader, and are taken back', async () => {
    const id = numberOf(await write(api, ann));
    const like = (isLike: boolean, of: AddedUser) => post('/v1/comment/reaction', { commentId: id, isLike }, of);
    const answers = await Promise.all([like(true, ben), like(true, ben), like(true, adult), like(true, ann)]);
    expect(answers.map(outcome)).toEqual(['SUCCESS', 'SUCCESS', 'SUCCESS', 'SUCCESS']);
    expect(at(await data(LIST, ben), 'comment.content.0')).toMatchObject({ likeCount: 3, status: { like: true } });
    expect(at((await like(false, ben)).json, 'data')).toEqual({ commentId: id, isLike: false, likeCount: 2 });
    expect(at((await like(false, ben)).json, 'data.likeCount')).toBe(2);
    expect(await api.db.run('select count(*)::int as likes from comment_like')).toEqual([{ likes: 2 }]);
  });
});

describe('deleting', () => {
  test('takes the text, the likes and the place; with replies the place stays', async () => {
    const [alone, answered] = [numberOf(await write(api, ann)), numberOf(await write(api, ann, { emoticonId: 'WOW' }))];
    await reply(api, ben, answered);
    await post('/v1/comment/reaction', { commentId: answered, isLike: true }, ben);
    for (const id of [alone, answered]) expect(outcome(await remove(`/v1/comment/${id}`))).toBe('SUCCESS');
    expect(at(await data(LIST, ben), 'comment.content')).toMatchObject([
      {
        commentId: answered,
        comment: '',
        emoticonUrl: null,
        nickname: '',
        likeCount: 0,
        shownAs: 'DELETED',
        status: { delete: true },
      },
    ]);
    expect(await data('/v1/comment/count/open/ep-1')).toEqual({ count: 1 });
    expect(await textsOf(`/v1/comment/reply/CONTENTS/${answered}`)).toEqual(['and hello']);
    expect(await textsOf('/v1/comment')).toEqual([]);
    expect(outcome(await get(`/v1/comment/${alone}`))).toBe('NOT_FOUND_COMMENT');
    expect(outcome(await reply(api, ben, answered))).toBe('NOT_FOUND_COMMENT');
    expect(await api.db.run(`select 1 from comment where text = 'hello'`)).toEqual([]);
  });

  test('is for its author alone', async () => {
    const id = numberOf(await write(api, ann));
    expect(outcome(await remove(`/v1/comment/${id}`, ben))).toBe('NOT_FOUND_COMMENT');
    expect(await textsOf(LIST)).toEqual(['hello']);
  });
});

describe('reports', () => {
  const report = (commentId: number, of: AddedUser, reason = 'SPAM') =>
    post('/v1/comment/report', { commentId, reason }, of);

  test('of five readers hide a comment, and five of one reader do not; its author still sees it', async () => {
    const id = numberOf(await write(api, ann));
    for (let turn = 0; turn < 5; turn += 1) await report(id, ben);
    expect(at(await data(LIST, adult), 'comment.content.0.shownAs')).toBeNull();
    expect(at(await data(LIST, ben), 'comment.content.0')).toMatchObject({
      comment: '',
      shownAs: 'REPORT',
      status: { report: true },
    });
    const others: AddedUser[] = [];
    for (const name of ['r1', 'r2', 'r3']) others.push(await addUser(api.db, { platformId, id: name }));
    for (const each of others) expect(outcome(await report(id, each))).toBe('SUCCESS');
    expect(at(await data(LIST, adult), 'comment.content.0.shownAs')).toBeNull();
    await report(id, adult, 'ABUSE');
    expect(at(await data(LIST, adult), 'comment.content.0')).toMatchObject({
      ...{ comment: '', nickname: '', shownAs: 'BLIND' },
      status: { blind: true },
    });
    expect(at(await data(LIST), 'comment.content.0')).toMatchObject({ comment: 'hello', shownAs: 'BLIND' });
    expect(await data('/v1/comment/count/open/ep-1')).toEqual({ count: 0 });
    expect(outcome(await reply(api, ann, id))).toBe('NOT_FOUND_COMMENT');
    expect(api.logged.some((line) => line.event === 'comment-blinded' && line.commentId === id)).toBe(true);
  });
});

describe('blocked readers', () => {
  test('are not read any more, until they are unblocked; no reader learns an id of an account', async () => {
    const id = numberOf(await write(api, ben));
    await reply(api, ben, id, { comment: 'to myself' });
    const blocked = await post('/v1/comment/block-user', { commentId: id });
    expect(at(blocked.json, 'data')).toEqual({ blockId: expect.any(Number), nickname: 'nick-ben', createdAt: NOW_MS });
    expect((await post('/v1/comment/block-user', { commentId: id })).json).toEqual(blocked.json);
    expect(at(await data(LIST), 'comment.content.0')).toMatchObject({
      ...{ comment: '', nickname: '', shownAs: 'BLOCK' },
      status: { block: true },
    });
    expect(await textsOf(`/v1/comment/reply/CONTENTS/${id}`)).toEqual(['']);
    expect(await textsOf(LIST, adult)).toEqual(['hello']);
    const blockId = at(blocked.json, 'data.blockId');
    expect(await data('/v1/comment/block-user', ben)).toEqual([]);
    expect(outcome(await remove(`/v1/comment/block-user?blockId=${blockId}`, ben))).toBe('SUCCESS');
    expect(await data('/v1/comment/block-user')).toHaveLength(1);
    expect(outcome(await remove(`/v1/comment/block-user?blockId=${blockId}`))).toBe('SUCCESS');
    expect(await textsOf(LIST)).toEqual(['hello']);
    expect((await remove('/v1/comment/block-user?blockId=x')).status).toBe(400);
  });
});

test('a reader who has left is named no more, and their texts stay until they are erased', async () => {
  const leaver = await addUser(api.db, { platformId, id: 'leaver' });
  await write(api, leaver);
  await api.db.orm.update(appUser).set({ withdrawnAtMs: NOW_MS }).where(eq(appUser.id, 'leaver'));
  expect(at(await data(LIST), 'comment.content.0')).toMatchObject({
    nickname: '',
    hasAuthorLeft: true,
    comment: 'hello',
  });
});

test('an emoticon is a picture that a browser can draw', async () => {
  const [first] = Object(await data('/v1/emoticon'));
  const svg = decodeURIComponent(String(first?.emoticonUrl).replace('data:image/svg+xml,', ''));
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 64 64".*<\/svg>$/);
});

describe('platforms', () => {
  test.each(['BOMTOON_US', 'DELITOON_DE', 'DELITOON_COM'])('%s has no comments', async (balconyId) => {
    const id = { BOMTOON_US: 'bom-us', DELITOON_DE: 'delitoon-de', DELITOON_COM: 'delitoon-fr' }[balconyId] ?? '';
    const { accessToken: bearer } = await addUser(api.db, { platformId: id, id: 'elsewhere' });
    for (const path of [
      '/v1/comment',
      LIST,
      '/v1/emoticon',
      '/v1/comment/block-user',
      '/v1/comment/count/open/ep-1',
      '/v1/comment/1',
    ]) {
      const { status, json } = await api.ask(path, { bearer, balconyId });
      expect([path, status, at(json, 'error.code')]).toEqual([path, 404, 'NO_SUCH_ROUTE']);
    }
    const body = { contentsAlias: 'open', episodeAlias: 'ep-1', comment: 'hello', requestId: 'comment-elsewhere' };
    expect((await postTo(api, '/v1/comment')(body, { bearer, balconyId })).status).toBe(404);
  });

  test('a comment of one platform is absent on another', async () => {
    const id = numberOf(await write(api, ann));
    const { accessToken: bearer } = await addUser(api.db, { platformId: 'bom-th', id: 'thai' });
    const { json } = await api.ask(`/v1/comment/${id}`, { bearer, balconyId: 'BOMTOON_TH' });
    expect(at(json, 'error.code')).toBe('NOT_FOUND_COMMENT');
  });
});

test('times are those of the clock', async () => {
  api.clock.setTo(NOW_MS + DAY_MS / 2);
  await write(api, ann);
  expect(at(await data(LIST), 'comment.content.0.createdAt')).toBe(NOW_MS + DAY_MS / 2);
});
