import { randomUUID } from 'node:crypto';
import {
  entitlement,
  favorite,
  readingMark,
  readingPosition,
  seriesRating,
  seriesViewerSettings,
  viewerSettings,
} from '@longstrip/database/schema';
import { TEST_NOW_MS } from '@longstrip/test-kit';
import { addSeries } from '@longstrip/test-kit/data';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { transferWallet } from '../../money/ledger/ledger.service.ts';
import { grantEpisodes } from '../../money/purchase/grant-episodes.ts';
import { localOwner } from '../../shared/operator.ts';
import { addSignedIn, FROM_SITE, outcome, postTo, type SignedInUser } from '../../testing/accounts.ts';
import { at } from '../../testing/expect-shape.ts';
import { readSealedBooks } from '../../testing/read-sealed-books.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { charge, debit, ledgerSums, lotTerms, scopeOfUser } from '../../testing/wallets.ts';
import { moveAccountJob } from '../jobs.ts';
import { moveAccount } from './move-account.ts';

const OLD = 'delitoon-de';
const NEW = 'bom-us';
const balconyId = 'DELITOON_DE';
const DAY_MS = 86_400_000;

let api: TestApi;
let german: Awaited<ReturnType<typeof addSeries>>;
let english: Awaited<ReturnType<typeof addSeries>>;
let onlyThere: Awaited<ReturnType<typeof addSeries>>;
beforeAll(async () => {
  api = await createTestApi();
  const work = { workKey: 'a work', seriesKey: 'a work' };
  german = await addSeries(api.db, {
    ...{ alias: 'werk', language: 'de', platformIds: [OLD], episodes: [{}, {}, {}], title: 'Ein Werk', ...work },
  });
  english = await addSeries(api.db, { alias: 'work', language: 'en', platformIds: [NEW], episodes: [{}, {}], ...work });
  onlyThere = await addSeries(api.db, { alias: 'nur-hier', language: 'de', platformIds: [OLD], title: 'Nur hier' });
});
afterAll(() => api.close());
afterEach(() => api.clock.setTo(TEST_NOW_MS));

let last = 0;
/** An old account with coins, points, an owned episode of each work, a place and a favourite. */
async function addMover(): Promise<SignedInUser> {
  last += 1;
  const mover = await addSignedIn(api, { platformId: OLD, id: `mover-${last}` });
  const { platformId, userId } = mover;
  await charge(api.db, await scopeOfUser(api.db, mover), [
    lotTerms(40),
    lotTerms(5, { kind: 'BONUS', expiresAtMs: TEST_NOW_MS + DAY_MS }),
    lotTerms(600, { kind: 'MILEAGE' }),
  ]);
  const [first, second, third] = german.episodes.map(({ id }) => id);
  for (const episodeId of [first, third, onlyThere.episodes[0]?.id]) {
    const series = episodeId === onlyThere.episodes[0]?.id ? 'nur-hier' : 'werk';
    const ids = { reader: userId, series, episode: String(episodeId), requestId: `${userId}-${episodeId}` };
    await grantEpisodes(api.db, localOwner(null), { platform: platformId, ...ids, reason: 'a test' }, TEST_NOW_MS);
  }
  await api.db.orm.insert(readingPosition).values({
    ...{ platformId, userId, episodeId: second ?? 0, seriesId: german.id, pageOrderNo: 4, updatedAtMs: TEST_NOW_MS },
  });
  await api.db.orm.insert(favorite).values({ platformId, userId, seriesId: german.id, createdAtMs: TEST_NOW_MS });
  const settings = { settings: { font: 'sans' }, updatedAtMs: TEST_NOW_MS };
  await api.db.orm.insert(viewerSettings).values({ platformId, userId, ...settings });
  await api.db.orm.insert(seriesViewerSettings).values({ platformId, userId, seriesId: german.id, ...settings });
  const rating = { seriesId: german.id, stars: 4, updatedAtMs: TEST_NOW_MS };
  await api.db.orm.insert(seriesRating).values({ platformId, userId, ...rating });
  const place = { seriesId: german.id, episodeId: second ?? 0, pageOrderNo: 4 };
  const written = { quote: '', note: 'mine', colour: 'GREEN', createdAtMs: 1, updatedAtMs: 2 } as const;
  await api.db.orm.insert(readingMark).values([
    { platformId, userId, id: randomUUID(), ...place, ...written, kind: 'BOOKMARK', startAnchor: 'p4.0f3a@0.25' },
    // In another language these characters are others.
    {
      ...{ platformId, userId, id: randomUUID(), ...place, ...written, kind: 'HIGHLIGHT' },
      ...{ startAnchor: 't4.0:1', endAnchor: 't4.0:9' },
    },
  ]);
  return mover;
}

const identity = (snsId: string) => ({ provider: 'google', snsId, email: `${snsId}@readers.test`, name: 'Ada' });
const choose = (mover: SignedInUser, body: object, headers: Record<string, string> = FROM_SITE) =>
  postTo(api, '/transfer/target')({ nickname: null, ...body }, { balconyId, bearer: mover.accessToken, headers });
const tell = (mover: SignedInUser) => api.ask('/transfer', { balconyId, bearer: mover.accessToken });
const confirm = (mover: SignedInUser, targetKey: string, requestId = 'transfer-0001') =>
  postTo(api, '/transfer')({ targetKey, isAgreed: true, requestId }, { balconyId, bearer: mover.accessToken });
const keyIn = (answer: { json: unknown }) => String(at(answer.json, 'data.target.key'));
const work = (mover: SignedInUser) =>
  moveAccount({ database: api.db, moveWallet: transferWallet, nowMs: () => api.clock.nowMs() }, mover);

async function confirmed(): Promise<{ mover: SignedInUser; target: SignedInUser }> {
  const mover = await addMover();
  const target = await addSignedIn(api, { platformId: NEW, id: `there-${last}`, snsId: `there-${last}` });
  const chosen = await choose(mover, identity(`there-${last}`));
  expect(outcome(await confirm(mover, keyIn(chosen)))).toBe('SUCCESS');
  return { mover, target };
}

describe('GET transfer', () => {
  test('tells what moves, by kind and end, and names what stays', async () => {
    const mover = await addMover();
    expect(at((await tell(mover)).json, 'data')).toEqual({
      ...{ state: null, targetPlatformId: NEW, target: null, confirmedAt: null, doneAt: null },
      summary: {
        amounts: [
          { kind: 'BONUS', amount: 5, expiresAt: TEST_NOW_MS + DAY_MS },
          { kind: 'COIN', amount: 40, expiresAt: null },
          { kind: 'MILEAGE', amount: 600, expiresAt: null },
        ],
        ...{ debtCoins: 0, debtPoints: 0, movingSeries: 1, movingEpisodes: 1, places: 1 },
        // The third episode of the work is not there; the work itself moves.
        staying: [{ title: 'Nur hier', episodeCount: 1 }],
      },
    });
  });

  test('is only on platforms that move', async () => {
    const reader = await addSignedIn(api, { platformId: NEW, id: 'stays' });
    expect((await api.ask('/transfer', { bearer: reader.accessToken })).status).toBe(404);
    expect((await api.ask('/transfer', { balconyId })).status).toBe(401);
  });
});

describe('POST transfer/target', () => {
  test('is for our own sites alone', async () => {
    const mover = await addMover();
    expect((await choose(mover, identity('another'), {})).status).toBe(403);
    expect(at((await tell(mover)).json, 'data.state')).toBeNull();
  });

  test('finds the account there, and asks for a nickname where there is none', async () => {
    const mover = await addMover();
    await addSignedIn(api, { platformId: NEW, id: 'known', snsId: 'known', nickname: 'Known' });
    const found = await choose(mover, identity('known'));
    expect(at(found.json, 'data.target')).toMatchObject({ name: 'Known', provider: 'google' });
    expect(outcome(await choose(mover, identity('new-there')))).toBe('NOT_REGISTERED_USER');
    const made = await choose(mover, { ...identity('new-there'), nickname: 'Juniper' });
    expect(at(made.json, 'data.target.name')).toBe('Juniper');
    expect(at(made.json, 'data.state')).toBe('chosen');
  });

  test.each([
    ['an address of another sign-in method', identity('other-method'), 'ALREADY_USED_ANOTHER_PLATFORM'],
    [
      'a sign-in method that the platform does not have',
      { provider: 'apple_guest', snsId: 'x', email: null, name: null },
      'NO_SUCH_ROUTE',
    ],
    ['X without an address', { provider: 'twitter', snsId: 'x', email: null, name: null }, 'EMPTY_EMAIL'],
  ])('refuses %s', async (_, body, code) => {
    const mover = await addMover();
    await addSignedIn(api, {
      ...{ platformId: NEW, id: `apple-${last}`, snsProvider: 'apple', snsId: `apple-${last}`, email: null },
      ...(code === 'ALREADY_USED_ANOTHER_PLATFORM' ? { email: 'other-method@readers.test' } : {}),
    });
    expect(outcome(await choose(mover, body))).toBe(code);
  });
});

describe('POST transfer', () => {
  test('moves everything once, however often it is worked on', async () => {
    const { mover, target } = await confirmed();
    expect(api.enqueued.filter(({ name }) => name === moveAccountJob.name).at(-1)?.payload).toEqual({
      platformId: OLD,
      userId: mover.userId,
    });
    await Promise.all([work(mover), work(mover)]);
    await work(mover);
    const [from, to] = [await scopeOfUser(api.db, mover), await scopeOfUser(api.db, target)];
    expect([await ledgerSums(api.db, from), await ledgerSums(api.db, to)]).toEqual([
      {},
      { COIN: 40, BONUS: 5, MILEAGE: 600 },
    ]);
    const isTheirs = and(eq(entitlement.platformId, NEW), eq(entitlement.userId, target.userId));
    const rights = await api.db.orm.select().from(entitlement).where(isTheirs);
    expect(rights.map(({ episodeId, source }) => [episodeId, source])).toEqual([[english.episodes[0]?.id, 'TRANSFER']]);
    const places = await api.db.orm.select().from(readingPosition).where(eq(readingPosition.platformId, NEW));
    expect(places.filter(({ userId }) => userId === target.userId)).toMatchObject([
      { episodeId: english.episodes[1]?.id, seriesId: english.id, pageOrderNo: 4 },
    ]);
    const followed = await api.db.orm.select().from(favorite).where(eq(favorite.userId, target.userId));
    expect(followed).toMatchObject([{ platformId: NEW, seriesId: english.id }]);
    const settings = { platformId: NEW, settings: { font: 'sans' } };
    const { userId } = target;
    expect(await api.db.orm.select().from(viewerSettings).where(eq(viewerSettings.userId, userId))).toMatchObject([
      settings,
    ]);
    expect(
      await api.db.orm.select().from(seriesViewerSettings).where(eq(seriesViewerSettings.userId, userId)),
    ).toMatchObject([{ ...settings, seriesId: english.id }]);
    const rated = await api.db.orm.select().from(seriesRating).where(eq(seriesRating.userId, target.userId));
    expect(rated).toMatchObject([{ platformId: NEW, seriesId: english.id, stars: 4 }]);
    const marks = await api.db.orm.select().from(readingMark).where(eq(readingMark.userId, target.userId));
    expect(marks).toMatchObject([{ episodeId: english.episodes[1]?.id, startAnchor: 'p4@0.25', note: 'mine' }]);
    expect(at((await tell(mover)).json, 'data')).toMatchObject({ state: 'done', summary: { movingEpisodes: 1 } });
    expect((await readSealedBooks(api.db, TEST_NOW_MS)).broken).toEqual([]);
  });

  test('goes on after a crash between its steps', async () => {
    const { mover, target } = await confirmed();
    const halting = {
      database: api.db,
      moveWallet: transferWallet,
      nowMs: () => {
        if (halts) throw new Error('halted');
        halts = true;
        return TEST_NOW_MS;
      },
    };
    let halts = false;
    await expect(moveAccount(halting, mover)).rejects.toThrow('halted');
    expect(at((await tell(mover)).json, 'data.state')).toBe('coins');
    await work(mover);
    expect(at((await tell(mover)).json, 'data.state')).toBe('done');
    expect(await ledgerSums(api.db, await scopeOfUser(api.db, target))).toMatchObject({ COIN: 40 });
  });

  test('closes the old account for spending at once, and what was said stays', async () => {
    const { mover } = await confirmed();
    const from = await scopeOfUser(api.db, mover);
    await expect(debit(api.db, from, 1)).rejects.toThrow('COIN_INSUFFICIENT');
    expect(at((await tell(mover)).json, 'data.summary.amounts')).toHaveLength(3);
    const other = await choose(mover, { ...identity(`too-late-${last}`), nickname: `Late ${last}` });
    expect(keyIn(other)).toBe(keyIn(await tell(mover)));
  });

  test('confirms what was shown, and no other choice', async () => {
    const mover = await addMover();
    expect(outcome(await confirm(mover, 'no choice'))).toBe('NOT_EXIST');
    const first = await choose(mover, { ...identity('first-choice'), nickname: 'First choice' });
    await choose(mover, { ...identity('second-choice'), nickname: 'Second choice' });
    expect(outcome(await confirm(mover, keyIn(first)))).toBe('INVALID_PARAMETER');
    expect(at((await tell(mover)).json, 'data.state')).toBe('chosen');
  });

  test('answers a repeated request alike, and refuses its id for another body', async () => {
    const { mover } = await confirmed();
    const key = keyIn(await tell(mover));
    const again = await confirm(mover, key);
    expect([outcome(again), at(again.json, 'data.state')]).toEqual(['SUCCESS', 'confirmed']);
    expect((await confirm(mover, 'another')).status).toBe(400);
  });

  test('is over after the last day, in the calendar of the target', async () => {
    const mover = await addMover();
    const chosen = await choose(mover, { ...identity(`last-day-${last}`), nickname: `Last day ${last}` });
    api.clock.setTo(Date.UTC(2027, 6, 1, 7));
    const { accessToken } = await addSignedIn(api, { platformId: OLD, id: 'late' });
    const late = { ...mover, accessToken };
    expect(outcome(await confirm(late, keyIn(chosen)))).not.toBe('SUCCESS');
  });
});

describe('POST transfer/code', () => {
  const signIn = (code: unknown) =>
    postTo(api, '/auth/sign-in/transfer')({ code }, { balconyId: 'BOMTOON_US', headers: FROM_SITE });
  const codeFor = async (mover: SignedInUser) =>
    at((await postTo(api, '/transfer/code')({}, { balconyId, bearer: mover.accessToken })).json, 'data.code');

  test('signs in once at the other platform, within ten minutes', async () => {
    const { mover, target } = await confirmed();
    await work(mover);
    const code = await codeFor(mover);
    const answer = await signIn(code);
    expect(at(answer.json, 'data.userId')).toBe(target.userId);
    expect(outcome(await signIn(code))).toBe('EXPIRED_OTP');
    const later = await codeFor(mover);
    api.clock.advance(10 * 60_000);
    expect(outcome(await signIn(later))).toBe('EXPIRED_OTP');
    expect(outcome(await signIn('made.up'))).toBe('INVALID_PARAMETER');
  });

  test('is for accounts that have moved', async () => {
    const mover = await addMover();
    expect(outcome(await postTo(api, '/transfer/code')({}, { balconyId, bearer: mover.accessToken }))).toBe(
      'NOT_EXIST',
    );
  });
});
