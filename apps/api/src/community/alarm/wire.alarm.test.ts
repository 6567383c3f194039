import { grant } from '@longstrip/core';
import { decideInTransaction } from '@longstrip/database';
import { alarm } from '@longstrip/database/schema';
import { TEST_NOW_MS } from '@longstrip/test-kit';
import { addUser } from '@longstrip/test-kit/data';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { handOverByOperator } from '../../operators/hand-over/hand-over-by-operator.ts';
import { localOwner } from '../../shared/operator.ts';
import { outcome } from '../../testing/accounts.ts';
import { addCoupon, addGift } from '../../testing/benefits.ts';
import { at } from '../../testing/expect-shape.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { scopeOfUser } from '../../testing/wallets.ts';
import { type RaisedAlarm, raiseAlarm } from './alarms.ts';

const platformId = 'bom-us';
const DAY_MS = 86_400_000;

let api: TestApi;
let lastReader = 0;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
afterEach(() => api.clock.setTo(TEST_NOW_MS));

interface Reader {
  bearer: string;
  userId: string;
}
async function newReader(): Promise<Reader> {
  lastReader += 1;
  const { accessToken: bearer, userId } = await addUser(api.db, { platformId, id: `reader-${lastReader}` });
  return { bearer, userId };
}
async function raise({ userId }: Reader, more: Partial<RaisedAlarm> = {}, atMs = TEST_NOW_MS): Promise<boolean> {
  const scope = await scopeOfUser(api.db, { platformId, userId });
  const raised = { kind: 'GIFT_OFFERED', subjectId: 'autumn', parameters: { title: 'Autumn' }, ...more } as const;
  const decided = await decideInTransaction(api.db, async (transaction) =>
    grant(await raiseAlarm(transaction, scope, raised, atMs)),
  );
  return decided.ok && decided.value;
}
const list = async ({ bearer }: Reader, query = '') => at((await api.ask(`/alarm${query}`, { bearer })).json, 'data');
const count = async ({ bearer }: Reader) => at((await api.ask('/alarm/count', { bearer })).json, 'data');
const read = async ({ bearer }: Reader, body: object) =>
  at((await api.ask('/alarm/read', { bearer, body })).json, 'data');
const idOf = async (reader: Reader) => String(at(await list(reader), 'content.0.alarmId'));

describe('alarms', () => {
  test('are the reader’s own, newest first, page by page', async () => {
    const [reader, other] = [await newReader(), await newReader()];
    for (const [index, subjectId] of ['a', 'b', 'c'].entries()) await raise(reader, { subjectId }, TEST_NOW_MS - index);
    expect(await list(reader, '?size=2')).toMatchObject({ totalElements: 3, totalPages: 2, last: false });
    expect(await list(reader)).toMatchObject({
      content: [
        {
          ...{ kind: 'GIFT_OFFERED', parameters: { title: 'Autumn' }, linkPath: '/benefit/gift' },
          ...{ isRead: false, createdAt: TEST_NOW_MS },
        },
        { createdAt: TEST_NOW_MS - 1 },
        { createdAt: TEST_NOW_MS - 2 },
      ],
    });
    expect(await list(other)).toMatchObject({ content: [], totalElements: 0 });
    expect([await count(reader), await count(other)]).toEqual([3, 0]);
  });

  test('of one subject are one', async () => {
    const [reader, other] = [await newReader(), await newReader()];
    expect(await raise(reader)).toBe(true);
    expect(await raise(reader, { parameters: { title: 'again' } })).toBe(false);
    expect(await raise(reader, { kind: 'COUPON_GIVEN' })).toBe(true);
    expect(await raise(other)).toBe(true);
    expect([await count(reader), await count(other)]).toEqual([2, 1]);
  });

  test('are marked as read by their names, or all, and never another’s', async () => {
    const [reader, other] = [await newReader(), await newReader()];
    for (const subjectId of ['a', 'b', 'c']) await raise(reader, { subjectId });
    const alarmId = await idOf(reader);
    expect(await read(other, { alarmIds: [alarmId] })).toBe(0);
    expect(await count(reader)).toBe(3);
    expect(await read(reader, { alarmIds: [alarmId] })).toBe(1);
    expect(await read(reader, { alarmIds: [alarmId] })).toBe(0);
    expect(await read(reader, { alarmIds: [] })).toBe(0);
    expect(await count(reader)).toBe(2);
    expect(await read(reader, {})).toBe(2);
    expect(await count(reader)).toBe(0);
    expect(await list(reader)).toMatchObject({ content: [{ isRead: true }, { isRead: true }, { isRead: true }] });
  });

  test('are gone after thirty days', async () => {
    const reader = await newReader();
    await raise(reader, {}, TEST_NOW_MS - 30 * DAY_MS + 1);
    expect(await count(reader)).toBe(1);
    api.clock.setTo(TEST_NOW_MS + 1);
    expect(await list(reader)).toMatchObject({ totalElements: 0 });
    expect([await count(reader), await read(reader, {})]).toEqual([0, 0]);
  });

  test('of a kind that this program does not know are listed without their texts, and lead to the page of alarms', async () => {
    const reader = await newReader();
    const row = { platformId, userId: reader.userId, id: 'a', kind: 'NEW_KIND', subjectId: 's' };
    await api.db.orm.insert(alarm).values({ ...row, parameters: { title: 'Velvet' }, createdAtMs: TEST_NOW_MS });
    expect(await list(reader)).toMatchObject({ content: [{ kind: 'NEW_KIND', parameters: {}, linkPath: '/alarm' }] });
  });

  test.each([
    ['none', '/alarm'],
    ['none', '/alarm/count'],
  ])('need a bearer: %s for %s', async (_, path) => {
    const answer = await api.ask(path);
    expect([answer.status, outcome(answer)]).toEqual([401, 'NOT_LOGIN_USER']);
  });

  test.each([
    [{ alarmIds: 'x' }],
    [{ alarmIds: ['a/b'] }],
    [{ alarmIds: ['\u0000'] }],
    [{ alarmIds: Array(101).fill('a') }],
  ])('are not marked by %j', async (body) => {
    const { bearer } = await newReader();
    expect((await api.ask('/alarm/read', { bearer, body })).status).toBe(400);
  });
});

test('a reader who is handed a coupon, or named for a gift, is notified with it', async () => {
  const reader = await newReader();
  await addCoupon(api.db, { platformId, id: 'welcome', title: 't:demo.couponWelcome' });
  await addGift(api.db, { platformId, id: 'named', target: 'NAMED', title: 'For you' });
  const hand = (what: { kind: 'coupon' | 'gift'; key: string }) =>
    handOverByOperator(
      api.db,
      localOwner(null),
      { platform: platformId, reader: reader.userId, what, reason: 'r', requestId: crypto.randomUUID() },
      TEST_NOW_MS,
    );
  expect((await hand({ kind: 'coupon', key: 'welcome' })).ok).toBe(true);
  expect((await hand({ kind: 'gift', key: 'named' })).ok).toBe(true);
  expect((await hand({ kind: 'gift', key: 'named' })).ok).toBe(false);
  const { content } = Object(await list(reader));
  const alarms = content.map(({ kind, parameters, linkPath }: Record<string, unknown>) => ({
    kind,
    parameters,
    linkPath,
  }));
  expect(alarms).toHaveLength(2);
  expect(alarms).toEqual(
    expect.arrayContaining([
      { kind: 'COUPON_GIVEN', parameters: { title: 't:demo.couponWelcome' }, linkPath: '/coupon' },
      { kind: 'GIFT_OFFERED', parameters: { title: 'For you' }, linkPath: '/benefit/gift' },
    ]),
  );
});
