import { BLOCKED_READERS_MOST } from '@longstrip/core';
import { prohibitedWordList } from '@longstrip/database/schema';
import { TEST_NOW_MS as NOW_MS } from '@longstrip/test-kit';
import { type AddedUser, addSeries, addUser } from '@longstrip/test-kit/data';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localOwner } from '../../shared/operator.ts';
import { outcome, postTo } from '../../testing/accounts.ts';
import { numberOf, reply as replyTo, THAILAND, type Written, write as writeTo } from '../../testing/comments.ts';
import { STAY, testRefusals } from '../../testing/refusal-table.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { blockWriter, unblockWriter } from './blocked-writers.ts';

const platformId = 'bom-th';

let api: TestApi;
let ann: AddedUser;
let ben: AddedUser;
let nameless: AddedUser;
let guest: AddedUser;
let collector: AddedUser;
let blocked: AddedUser;
let ofBen: number;
let hidden: number;
beforeAll(async () => {
  api = await createTestApi();
  await addSeries(api.db, { alias: 'open', platformIds: [platformId], episodes: [{}, {}] });
  ann = await addUser(api.db, { platformId, id: 'ann' });
  ben = await addUser(api.db, { platformId, id: 'ben' });
  nameless = await addUser(api.db, { platformId, id: 'nameless', nickname: null });
  guest = await addUser(api.db, { platformId, id: 'guest', snsProvider: 'apple_guest', email: null, nickname: null });
  collector = await addUser(api.db, { platformId, id: 'collector' });
  blocked = await addUser(api.db, { platformId, id: 'blocked' });
  const block = { platform: platformId, reader: 'blocked', days: 1, reason: 'insults' };
  await blockWriter(api.db, localOwner(null), block, NOW_MS);
  await api.db.orm
    .insert(prohibitedWordList)
    .values({ platformId, locale: 'th-TH', words: ['Bad word'], updatedAtMs: NOW_MS });
  ofBen = numberOf(await write(ben));
  hidden = numberOf(await write(ben));
  await api.db.run('update comment set blinded_at_ms = 1 where id = $1', [hidden]);
  await api.db.run(
    `with other as (
       insert into app_user (platform_id, id, sns_provider, sns_id, created_at_ms, updated_at_ms)
       select $1, 'other-' || number, 'google', 'other-' || number, 1, 1 from generate_series(1, $2::integer) as number returning id
     ) insert into blocked_reader (platform_id, user_id, blocked_user_id, created_at_ms) select $1, 'collector', id, 1 from other`,
    [platformId, BLOCKED_READERS_MOST],
  );
});
afterAll(() => api.close());

const write = (of: AddedUser, written: Written = {}) => writeTo(api, of, written, THAILAND);
const reply = (of: AddedUser, id: number, written: Written = {}) => replyTo(api, of, id, written, THAILAND);
const post = (path: string, body: object, { accessToken: bearer }: AddedUser = ann) =>
  postTo(api, path)(body, { ...THAILAND, bearer });
const get = (path: string, { accessToken: bearer }: AddedUser = ann) => api.ask(path, { ...THAILAND, bearer });

testRefusals('comment', {
  EMPTY_COMMENT: {
    ...{ status: 200, page: STAY },
    provoked: [
      { how: 'nothing', ask: () => write(ann, { comment: '' }) },
      { how: 'blanks and invisible characters', ask: () => write(ann, { comment: ' \n\u200b ' }) },
      { how: 'a reply of nothing', ask: () => reply(ann, ofBen, { comment: '' }) },
    ],
  },
  COMMENT_TOO_LONG: {
    ...{ status: 200, page: STAY },
    provoked: [{ how: '501 characters', ask: () => write(ann, { comment: '字'.repeat(501) }) }],
  },
  PROHIBITED_WORD: {
    ...{ status: 200, page: STAY },
    provoked: [
      {
        how: 'a word of the list in another spelling',
        ask: () => write(ann, { comment: 'what a Ｂ-A-D w o r d' }),
      },
      { how: 'the same in a reply', ask: () => reply(ann, ofBen, { comment: 'bad word' }) },
    ],
  },
  NOT_FOUND_COMMENT: {
    ...{ status: 200, page: STAY },
    provoked: [
      { how: 'a number that no comment has', ask: () => get('/v1/comment/999999') },
      { how: 'a reply to a hidden one', ask: () => reply(ann, hidden) },
      {
        how: 'a like of a hidden one',
        ask: () => post('/v1/comment/reaction', { commentId: hidden, isLike: true }),
      },
      {
        how: 'deleting another reader’s',
        ask: () => api.ask(`/v1/comment/${ofBen}`, { method: 'DELETE', bearer: ann.accessToken, ...THAILAND }),
      },
    ],
  },
  OWN_COMMENT: {
    ...{ status: 200, page: STAY },
    provoked: [
      { how: 'reporting one’s own', ask: () => post('/v1/comment/report', { commentId: ofBen, reason: 'SPAM' }, ben) },
      { how: 'blocking oneself', ask: () => post('/v1/comment/block-user', { commentId: ofBen }, ben) },
    ],
  },
  NICKNAME_REQUIRED: {
    ...{ status: 200, page: STAY },
    provoked: [{ how: 'writing without a nickname', ask: () => write(nameless) }],
  },
  COMMENTS_NEED_ACCOUNT: {
    ...{ status: 200, page: STAY },
    provoked: [
      { how: 'a guest of an iPhone reads', ask: () => get('/v1/comment/contents/open/ep-1', guest) },
      { how: 'a guest of an iPhone writes', ask: () => write(guest) },
    ],
  },
  COMMENTS_BLOCKED: {
    ...{ status: 200, page: STAY },
    provoked: [
      { how: 'a reader whom support has blocked writes', ask: () => write(blocked) },
      { how: 'and replies', ask: () => reply(blocked, ofBen) },
    ],
  },
  BLOCKED_READER_LIMIT: {
    ...{ status: 200, page: STAY },
    provoked: [
      {
        how: 'one blocked reader too many',
        ask: () => post('/v1/comment/block-user', { commentId: ofBen }, collector),
      },
    ],
  },
});

test('a writer who is blocked for a day writes again when it is over, or when support ends it', async () => {
  const writer = await addUser(api.db, { platformId, id: 'insulter' });
  const asked = { platform: platformId, reader: 'insulter', reason: 'insults' };
  await blockWriter(api.db, localOwner(null), { ...asked, days: 1 }, NOW_MS - 86_400_000);
  expect(outcome(await write(writer))).toBe('SUCCESS');
  await blockWriter(api.db, localOwner(null), { ...asked, days: null }, NOW_MS);
  expect(outcome(await write(writer))).toBe('COMMENTS_BLOCKED');
  await unblockWriter(api.db, localOwner(null), asked, NOW_MS);
  expect(outcome(await write(writer))).toBe('SUCCESS');
});

test('500 characters are not too long', async () => {
  expect(outcome(await write(ann, { comment: '字'.repeat(500) }))).toBe('SUCCESS');
});

test('a reader who writes ten comments in a minute has to wait; what was refused does not count', async () => {
  const writer = await addUser(api.db, { platformId, id: 'writer' });
  for (let turn = 0; turn < 12; turn += 1) await write(writer, { comment: '' });
  for (let turn = 0; turn < 10; turn += 1) expect(outcome(await write(writer))).toBe('SUCCESS');
  const { status, headers } = await write(writer);
  expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true]);
});
