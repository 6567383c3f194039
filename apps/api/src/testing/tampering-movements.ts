import type { Tampering } from './tampering.ts';

/** A posting of coins: an account, whose it is, an SQL expression for its lot, a kind and an amount. */
type Line = readonly [account: string, user: string | null, lot: string, kind: string, amount: number];
interface Forged {
  readonly type: string;
  readonly cause: string;
  readonly key?: string;
  readonly reader?: string;
  /** An SQL expression for the movement that it undoes. */
  readonly reverses?: string;
  /** Kind, source, amount, and SQL expressions for its end and its origin. */
  readonly lot?: readonly [kind: string, source: string, amount: number, endsAtMs?: string, originId?: string];
  readonly lines: readonly Line[];
}

/** SQL that writes a movement, its lot and its postings, which add up, and changes what is left of other lots. */
function forged({ type, cause, key = 'forged', reader = 'reader', reverses = 'null', lot, lines }: Forged): string {
  const [kind, source, amount, endsAtMs = 'null', originId = 'null'] = lot ?? ['', '', 0];
  const made = `with made as (
    insert into movement (platform_id, user_id, type, cause, idempotency_key, created_at_ms, reverses_id)
    values ('bom-us', '${reader}', '${type}', '${cause}', '${key}', 1795000000000, ${reverses}) returning id
  )`;
  const newLot = `, new_lot as (
    insert into lot (platform_id, user_id, kind, source, amount, remaining, acquired_at_ms, expires_at_ms, movement_id, lot_no, origin_lot_id)
    select 'bom-us', '${reader}', '${kind}', '${source}', ${amount}, ${amount},
      ${originId === 'null' ? 1_795_000_000_000 : `(select acquired_at_ms from lot where id = ${originId})`}, ${endsAtMs}, id, 0, ${originId} from made returning id
  )`;
  const postings = lines.map(
    ([account, user, lotId, of, sum], place) => `select 'bom-us', '${reader}', made.id, ${place}, '${account}',
      ${user === null ? 'null' : `'${user}'`}, ${lotId === 'new' ? '(select id from new_lot)' : `(${lotId})::bigint`}, '${of}', ${sum} from made`,
  );
  const taken = lines
    .filter(([account, , lotId, , sum]) => account === 'WALLET' && lotId !== 'new' && sum < 0)
    .map(([, , lotId, , sum]) => `; update lot set remaining = remaining ${sum} where id = (${lotId})`);
  return `${made}${lot === undefined ? '' : newLot}
    insert into posting (platform_id, reader_id, movement_id, line_no, account, user_id, lot_id, kind, amount) ${postings.join(' union all ')}
    ${taken.join('')}`;
}

/** The fullest lot of a reader. */
const lotOf = (kind: string, reader = 'reader') =>
  `select id from lot where platform_id = 'bom-us' and user_id = '${reader}' and kind = '${kind}' order by remaining desc, id limit 1`;
const MONTH_END = String(1_795_000_000_000 + 30 * 86_400_000);
const exchange = (points: number, kind: string, coins: number, endsAtMs = MONTH_END): Forged => ({
  ...{ type: 'EXCHANGE', cause: 'exchange', key: 'exchange/forged', lot: [kind, 'MILEAGE', coins, endsAtMs] },
  lines: [
    ...(points === 0
      ? []
      : ([
          ['WALLET', 'reader', lotOf('MILEAGE'), 'MILEAGE', -points],
          ['EXCHANGED', null, 'null', 'MILEAGE', points],
        ] as const)),
    ['ISSUED', null, 'null', kind, -coins],
    ['WALLET', 'reader', 'new', kind, coins],
  ],
});
const merge = (guest: string): Forged => ({
  ...{ type: 'MERGE', cause: `user/${guest}`, key: `merge/${guest}`, reader: 'other' },
  lot: ['COIN', 'PAYMENT', 50, 'null', `(${lotOf('COIN')})`],
  lines: [
    ['WALLET', 'reader', lotOf('COIN'), 'COIN', -50],
    ['WALLET', 'other', 'new', 'COIN', 50],
  ],
});
const ends = (type: string, cause: string, account: string): Forged => ({
  ...{ type, cause },
  lines: [
    ['WALLET', 'reader', lotOf('COIN'), 'COIN', -10],
    [account, null, 'null', 'COIN', 10],
  ],
});
/** Points that an exchange can take. */
const POINTS = `update lot set amount = 9000, remaining = 9000 where id = (${lotOf('MILEAGE')})`;
const once =
  (...statements: readonly string[]) =>
  () =>
    statements;
const READER_JOINED_OTHER = `update app_user set merged_into_id = 'other' where platform_id = 'bom-us' and id = 'reader'`;

/** Movements whose sums are right, and which nothing else in the store explains. */
export const MOVEMENTS: readonly Tampering[] = [
  [
    'an exchange that took no points',
    once(forged(exchange(0, 'BONUS', 5000))),
    /movement \d+ of bom-us \(EXCHANGE, reader reader\): took 0 points for 5000 BONUS/,
  ],
  [
    'an exchange at another rate',
    once(POINTS, forged(exchange(3000, 'BONUS', 5000))),
    /took 3000 points for 5000 BONUS/,
  ],
  ['an exchange of too few points', once(POINTS, forged(exchange(200, 'BONUS', 1))), /took 200 points for 1 BONUS/],
  ['an exchange for paid coins', once(POINTS, forged(exchange(3000, 'COIN', 15))), /took 3000 points for 15 COIN/],
  [
    'an exchange for coins that do not end',
    once(POINTS, forged(exchange(3000, 'BONUS', 15, '9000000000000'))),
    /took 3000 points for 15 BONUS until 9000000000000/,
  ],
  [
    'the coins of a reader, moved to another',
    once(forged(merge('reader'))),
    /movement \d+ of bom-us \(MERGE, reader other\): user\/reader did not join that reader/,
  ],
  [
    'the coins of a reader, moved to another whom a guest joined',
    once(
      `update app_user set merged_into_id = 'other' where platform_id = 'bom-us' and id = 'arrived'`,
      forged(merge('arrived')),
    ),
    /movement \d+ of bom-us \(MERGE, reader other\): moves what is reader’s/,
  ],
  [
    'more coins than an account had that joined another',
    once(
      READER_JOINED_OTHER,
      forged(merge('reader')),
      `update posting set amount = case when amount < 0 then -40 else amount end where movement_id = (select max(id) from movement)`,
    ),
    /lot \d+ of bom-us \(COIN, reader other\): 40 left lot \d+/,
  ],
  [
    'a move to another platform that no account made',
    once(forged(ends('TRANSFER', 'to/beltoon-jp', 'CLEARING'))),
    /(belongs to no transfer|another account moved)/,
  ],
  [
    'coins spent on nothing',
    once(forged(ends('USE', 'episode/1', 'USED'))),
    /movement \d+ of bom-us \(reader reader\) pays for 0 purchases/,
  ],
  [
    'the coins of an account that goes on, ended as if it were erased',
    once(forged({ ...ends('FORFEIT', 'erasure', 'EXPIRED'), key: 'forfeit' })),
    /\(FORFEIT, reader reader\): the account was not erased then/,
  ],
  [
    'coins that ended before their end',
    once(forged(ends('EXPIRE', 'expiry', 'EXPIRED'))),
    /lot \d+ of bom-us .*: (spent|expired) (before|after) its end by movement/,
  ],
  [
    'coins that a movement gives which takes',
    once(
      forged({
        ...{ type: 'EXPIRE', cause: 'expiry', lot: ['COIN', 'ADMIN', 50] },
        lines: [
          ['ISSUED', null, 'null', 'COIN', -50],
          ['WALLET', 'reader', 'new', 'COIN', 50],
        ],
      }),
    ),
    /\(EXPIRE, reader reader\): posts -50 \(COIN\) to ISSUED/,
  ],
  [
    'points that were spent as coins',
    once(
      forged({
        ...{ type: 'USE', cause: 'episode/1' },
        lines: [
          ['WALLET', 'reader', lotOf('MILEAGE'), 'MILEAGE', -10],
          ['USED', null, 'null', 'MILEAGE', 10],
        ],
      }),
    ),
    /\(USE, reader reader\): posts -10 \(MILEAGE\) to WALLET/,
  ],
  [
    'a charge taken back out of another lot',
    once(
      forged({
        ...ends('CANCEL', 'operator/r/grant', 'CANCELLED'),
        reverses: `(select movement_id from lot where source = 'ADMIN' and platform_id = 'bom-us' and user_id = 'reader')`,
      }),
    ),
    /\(CANCEL, reader reader\): takes 10 from lot \d+ of reader reader/,
  ],
  [
    'a second lot of a coupon',
    once(`insert into lot (platform_id, user_id, kind, source, amount, remaining, acquired_at_ms, movement_id, lot_no)
      select platform_id, user_id, 'COIN', 'COUPON', 50, 50, 5, movement_id, 1 from lot where source = 'COUPON' and kind = 'FREE_COIN'`),
    /\(CHARGE, reader reader\): gave 2 lots/,
  ],
];

const HOUR_MS = 3_600_000;
/**
 * Terms that were others for a moment, and are again as they were applied. The order's charge and what was agreed are changed
 * alike, as if the program had made the order then.
 */
export const TERMS: readonly Tampering[] = [
  ...[
    [
      'coins',
      'coins = 9999',
      /9999 coins, 12 bonus coins and 50 points for 899 USD less 0, which pack pack did not offer then/,
    ],
    ['price', 'price_minor_units = 1', /100 coins, 12 bonus coins and 50 points for 1 USD less 0, which pack pack/],
    ['points', 'mileage = 9000', /and 9000 points for 899 USD less 0, which pack pack/],
    ['discount without a coupon', 'discount_minor_units = 800', /for 899 USD less 800, which pack pack/],
    ['currency', `currency = 'JPY'`, /for 899 JPY less 0, which pack pack/],
    ['pack, which no operator made', `product_id = 'forged'`, /which pack forged did not offer then/],
  ].map(
    ([what, set, row]): Tampering => [
      `an order of other terms: ${what}`,
      (known) => `update coin_order set ${set} where id = '${known.orders.waiting}'`,
      row as RegExp,
    ],
  ),
  [
    'a coupon that was worth more for an order',
    (known) => `update coin_order set discount_minor_units = 899 where id = '${known.orders.discounted}'`,
    /for 899 USD less 899, which pack pack with coupon tenoff did not offer then/,
  ],
  [
    'a pack’s terms of a later time',
    (known) => [
      `insert into audit_log (logged_at_ms, actor, actor_role, action, subject_type, subject_id, before, after)
       select logged_at_ms + ${HOUR_MS}, actor, actor_role, action, subject_type, subject_id, after, after || '{"coins": 9999}'
       from audit_log where action = 'product.apply'`,
      'update coin_product set coins = 9999',
      `update coin_order set coins = 9999 where id = '${known.orders.waiting}'`,
    ],
    /9999 coins, .* which pack pack did not offer then/,
  ],
  [
    'a reward that was more for a moment',
    once('update event_given set amount = 7000'),
    /reward 1 of event first of reader reader of bom-us: 7000 FREE_COIN, which was not set then/,
  ],
  [
    'a gift that opened the episodes of another work',
    once(
      `update audit_log set after = after || '{"seriesId": 1234567}' where action = 'gift.apply'`,
      'update gift set series_id = 1234567',
    ),
    /RENT_GIFT, reader reader\): gift tickets was not for series \d+ then/,
  ],
  [
    'a draw that was undone',
    once('update event set drawn_at_ms = null', 'update event_entry set is_winner = null'),
    /event drawn of bom-us was drawn at \d+ by the audit log, and at no time by itself/,
  ],
];
