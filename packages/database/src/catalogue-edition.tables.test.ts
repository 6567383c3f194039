import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { describeServers } from './testing/describe-servers.ts';
import { createTestDatabase } from './testing/index.ts';

/** Tables whose changes raise no edition, each with its reason. Every table is either watched or listed here. */
const UNWATCHED: Record<string, string> = {
  account_transfer: 'a reader’s own',
  alarm: 'a reader’s own',
  app_user: 'a reader’s own',
  asset: 'readers see it through rows that name it, which are watched; afterwards only its size and use are written',
  audit_log: 'operators see it',
  audit_seal: 'operators see it',
  books_check: 'operators see it',
  proof_begin: 'only the books use it',
  blocked_reader: 'a reader’s own',
  blocked_writer: 'no cached page shows comments',
  catalogue_change: 'written by triggers on watched tables',
  catalogue_edition: 'the edition itself',
  coin_order: 'a reader’s own',
  coin_product: 'cached pages show no products',
  comment: 'no cached page shows comments',
  comment_like: 'no cached page shows comments',
  comment_report: 'no cached page shows comments',
  coupon: 'no cached page shows coupons',
  entitlement: 'a reader’s own',
  event_address: 'a reader’s own',
  event_entry: 'a reader’s own',
  event_given: 'a reader’s own',
  event_reward: 'its page is not cached',
  event_series: 'its page is not cached',
  event_stamp: 'a reader’s own',
  event_text: 'its page is not cached',
  favorite: 'a reader’s own',
  freetime_ticket: 'a reader’s own',
  gift: 'no cached page shows gifts',
  gift_target: 'no cached page shows gifts',
  job_progress: 'readers do not see it',
  lot: 'a reader’s own',
  mail_digest: 'a reader’s own',
  movement: 'a reader’s own',
  movement_seal: 'operators see it',
  named_lock: 'no row stays but those that are locked',
  operator: 'operators see it',
  operator_invitation: 'operators see it',
  operator_passkey: 'operators see it',
  operator_recovery_code: 'operators see it',
  operator_request: 'operators see it',
  operator_role: 'operators see it',
  operator_second_factor: 'operators see it',
  operator_session: 'operators see it',
  operator_token: 'operators see it',
  one_time_code: 'a reader’s own',
  posting: 'a reader’s own',
  prohibited_word_list: 'readers do not see it',
  purchase: 'a reader’s own',
  push_message: 'a reader’s own',
  push_subscription: 'a reader’s own',
  rate_limit: 'counters',
  read_event: 'counted by rankings, whose entries are watched',
  read_total: 'counted by rankings, whose entries are watched',
  reader_note: 'operators see it',
  reading_lease: 'a reader’s own',
  reading_mark: 'a reader’s own',
  reading_position: 'a reader’s own',
  publisher_contract: 'operators see it',
  recent_view: 'readers do not see it',
  refresh_token: 'a reader’s own',
  report_coin: 'operators see it',
  report_order: 'operators see it',
  report_read: 'operators see it',
  report_reader: 'operators see it',
  report_retention: 'operators see it',
  report_run: 'operators see it',
  report_sale: 'operators see it',
  request_reply: 'a reader’s own',
  roulette: 'its page is not cached',
  roulette_prize: 'its page is not cached',
  roulette_ticket: 'a reader’s own',
  saved_reply: 'operators see it',
  schema_function: 'changes at a start alone',
  schema_migration: 'changes at a start alone',
  seal_delivery: 'operators see it',
  seal_head: 'operators see it',
  seal_run: 'operators see it',
  sign_up_block: 'a reader’s own',
  series_rating: 'a reader’s own; the averages are watched',
  series_viewer_settings: 'a reader’s own',
  support_picture: 'a reader’s own',
  support_ticket: 'a reader’s own',
  told_episode: 'readers do not see it',
  upload: 'operators see it',
  upload_file: 'operators see it',
  user_agreement: 'a reader’s own',
  user_coupon: 'a reader’s own',
  user_gift: 'a reader’s own',
  user_password: 'a reader’s own',
  user_session: 'a reader’s own',
  wallet: 'a reader’s own',
  webhook_event: 'readers do not see it',
  withdrawal: 'a reader’s own',
  viewer_settings: 'a reader’s own',
};

function watches(open: () => Promise<Database>) {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database?.close());

  it('watches each table for every change, or has a reason not to', async () => {
    const tables = await database.run(
      `select table_name from information_schema.tables where table_schema = 'public' order by table_name`,
    );
    const triggers = await database.run(
      `select pg_class.relname as name, bit_or(tgtype)::integer & 28 as events, bool_and(tginitdeferred) as is_deferred
       from pg_trigger join pg_class on pg_class.oid = tgrelid join pg_proc on pg_proc.oid = tgfoid
       where proname = 'raise_catalogue_edition' group by relname order by relname`,
    );
    const watched = triggers.map(({ name }) => String(name));
    expect([...watched, ...Object.keys(UNWATCHED)].toSorted()).toEqual(tables.map((row) => row.table_name));
    // 4, 8 and 16: inserts, deletes and updates.
    expect(triggers.filter(({ events, is_deferred: isDeferred }) => events !== 28 || isDeferred !== true)).toEqual([]);
  });
}

describe('the catalogue edition on the embedded engine', () => watches(createTestDatabase));
describeServers('the catalogue edition on', 'every', (server) => watches(() => server().openDatabase()));
