import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../database.ts';
import { createTestDatabase } from '../../testing/index.ts';
import {
  appUser,
  blockedReader,
  comment,
  commentLike,
  commentReport,
  episode,
  prohibitedWordList,
  series,
} from '../index.ts';

const platformId = 'beltoon-jp';
const TIMES = { createdAtMs: 1, updatedAtMs: 1 };

let database: Database;
let place: { platformId: string; userId: string; seriesId: number; episodeId: number; createdAtMs: number };
let otherEpisodeId: number;
beforeAll(async () => {
  database = await createTestDatabase();
  const { orm } = database;
  const modes = { readingDirection: 'LTR', writingMode: 'HORIZONTAL', viewerMode: 'PAPER' } as const;
  const [row] = await orm
    .insert(series)
    .values({
      ...{
        alias: 'a-series',
        seriesKey: 'a',
        language: 'en',
        workKey: 'a',
        type: 'COMIC',
        status: 'SCHEDULED',
        title: 'A',
      },
      ...modes,
      ...TIMES,
    })
    .returning({ id: series.id });
  const seriesId = row?.id ?? 0;
  const episodes = await orm
    .insert(episode)
    .values(
      ['1', '2'].map((number, index) => ({
        ...{
          seriesId,
          number,
          alias: `ep-${number}`,
          orderNo: index + 1,
          title: number,
          contentType: 'IMAGE' as const,
        },
        ...modes,
        ...TIMES,
      })),
    )
    .returning({ id: episode.id });
  for (const id of ['ann', 'ben']) {
    await orm.insert(appUser).values({ platformId, id, snsProvider: 'google', snsId: id, ...TIMES });
  }
  place = { platformId, userId: 'ann', seriesId, episodeId: episodes[0]?.id ?? 0, createdAtMs: 1 };
  otherEpisodeId = episodes[1]?.id ?? 0;
});
afterAll(() => database.close());

let id: number;
let replyId: number;
beforeEach(async () => {
  for (const name of ['comment_like', 'comment_report', 'blocked_reader']) await database.run(`delete from ${name}`);
  await database.run('delete from comment where parent_id is not null');
  await database.run('delete from comment');
  id = await add({ text: 'one' });
  replyId = await add({ text: 'two', parentId: id });
});

async function add(more: Partial<typeof comment.$inferInsert>): Promise<number> {
  const [row] = await database.orm
    .insert(comment)
    .values({ ...place, text: '', ...more })
    .returning({ id: comment.id });
  return row?.id ?? 0;
}

/** The name of the constraint that refused; null: none. */
async function refusalOf(work: Promise<unknown>): Promise<unknown> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  const cause = error instanceof Error ? (error.cause ?? error) : null;
  return cause instanceof Error && 'constraint' in cause ? cause.constraint : null;
}

const update = (change: Partial<typeof comment.$inferInsert>) => database.orm.update(comment).set(change);

test.each([
  ['a comment that says nothing', 'comment_words', () => add({ text: '' })],
  ['more than a reader may write', 'comment_length', () => add({ text: 'x'.repeat(2_001) })],
  [
    'an emoticon that does not exist',
    'comment_emoticon_id',
    () =>
      database.run(
        `insert into comment (platform_id, user_id, series_id, episode_id, text, emoticon_id, created_at_ms) values ('beltoon-jp', 'ann', ${place.seriesId}, ${place.episodeId}, '', 'FROG', 1)`,
      ),
  ],
  ['a reply to a reply', 'comment_reply_place', () => add({ text: 'three', parentId: replyId })],
  [
    'a reply about another episode',
    'comment_reply_place',
    () => add({ text: 'x', parentId: id, episodeId: otherEpisodeId }),
  ],
  ['a reply to nothing', 'comment_reply_place', () => add({ text: 'x', parentId: 999_999 })],
  ['words that stay when it is deleted', 'comment_words', () => update({ deletedAtMs: 2 })],
  ['another author', 'comment_stays', () => update({ userId: 'ben' })],
  ['another time', 'comment_stays', () => update({ createdAtMs: 2 })],
  ['fewer likes than none', 'comment_counts', () => update({ likeCount: -1 })],
] as const)('%s is refused by %s', async (_what, constraint, work) => {
  expect(await refusalOf(work())).toBe(constraint);
});

test('what is deleted stays deleted, without words', async () => {
  await update({ text: '', deletedAtMs: 2 });
  expect(await refusalOf(update({ text: 'again', deletedAtMs: null }))).toBe('comment_deleted_stays');
});

test('a reader likes, reports and blocks once, and not themselves', async () => {
  const of = { platformId, userId: 'ben', createdAtMs: 1 };
  const like = () => database.orm.insert(commentLike).values({ ...of, commentId: id });
  const report = () => database.orm.insert(commentReport).values({ ...of, commentId: id, reason: 'SPAM' });
  const block = (blockedUserId: string) => database.orm.insert(blockedReader).values({ ...of, blockedUserId });
  for (const work of [like, report, () => block('ann')]) {
    expect(await refusalOf(work())).toBeNull();
    expect(await refusalOf(work())).toMatch(/_pk$/);
  }
  expect(await refusalOf(block('ben'))).toBe('blocked_reader_other');
  expect(await refusalOf(database.orm.insert(commentLike).values({ ...of, commentId: 999_999 }))).toBe(
    'comment_like_comment_fk',
  );
});

test('there is one list of words for a language', async () => {
  const list = () =>
    database.orm.insert(prohibitedWordList).values({ platformId, locale: 'ar', words: [], updatedAtMs: 1 });
  expect(await refusalOf(list())).toBeNull();
  expect(await refusalOf(list())).toBe('prohibited_word_list_platform_id_locale_pk');
});
