import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFakePayments } from '../../testing/fake-payments.ts';
import { type History, makeHistory } from '../../testing/store-with-history.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { findBroken, readBooks } from './read-books.ts';

const YEAR_MS = 365 * 86_400_000;
const payments = createFakePayments();
let api: TestApi;
let history: History;
beforeAll(async () => {
  api = await createTestApi({ services: { payments, randomBelow: () => 0 } });
  history = await makeHistory(api, payments);
});
afterAll(() => api.close());

class RolledBack extends Error {}

/** What the books say after a change past the program, which is taken back again. */
async function foundAfter(statements: readonly string[]): Promise<string[]> {
  let found: string[] = [];
  const changing = api.db.inTransaction(async (runner) => {
    await runner.run('set local session_replication_role = replica');
    for (const statement of statements) await runner.run(statement);
    found = (await findBroken(runner)).flatMap(({ rows }) => rows);
    throw new RolledBack();
  });
  await expect(changing).rejects.toThrow(RolledBack);
  return found;
}

test('a store with one of everything is right', async () => {
  expect((await readBooks(api.db, api.clock.nowMs())).broken).toEqual([]);
  expect(await foundAfter([])).toEqual([]);
});

/** What is done past the program; `$` stands for a name of the history. */
type Tampering = readonly [what: string, change: (known: History) => string | readonly string[], row: RegExp];

/** Writes a lot with its movement and postings, all of which add up. */
const forgedCharge = (source: string, cause: string) => `
  with made as (
    insert into movement (platform_id, user_id, type, cause, idempotency_key, created_at_ms)
    values ('bom-us', 'reader', 'CHARGE', '${cause}', 'forged', 5) returning id
  ), new_lot as (
    insert into lot (platform_id, user_id, kind, source, amount, remaining, acquired_at_ms, movement_id, lot_no)
    select 'bom-us', 'reader', 'COIN', '${source}', 50, 50, 5, id, 0 from made returning id, movement_id
  )
  insert into posting (platform_id, movement_id, line_no, account, user_id, lot_id, kind, amount)
  select 'bom-us', movement_id, 0, 'ISSUED', null, null, 'COIN', -50 from new_lot
  union all select 'bom-us', movement_id, 1, 'WALLET', 'reader', id, 'COIN', 50 from new_lot`;

const order = (of: keyof History['orders'], set: string) => (known: History) =>
  `update coin_order set ${set} where id = '${known.orders[of]}'`;
const right = (of: keyof History['purchases'], set: string) => (known: History) =>
  `update entitlement set ${set} where purchase_id = ${known.purchases[of]}`;
const bought = (of: keyof History['purchases'], set: string) => (known: History) =>
  `update purchase set ${set} where id = ${known.purchases[of]}`;
const once = (statement: string) => () => statement;

const MONEY: readonly Tampering[] = [
  [
    'paid coins of an order that is not there',
    once(forgedCharge('PAYMENT', 'order/none-such')),
    /there is no order\/none-such that gave it/,
  ],
  [
    'paid coins of an order that has its own',
    (known) => forgedCharge('PAYMENT', `order/${known.orders.paid}`),
    /there is no order\/\w+ that gave it/,
  ],
  [
    'paid coins of no order',
    once(forgedCharge('PAYMENT', 'a gift')),
    /of PAYMENT, its movement \d+ is CHARGE for a gift/,
  ],
  [
    'a grant that nobody made',
    once(forgedCharge('ADMIN', 'operator/local')),
    /there is no operator\/local that gave it/,
  ],
  [
    'coins of a coupon that nobody has',
    once(forgedCharge('COUPON', 'coupon/fivecoins')),
    /there is no coupon\/fivecoins that gave it/,
  ],
  [
    'coins of an event that gave none',
    once(forgedCharge('EVENT', 'event/first')),
    /there is no event\/first that gave it/,
  ],
  [
    'coins of a spin that was not',
    once(forgedCharge('EVENT', 'roulette/autumn')),
    /there is no roulette\/autumn that gave it/,
  ],
  [
    'coins of an offer that nobody told of',
    once(forgedCharge('OFFERWALL', 'offer/none')),
    /there is no offer\/none that gave it/,
  ],
  ['the demo’s coins for somebody else', once(forgedCharge('EVENT', 'demo')), /there is no demo that gave it/],
  [
    'another source of a lot',
    once(`update lot set source = 'PAYMENT' where source = 'ADMIN'`),
    /of PAYMENT, its movement \d+ is CHARGE for operator/,
  ],
  [
    'a later end of a moved lot',
    once(`update lot set expires_at_ms = 9e12 where origin_lot_id is not null`),
    /is not what lot \d+ was/,
  ],
  [
    'a grant whose log says less',
    once(`update lot set amount = 31 where source = 'ADMIN' and platform_id = 'bom-us' and origin_lot_id is null`),
    /grant of 30 COIN to bom-us\/reader.*another was made/,
  ],
  [
    'a grant that is gone',
    once(`delete from movement where cause like 'operator/%' and type = 'CHARGE'`),
    /(has postings and is gone|there is no such charge)/,
  ],
  [
    'an order that is refunded, and its coins stay',
    order('paid', `state = 'refunded'`),
    /order \w+ of bom-us \(refunded, reader reader\): its coins were not taken back/,
  ],
  [
    'an order that is disputed, and its coins stay',
    order('paid', `state = 'disputed'`),
    /disputed, reader reader\): its coins were not taken back/,
  ],
  [
    'a refund that is a payment again',
    order('refunded', `state = 'paid', refunded_at_ms = null`),
    /its coins were taken back by movement/,
  ],
  ['an order’s price', order('paid', 'price_minor_units = 1'), /order \w+ .* says otherwise: .*"priceMinorUnits": 899/],
  [
    'an order’s discount',
    order('discounted', 'discount_minor_units = 0'),
    /says otherwise: .*"discountMinorUnits": 89/,
  ],
  ['an order’s currency', order('paid', `currency = 'JPY'`), /says otherwise: .*"currency": "USD"/],
  ['an order’s provider', order('paid', `provider = 'stripe'`), /says otherwise: .*"provider": "sandbox"/],
  [
    'an order’s reader',
    order('paid', `user_id = 'other'`),
    /order \w+ of bom-us \(paid, reader other\).*says otherwise: reader reader/,
  ],
  [
    'the day of a payment, from which a refund counts',
    order('paid', 'paid_at_ms = paid_at_ms + 1'),
    /says otherwise: paid at/,
  ],
  ['an order’s coins', order('paid', 'coins = 1000'), /its charge gave 112 coins/],
  [
    'a paid order that is gone',
    (known) => `delete from coin_order where id = '${known.orders.paid}'`,
    /there is no order\/\w+ that gave it/,
  ],
  [
    'a charge that an order has no more',
    order('paid', `charge_movement_id = null, state = 'expired', paid_at_ms = null`),
    /there is no order\/\w+ that gave it/,
  ],
  [
    'a movement’s event',
    once(
      `update movement set event_id = 'stripe/none' where id = (select min(id) from movement where cause like 'order/%')`,
    ),
    /event stripe\/none is not there/,
  ],
  [
    'a provider’s event that gave nothing',
    once(`insert into webhook_event values ('stripe', 'evt', '', '{}', 1, 1, 'paid/credit')`),
    /event evt of stripe: it says paid\/credit, and there is no such charge/,
  ],
  [
    'how often a reader has bought',
    once(`update app_user set coin_purchase_count = 0 where id = 'reader' and platform_id = 'bom-us'`),
    /reader reader of bom-us: bought coins 0 times, has 2 paid orders/,
  ],
  ['how many of a pack are sold', once('update coin_product set taken_count = 0'), /pack pack of bom-us: 0 taken/],
  [
    'the price of a pack',
    once('update coin_product set price_minor_units = 1'),
    /pack pack of bom-us: is not what was applied: priceMinorUnits 1, applied 899/,
  ],
  [
    'a pack that nobody made',
    once(
      `insert into coin_product select 'bom-us', 'forged', title, price_minor_units, currency, 9999 from coin_product`.replace(
        '9999 from coin_product',
        `9999, 0, 0, false, null, 0, null, true, null, null, 0, null, null, false, 1, 1 from coin_product`,
      ),
    ),
    /pack forged of bom-us: no operator made it/,
  ],
];

const RIGHTS: readonly Tampering[] = [
  [
    'a rental’s end',
    right('rent', `expires_at_ms = expires_at_ms + ${YEAR_MS}`),
    /right \d+ of bom-us \(RENT by PURCHASE, reader reader\): ends at/,
  ],
  [
    'a rental’s end, with its purchase’s',
    (known) => [right('rent', `expires_at_ms = 9e12`)(known), bought('rent', 'rights_end_at_ms = 9e12')(known)],
    /purchase \d+ .* its debit, movement \d+ of reader reader, says/,
  ],
  ['a gift’s rental’s end', right('gift', `expires_at_ms = 9e12`), /RENT by GIFT.*ends at/],
  [
    'a right to another episode',
    (known) => right('own', `episode_id = ${known.episodeIds[7]}`)(known),
    /purchase \d+ .*: opened episodes \{\d+\}, its rights are to \{\d+\}/,
  ],
  [
    'a gift’s right to another episode',
    (known) => right('gift', `episode_id = ${known.episodeIds[7]}`)(known),
    /RENT_GIFT, reader reader\): opened episodes/,
  ],
  [
    'a right that was invented',
    (known) =>
      `insert into entitlement (platform_id, user_id, episode_id, scope, source, started_at_ms) values ('bom-us', 'reader', ${known.episodeIds[7]}, 'POSSESSION', 'TRANSFER', 1)`,
    /right \d+ of bom-us \(POSSESSION by TRANSFER, reader reader\): .* came with no account/,
  ],
  [
    'a second right of one purchase',
    (known) =>
      `insert into entitlement (platform_id, user_id, episode_id, scope, source, started_at_ms, purchase_id) values ('bom-us', 'reader', ${known.episodeIds[7]}, 'POSSESSION', 'PURCHASE', 1, ${known.purchases.own})`,
    /opened episodes \{\d+\}, its rights are to \{\d+,\d+\}/,
  ],
  [
    'a right that was taken back',
    right('own', 'revoked_at_ms = 5'),
    /POSSESSION by PURCHASE.*taken back, its purchase is not undone/,
  ],
  ['an undone right that is open again', right('undone', 'revoked_at_ms = null'), /still open, its purchase is undone/],
  [
    'a right that is gone',
    (known) => `delete from entitlement where purchase_id = ${known.purchases.grant}`,
    /PERMANENT, reader reader\): opened episodes \{\d+\}, its rights are to \{\}/,
  ],
  ['a right of somebody else', right('own', `user_id = 'other'`), /its purchase is reader reader’s/],
  [
    'a purchase of somebody else',
    (known) => [bought('own', `user_id = 'other'`)(known), right('own', `user_id = 'other'`)(known)],
    /reader other\): its debit, movement \d+ of reader reader/,
  ],
  ['a right that begins later', right('rent', 'started_at_ms = started_at_ms + 1'), /begins at/],
  [
    'a moved right that is gone',
    once(`delete from entitlement where source = 'TRANSFER'`),
    /the right to episode \d+ that arrived with reader mover of delitoon-de at reader arrived of bom-us is gone/,
  ],
  [
    'a moved right that was taken back',
    once(`update entitlement set revoked_at_ms = 5 where source = 'TRANSFER'`),
    /by TRANSFER.*taken back/,
  ],
  [
    'a moved right that nobody had',
    (known) => [
      `update entitlement set episode_id = ${known.episodeIds[7]} where source = 'TRANSFER'`,
      `update account_transfer set arrived_rights = jsonb_set(arrived_rights, '{0,0}', '${known.episodeIds[7]}')`,
    ],
    /they had none to that work/,
  ],
  [
    'an undone purchase that the log does not know',
    bought('ticket', 'undone_at_ms = 5'),
    /the audit log does not say that it was undone then/,
  ],
  [
    'a grant of episodes that the log does not know',
    bought('gift', `type = 'PERMANENT', gift_id = null`),
    /PERMANENT.*the audit log has no such grant/,
  ],
  [
    'a grant of episodes that is gone',
    (known) => [
      `delete from entitlement where purchase_id = ${known.purchases.grant}`,
      `delete from purchase where id = ${known.purchases.grant}`,
    ],
    /audit row \d+ \(episodes.grant of bom-us\/reader\): purchase \d+ is gone/,
  ],
  [
    'a ticket that is ready',
    once('update freetime_ticket set ready_at_ms = used_at_ms + 1'),
    /ticket of reader reader of bom-us for series \d+: .*whole at/,
  ],
  [
    'a ticket that was never used',
    once('delete from freetime_ticket'),
    /ticket of reader reader of bom-us for series \d+: used at no time/,
  ],
  [
    'a ticket’s purchase that is gone',
    (known) => [
      `delete from entitlement where purchase_id = ${known.purchases.ticket}`,
      `delete from purchase where id = ${known.purchases.ticket}`,
    ],
    /by its purchases whole at no time/,
  ],
];

const BENEFITS: readonly Tampering[] = [
  [
    'a used coupon that is unused',
    once('update user_coupon set used_at_ms = null where order_id is not null'),
    /coupon \d+ of reader reader of bom-us: unused, and order \w+ is paid/,
  ],
  [
    'a used coupon that is free',
    once('update user_coupon set used_at_ms = null, order_id = null where order_id is not null'),
    /its coupon \d+ is not its own/,
  ],
  [
    'a coupon of coins that is unused',
    once(`update user_coupon set used_at_ms = null where coupon_id = 'fivecoins'`),
    /coupon \d+ \(fivecoins\) of reader reader of bom-us: not used when it gave FREE_COIN/,
  ],
  [
    'a coupon that nobody got',
    once(
      `insert into user_coupon (platform_id, user_id, coupon_id, received_at_ms, expires_at_ms) select 'bom-us', 'other', 'tenoff', 1, ends_at_ms from coupon where id = 'tenoff'`,
    ),
    /coupon tenoff of bom-us: 2 given out, 3 held/,
  ],
  [
    'a coupon that is gone',
    once(`delete from user_coupon where coupon_id = 'spins'`),
    /coupon spins of bom-us: 1 given out, 0 held/,
  ],
  [
    'a coupon that ends later',
    once('update user_coupon set expires_at_ms = 9e12'),
    /ends at 9000000000000, the coupon at/,
  ],
  [
    'what a coupon is worth',
    once(`update coupon set value = 5000 where id = 'fivecoins'`),
    /coupon fivecoins of bom-us: is not what was applied: value 5000, applied 5/,
  ],
  [
    'a gift’s count of uses',
    once('update user_gift set used_count = 0'),
    /gift tickets of reader reader of bom-us: used 0 times, opened 1/,
  ],
  [
    'a gift of more tickets',
    once('update user_gift set issued_count = 99'),
    /gift tickets of reader reader of bom-us: 99 tickets/,
  ],
  [
    'a gift that ends later',
    once('update user_gift set use_until_ms = 9e12'),
    /gift tickets of reader reader of bom-us: 2 tickets until 9000000000000/,
  ],
  [
    'a gift that nobody took',
    once(
      `insert into user_gift (platform_id, user_id, gift_id, received_at_ms, issued_count, use_until_ms) select 'bom-us', 'other', 'tickets', 1, 2, use_until_ms from gift where id = 'tickets'`,
    ),
    /gift tickets of bom-us: counted 1 times, held 2 times/,
  ],
  [
    'a name for a gift that nobody gave',
    once(`insert into gift_target values ('bom-us', 'other', 'named')`),
    /reader other of bom-us is named for gift named, and no operator named them/,
  ],
  [
    'a name for a gift that is gone',
    once('delete from gift_target'),
    /audit row \d+ \(reader.gift named to bom-us\/reader\): it is not there/,
  ],
  [
    'a spin that was added',
    once(
      `insert into roulette_ticket (platform_id, user_id, source, received_at_ms) values ('bom-us', 'reader', 'EVENT', 1)`,
    ),
    /spins of reader reader of bom-us by EVENT at 1: 1 there, from ticket \d+ on, 0 given/,
  ],
  [
    'a spin that an operator is said to have given',
    once(
      `insert into roulette_ticket (platform_id, user_id, source, received_at_ms) values ('bom-us', 'reader', 'REWARD', 1)`,
    ),
    /by REWARD at 1: 1 there/,
  ],
  [
    'a spin that is gone',
    once('delete from roulette_ticket where expires_at_ms is not null'),
    /by ADMIN at \d+: 0 there, 3 given/,
  ],
  ['a spin that ends later', once('update roulette_ticket set expires_at_ms = null'), /by ADMIN at \d+: \d there/],
  [
    'a spin of somebody else',
    once(`update roulette_ticket set user_id = 'other' where used_at_ms is null and source = 'COUPON'`),
    /spins of reader other of bom-us by COUPON/,
  ],
  [
    'a used spin that is unused',
    once(
      'update roulette_ticket set used_at_ms = null, roulette_id = null, prize_no = null, movement_id = null where used_at_ms is not null',
    ),
    /prize 0 of wheel autumn of bom-us: counted 1 times, won 0 times/,
  ],
  [
    'what a prize is',
    once('update roulette_prize set amount = 300 where prize_no = 0'),
    /prize 0 of wheel bom-us\/autumn: FREE_COIN 300/,
  ],
  [
    'how likely a prize is',
    once('update roulette_prize set weight = 900 where prize_no = 0'),
    /prize 0 of wheel bom-us\/autumn: .* of weight 900/,
  ],
  ['an event’s ticket that is gone', once('delete from event_entry'), /event first of bom-us: 1 taken, 0 held/],
  ['an event’s reward', once('update event_reward set amount = 700'), /reward 1 of event bom-us\/first: FREE_COIN 700/],
  [
    'a reward that is gone, so that it is given again',
    once('delete from event_given'),
    /there is no event\/first that gave it/,
  ],
  [
    'a winner that was not drawn',
    once('update event_entry set is_winner = true'),
    /ticket 1 of reader reader of event first of bom-us wins, and was not drawn/,
  ],
];

describe.each([
  ['orders and coins', MONEY],
  ['purchases and rights', RIGHTS],
  ['coupons, gifts, spins and events', BENEFITS],
])('the books name what is changed past the program: %s', (_, tamperings) => {
  test.each(tamperings)('%s', async (__, change, row) => {
    const statements = [change(history)].flat();
    expect(await foundAfter(statements)).toContainEqual(expect.stringMatching(row));
  });
});
