import { randomUUID } from 'node:crypto';
import { coins } from '@longstrip/core';
import { type JobQueue, openJobQueue } from '@longstrip/database';
import {
  appUser,
  readingLease,
  readingMark,
  recentView,
  seriesRating,
  seriesViewerSettings,
  userSession,
  viewerSettings,
  withdrawal,
} from '@longstrip/database/schema';
import { TEST_NOW_MS } from '@longstrip/test-kit';
import { addEntitlement, addSeries } from '@longstrip/test-kit/data';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accountErasers } from '../../account-changes.ts';
import { mailDigestJob } from '../../community/jobs.ts';
import { debitWallet } from '../../money/ledger/ledger.service.ts';
import { createReaderKeys } from '../../reading/view-count/views.ts';
import { FROM_SITE, lastSecretSentTo, postTo, signUpByEmail } from '../../testing/accounts.ts';
import { at } from '../../testing/expect-shape.ts';
import { readSealedBooks } from '../../testing/read-sealed-books.ts';
import { addComments, addGoods } from '../../testing/rows-of-reader.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { charge, inWallet, lotTerms, scopeOfUser, takeBack } from '../../testing/wallets.ts';
import { ACCOUNT_JOBS, notifyFormerAddressJob, sendMailJob } from '../jobs.ts';
import { type ErasureParts, eraseDueAccounts } from './erase-accounts.ts';

const DAY_MS = 86_400_000;
const MONTH_MS = 31 * DAY_MS;
const JAPAN = 'BELTOON_JP';
/** Nothing else in a database has these in it. */
const MARKERS = ['qzxleaver', '+819012345678', '1987-03-09'];
const EMAIL = 'qzxleaver@readers.test';

/** What happens to each table with rows of readers. A new table must be added here; if it is erased, a step must erase it. */
const TABLES: Readonly<Record<string, 'erased' | 'retained'>> = {
  // The proof that nothing moves twice.
  account_transfer: 'retained',
  alarm: 'erased',
  blocked_reader: 'erased',
  blocked_writer: 'erased',
  coin_order: 'retained',
  // Without its text: others have replied to it.
  comment: 'retained',
  comment_like: 'erased',
  comment_report: 'erased',
  // What was bought, under an id that names no person.
  entitlement: 'retained',
  event_address: 'erased',
  event_entry: 'erased',
  event_given: 'erased',
  event_stamp: 'erased',
  favorite: 'erased',
  freetime_ticket: 'erased',
  gift_target: 'erased',
  // What is left in it ends.
  lot: 'retained',
  mail_digest: 'erased',
  movement: 'retained',
  one_time_code: 'erased',
  posting: 'retained',
  purchase: 'retained',
  push_message: 'erased',
  push_subscription: 'erased',
  reader_note: 'erased',
  reading_lease: 'erased',
  reading_mark: 'erased',
  reading_position: 'erased',
  refresh_token: 'erased',
  roulette_ticket: 'erased',
  series_rating: 'erased',
  series_viewer_settings: 'erased',
  support_picture: 'erased',
  support_ticket: 'erased',
  user_agreement: 'erased',
  user_coupon: 'erased',
  user_gift: 'erased',
  user_password: 'erased',
  user_session: 'erased',
  viewer_settings: 'erased',
  wallet: 'retained',
  // When, and for which of the listed reasons.
  withdrawal: 'retained',
};

let api: TestApi;
let jobs: JobQueue;
let parts: ErasureParts;
const readerKeys = createReaderKeys('what marks are made with');
beforeAll(async () => {
  api = await createTestApi();
  jobs = await openJobQueue(api.db, { jobs: [...ACCOUNT_JOBS, mailDigestJob], onProblem: () => undefined });
  parts = { database: api.db, erasers: accountErasers({ keys: api.keys, readerKeys }), nowMs: () => api.clock.nowMs() };
});
afterAll(async () => {
  await jobs.stop();
  await api.close();
});

async function rowsWith(marker: string): Promise<string[]> {
  const tables = await api.db.run(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await api.db.run(`select 1 from ${name} as one where strpos(lower(one::text), $1) > 0`, [marker]);
    if (rows.length > 0) found.push(String(name));
  }
  return found;
}

async function tablesOfReaders(): Promise<string[]> {
  const rows = await api.db.run(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'user_id' order by 1`,
  );
  return rows.map(({ name }) => String(name));
}

/** How many rows each table has of a reader. */
async function countsOf(platformId: string, userId: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const name of await tablesOfReaders()) {
    const of = `from ${name} where platform_id = $1 and user_id = $2`;
    counts[name] = Number((await api.db.run(`select count(*) as count ${of}`, [platformId, userId]))[0]?.count);
  }
  return counts;
}

interface Person {
  platformId: string;
  userId: string;
  accessToken: string;
}

/** A reader with data in every place that can have some. */
async function addPerson(): Promise<Person> {
  const answer = await signUpByEmail(api, EMAIL, JAPAN);
  const accessToken = String(at(answer.json, 'data.accessToken.token'));
  const userId = String(at(answer.json, 'data.userId'));
  const platformId = 'beltoon-jp';
  await api.db.orm
    .update(appUser)
    .set({
      ...{ name: 'QZXLEAVER Name', nickname: 'qzxleaver', phone: '+819012345678', birthedOn: '1987-03-09' },
      ...{ isAdult: true, adultVerifiedAtMs: TEST_NOW_MS, adultKrPersonHash: 'qzxleaver hash' },
    })
    .where(and(eq(appUser.platformId, platformId), eq(appUser.id, userId)));
  const { id: seriesId, episodes } = await addSeries(api.db, { alias: 'owned', platformIds: [platformId] });
  const episodeId = episodes[0]?.id ?? 0;
  await addEntitlement(api.db, { platformId, userId, episodeId, scope: 'POSSESSION' });
  await charge(api.db, await scopeOfUser(api.db, { platformId, userId }), [lotTerms(3)]);
  await api.db.run(
    `insert into reading_position (platform_id, user_id, episode_id, series_id, page_order_no, updated_at_ms)
     values ($1, $2, $3, $4, 1, 1)`,
    [platformId, userId, episodeId, seriesId],
  );
  const isGrey = { settings: { isGrey: true }, updatedAtMs: 1 };
  await api.db.orm.insert(viewerSettings).values({ platformId, userId, ...isGrey });
  await api.db.orm.insert(seriesViewerSettings).values({ platformId, userId, seriesId, ...isGrey });
  const mark = { id: randomUUID(), kind: 'HIGHLIGHT', startAnchor: 't1:0', endAnchor: 't1:9', colour: 'BLUE' } as const;
  await api.db.orm.insert(readingMark).values({
    ...{ platformId, userId, episodeId, seriesId, ...mark, quote: 'qzxleaver', note: 'qzxleaver', pageOrderNo: 1 },
    ...{ createdAtMs: TEST_NOW_MS, updatedAtMs: TEST_NOW_MS },
  });
  await api.db.orm.insert(readingLease).values({
    ...{ platformId, userId, episodeId, deviceId: randomUUID(), createdAtMs: 1, endsAtMs: 2 },
  });
  await api.db.orm.insert(seriesRating).values({ platformId, userId, seriesId, stars: 4, updatedAtMs: TEST_NOW_MS });
  await addGoods(api.db, { platformId, userId, seriesId });
  await addComments(api.db, { platformId, userId, seriesId, episodeId });
  const viewMark = readerKeys({ platformId, userId, clientAddress: null });
  await api.db.orm
    .insert(recentView)
    .values({ platformId, mark: viewMark, seriesId, episodeId, seenAtMs: TEST_NOW_MS });
  await postTo(api, '/mail/reset/password')({ email: EMAIL }, { balconyId: JAPAN });
  await postTo(api, '/user/mail/auth')({}, { balconyId: JAPAN, bearer: accessToken });
  await lastSecretSentTo(api, EMAIL);
  // The queue keeps a message that it has sent, and one that it could not send, with the error.
  const sent = { platformId, codeId: 'code', purpose: 'RESET_LINK', locale: 'ja-JP', to: EMAIL } as const;
  await jobs.enqueue(null, sendMailJob, sent);
  await jobs.enqueue(null, sendMailJob, sent);
  await api.db.run(`update pgboss.job set state = 'completed' where id = (select id from pgboss.job limit 1)`);
  await api.db.run(`update pgboss.job set state = 'failed', output = '{"to":"${EMAIL}"}' where state = 'created'`);
  await rememberFormerAddresses(platformId, userId);
  return { platformId, userId, accessToken };
}

/** An address that the reader had before, another that they never confirmed, and a digest that a server did not take. */
async function rememberFormerAddresses(platformId: string, userId: string): Promise<void> {
  const change = { platformId, codeId: 'change', purpose: 'CHANGE_MAIL', locale: 'ja-JP' } as const;
  await jobs.enqueue(null, sendMailJob, { ...change, to: 'qzxleaver.new@readers.test' });
  await jobs.enqueue(null, notifyFormerAddressJob, { platformId, locale: 'ja-JP', to: 'qzxleaver.old@readers.test' });
  await jobs.enqueue(null, mailDigestJob, { platformId, userId, day: '2026-11-01' });
  await api.db.run(
    `update pgboss.job set state = 'failed', output = '{"message":"550 qzxleaver"}' where state = 'created'`,
  );
}

beforeEach(() => api.clock.setTo(TEST_NOW_MS));

test('what becomes of each table with rows of readers is decided', async () => {
  expect(await tablesOfReaders()).toEqual(Object.keys(TABLES));
});

test('after the month nothing in any column of any table tells whose it was', async () => {
  const { platformId, userId, accessToken } = await addPerson();
  // A reader with the same ids on another platform, and a provider's account of the same sign-in id.
  const namesake = { platformId: 'bom-us', id: userId, snsProvider: 'google', snsId: 'namesake' } as const;
  await api.db.orm.insert(appUser).values({ ...namesake, name: 'Ada', createdAtMs: 1, updatedAtMs: 1 });
  await api.db.orm.insert(userSession).values({
    ...{ platformId: 'bom-us', userId, id: 'session', createdAtMs: TEST_NOW_MS, expiresAtMs: TEST_NOW_MS + MONTH_MS },
  });
  const body = { reasonId: 'OTHER', detail: 'I am qzxleaver', isAgreed: true, requestId: 'leaving-0001' };
  expect((await postTo(api, '/withdrawal/user')(body, { balconyId: JAPAN, bearer: accessToken })).status).toBe(200);

  const before = await countsOf(platformId, userId);
  expect(Object.entries(before).filter(([, count]) => count === 0)).toEqual([]);
  expect(await rowsWith('qzxleaver')).toEqual(
    expect.arrayContaining(['public.app_user', 'public.withdrawal', expect.stringMatching(/^pgboss\./)]),
  );
  for (const marker of MARKERS) expect(await rowsWith(marker)).not.toEqual([]);

  const [row] = await api.db.orm.select().from(withdrawal).where(eq(withdrawal.userId, userId));
  api.clock.setTo((row?.eraseAtMs ?? 0) - 1);
  expect(await eraseDueAccounts(parts)).toBe(0);
  for (const marker of MARKERS) expect(await rowsWith(marker)).not.toEqual([]);

  api.clock.advance(1);
  const others = await countsOf('bom-us', userId);
  // Twice at once, and once more: one effect.
  const twice = await Promise.all([eraseDueAccounts(parts), eraseDueAccounts(parts)]);
  expect(twice[0] + twice[1]).toBe(1);
  expect(await eraseDueAccounts(parts)).toBe(0);

  for (const marker of MARKERS) expect([marker, await rowsWith(marker)]).toEqual([marker, []]);
  const logged = JSON.stringify(api.logged).toLowerCase();
  expect(MARKERS.filter((marker) => logged.includes(marker))).toEqual([]);
  const after = await countsOf(platformId, userId);
  const expected = Object.entries(TABLES).map(([name, fate]) => [name, fate === 'retained' ? before[name] : 0]);
  expect(after).toEqual(Object.fromEntries(expected));
  expect(await countsOf('bom-us', userId)).toEqual(others);
  const replies = await api.db.run('select subject from request_reply where platform_id = $1', [platformId]);
  const views = await api.db.run('select mark from recent_view where platform_id = $1', [platformId]);
  expect([replies, views]).toEqual([[], []]);
  expect(
    await api.db.run('select text, like_count, deleted_at_ms is null as is_there from comment order by id'),
  ).toEqual([
    { text: '', like_count: 0, is_there: false },
    { text: 'hello', like_count: 0, is_there: true },
  ]);
  expect(await api.db.run('select 1 from blocked_reader')).toEqual([]);

  // The row stays for the books; the id is blocked by its hash for as long as it has to be.
  const [erased] = await api.db.orm
    .select()
    .from(appUser)
    .where(and(eq(appUser.platformId, platformId), eq(appUser.id, userId)));
  expect(erased).toMatchObject({ id: userId, snsId: `erased ${userId}`, erasedAtMs: row?.eraseAtMs, isAdult: false });
  const blocks = await api.db.run('select 1 from sign_up_block where platform_id = $1', [platformId]);
  expect(blocks).toHaveLength(1);
});

test('what is left of the coins ends with the account; a store that takes them back later is owed what was spent', async () => {
  const identity = { provider: 'google', snsId: 'coins', email: 'coins@readers.test', name: null };
  const signedUp = await postTo(api, '/auth/sign-up/sns')(
    { ...identity, nickname: 'coins', isAgreeMail: false, requestId: 'sign-up-coins' },
    { headers: FROM_SITE },
  );
  const bearer = String(at(signedUp.json, 'data.accessToken.token'));
  const scope = await scopeOfUser(api.db, { platformId: 'bom-us', userId: String(at(signedUp.json, 'data.userId')) });
  const { movementId } = await charge(api.db, scope, [lotTerms(5), lotTerms(7)]);
  const spending = { cause: 'test', key: 'spent', nowMs: TEST_NOW_MS };
  await inWallet(api.db, (tx) => debitWallet(tx, scope, coins(2), spending));
  await postTo(api, '/withdrawal/user')({ reasonId: 'SELDOM', isAgreed: true, requestId: 'leaving-0003' }, { bearer });
  api.clock.advance(MONTH_MS);
  expect(await eraseDueAccounts(parts)).toBe(1);

  const of = [scope.platformId, scope.userId];
  const left = 'select sum(remaining)::int as coins from lot where platform_id = $1 and user_id = $2';
  expect(await api.db.run(left, of)).toEqual([{ coins: 0 }]);
  const types = `select type from movement where platform_id = $1 and user_id = $2 and cause = 'erasure'`;
  expect(await api.db.run(types, of)).toEqual([{ type: 'FORFEIT' }]);
  const takingBack = { cause: 'refund', nowMs: api.clock.nowMs() };
  await takeBack(api.db, scope, { movementId }, takingBack);
  const owed = 'select debt_coins::int as coins from wallet where platform_id = $1 and user_id = $2';
  expect(await api.db.run(owed, of)).toEqual([{ coins: 2 }]);
  const { broken } = await readSealedBooks(api.db, api.clock.nowMs());
  expect(broken.filter(({ rows }) => rows.some((row) => row.includes(scope.userId)))).toEqual([]);
});

test('a message to the same address that is not sent yet is sent', async () => {
  const pending = {
    platformId: 'bom-us',
    codeId: 'c',
    purpose: 'RESET_LINK',
    locale: 'en-US',
    to: 'same@readers.test',
  } as const;
  const identity = { provider: 'google', snsId: 'same', email: 'same@readers.test', name: null };
  const signedUp = await postTo(api, '/auth/sign-up/sns')(
    { ...identity, nickname: 'same', isAgreeMail: false, requestId: 'sign-up-same' },
    { headers: FROM_SITE },
  );
  const bearer = String(at(signedUp.json, 'data.accessToken.token'));
  await postTo(api, '/withdrawal/user')({ reasonId: 'SELDOM', isAgreed: true, requestId: 'leaving-0002' }, { bearer });
  await jobs.enqueue(null, sendMailJob, pending);
  api.clock.advance(MONTH_MS);
  expect(await eraseDueAccounts(parts)).toBe(1);
  const found = await rowsWith('same@readers.test');
  expect(found).toContain('pgboss.job');
  expect(found.filter((name) => !name.startsWith('pgboss.'))).toEqual([]);
});
