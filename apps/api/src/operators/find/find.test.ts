import type { OperatorHit } from '@longstrip/api-contract';
import type { Database } from '@longstrip/database';
import { supportTicket } from '@longstrip/database/schema';
import { openTestDatabase } from '@longstrip/database/testing';
import { TEST_NOW_MS } from '@longstrip/test-kit';
import { type AddedSeries, addSeries, addUser } from '@longstrip/test-kit/data';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localOwner } from '../../shared/operator.ts';
import { addOperator, createOperatorApi, type OperatorApi } from '../../testing/operator-accounts.ts';
import { recordStatements } from '../../testing/recorded-statements.ts';
import { findByOperator } from './find.service.ts';

const [HERE, OTHER] = ['bom-us', 'beltoon-jp'];
const TICKET_ID = '0f4f2c7e-0000-4000-8000-000000000001';
const READERS = 5_000;

/** As many readers, orders and purchases as an index is worth for. */
const MANY = [
  `insert into app_user (platform_id, id, sns_provider, sns_id, email, nickname, created_at_ms, updated_at_ms)
   select '${HERE}', 'reader-' || n, 'google', 'sns-' || n, 'Mail' || n || '@readers.test', 'Nick' || n, 1, 1
   from generate_series(1, ${READERS}) n`,
  `insert into coin_order (platform_id, user_id, id, product_id, title, state, provider, provider_reference, client_platform,
     price_minor_units, currency, coins, agreed_at_ms, created_at_ms, updated_at_ms, expires_at_ms)
   select '${HERE}', 'reader-' || n, 'order-' || lpad(n::text, 8, '0'), 'pack', 'Coins', 'pending', 'stripe', 'cs_' || n, 'WEB', 100,
     'USD', 1, n, n, n, n + 1 from generate_series(1, ${READERS}) n`,
  `insert into purchase (platform_id, user_id, type, series_id, episode_count, coins, created_at_ms)
   select '${HERE}', 'reader-' || n, 'PERMANENT', (select max(id) from series), 1, 0, n from generate_series(1, ${READERS}) n`,
  `insert into episode (series_id, number, alias, order_no, title, content_type, viewer_mode, reading_direction, writing_mode,
     created_at_ms, updated_at_ms)
   select (select max(id) from series), 'n' || k, 'many-' || k, 100 + k, 'Part ' || k, 'IMAGE', 'SCROLL', 'LTR', 'HORIZONTAL', 1, 1
   from generate_series(1, ${READERS}) k`,
  `insert into support_ticket (platform_id, user_id, id, category, title, text, locale, sent_on, day_order, created_at_ms)
   select '${HERE}', 'reader-' || n, 'ticket-' || n, 'COIN', 'T', 'x', 'en-US', '2027-01-01', 1, n from generate_series(1, ${READERS}) n`,
  'analyze',
];

let database: Database;
let api: OperatorApi;
let series: AddedSeries;
beforeAll(async () => {
  database = await openTestDatabase();
  api = createOperatorApi(database);
  await addUser(database, {
    platformId: HERE,
    id: 'mina',
    email: 'Mina@example.com',
    nickname: 'Moon_1',
    phone: '+811234567',
  });
  await addUser(database, { platformId: OTHER, id: 'mina', email: 'mina@example.com', nickname: 'Moon' });
  series = await addSeries(database, {
    alias: 'salt-crown',
    title: 'The Salt Crown',
    platformIds: [HERE],
    episodes: 2,
  });
  const sent = { category: 'COIN', title: 'Where are they', text: 'x', locale: 'en-US', sentOn: '2027-01-01' } as const;
  await database.orm
    .insert(supportTicket)
    .values({ platformId: HERE, userId: 'mina', id: TICKET_ID, ...sent, dayOrder: 1, createdAtMs: TEST_NOW_MS });
  for (const statement of MANY) await database.run(statement);
}, 120_000);
afterAll(() => database?.close());

async function search(text: string, roles = [`support/${HERE}`], platform = HERE): Promise<OperatorHit[]> {
  const { token } = await addOperator(database, roles);
  const query = new URLSearchParams({ text, platform });
  return (await api.ask('GET', `/search?${query}`, { as: token })).data?.hits ?? [];
}

describe('one text finds', () => {
  test.each([
    ['an e-mail address', 'mina@EXAMPLE.com', { kind: 'reader', userId: 'mina', email: 'Mi…@example.com' }],
    ['the beginning of one', 'min', { kind: 'reader', userId: 'mina' }],
    ['a nickname, in which _ is a letter', 'moon_', { kind: 'reader', nickname: 'Moon_1' }],
    ['the id of an account', 'reader-77', { kind: 'reader', userId: 'reader-77' }],
    ['a phone number', '+81 123-4567', { kind: 'reader', userId: 'mina' }],
    ['an order', 'order-00000042', { kind: 'order', orderId: 'order-00000042', total: 100, currency: 'USD' }],
    ['the provider’s id of a payment', 'cs_42', { kind: 'order', orderId: 'order-00000042' }],
    ['a ticket', TICKET_ID, { kind: 'ticket', ticketId: TICKET_ID, userId: 'mina' }],
    ['words of a title', 'salt cr', { kind: 'series', alias: 'salt-crown', platforms: [HERE] }],
    ['an episode’s place', 'salt-crown/ep-2', { kind: 'episode', seriesAlias: 'salt-crown', alias: 'ep-2' }],
  ])('%s', async (_, text, first) => {
    expect((await search(text))[0]).toMatchObject(first);
  });

  test('a purchase, a series and an episode by their numbers', async () => {
    const [purchase] = await database.run('select min(id)::int as id from purchase');
    expect(await search(String(purchase?.id))).toContainEqual(
      expect.objectContaining({ kind: 'purchase', purchaseId: purchase?.id, seriesTitle: 'The Salt Crown' }),
    );
    const { id: seriesId, episodes } = series;
    expect(await search(String(seriesId))).toContainEqual(expect.objectContaining({ kind: 'series', seriesId }));
    expect(await search(String(episodes[1]?.id))).toContainEqual(
      expect.objectContaining({ kind: 'episode', episodeId: episodes[1]?.id }),
    );
  });

  test('at most eight of a kind, and says that there are more', async () => {
    const { token } = await addOperator(database, [`support/${HERE}`]);
    const { data } = await api.ask('GET', `/search?platform=${HERE}&text=mail1`, { as: token });
    expect([data.hits.length, data.more]).toEqual([8, ['reader']]);
  });
});

test('only owner and support find readers; each where their role is, and all platforms only with a role on all', async () => {
  for (const role of ['editor', 'merchandiser', 'viewer']) {
    expect(await search('mina@example.com', [`${role}/all`])).toEqual([]);
    expect(await search('salt-crown', [`${role}/${HERE}`])).toMatchObject([{ kind: 'series' }]);
  }
  expect(await search('mina@example.com', [`editor/${HERE}`, `support/${HERE}`])).toHaveLength(1);
  expect(await search('mina@example.com', ['support/all'], 'all')).toHaveLength(2);
  const { token } = await addOperator(database, [`support/${HERE}`]);
  const ask = async (platform: string) =>
    (await api.ask('GET', `/search?text=a&platform=${platform}`, { as: token })).code;
  expect([await ask(OTHER), await ask('all')]).toEqual(['OTHER_PLATFORM', 'OTHER_PLATFORM']);
  const owner = await addOperator(database, ['owner/all']);
  expect((await api.ask('GET', '/search?text=a&platform=nowhere', { as: owner.token })).status).toBe(400);
});

test('goes through no table of readers, orders, purchases, tickets or episodes from its beginning to its end', async () => {
  const recorded = recordStatements(database);
  for (const text of ['mail777', 'nick777', 'reader-77', 'order-00000042', 'cs_42', '4200', TICKET_ID, '+811234567']) {
    for (const platform of [HERE, 'all']) {
      await findByOperator(recorded.database.orm, localOwner(null), { platform, text });
    }
  }
  const plans = await recorded.plans();
  expect(plans.length).toBeGreaterThan(50);
  const scans = plans.filter((plan) =>
    /Seq Scan on "?(app_user|coin_order|purchase|support_ticket|episode)/.test(plan),
  );
  expect(scans).toEqual([]);
});

test('stops at the first accounts of those that begin with a text, and does not sort all of them', async () => {
  const recorded = recordStatements(database);
  for (const text of ['mail', 'nick']) {
    await findByOperator(recorded.database.orm, localOwner(null), { platform: 'all', text });
  }
  const plans = (await recorded.plans()).filter((plan) => /app_user_(email|nickname)_search_index/.test(plan));
  expect(plans.length).toBeGreaterThan(2);
  expect(plans.filter((plan) => /Sort|Bitmap/.test(plan))).toEqual([]);
});
