import type { Database } from '@longstrip/database';
import { openTestDatabase } from '@longstrip/database/testing';
import { addSeries } from '@longstrip/test-kit/data';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addOperator, createOperatorApi } from '../testing/operator-accounts.ts';
import { recordStatements } from '../testing/recorded-statements.ts';

const HERE = 'bom-us';
const MANY = 5_000;

/** As many rows as an index is worth for; what is looked for has few of them. */
const ROWS = [
  `insert into app_user (platform_id, id, sns_provider, sns_id, nickname, created_at_ms, updated_at_ms)
   select '${HERE}', 'reader-' || n, 'google', 'sns-' || n, 'Reader ' || n, 1, 1 from generate_series(1, ${MANY}) n`,
  `insert into audit_log (logged_at_ms, actor, actor_role, action, subject_type, subject_id, after)
   select n, 'Sam', 'support', 'wallet.grant', 'wallet', '${HERE}/reader-' || n, jsonb_build_object('reason', 'the lost order number ' || n)
   from generate_series(1, ${MANY}) n`,
  `insert into support_ticket (platform_id, user_id, id, category, title, text, locale, sent_on, day_order, created_at_ms, status, answer,
     answered_at_ms)
   select '${HERE}', 'reader-' || n, 'ticket-' || n, 'COIN', 'Where are they', 'I miss the coins of order ' || n, 'en-US', '2027-01-01', 1, n,
     'COMPLETED', 'Here they are', n from generate_series(1, ${MANY}) n`,
  `insert into comment (platform_id, user_id, series_id, episode_id, text, created_at_ms, blinded_at_ms)
   select '${HERE}', 'reader-' || n, series_id, id, 'A comment', n, case when n % 500 = 0 then n end
   from episode, generate_series(1, ${MANY}) n`,
  `insert into comment_report (platform_id, user_id, comment_id, reason, created_at_ms)
   select '${HERE}', 'reader-1', id, 'SPAM', 1 from comment where id % 500 = 1`,
  `insert into webhook_event (source, event_id, body_hash, payload, received_at_ms, worked_at_ms)
   select 'stripe', 'evt_' || n, '', '{}', n, n from generate_series(1, ${MANY}) n`,
  `insert into coupon (platform_id, id, type, title, value, clients, starts_at_ms, ends_at_ms, created_at_ms, updated_at_ms)
   values ('${HERE}', 'welcome', 'FREE_COIN', 'Welcome', 5, '["WEB"]', 1, 2, 1, 1)`,
  `insert into user_coupon (platform_id, user_id, coupon_id, received_at_ms, expires_at_ms, used_at_ms)
   select '${HERE}', 'reader-' || n, 'welcome', 1, 2, case when n % 50 = 0 then 1 end from generate_series(1, ${MANY}) n`,
  'analyze',
];

let database: Database;
let owner: string;
beforeAll(async () => {
  database = await openTestDatabase();
  ({ token: owner } = await addOperator(database, ['owner/all']));
  await addSeries(database, { alias: 'tale', platformIds: [HERE], episodes: 1 });
  for (const statement of ROWS) await database.run(statement);
}, 60_000);
afterAll(() => database?.close());

test.each([
  ['the log by words', 'audit_log', `/audit?platform=all&text=order%20number%204321`, 1],
  ['tickets by words', 'support_ticket', `/tickets?platform=${HERE}&status=COMPLETED&text=of%20ORDER%204321`, 1],
  ['reported and hidden comments', 'comment', `/comments/reported?platform=${HERE}`, 20],
  ['hidden comments', 'comment', `/comments/reported?platform=${HERE}&state=hidden`, 10],
  ['comments reported for a reason', 'comment', `/comments/reported?platform=${HERE}&state=open&reason=SPAM`, 10],
  ['events of providers', 'webhook_event', '/health/events', 50],
  ['coupons with how many were used', 'user_coupon', `/coupons?platform=${HERE}`, 1],
])('%s: not every row of %s is looked at', async (_, table, path, count) => {
  const recorded = recordStatements(database);
  const { data } = await createOperatorApi(recorded.database).ask('GET', path, { as: owner });
  expect(data.rows ?? data).toHaveLength(count);
  const plans = (await recorded.plans()).filter((plan) => new RegExp(` on ${table}\\b`).test(plan));
  expect(plans.length).toBeGreaterThan(0);
  expect(plans.filter((plan) => new RegExp(`Seq Scan on ${table}\\b`).test(plan))).toEqual([]);
});
