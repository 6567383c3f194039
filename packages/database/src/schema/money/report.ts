import { COIN_KINDS, LEDGER_ACCOUNTS, MOVEMENT_TYPES, ORDER_PROVIDERS } from '@longstrip/core';
import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { epochMs, matches, oneOf, platformIdColumn } from '../columns.ts';

/** The length of what a row sums up: a month is the sum of its days. */
const REPORT_PERIODS = ['day', 'month'] as const;

const count = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0);
/** A calendar day of the platform’s zone, as 2027-06-30; a month is named by its first day. */
const day = (name: string) => date(name, { mode: 'string' }).notNull();

/** Of paid coins: the currency, what was paid in all, and for how many coins; '' and zeros for coins that were given. */
const priceColumns = () => ({
  currency: text('currency').notNull(),
  paidMinorUnits: integer('paid_minor_units').notNull(),
  paidCoins: integer('paid_coins').notNull(),
});

/**
 * How far the roll-ups of a platform are (record 0143). They sum up just the movements that are sealed up to `position`, so that they
 * can be compared with the ledger to the coin at any time.
 */
export const reportRun = pgTable(
  'report_run',
  {
    platformId: text('platform_id').primaryKey(),
    /** The zone whose days they are; if the platform has another one, all are computed again. */
    timeZone: text('time_zone').notNull(),
    position: bigint('position', { mode: 'number' }).notNull(),
    /** Reads, tickets and readers are counted for each day before this one. */
    countedUntil: date('counted_until', { mode: 'string' }),
    ranAtMs: epochMs('ran_at_ms').notNull(),
  },
  (table) => [
    check('report_run_platform_id', matches(table.platformId, '^[a-z0-9-]{1,40}$')),
    check('report_run_position', sql`${table.position} >= 0`),
  ],
);

/** Postings by day. Of a WALLET they name where the lot came from, when it was acquired and what was paid for it. */
export const reportCoin = pgTable(
  'report_coin',
  {
    platformId: platformIdColumn(),
    startsOn: day('starts_on'),
    movementType: text('movement_type', { enum: MOVEMENT_TYPES }).notNull(),
    account: text('account', { enum: LEDGER_ACCOUNTS }).notNull(),
    kind: text('kind', { enum: COIN_KINDS }).notNull(),
    /** The source of the lot; '' for other accounts. */
    source: text('source').notNull(),
    /** The month in which the lot was acquired, as 2027-06; '' for other accounts. */
    acquiredIn: text('acquired_in').notNull(),
    ...priceColumns(),
    /** What came to the account, and what left it. */
    came: count('came'),
    wentAway: count('went_away'),
  },
  (table) => [
    primaryKey({
      name: 'report_coin_pk',
      columns: [
        table.platformId,
        table.startsOn,
        table.movementType,
        table.account,
        table.kind,
        table.source,
        table.acquiredIn,
        table.currency,
        table.paidMinorUnits,
        table.paidCoins,
      ],
    }),
    check('report_coin_type', oneOf(table.movementType, MOVEMENT_TYPES)),
    check('report_coin_account', oneOf(table.account, LEDGER_ACCOUNTS)),
    check('report_coin_kind', oneOf(table.kind, COIN_KINDS)),
    check('report_coin_sums', sql`${table.came} >= 0 and ${table.wentAway} >= 0`),
  ],
);

/** Orders by day: what was paid on the day on which it gave its coins, what went back on the day on which these were taken. */
export const reportOrder = pgTable(
  'report_order',
  {
    platformId: platformIdColumn(),
    startsOn: day('starts_on'),
    provider: text('provider', { enum: ORDER_PROVIDERS }).notNull(),
    currency: text('currency').notNull(),
    productId: text('product_id').notNull(),
    orders: count('orders'),
    /** What was paid, and the discount beside it. */
    paidMinorUnits: count('paid_minor_units'),
    discountMinorUnits: count('discount_minor_units'),
    coins: count('coins'),
    bonusCoins: count('bonus_coins'),
    mileage: count('mileage'),
    takenBack: count('taken_back'),
    takenBackMinorUnits: count('taken_back_minor_units'),
  },
  (table) => [
    primaryKey({
      name: 'report_order_pk',
      columns: [table.platformId, table.startsOn, table.provider, table.currency, table.productId],
    }),
    check('report_order_provider', oneOf(table.provider, ORDER_PROVIDERS)),
  ],
);

/** What was opened of a series, and with which coins; undone on the day on which it was undone. */
export const reportSale = pgTable(
  'report_sale',
  {
    platformId: platformIdColumn(),
    period: text('period', { enum: REPORT_PERIODS }).notNull(),
    startsOn: day('starts_on'),
    /** No reference: what was sold stays in the numbers when the demo’s series go. */
    seriesId: integer('series_id').notNull(),
    /** The type of the purchase; '' where neither movement nor purchase says it. */
    type: text('type').notNull(),
    /** Of the coins; '' for what cost none. */
    kind: text('kind').notNull(),
    source: text('source').notNull(),
    ...priceColumns(),
    spent: count('spent'),
    returned: count('returned'),
    /** A purchase is counted once, however many lots paid for it. */
    purchases: count('purchases'),
    undone: count('undone'),
  },
  (table) => [
    primaryKey({
      name: 'report_sale_pk',
      columns: [
        table.platformId,
        table.period,
        table.startsOn,
        table.seriesId,
        table.type,
        table.kind,
        table.source,
        table.currency,
        table.paidMinorUnits,
        table.paidCoins,
      ],
    }),
    index('report_sale_series_index').on(table.platformId, table.seriesId, table.period, table.startsOn),
    check('report_sale_period', oneOf(table.period, REPORT_PERIODS)),
    check('report_sale_kind', oneOf(table.kind, ['', ...COIN_KINDS])),
    check('report_sale_sums', sql`${table.spent} >= 0 and ${table.returned} >= 0`),
  ],
);

/** Reads of a series. */
export const reportRead = pgTable(
  'report_read',
  {
    platformId: platformIdColumn(),
    period: text('period', { enum: REPORT_PERIODS }).notNull(),
    startsOn: day('starts_on'),
    seriesId: integer('series_id').notNull(),
    reads: count('reads'),
    /** Those by an entitlement, not because the episode was free. */
    paidReads: count('paid_reads'),
  },
  (table) => [
    primaryKey({ name: 'report_read_pk', columns: [table.platformId, table.period, table.startsOn, table.seriesId] }),
    index('report_read_series_index').on(table.platformId, table.seriesId, table.period, table.startsOn),
    check('report_read_period', oneOf(table.period, REPORT_PERIODS)),
  ],
);

/** How many readers there were; a month counts each once, so it is no sum of days. */
export const reportReader = pgTable(
  'report_reader',
  {
    platformId: platformIdColumn(),
    period: text('period', { enum: REPORT_PERIODS }).notNull(),
    startsOn: day('starts_on'),
    newReaders: count('new_readers'),
    /** Who read in an episode. */
    activeReaders: count('active_readers'),
    /** Who paid for an order. */
    buyers: count('buyers'),
    /** Who opened an episode with coins, and who with a wait-until-free ticket. */
    spenders: count('spenders'),
    ticketReaders: count('ticket_readers'),
  },
  (table) => [
    primaryKey({ name: 'report_reader_pk', columns: [table.platformId, table.period, table.startsOn] }),
    check('report_reader_period', oneOf(table.period, REPORT_PERIODS)),
  ],
);

/** How many of the readers who came in a week read in a later one. */
export const reportRetention = pgTable(
  'report_retention',
  {
    platformId: platformIdColumn(),
    /** The Monday of the week in which they came. */
    cohortOn: day('cohort_on'),
    /** Weeks after it; 0: the week itself. */
    weekNo: integer('week_no').notNull(),
    /** Of week 0: all who came. */
    readers: count('readers'),
  },
  (table) => [
    primaryKey({ name: 'report_retention_pk', columns: [table.platformId, table.cohortOn, table.weekNo] }),
    check('report_retention_week', sql`${table.weekNo} between 0 and 520`),
  ],
);

/** Which part of the money for spent coins a publisher gets. For a series its own contract goes before that of its publisher. */
export const publisherContract = pgTable(
  'publisher_contract',
  {
    platformId: platformIdColumn(),
    id: text('id').notNull(),
    publisher: text('publisher').notNull(),
    /** Null: all series of the publisher. */
    seriesId: integer('series_id'),
    /** Hundredths of a percent. */
    shareBasisPoints: integer('share_basis_points').notNull(),
    startsOn: day('starts_on'),
    /** The first day on which it does not hold; null: it has no end. */
    endsOn: date('ends_on', { mode: 'string' }),
    updatedAtMs: epochMs('updated_at_ms').notNull(),
  },
  (table) => [
    primaryKey({ name: 'publisher_contract_pk', columns: [table.platformId, table.id] }),
    check('publisher_contract_platform_id', matches(table.platformId, '^[a-z0-9-]{1,40}$')),
    check('publisher_contract_publisher', sql`char_length(${table.publisher}) between 1 and 200`),
    check('publisher_contract_share', sql`${table.shareBasisPoints} between 0 and 10000`),
    check('publisher_contract_times', sql`${table.startsOn} < ${table.endsOn}`),
  ],
);
