import type { History } from './store-with-history.ts';
import type { Tampering } from './tampering.ts';

const order = (of: keyof History['orders'], set: string) => (known: History) =>
  `update coin_order set ${set} where id = '${known.orders[of]}'`;
const once = (statement: string) => () => statement;

/** A statement that only the proofs tell from the program's. */
const UNPROVED = /order \w+ of bom-us \(\w+, reader \w+\) is not as the product wrote it/;

/** Tampering that a row elsewhere would not tell: with orders that wait, events, and the marks of a refund. */
export const PROVED: readonly Tampering[] = [
  [
    'a payment that no provider reported',
    (known) =>
      `insert into webhook_event (source, event_id, body_hash, payload, received_at_ms) values ('sandbox', 'evt_forged', '',
        jsonb_build_object('id', 'evt_forged', 'orderId', '${known.orders.waiting}', 'status', 'paid', 'amount', 899), 5)`,
    /event evt_forged of sandbox is not as the product wrote it/,
  ],
  ['the coins of an order that waits', order('waiting', 'coins = 9999'), UNPROVED],
  ['the price of an order that waits', order('waiting', 'price_minor_units = 1'), UNPROVED],
  ['the reader of an order that waits', order('waiting', `user_id = 'other'`), UNPROVED],
  ['the reader of an order that was declined', order('declined', `user_id = 'other'`), UNPROVED],
  ['an order without its proof', order('waiting', 'proof = null'), UNPROVED],
  [
    'the proof of another order',
    (known) =>
      `update coin_order set proof = (select proof from coin_order where id = '${known.orders.paid}') where id = '${known.orders.waiting}'`,
    UNPROVED,
  ],
  ...[
    'agreed_at_ms = 5',
    'created_at_ms = 5',
    `title = 'Other'`,
    `client_platform = 'AND_PLAY'`,
    'has_conversion_consent = true',
  ].map((set): Tampering => [`of a paid order: ${set}`, order('paid', set), UNPROVED]),
  ['a refund that waits and is said to be sent', order('refunded', 'refunded_at_ms = refund_asked_at_ms'), UNPROVED],
  ['when a refund was sent', order('sentBack', 'refunded_at_ms = refunded_at_ms + 3600000'), UNPROVED],
  [
    'an event of a declined payment that is gone',
    once(`delete from webhook_event where event_id = 'evt_declined'`),
    /order \w+ of bom-us \(declined\): event sandbox\/evt_declined is gone/,
  ],
  [
    'a declined event that is not processed',
    once(`update webhook_event set worked_at_ms = null, outcome = null where event_id = 'evt_declined'`),
    /order \w+ of bom-us \(declined\): event sandbox\/evt_declined is not processed/,
  ],
  [
    'an event that changed nothing and is gone',
    once(`delete from webhook_event where event_id = 'evt_again'`),
    /order \w+ of bom-us \(paid\): event sandbox\/evt_again is gone/,
  ],
  [
    'a declined order that is gone',
    (known) => `delete from coin_order where id = '${known.orders.declined}'`,
    /event evt_declined of sandbox: it says declined\/release, and no order names it/,
  ],
  [
    'the order of an event that gave coins',
    once(`update webhook_event set payload = payload || '{"orderId":"none-such"}' where event_id = 'evt_paid'`),
    /event evt_paid of sandbox is not as the product wrote it/,
  ],
  ...['mismatch', 'unknown'].map(
    (outcome): Tampering => [
      `an event that was never received: ${outcome}`,
      once(`insert into webhook_event values ('sandbox', 'evt_forged', '', '{}', 5, 5, '${outcome}')`),
      /event evt_forged of sandbox is not as the product wrote it/,
    ],
  ),
];
