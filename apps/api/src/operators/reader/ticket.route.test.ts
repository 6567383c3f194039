import { OPERATOR_CALLS, type OperatorCall } from '@longstrip/api-contract';
import { TEST_NOW_MS } from '@longstrip/test-kit';
import { type AddedUser, addSeries, addUser } from '@longstrip/test-kit/data';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addOperator, createOperatorApi, type OperatorApi } from '../../testing/operator-accounts.ts';
import { plainPicture, sendTicketTo, ticketDraft, ticketForm, ticketIdOf } from '../../testing/support.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

const HERE = 'bom-us';

let api: TestApi;
let operators: OperatorApi;
let support: string;
let ada: AddedUser;
beforeAll(async () => {
  api = await createTestApi();
  operators = createOperatorApi(api.db, { services: { keys: api.keys } });
  ({ token: support } = await addOperator(api.db, [`support/${HERE}`], { name: 'Sam' }));
  ada = await addUser(api.db, { platformId: HERE, id: 'ada' });
});
afterAll(() => api?.close());

async function call({ method, path }: OperatorCall, asked: Record<string, unknown> = {}, as = support) {
  const of = { platform: HERE, ...asked };
  const below = path.replace('/admin', '');
  if (method === 'POST') return operators.ask(method, below, { as, body: of });
  return operators.ask(method, `${below}?${new URLSearchParams(of as Record<string, string>)}`, { as });
}

describe('support tickets', () => {
  const titlesOf = (data: { rows: { title: string }[] }) => data.rows.map(({ title }) => title);
  const list = async (asked: Record<string, string> = {}) => (await call(OPERATOR_CALLS.adminTickets, asked)).data;

  test('are filtered by state, category, language, age and words, and go on page by page in both orders', async () => {
    const bearer = ada.accessToken;
    const send = async (title: string, more = {}, headers = {}) => {
      api.clock.advance(1_000);
      return ticketIdOf(
        await api.ask('/qna', { bearer, headers, body: ticketDraft({ title, text: `about ${title}`, ...more }) }),
      );
    };
    const one = await send('One', { category: 'COIN' });
    await send('Two', { category: 'READING' });
    await send('Three', { text: '100% lost_coins' });
    const four = await send('Four');
    expect(titlesOf(await list())).toEqual(['One', 'Two', 'Three', 'Four']);
    expect(titlesOf(await list({ category: 'READING' }))).toEqual(['Two']);
    expect(titlesOf(await list({ text: '0% LOST_' }))).toEqual(['Three']);
    expect(titlesOf(await list({ text: '0_ lost' }))).toEqual([]);
    expect(titlesOf(await list({ locale: 'ja-JP' }))).toEqual([]);
    expect(titlesOf(await list({ until: new Date(TEST_NOW_MS + 2_500).toISOString() }))).toEqual(['One', 'Two']);
    for (const ticket of [one, four]) await call(OPERATOR_CALLS.adminTicketAnswer, { ticket, answer: 'Done.' });
    expect(titlesOf(await list({ status: 'COMPLETED' }))).toEqual(['Four', 'One']);
    expect((await list()).waiting).toBe(2);
    for (const status of ['WAIT', 'COMPLETED']) {
      const first = await list({ status, limit: '1' });
      const second = await list({ status, limit: '1', after: first.next });
      expect([...titlesOf(first), ...titlesOf(second)]).toEqual(titlesOf(await list({ status })));
      expect(second.next).toBeNull();
    }
  });

  test('show their reader, other tickets, and pictures at addresses that open without a session until they end', async () => {
    const form = ticketForm([await plainPicture('png')], { title: 'With a picture' });
    const ticket = ticketIdOf(await sendTicketTo(api, ada.accessToken, form));
    const { data } = await call(OPERATOR_CALLS.adminTicket, { ticket });
    expect(data).toMatchObject({ userId: 'ada', nickname: 'nick-ada', pictures: [], pictureCount: 1 });
    expect(data.others).toHaveLength(4);
    const [{ path, endsAtMs }] = data.pictureAddresses;
    api.clock.setTo(TEST_NOW_MS);
    const opened = await api.ask(path);
    expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await api.ask(path, { balconyId: 'BELTOON_JP' })).status).not.toBe(200);
    api.clock.setTo(endsAtMs);
    expect((await api.ask(path)).status).not.toBe(200);
    api.clock.setTo(TEST_NOW_MS);
  });
});

test('a saved reply is added, changed by who saw it last, and deleted; each act is in the audit log', async () => {
  const save = (asked: object) => call(OPERATOR_CALLS.adminSavedReplySave, { locale: 'en-US', ...asked });
  const added = await save({ title: 'Late coins', text: 'Dear {nickname},\nthey are here.' });
  const { replyId, updatedAtMs } = added.data;
  operators.pass(1);
  expect((await save({ replyId, title: 'Late', text: 'x', updatedAtMs })).data.title).toBe('Late');
  expect((await save({ replyId, title: 'Later', text: 'x', updatedAtMs })).code).toBe('STALE');
  expect((await save({ replyId: 'other', title: 'Later', text: 'x' })).code).toBe('NOT_EXIST');
  await save({ title: '遅れ', text: 'x', locale: 'ja-JP' });
  const list = async (asked = {}) => (await call(OPERATOR_CALLS.adminSavedReplies, asked)).data;
  expect((await list({ locale: 'en-US' })).map(({ title }: { title: string }) => title)).toEqual(['Late']);
  expect((await call(OPERATOR_CALLS.adminSavedReplyDelete, { replyId })).data).toEqual({ replyId });
  expect((await call(OPERATOR_CALLS.adminSavedReplyDelete, { replyId })).code).toBe('NOT_EXIST');
  const logged = await api.db.run("select action from audit_log where subject_type = 'reply' order by id");
  expect(logged.map(({ action }) => action)).toEqual(['reply.save', 'reply.save', 'reply.save', 'reply.delete']);
});

test('reported comments are filtered and paged, and one is shown among its neighbours', async () => {
  const { id: seriesId, episodes } = await addSeries(api.db, { alias: 'tale', platformIds: [HERE], episodes: 1 });
  const ids: number[] = [];
  for (const text of ['first', 'second', 'a spoiler', 'fourth']) {
    const [row] = await api.db.run(
      `insert into comment (platform_id, series_id, episode_id, user_id, text, created_at_ms)
       values ($1, $2, $3, 'ada', $4, 1) returning id::int as id`,
      [HERE, seriesId, episodes[0]?.id, text],
    );
    ids.push(Number(row?.id));
  }
  const report = (place: number, userId: string, reason: string) =>
    api.db.run(
      `insert into comment_report (platform_id, user_id, comment_id, reason, created_at_ms) values ($1, $2, $3, $4, 1)`,
      [HERE, userId, ids[place], reason],
    );
  await addUser(api.db, { platformId: HERE, id: 'ben' });
  await report(0, 'ben', 'SPAM');
  await report(2, 'ben', 'SPOILER');
  await report(2, 'ada', 'SPAM');
  await api.db.run('update comment set blinded_at_ms = 1 where id = $1', [ids[3]]);
  const list = async (asked: Record<string, string> = {}) =>
    (await call(OPERATOR_CALLS.adminReportedComments, asked)).data;
  const textsOf = (data: { rows: { text: string }[] }) => data.rows.map(({ text }) => text);
  expect(textsOf(await list())).toEqual(['a spoiler', 'first', 'fourth']);
  expect((await list()).rows[0]).toMatchObject({ nickname: 'nick-ada', reports: { SPOILER: 1, SPAM: 1 } });
  expect(textsOf(await list({ state: 'hidden' }))).toEqual(['fourth']);
  expect(textsOf(await list({ reason: 'SPOILER' }))).toEqual(['a spoiler']);
  expect(textsOf(await list({ state: 'open', text: 'FIR' }))).toEqual(['first']);
  expect(textsOf(await list({ series: 'other' }))).toEqual([]);
  const first = await list({ limit: '2' });
  expect(textsOf(await list({ limit: '2', after: first.next }))).toEqual(['fourth']);
  const { data } = await call(OPERATOR_CALLS.adminComment, { comment: String(ids[2]) });
  expect([data.comment.text, textsOf({ rows: data.before }), textsOf({ rows: data.after }), data.parent]).toEqual([
    'a spoiler',
    ['first', 'second'],
    ['fourth'],
    null,
  ]);
});

test('a writer is blocked for some days or until it is ended, is listed so long, and both are in the audit log', async () => {
  const block = (days: number | null, reader = 'ada') =>
    call(OPERATOR_CALLS.adminWriterBlock, { reader, days, reason: 'insults' });
  const listed = async () => (await call(OPERATOR_CALLS.adminBlockedWriters)).data.rows;
  const from = operators.nowMs();
  expect((await block(2)).data).toEqual({ userId: 'ada', untilMs: from + 2 * 86_400_000 });
  expect(await listed()).toMatchObject([{ userId: 'ada', nickname: 'nick-ada', reason: 'insults', blockedBy: 'Sam' }]);
  const onPage = async () => (await call(OPERATOR_CALLS.adminReader, { reader: 'ada' })).data.commentBlock;
  expect(await onPage()).toEqual({
    ...{ untilMs: from + 2 * 86_400_000, reason: 'insults', blockedBy: 'Sam', blockedAtMs: from },
  });
  expect((await block(null)).data).toEqual({ userId: 'ada', untilMs: null });
  expect(await listed()).toMatchObject([{ untilMs: null }]);
  await call(OPERATOR_CALLS.adminWriterUnblock, { reader: 'ada', reason: 'they apologised' });
  expect(await listed()).toEqual([]);
  expect(await onPage()).toBeNull();
  expect((await block(1, 'no-reader')).code).toBe('NOT_EXIST');
  const logged = await api.db.run("select action from audit_log where action like 'writer%' order by id");
  expect(logged.map(({ action }) => action)).toEqual(['writer.block', 'writer.block', 'writer.unblock']);
});
