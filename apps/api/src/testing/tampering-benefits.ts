import type { Tampering } from './tampering.ts';

const once = (statement: string | readonly string[]) => () => statement;
/** Tampering with coupons, gifts, spins and events. */
export const BENEFITS: readonly Tampering[] = [
  [
    'a used coupon that is unused',
    once('update user_coupon set used_at_ms = null where order_id is not null'),
    /coupon \d+ of reader reader of bom-us: unused, and order \w+ is paid/,
  ],
  [
    'a used coupon that another reader has',
    once(`update user_coupon set user_id = 'other' where order_id is not null`),
    /order \w+ of bom-us \(paid, reader reader\): its coupon \d+ is not its own/,
  ],
  [
    'a coupon that gave coins, which another reader has',
    once(`update user_coupon set user_id = 'other' where coupon_id = 'fivecoins'`),
    /there is no coupon\/fivecoins that gave it/,
  ],
  [
    'a spin that gave coins, which another reader has',
    once(`update roulette_ticket set user_id = 'other' where movement_id is not null`),
    /there is no roulette\/autumn that gave it/,
  ],
  [
    'a reward of an event, with its ticket, which another reader has',
    once(
      [
        `update event_given set user_id = 'other'`,
        `update event_entry set user_id = 'other' where event_id = 'first'`,
      ].join(';'),
    ),
    /there is no event\/first that gave it/,
  ],
  [
    'a winner’s ticket that another reader has',
    once(`update event_entry set user_id = 'other' where event_id = 'drawn'`),
    /ticket 1 of reader other of event drawn of bom-us was drawn for reader reader/,
  ],
  [
    'a winner’s ticket of another number',
    once(`update event_entry set ticket_no = 2 where event_id = 'drawn'`),
    /ticket 2 of reader reader of event drawn of bom-us wins, and was not drawn/,
  ],
  ...[
    ['coin_product', 'pack pack'],
    ['gift', 'gift tickets'],
    ['coupon', 'coupon tenoff'],
    ['event', 'event first'],
  ].map(
    ([table, name]): Tampering => [
      `what an operator made and is gone: ${name}`,
      once(`delete from ${table}`),
      new RegExp(`${name?.split(' ')[0]} bom-us/${name?.split(' ')[1]}: is gone`),
    ],
  ),
  ['how many of a pack there are', once('update coin_product set stock = 99'), /a stock of 99, an operator set 9/],
  [
    'a coupon that is said to be an erased reader’s',
    once(`update coupon set erased_count = 1, issued_count = issued_count + 1 where id = 'tenoff'`),
    /coupon tenoff of bom-us: 1 are said to be gone, and 0 readers are erased/,
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
    'a coupon that no reader got',
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
    'a gift that no reader took',
    once(
      `insert into user_gift (platform_id, user_id, gift_id, received_at_ms, issued_count, use_until_ms) select 'bom-us', 'other', 'tickets', 1, 2, use_until_ms from gift where id = 'tickets'`,
    ),
    /gift tickets of bom-us: counted 1 times, held 2 times/,
  ],
  [
    'a name for a gift that no operator gave',
    once(`insert into gift_target values ('bom-us', 'other', 'named')`),
    /reader other of bom-us is named for gift named, and no operator named them/,
  ],
  [
    'a name for a gift that is gone',
    once('delete from gift_target'),
    /audit row \d+ \(reader.gift named to bom-us\/reader\): it is not there/,
  ],
  [
    'a coupon that was taken back, and is there again',
    once([
      `insert into user_coupon (platform_id, user_id, coupon_id, received_at_ms, expires_at_ms) select 'bom-us', 'other', 'tenoff',
        logged_at_ms, ends_at_ms from coupon, audit_log where coupon.id = 'tenoff' and subject_id = 'bom-us/other' and action = 'reader.coupon' limit 1`,
      `update coupon set issued_count = issued_count + 1 where id = 'tenoff'`,
    ]),
    /audit row \d+ \(coupon taken back from bom-us\/other\): coupon \d+ is there/,
  ],
  [
    'spins that were taken back, and are there again',
    once(`insert into roulette_ticket (platform_id, user_id, source, received_at_ms, expires_at_ms)
      select 'bom-us', 'other', 'ADMIN', logged_at_ms, logged_at_ms + 172800000 from audit_log where subject_id = 'bom-us/other' and action = 'reader.ticket'`),
    /spins of reader other of bom-us by ADMIN at \d+: 1 there, from ticket \d+ on, 0 given/,
  ],
  [
    'coins of a coupon that are said to be taken back',
    once(`delete from movement where cause like 'operator/%/handed/%'`),
    /audit row \d+ \(coupon taken back from bom-us\/other\): its coins are not taken back/,
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
    'a spin of another reader',
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
