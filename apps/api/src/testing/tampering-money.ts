import type { History } from './store-with-history.ts';
import type { Tampering } from './tampering.ts';

/** SQL that writes a lot with its movement and postings, which all add up. */
export const forgedCharge = (source: string, cause: string) => `
  with made as (
    insert into movement (platform_id, user_id, type, cause, idempotency_key, created_at_ms)
    values ('bom-us', 'reader', 'CHARGE', '${cause}', 'forged', 5) returning id
  ), new_lot as (
    insert into lot (platform_id, user_id, kind, source, amount, remaining, acquired_at_ms, movement_id, lot_no)
    select 'bom-us', 'reader', 'COIN', '${source}', 50, 50, 5, id, 0 from made returning id, movement_id
  )
  insert into posting (platform_id, reader_id, movement_id, line_no, account, user_id, lot_id, kind, amount)
  select 'bom-us', 'reader', movement_id, 0, 'ISSUED', null, null, 'COIN', -50 from new_lot
  union all select 'bom-us', 'reader', movement_id, 1, 'WALLET', 'reader', id, 'COIN', 50 from new_lot`;

const order = (of: keyof History['orders'], set: string) => (known: History) =>
  `update coin_order set ${set} where id = '${known.orders[of]}'`;
const once = (statement: string) => () => statement;
/** Tampering with coins, orders and the reports of providers. */
export const MONEY: readonly Tampering[] = [
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
    'a grant that no operator made',
    once(forgedCharge('ADMIN', 'operator/local')),
    /there is no operator\/local that gave it/,
  ],
  [
    'coins of a coupon that no reader has',
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
    'coins of an offer that was never reported',
    once(forgedCharge('OFFERWALL', 'offer/none')),
    /there is no offer\/none that gave it/,
  ],
  ['the demo’s coins for another reader', once(forgedCharge('EVENT', 'demo')), /there is no demo that gave it/],
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
  ['an order’s coins', order('paid', 'coins = 1000'), /its charge gave 100 coins, 12 bonus coins/],
  [
    'an order’s coins, with its bonus coins',
    order('paid', 'coins = 112, bonus_coins = 0'),
    /its charge gave 100 coins, 12 bonus coins and 50 points of 112, 0 and 50/,
  ],
  [
    'the provider’s name of a payment',
    order('paid', `provider_reference = 'pi_other'`),
    /order \w+ .* says otherwise: .*"providerReference": "ref-/,
  ],
  [
    'the provider’s name of a payment whose charge does not say it',
    (known) => [
      `update movement set agreed = agreed - 'coins' - 'bonusCoins' - 'mileage' - 'providerReference' where agreed ? 'coins'`,
      `update webhook_event set source = 'gmo', event_id = 'evt', payload = jsonb_build_object('OrderID', 'other', 'Amount', '899') where event_id = 'evt_paid'`,
      `update movement set event_id = 'gmo/evt' where event_id = 'sandbox/evt_paid'`,
      `update coin_order set provider = 'gmo', provider_reference = 'other' where id = '${known.orders.notified}'`,
      `update movement set agreed = agreed || '{"provider":"gmo"}' where event_id = 'gmo/evt'`,
      `update webhook_event set payload = payload || '{"Amount":"898"}' where event_id = 'evt'`,
    ],
    /event evt of gmo for order \w+ \(paid\): its sum or its payment is another/,
  ],
  [
    'a refund that was not asked for',
    order('paid', 'refund_asked_at_ms = 1795890000000'),
    /\(paid, reader reader\): its money was asked for at 1795890000000/,
  ],
  [
    'a refund of a payment that stays',
    order('paid', 'refund_asked_at_ms = 5, refunded_at_ms = 5'),
    /\(paid, .*its money was asked for at 5, its money went back at 5/,
  ],
  [
    'a refund that is asked for once more',
    order('sentBack', 'refunded_at_ms = null'),
    /\(refunded, .*it waits for its money, and changed since, at \d+/,
  ],
  [
    'a refund that was asked for at another time',
    order('sentBack', 'refund_asked_at_ms = refund_asked_at_ms - 1'),
    /its money was asked for at \d+, its coins went at \d+/,
  ],
  [
    'a refund that the provider is not asked for',
    order('refunded', 'refund_asked_at_ms = null'),
    /its money was not asked for/,
  ],
  [
    'a refund that happened otherwise',
    order('sentBack', 'refund_asked_at_ms = null'),
    /its money went back at \d+, its coins at \d+/,
  ],
  [
    'what came of a provider’s event',
    once(`update webhook_event set outcome = 'paid/none' where event_id = 'evt_declined'`),
    /event evt_declined of sandbox for order \w+ \(declined\): it says paid\/none/,
  ],
  [
    'an event of a payment that is said to be no order’s',
    once(`update webhook_event set outcome = 'unknown' where event_id = 'evt_declined'`),
    /event evt_declined .* it says unknown, and it is of that order/,
  ],
  [
    'an event of a payment that is said not to fit',
    once(`update webhook_event set outcome = 'mismatch' where event_id = 'evt_declined'`),
    /event evt_declined .* it says mismatch, and it is of that order/,
  ],
  [
    'an event that gave coins and says that it did not',
    once(`update webhook_event set outcome = 'paid/none' where event_id = 'evt_paid'`),
    /event evt_paid of sandbox: it says paid\/none, and movement \d+ is CHARGE/,
  ],
  [
    'an event that took coins back and says that it did not',
    once(`update webhook_event set outcome = 'refunded/none' where event_id = 'evt_refunded'`),
    /event evt_refunded of sandbox: it says refunded\/none, and movement \d+ is CANCEL/,
  ],
  [
    'an event of a worked payment that says nothing',
    once(`update webhook_event set outcome = null where event_id = 'evt_declined'`),
    /event evt_declined of sandbox: it says nothing/,
  ],
  [
    'the status in a provider’s event',
    once(`update webhook_event set payload = payload || '{"status":"declined"}' where event_id = 'evt_paid'`),
    /event evt_paid .* it says paid\/credit of declined/,
  ],
  [
    'the sum of a provider’s event',
    once(`update webhook_event set payload = payload || '{"amount":1}' where event_id = 'evt_paid'`),
    /event evt_paid .* its sum or its payment is another/,
  ],
  [
    'the currency of a provider’s event',
    once(`update webhook_event set payload = payload || '{"currency":"EUR"}' where event_id = 'evt_paid'`),
    /its sum or its payment is another/,
  ],
  [
    'a refund that the provider reported, taken out of its order',
    order('takenBack', 'refunded_at_ms = null'),
    /event evt_refunded .* it says that the money is back, and the order does not/,
  ],
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
    /reader reader of bom-us: bought coins 0 times, has 3 paid orders/,
  ],
  ['how many of a pack are sold', once('update coin_product set taken_count = 0'), /pack pack of bom-us: 0 taken/],
  [
    'the price of a pack',
    once('update coin_product set price_minor_units = 1'),
    /pack pack of bom-us: is not what was applied: priceMinorUnits 1, applied 899/,
  ],
  [
    'a pack that no operator made',
    once(`insert into coin_product (platform_id, id, title, price_minor_units, currency, coins, created_at_ms, updated_at_ms)
      values ('bom-us', 'forged', 'Coins', 1, 'USD', 9999, 1, 1)`),
    /pack forged of bom-us: no operator made it/,
  ],
];
