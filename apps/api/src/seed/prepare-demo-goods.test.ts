import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PLATFORMS } from '@longstrip/platform-config';
import { addSeries, addSession, addUser } from '@longstrip/test-kit/data';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findToCome } from '../money/books/account-checks.ts';
import { recordChange } from '../shared/audit.repository.ts';
import { localOwner } from '../shared/operator.ts';
import { outcome, postTo } from '../testing/accounts.ts';
import { addGift, newRequestId } from '../testing/benefits.ts';
import { at } from '../testing/expect-shape.ts';
import { readSealedBooks } from '../testing/read-sealed-books.ts';
import { foundAfter, inRolledBackTransaction } from '../testing/tampering.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { prepareDemoAccounts } from './prepare-demo-accounts.ts';
import { prepareDemoGoods } from './prepare-demo-goods.ts';
import { removeDemo } from './remove-demo.ts';
import { seedCoinPacks } from './seed-features.ts';

const STORES = PLATFORMS.filter(({ routes }) => routes.includes('shop'));
const SHOPS = [
  ['bom-us', 'BOMTOON_US', 500, 'USD'],
  ['beltoon-jp', 'BELTOON_JP', 500, 'JPY'],
] as const;

/** It only has the form of a hash; no sign-in uses it. */
const HASH = '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0$aGFzaGhhc2hoYXNoaGFzaGhhc2hoYXNoaGFzaGhhc2g';

let api: TestApi;
let dataDirectory: string;
let lastId = 0;
const nowMs = () => api.clock.nowMs();
const bring = async () => {
  const services = {
    keys: api.keys,
    // No test signs in by a password here, and sixty real hashes would be slow.
    passwords: { hash: async () => HASH, verify: async () => false },
    newId: () => {
      lastId += 1;
      return `demo-${lastId}`;
    },
  };
  const providerAccountId = (provider: string, { email }: { email: string }) => `${provider} ${email}`;
  const parts = { database: api.db, services, platforms: PLATFORMS, dataDirectory, providerAccountId, nowMs };
  await prepareDemoAccounts(parts);
  await prepareDemoGoods(api.db, PLATFORMS, nowMs());
};

beforeAll(async () => {
  api = await createTestApi();
  dataDirectory = await mkdtemp(join(tmpdir(), 'demo-goods-'));
  const onPlatform = { rentCoin: 2, possessionCoin: 4, freeEpisodeCount: 1 };
  for (const alias of ['demo', 'second', 'third', 'fourth', 'fifth']) {
    const works = { alias, platformIds: ['bom-us', 'beltoon-jp'], isDemo: true, onPlatform };
    await addSeries(api.db, { ...works, episodes: [{}, {}, {}, {}] });
  }
  const change = { action: 'demo.seed', subjectType: 'demo', subjectId: 'demo', before: null, after: {} } as const;
  await recordChange(api.db.orm, localOwner(null), change, nowMs());
  await bring();
  // The state that an older version left: the audit log does not mention them.
  await api.db.orm.transaction((tx) => seedCoinPacks(tx, nowMs()));
  await addUser(api.db, { platformId: 'bom-us', id: 'plain' });
});
afterAll(async () => {
  await api.close();
  await rm(dataDirectory, { recursive: true });
});

async function bearerOf(platformId: string): Promise<string> {
  const [row] = await api.db.run(`select id from app_user where platform_id = $1 and nickname = 'DemoReader'`, [
    platformId,
  ]);
  const session = { platformId, userId: String(row?.id), sessionId: `demo-session-${newRequestId()}` };
  return (await addSession(api.db, session)).accessToken;
}

test('the stores of both apps know every pack of the demo', async () => {
  const [packs] = await api.db.run(
    `select count(*)::int as count, count(distinct apple_product_id)::int as apple, count(distinct google_product_id)::int as google
    from coin_product where is_demo`,
  );
  expect(packs).toEqual({ count: 25, apple: 25, google: 25 });
});

test.each(SHOPS)('the demo’s reader on %s has what they should', async (platformId, balconyId, minimum, currency) => {
  const request = { balconyId, bearer: await bearerOf(platformId) };
  const data = async (path: string) => at((await api.ask(path, request)).json, 'data');
  expect(at(await data('/coin/user'), 'coinBalance')).toEqual({ coin: 460, bonusCoin: 40, freeCoin: 0 });
  const rights = await api.db.run(
    `select scope, count(*)::int as count from entitlement where platform_id = $1 group by 1 order by 1`,
    [platformId],
  );
  expect(rights).toEqual([
    { scope: 'POSSESSION', count: 5 },
    { scope: 'RENT', count: 3 },
  ]);
  expect(await data('/benefit')).toMatchObject({ mileage: 6_400, spins: 1, giftsToTake: 1, isRouletteRunning: true });
  expect(await data('/gift/receivable')).toMatchObject([{ giftType: 'POSSESSION', contents: { alias: 'demo' } }]);
  const chances = at(await data('/event/roulette'), 'chances') as { percent: number }[];
  expect(chances.reduce((sum, { percent }) => sum + percent, 0)).toBeCloseTo(100, 9);
  const redeem = async (code: string) => postTo(api, '/coupon/code')({ code, requestId: newRequestId() }, request);
  expect(at((await redeem('welcome-5')).json, 'data.reward')).toEqual({ kind: 'FREE_COIN', amount: 5 });
  expect([outcome(await redeem('WELCOME5')), outcome(await redeem('LASTYEAR'))]).toEqual([
    'ALREADY_RECEIVED_COUPON',
    'EXPIRED_COUPON',
  ]);
  const tenOff = at((await redeem('TENOFF')).json, 'data.coupon');
  expect(tenOff).toMatchObject({ percent: 10, minimumAmount: minimum, currency, state: 'USABLE' });
});

test('it is on every platform that sells coins, once however often the product starts, and the books hold', async () => {
  await bring();
  const rows = await api.db.run('select platform_id as id, count(*)::int as coupons from coupon group by 1 order by 1');
  expect(rows).toEqual(STORES.map(({ id }) => ({ id, coupons: 4 })).toSorted((a, b) => (a.id < b.id ? -1 : 1)));
  const [counts] = await api.db.run(`select (select count(*)::int from roulette) as wheels,
    (select count(*)::int from gift) as gifts, (select count(*)::int from roulette_ticket) as tickets,
    (select count(*)::int from movement where idempotency_key = 'demo/goods') as charges`);
  const each = STORES.length;
  expect(counts).toEqual({ wheels: each, gifts: each, tickets: each, charges: each });
  // The event for adults needs an adult series, which this store lacks.
  const events = await api.db.run(
    `select count(*)::int as events, count(*) filter (where ends_at_ms <= $1)::int as ended,
    count(*) filter (where starts_at_ms > $1)::int as soon from event group by platform_id`,
    [nowMs()],
  );
  // It is a Tuesday: the event of the weekend is to come, like the next card of stamps.
  expect(events).toEqual(STORES.map(() => ({ events: 8, ended: 1, soon: 2 })));
  expect((await readSealedBooks(api.db, nowMs())).broken).toEqual([]);
});

test.each([
  [
    'what the demo gave',
    [
      `update lot set amount = 5000 where kind = 'COIN' and movement_id in (select id from movement where idempotency_key = 'demo/goods')`,
    ],
    /the demo gave COIN 5000, BONUS 20, BONUS 20, MILEAGE 6400, and gives COIN \d+, BONUS 20/,
  ],
  [
    'what it gave twice on a platform',
    [
      `insert into movement (platform_id, user_id, type, cause, idempotency_key, created_at_ms)
       select 'bom-us', min(id), 'CHARGE', 'demo', 'demo/goods', max(created_at_ms) from app_user
       where platform_id = 'bom-us' and is_demo and nickname <> 'DemoReader'`,
    ],
    /once and not 2 times/,
  ],
  [
    'a mark on a pack',
    [
      `insert into coin_product (platform_id, id, title, price_minor_units, currency, coins, is_demo, created_at_ms, updated_at_ms)
       values ('bom-us', 'ghost', 'Coins', 1, 'USD', 9999, true, 1, 1)`,
    ],
    /pack ghost of bom-us: no operator made it/,
  ],
  [
    'another price of a pack of the demo',
    [`update coin_product set price_minor_units = 1, coins = 99999 where id = 'demo-large' and platform_id = 'bom-us'`],
    /pack demo-large of bom-us: is not what was applied: coins 99999, applied 300, priceMinorUnits 1, applied 2499/,
  ],
  [
    'another price of a pack of the demo, with an audit row',
    [
      `update coin_product set coins = 99999 where id = 'demo-large' and platform_id = 'bom-us'`,
      `insert into audit_log (logged_at_ms, actor, actor_role, action, subject_type, subject_id, after)
       values (1, 'seed', 'owner', 'product.apply', 'product', 'bom-us/demo-large', '{"coins":99999}')`,
    ],
    /pack demo-large of bom-us: is not what was applied: coins 99999, applied 300/,
  ],
  [
    'the gift of the demo for another who is marked as its reader',
    [
      `update app_user set is_demo = true where id = 'plain'`,
      `insert into gift_target (platform_id, gift_id, user_id) values ('bom-us', 'demo-ticket', 'plain')`,
    ],
    /reader plain of bom-us is named for gift demo-ticket, and no operator named them/,
  ],
  [
    'a removal that left the demo there',
    [
      `insert into audit_log (logged_at_ms, actor, actor_role, action, subject_type, subject_id)
       values (4000000000000, 'r', 'owner', 'demo.remove', 'demo', 'demo')`,
    ],
    /is marked as the demo’s, which is not there/,
  ],
  [
    'a purchase of a work that is there, as if the demo had gone with it',
    [
      `insert into audit_log (logged_at_ms, actor, actor_role, action, subject_type, subject_id)
       values (4000000000000, 'r', 'owner', 'demo.remove', 'demo', 'demo')`,
      'delete from entitlement',
      'delete from purchase',
    ],
    /pays for 0 purchases/,
  ],
])('the books name, past the program, %s', async (_, statements, row) => {
  expect(await foundAfter(api.db, statements)).toContainEqual(expect.stringMatching(row));
});

test('a removal of the demo that is of a time to come is named, and one of now is not', async () => {
  const found = await inRolledBackTransaction(api.db, async (runner) => {
    const named: string[][] = [];
    for (const laterMs of [0, 2 * 86_400_000]) {
      await runner.run(
        `insert into audit_log (logged_at_ms, actor, actor_role, action, subject_type, subject_id)
         values ($1, 'r', 'owner', 'demo.remove', 'demo', 'demo')`,
        [nowMs() + laterMs],
      );
      named.push(await findToCome(runner, nowMs()));
    }
    return named;
  });
  expect(found).toEqual([[], [expect.stringMatching(/\(demo.remove\) is of a time to come/)]]);
});

test('nothing of it is left when the demo is removed, but what the ledger keeps', async () => {
  const own = await addUser(api.db, { platformId: 'bom-us', id: 'own-reader' });
  const bearer = own.accessToken;
  await postTo(api, '/coupon/code')({ code: 'WELCOME5', requestId: newRequestId() }, { bearer });
  const leading = await api.db.run(
    `select distinct path from banner where key = 'demo-event' and is_demo and series_id is not null`,
  );
  expect(leading).toEqual([{ path: '/event/demo-stamps' }]);
  const stamp = await postTo(api, '/event/demo-stamps/attend')({ requestId: newRequestId() }, { bearer });
  expect(at(stamp.json, 'data.stampCount')).toBe(1);
  await addGift(api.db, { platformId: 'bom-us', id: 'own' });
  const [demo] = await api.db.run(`select id from series where alias = 'demo'`);
  await addGift(api.db, { platformId: 'bom-us', id: 'of-demo', seriesId: Number(demo?.id) });
  await removeDemo(api.db, localOwner(null), nowMs());
  const [left] = await api.db.run(`select
    (select count(*)::int from coupon) + (select count(*)::int from user_coupon) + (select count(*)::int from roulette)
      + (select count(*)::int from roulette_prize) + (select count(*)::int from roulette_ticket)
      + (select count(*)::int from gift_target) + (select count(*)::int from event) + (select count(*)::int from event_stamp)
      + (select count(*)::int from event_given) as rows,
    (select string_agg(id, ',') from gift) as gifts`);
  expect(left).toEqual({ rows: 0, gifts: 'own' });
  // The coins that a reader got by its coupon stay.
  const balance = at((await api.ask('/coin/user', { bearer })).json, 'data.coinBalance.freeCoin');
  expect(balance).toBe(5);
  expect((await readSealedBooks(api.db, nowMs())).broken).toEqual([]);
});
