import { TEST_NOW_MS as NOW_MS } from '@longstrip/test-kit';
import { type AddedSeries, addSeries, addSession } from '@longstrip/test-kit/data';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { KeyedQueue } from '../../http/keyed-queue.ts';
import type { ReaderScope } from '../../shared/reader-scope.ts';
import { addGift } from '../../testing/benefits.ts';
import { at } from '../../testing/expect-shape.ts';
import { readSealedBooks } from '../../testing/read-sealed-books.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { addReader, charge, lotTerms } from '../../testing/wallets.ts';

const DAY_MS = 86_400_000;

/** Runs while a request waits for the wallet: after its offer was loaded, before its decision. */
let meanwhile: () => Promise<unknown> = async () => {};
const gate: KeyedQueue = {
  enter: async () => {
    await meanwhile();
    return () => {};
  },
  size: () => 0,
};

let api: TestApi;
let tale: AddedSeries;
let reader: ReaderScope;
let bearer: string;
let count = 0;
beforeAll(async () => {
  api = await createTestApi({ services: { walletQueue: gate } });
  await api.db.run(
    `insert into platform_feature (platform_id, feature, is_on, updated_at_ms) values ('bom-us', 'freetime', true, 1)`,
  );
});
afterAll(() => api.close());
beforeEach(async () => {
  count += 1;
  // ep-1 is free; the others are rented for 2 and owned for 4.
  tale = await addSeries(api.db, {
    alias: `tale-${count}`,
    platformIds: ['bom-us'],
    freetimeEnabled: true,
    freetimeExcludedNewest: 1,
    episodes: [{}, {}, {}, {}],
  });
  reader = await addReader(api.db, 'bom-us', `reader-${count}`);
  await charge(api.db, reader, [lotTerms(100)]);
  ({ accessToken: bearer } = await addSession(api.db, { ...reader, sessionId: `session-${count}` }));
});
afterEach(async () => {
  meanwhile = async () => {};
  api.clock.setTo(NOW_MS);
  expect((await readSealedBooks(api.db, NOW_MS)).broken).toEqual([]);
});

const episodeId = (number: number) => tale.episodes[number - 1]?.id ?? 0;
const of = (statement: string) => () => api.db.run(statement.replaceAll('$series', String(tale.id)));
const ofEpisode2 = (statement: string) => () => api.db.run(statement.replaceAll('$episode', String(episodeId(2))));

async function buy(body: object): Promise<unknown> {
  const { status, json } = await api.ask('/v1/purchase', {
    method: 'POST',
    bearer,
    body: { id: episodeId(2), requestId: `request-number-${count}`, ...body },
  });
  return at(json, 'result') === 'ERROR' ? at(json, 'error.code') : status;
}

async function boughtCount(): Promise<unknown> {
  const [row] = await api.db.run('select count(*)::int as count from purchase where user_id = $1', [reader.userId]);
  return row?.count;
}

async function giveGift(): Promise<void> {
  const { platformId, userId } = reader;
  const window = { startsAtMs: 1, receiveUntilMs: NOW_MS + DAY_MS, useUntilMs: NOW_MS + DAY_MS };
  await addGift(api.db, { platformId, id: `gift-${count}`, episodeCount: 1, takenCount: 1, ...window });
  await api.db.run(
    `insert into user_gift (platform_id, user_id, gift_id, received_at_ms, issued_count, use_until_ms) values ($1, $2, $3, 1, 1, $4)`,
    [platformId, userId, `gift-${count}`, NOW_MS + DAY_MS],
  );
}

const RENT = { purchaseType: 'RENT', expectedCoin: 2 };
const ALL = { purchaseType: 'ALL_POSSESSION', expectedCoin: 12 };
const TAKEN_DOWN = 'update series set removed_at_ms = 1 where id = $series';
const EPISODE_REMOVED = 'update episode set removed_at_ms = 1 where id = $episode';
const OTHER_PRICE = 'update series_platform set rent_coin = 3, possession_coin = 5 where series_id = $series';

describe('what changes while a purchase waits for the lock of its wallet', () => {
  test.each<[string, object, () => () => Promise<unknown>, string]>([
    ['the series is taken down', RENT, () => of(TAKEN_DOWN), 'NOT_FOUND_EPISODE'],
    ['the episode is removed', RENT, () => ofEpisode2(EPISODE_REMOVED), 'NOT_FOUND_EPISODE'],
    [
      'the series is hidden on the platform',
      RENT,
      () => of('update series_platform set is_visible = false where series_id = $series'),
      'NOT_FOUND_EPISODE',
    ],
    ['the price rises', RENT, () => of(OTHER_PRICE), 'PRICE_CHANGED'],
    [
      'the price rises, and an older client said none',
      { purchaseType: 'RENT' },
      () => of(OTHER_PRICE),
      'PRICE_CHANGED',
    ],
    [
      'the price falls',
      RENT,
      () => of('update series_platform set rent_coin = 1 where series_id = $series'),
      'PRICE_CHANGED',
    ],
    [
      'it is no longer rented',
      RENT,
      () => of('update series_platform set rent_coin = null where series_id = $series'),
      'UN_MATCHED_RENT_SALE_TYPE',
    ],
    [
      'it becomes a series for adults',
      RENT,
      () => of('update series set is_adult = true where id = $series'),
      'ADULT_ONLY_CONTENTS',
    ],
    ['all are bought, and one is removed', ALL, () => ofEpisode2(EPISODE_REMOVED), 'PRICE_CHANGED'],
    ['all are bought, and the series is taken down', ALL, () => of(TAKEN_DOWN), 'NOT_FOUND_EPISODE'],
    ['all are bought, and the price rises', ALL, () => of(OTHER_PRICE), 'PRICE_CHANGED'],
    [
      'all are bought, and a discount comes',
      ALL,
      () =>
        of(`insert into bulk_discount (platform_id, series_id, sale_type, minimum_episodes, percent)
            values ('bom-us', $series, 'POSSESSION', 2, 50)`),
      'PRICE_CHANGED',
    ],
    [
      'a ticket is used, and the series is taken down',
      { purchaseType: 'FREETIME' },
      () => of(TAKEN_DOWN),
      'NOT_FOUND_EPISODE',
    ],
    [
      'a ticket is used, and the series no longer has any',
      { purchaseType: 'FREETIME' },
      () => of('update series set freetime_enabled = false where id = $series'),
      'UN_MATCHED_RENT_SALE_TYPE',
    ],
    [
      'a gift is used, and the series is taken down',
      { purchaseType: 'RENT_GIFT' },
      () => of(TAKEN_DOWN),
      'NOT_FOUND_EPISODE',
    ],
  ])('%s', async (_, choice, change, code) => {
    await giveGift();
    meanwhile = change();
    expect(await buy(choice)).toBe(code);
    expect(await boughtCount()).toBe(0);
    // A refused request may be repeated, and is decided by the same offer.
    meanwhile = async () => {};
    if (code === 'PRICE_CHANGED') expect(await buy({ ...choice, expectedCoin: undefined })).toBe(201);
  });

  test.each([
    ['taken down', of(TAKEN_DOWN)],
    ['hidden on the platform', of('update series_platform set is_visible = false where series_id = $series')],
  ])('a series that was %s before the request came is not sold', async (_, change) => {
    await change();
    expect(await buy(RENT)).toBe('NOT_FOUND_EPISODE');
    expect(await buy({ ...ALL, expectedCoin: undefined })).toBe('NOT_FOUND_EPISODE');
    expect(await boughtCount()).toBe(0);
  });

  test('another series changes: what was agreed to is bought', async () => {
    await addSeries(api.db, { alias: `other-${count}`, platformIds: ['bom-us'] });
    meanwhile = () => api.db.run(`update series set title = 'Another' where alias = $1`, [`other-${count}`]);
    expect(await buy(RENT)).toBe(201);
  });

  test('a new episode comes while all are bought: its price is not agreed to', async () => {
    meanwhile = async () => {
      await api.db.run('update episode_platform set is_visible = true where episode_id = $1', [episodeId(4)]);
    };
    await api.db.run('update episode_platform set is_visible = false where episode_id = $1', [episodeId(4)]);
    expect(await buy({ ...ALL, expectedCoin: 8 })).toBe('PRICE_CHANGED');
    meanwhile = async () => {};
    expect(await buy(ALL)).toBe(201);
  });

  test('free days begin: nothing is paid for what is free now', async () => {
    await api.db.run('update episode_platform set free_from_ms = $2, free_until_ms = $3 where episode_id = $1', [
      episodeId(2),
      NOW_MS + 1_000,
      NOW_MS + DAY_MS,
    ]);
    meanwhile = async () => api.clock.setTo(NOW_MS + 1_000);
    expect(await buy(RENT)).toBe('EXIST_LIBRARY');
  });

  test('free days end: a reader who asked while it was free pays no price that they never saw', async () => {
    await api.db.run('update episode_platform set free_from_ms = $2, free_until_ms = $3 where episode_id = $1', [
      episodeId(2),
      NOW_MS - DAY_MS,
      NOW_MS + 1_000,
    ]);
    meanwhile = async () => api.clock.setTo(NOW_MS + 1_000);
    expect(await buy({ purchaseType: 'RENT' })).toBe('PRICE_CHANGED');
    expect(await boughtCount()).toBe(0);
  });

  test('coins end: they are not spent after it', async () => {
    const poor = await addReader(api.db, 'bom-us', `poor-${count}`);
    await charge(api.db, poor, [lotTerms(5, { kind: 'BONUS', expiresAtMs: NOW_MS + 1_000 })]);
    ({ accessToken: bearer } = await addSession(api.db, { ...poor, sessionId: `poor-${count}` }));
    meanwhile = async () => api.clock.setTo(NOW_MS + 1_000);
    expect(await buy(RENT)).toBe('COIN_INSUFFICIENT');
  });

  test('a repeated request gets its reply again, whatever happened to the series', async () => {
    expect(await buy(RENT)).toBe(201);
    meanwhile = of(TAKEN_DOWN);
    expect(await buy(RENT)).toBe(201);
    expect(await boughtCount()).toBe(1);
  });
});
