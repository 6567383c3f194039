import { randomUUID } from 'node:crypto';
import {
  alarm,
  entitlement,
  favorite,
  readingMark,
  readingPosition,
  seriesRating,
  seriesViewerSettings,
  viewerSettings,
} from '@longstrip/database/schema';
import { TEST_NOW_MS } from '@longstrip/test-kit';
import { addEntitlement, addSeries } from '@longstrip/test-kit/data';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ACCOUNT_CHANGES } from '../../account-changes.ts';
import { addSignedIn, FROM_SITE, outcome, postTo, type SignedInUser } from '../../testing/accounts.ts';
import { at } from '../../testing/expect-shape.ts';
import { plainPicture, sendTicketTo, ticketForm, ticketIdOf } from '../../testing/support.ts';
import { createTestApi, createTestApiOn, type TestApi } from '../../testing/test-api.ts';
import { charge, ledgerSums, lotTerms, scopeOfUser } from '../../testing/wallets.ts';

const platformId = 'beltoon-jp';
const balconyId = 'BELTOON_JP';

let api: TestApi;
let seriesId: number;
let episodeIds: number[];
let lastPair = 0;
beforeAll(async () => {
  api = await createTestApi();
  const series = await addSeries(api.db, {
    alias: 'alpha',
    platformIds: [platformId, 'bom-us'],
    onPlatform: { rentCoin: 2, possessionCoin: 4 },
    episodes: [{}, {}, {}],
  });
  seriesId = series.id;
  episodeIds = series.episodes.map(({ id }) => id);
});
afterAll(() => api.close());
afterEach(() => api.clock.setTo(TEST_NOW_MS));

async function newPair() {
  lastPair += 1;
  const guest = await addSignedIn(api, {
    ...{ platformId, id: `guest-${lastPair}`, snsProvider: 'apple_guest', email: null, name: null, nickname: null },
  });
  return { guest, member: await addSignedIn(api, { platformId, id: `member-${lastPair}` }) };
}
const migrate = (guest: string, member: string, request = {}) =>
  postTo(api, '/auth/sign-in/jp/apple/migrate')(
    { appKeyRequest: { refreshToken: guest }, webKeyRequest: { refreshToken: member } },
    { balconyId, ...request },
  );
const own = (user: SignedInUser, episodeId = episodeIds[0] ?? 0, scope: 'POSSESSION' | 'RENT' = 'POSSESSION') =>
  addEntitlement(api.db, { platformId: user.platformId, userId: user.userId, episodeId, scope });
const stopAt = ({ userId }: SignedInUser, pageOrderNo: number, updatedAtMs: number) =>
  api.db.orm
    .insert(readingPosition)
    .values({ platformId, userId, episodeId: episodeIds[0] ?? 0, seriesId, pageOrderNo, updatedAtMs });
const ownedBy = async ({ platformId: of, userId }: SignedInUser) => {
  const rows = await api.db.orm
    .select({ episodeId: entitlement.episodeId })
    .from(entitlement)
    .where(and(eq(entitlement.platformId, of), eq(entitlement.userId, userId)));
  return rows.map(({ episodeId }) => episodeIds.indexOf(episodeId)).toSorted();
};

describe('POST auth/sign-in/jp/apple/migrate', () => {
  test("joins the guest's rights to the member's, and closes the guest", async () => {
    const { guest, member } = await newPair();
    await own(guest, episodeIds[0]);
    await own(guest, episodeIds[1], 'RENT');
    await own(guest, episodeIds[2]);
    await own(member, episodeIds[2]);
    const { json } = await migrate(guest.refreshToken, member.refreshToken);
    expect(at(json, 'data')).toMatchObject({ userId: member.userId, isMigrate: true, isSignUp: false });
    expect(await ownedBy(member)).toEqual([0, 1, 2]);
    // What both owned stays with the closed account.
    expect(await ownedBy(guest)).toEqual([2]);
    const bearer = String(at(json, 'data.accessToken.token'));
    const user = (token: string) => api.ask('/user', { method: 'POST', bearer: token, balconyId });
    expect(at((await user(bearer)).json, 'data.id')).toBe(member.userId);
    expect(outcome(await user(guest.accessToken))).toBe('NOT_FOUND_ACCESS_TOKEN');
    const refreshed = await postTo(api, '/auth/refresh')({ refreshToken: guest.refreshToken }, { balconyId });
    expect(outcome(refreshed)).toBe('NOT_FOUND_REFRESH_TOKEN');
  });

  test("joins the guest's coins to the member's, once, with their dates", async () => {
    const { guest, member } = await newPair();
    const scopes = [await scopeOfUser(api.db, guest), await scopeOfUser(api.db, member)] as const;
    await charge(api.db, scopes[0], [
      lotTerms(5),
      lotTerms(2, { kind: 'BONUS', expiresAtMs: TEST_NOW_MS + 1_000 }),
      lotTerms(600, { kind: 'MILEAGE' }),
    ]);
    await charge(api.db, scopes[1], [lotTerms(1)]);
    const { json } = await migrate(guest.refreshToken, member.refreshToken);
    await migrate(guest.refreshToken, String(at(json, 'data.refreshToken.token')));
    expect(await ledgerSums(api.db, scopes[0])).toEqual({});
    expect(await ledgerSums(api.db, scopes[1])).toEqual({ COIN: 6, BONUS: 2, MILEAGE: 600 });
    const ends = `select expires_at_ms from lot where user_id = $1 and kind = 'BONUS'`;
    expect(await api.db.run(ends, [member.userId])).toEqual([{ expires_at_ms: TEST_NOW_MS + 1_000 }]);
  });

  test.each([
    ['the guest', 10, 20, 7],
    ['the member', 20, 10, 3],
  ])('of two places in one episode the later counts: %s', async (_, memberAtMs, guestAtMs, pageOrderNo) => {
    const { guest, member } = await newPair();
    await stopAt(guest, 7, guestAtMs);
    await stopAt(member, 3, memberAtMs);
    expect(outcome(await migrate(guest.refreshToken, member.refreshToken))).toBe('SUCCESS');
    const rows = await api.db.orm.select().from(readingPosition).where(eq(readingPosition.userId, member.userId));
    expect(rows.map((row) => row.pageOrderNo)).toEqual([pageOrderNo]);
    expect(await api.db.orm.select().from(readingPosition).where(eq(readingPosition.userId, guest.userId))).toEqual([]);
  });

  test("joins the guest's favourites to the member's, each once", async () => {
    const { guest, member } = await newPair();
    const mark = ({ userId }: SignedInUser, createdAtMs: number) =>
      api.db.orm.insert(favorite).values({ platformId, userId, seriesId, createdAtMs });
    await mark(guest, 1);
    await mark(member, 2);
    const marked = ({ userId }: SignedInUser) =>
      api.db.orm.select({ at: favorite.createdAtMs }).from(favorite).where(eq(favorite.userId, userId));
    expect(outcome(await migrate(guest.refreshToken, member.refreshToken))).toBe('SUCCESS');
    expect([await marked(guest), await marked(member)]).toEqual([[], [{ at: 2 }]]);
    const alone = await newPair();
    await mark(alone.guest, 3);
    await migrate(alone.guest.refreshToken, alone.member.refreshToken);
    expect([await marked(alone.guest), await marked(alone.member)]).toEqual([[], [{ at: 3 }]]);
  });

  test("moves the guest's settings of the viewer; where the member has settings, those stay", async () => {
    const { guest, member } = await newPair();
    const set = async ({ userId }: SignedInUser, font: string, ofAll = true) => {
      const row = { platformId, userId, settings: { font }, updatedAtMs: 1 };
      if (ofAll) await api.db.orm.insert(viewerSettings).values(row);
      else await api.db.orm.insert(seriesViewerSettings).values({ ...row, seriesId });
    };
    await set(guest, 'sans');
    await set(guest, 'rounded', false);
    await set(member, 'serif');
    expect(outcome(await migrate(guest.refreshToken, member.refreshToken))).toBe('SUCCESS');
    const left = await Promise.all(
      [viewerSettings, seriesViewerSettings].map((table) =>
        api.db.orm
          .select({ userId: table.userId, settings: table.settings })
          .from(table)
          .where(inArray(table.userId, [guest.userId, member.userId])),
      ),
    );
    expect(left).toEqual(['serif', 'rounded'].map((font) => [{ userId: member.userId, settings: { font } }]));
  });

  test("joins the guest's marks and ratings to the member's; of two versions the later counts", async () => {
    const { guest, member } = await newPair();
    const [both, alone] = [randomUUID(), randomUUID()];
    const mark = ({ userId }: SignedInUser, id: string, note: string, updatedAtMs: number) =>
      api.db.orm.insert(readingMark).values({
        ...{ platformId, userId, id, seriesId, episodeId: episodeIds[0] ?? 0, kind: 'BOOKMARK', startAnchor: 'end' },
        ...{ quote: '', note, colour: 'PINK', pageOrderNo: 1, createdAtMs: 1, updatedAtMs },
      });
    const rate = ({ userId }: SignedInUser, stars: number, updatedAtMs: number) =>
      api.db.orm.insert(seriesRating).values({ platformId, userId, seriesId, stars, updatedAtMs });
    await mark(guest, both, 'later', 20);
    await mark(member, both, 'earlier', 10);
    await mark(guest, alone, 'alone', 5);
    await rate(guest, 2, 10);
    await rate(member, 5, 20);
    expect(outcome(await migrate(guest.refreshToken, member.refreshToken))).toBe('SUCCESS');
    const rows = async ({ userId }: SignedInUser) => {
      const marks = await api.db.orm.select().from(readingMark).where(eq(readingMark.userId, userId));
      const ratings = await api.db.orm.select().from(seriesRating).where(eq(seriesRating.userId, userId));
      return [marks.map(({ note }) => note).toSorted(), ratings.map(({ stars }) => stars)];
    };
    expect(await rows(member)).toEqual([['alone', 'later'], [5]]);
    expect(await rows(guest)).toEqual([[], []]);
  });

  test("moves the guest's support tickets with their pictures, and their alarms", async () => {
    const { guest, member } = await newPair();
    const send = (user: SignedInUser, images: Uint8Array[] = []) =>
      sendTicketTo(api, user.accessToken, ticketForm(images), { balconyId });
    const ticketId = ticketIdOf(await send(guest, [await plainPicture('png')]));
    await send(member);
    const tell = ({ userId }: SignedInUser, subjectId: string) =>
      api.db.orm.insert(alarm).values({
        ...{ platformId, userId, id: `alarm-${userId}-${subjectId}`, kind: 'GIFT_OFFERED', subjectId, parameters: {} },
        createdAtMs: TEST_NOW_MS,
      });
    await tell(guest, 'both');
    await tell(guest, 'guest');
    await tell(member, 'both');
    const { json } = await migrate(guest.refreshToken, member.refreshToken);
    const bearer = String(at(json, 'data.accessToken.token'));
    const tickets = await api.ask('/qna', { bearer, balconyId });
    // The tickets of both count for the day.
    expect(at(tickets.json, 'data')).toMatchObject({ totalElements: 2, leftToday: 3 });
    const moved = await api.ask(`/qna/${ticketId}`, { bearer, balconyId });
    expect(at(moved.json, 'data.images')).toHaveLength(1);
    expect(at((await api.ask('/alarm/count', { bearer, balconyId })).json, 'data')).toBe(2);
  });

  test('repeated, with the old pair and with the new one, it changes nothing', async () => {
    const { guest, member } = await newPair();
    await own(guest);
    const first = await migrate(guest.refreshToken, member.refreshToken);
    const again = await migrate(guest.refreshToken, member.refreshToken);
    expect(again.json).toEqual(first.json);
    const newer = String(at(first.json, 'data.refreshToken.token'));
    expect(at((await migrate(guest.refreshToken, newer)).json, 'data.isMigrate')).toBe(true);
    expect(await ownedBy(member)).toEqual([0]);
  });

  test('sent twice at once it is done once', async () => {
    const { guest, member } = await newPair();
    await own(guest);
    const both = await Promise.all([1, 2].map(() => migrate(guest.refreshToken, member.refreshToken)));
    expect(both.map(outcome)).toEqual(['SUCCESS', 'SUCCESS']);
    expect(both[0]?.json).toEqual(both[1]?.json);
  });

  test('a guest joins one member', async () => {
    const { guest, member } = await newPair();
    const { member: other } = await newPair();
    await migrate(guest.refreshToken, member.refreshToken);
    expect(outcome(await migrate(guest.refreshToken, other.refreshToken))).toBe('NOT_FOUND_REFRESH_TOKEN');
    // The refused request did not use up the other member's token.
    const { refreshToken } = other;
    expect(outcome(await postTo(api, '/auth/refresh')({ refreshToken }, { balconyId }))).toBe('SUCCESS');
  });

  test('a step that fails leaves both as they were', async () => {
    const { guest, member } = await newPair();
    await own(guest);
    const failing = async () => {
      throw new Error('a wallet that cannot be moved');
    };
    const migrationSteps = [...ACCOUNT_CHANGES.migrationSteps, failing];
    const broken = createTestApiOn(api.db, { services: { migrationSteps } });
    const body = {
      appKeyRequest: { refreshToken: guest.refreshToken },
      webKeyRequest: { refreshToken: member.refreshToken },
    };
    const { status } = await postTo(broken, '/auth/sign-in/jp/apple/migrate')(body, { balconyId });
    expect([status, await ownedBy(guest), await ownedBy(member)]).toEqual([500, [0], []]);
    expect(outcome(await migrate(guest.refreshToken, member.refreshToken))).toBe('SUCCESS');
  });

  test('only a guest joins only a member, each by their own token', async () => {
    const { guest, member } = await newPair();
    const { guest: otherGuest, member: otherMember } = await newPair();
    expect(outcome(await migrate(otherMember.refreshToken, member.refreshToken))).toBe('INVALID_PARAMETER');
    expect(outcome(await migrate(guest.refreshToken, otherGuest.refreshToken))).toBe('INVALID_PARAMETER');
    expect(outcome(await migrate('garbage', member.refreshToken))).toBe('NOT_FOUND_REFRESH_TOKEN');
    expect(outcome(await migrate(guest.refreshToken, 'garbage'))).toBe('NOT_FOUND_REFRESH_TOKEN');
    expect(outcome(await migrate(guest.accessToken, member.accessToken))).toBe('NOT_FOUND_REFRESH_TOKEN');
    api.clock.setTo(TEST_NOW_MS + 7 * 86_400_000);
    expect(outcome(await migrate(guest.refreshToken, member.refreshToken))).toBe('EXPIRED_REFRESH_TOKEN');
  });

  test('where there are no guests there is no such call', async () => {
    const { guest, member } = await newPair();
    expect((await migrate(guest.refreshToken, member.refreshToken, { balconyId: 'BOMTOON_US' })).status).toBe(404);
  });

  test('what an account of the same id has on another platform stays there', async () => {
    const { guest, member } = await newPair();
    const { userId } = guest;
    const american = await addSignedIn(api, { platformId: 'bom-us', id: userId });
    await own(american);
    await migrate(guest.refreshToken, member.refreshToken);
    expect([await ownedBy(american), await ownedBy(member)]).toEqual([[0], []]);
    expect(outcome(await api.ask('/user', { method: 'POST', bearer: american.accessToken }))).toBe('SUCCESS');
  });
});

describe('signing in over a session', () => {
  const signIn = (snsId: string, provider: string, bearer: string) =>
    postTo(api, '/auth/sign-in/sns')(
      { provider, snsId, email: null, name: null },
      { balconyId, bearer, headers: FROM_SITE },
    );

  test('of a guest of an iPhone is no second account, for they may become a member', async () => {
    const { guest, member } = await newPair();
    expect(outcome(await signIn(`sns-${member.userId}`, 'google', guest.accessToken))).toBe('SUCCESS');
  });

  test('of a member, or of one guest over another, is', async () => {
    const { guest, member } = await newPair();
    const other = await newPair();
    expect(outcome(await signIn(`sns-${other.member.userId}`, 'google', member.accessToken))).toBe('DUPLICATE_LOGIN');
    expect(outcome(await signIn(`sns-${other.guest.userId}`, 'apple_guest', guest.accessToken))).toBe(
      'DUPLICATE_LOGIN',
    );
  });
});
