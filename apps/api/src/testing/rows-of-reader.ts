import type { Database } from '@longstrip/database';
import { appUser, coupon, event, gift } from '@longstrip/database/schema';
import { addUser } from '@longstrip/test-kit/data';

/** Adds a reader's comment, and their like, report and block of another reader. */
export async function addComments(
  database: Database,
  of: { platformId: string; userId: string; seriesId: number; episodeId: number },
) {
  const { platformId, userId, seriesId, episodeId } = of;
  await addUser(database, { platformId, id: 'friend' });
  const at = [platformId, seriesId, episodeId];
  const columns = 'platform_id, series_id, episode_id, user_id, text, like_count, created_at_ms';
  const [own] = await database.run(
    `insert into comment (${columns}) values ($1, $2, $3, $4, 'qzxleaver was here', 1, 1) returning id`,
    [...at, userId],
  );
  const [other] = await database.run(
    `insert into comment (${columns}) values ($1, $2, $3, 'friend', 'hello', 1, 1) returning id`,
    at,
  );
  const like = 'insert into comment_like (platform_id, user_id, comment_id, created_at_ms) values ($1, $2, $3, 1)';
  await database.run(like, [platformId, userId, other?.id]);
  await database.run(like, [platformId, 'friend', own?.id]);
  await database.run(
    `insert into comment_report (platform_id, user_id, comment_id, reason, created_at_ms) values ($1, $2, $3, 'SPAM', 1)`,
    [platformId, userId, other?.id],
  );
  const block =
    'insert into blocked_reader (platform_id, user_id, blocked_user_id, created_at_ms) values ($1, $2, $3, 1)';
  await database.run(block, [platformId, userId, 'friend']);
  await database.run(block, [platformId, 'friend', userId]);
}

/** Adds what a reader has bought, was given and waits for, in the tables that refer to readers. */
export async function addGoods(
  database: Database,
  { platformId, userId, seriesId }: { platformId: string; userId: string; seriesId: number },
) {
  const of = [platformId, userId];
  const terms = { createdAtMs: 1, updatedAtMs: 1 };
  await database.orm.insert(coupon).values({
    ...{
      platformId,
      id: 'c',
      type: 'FREE_COIN',
      title: 'Coins',
      value: 1,
      clients: ['WEB'],
      startsAtMs: 1,
      endsAtMs: 2,
    },
    ...terms,
  });
  await database.orm.insert(gift).values({
    ...{ platformId, id: 'g', type: 'FREE_TICKET', title: 'Ticket', target: 'NAMED' },
    ...{ startsAtMs: 1, receiveUntilMs: 2, useUntilMs: 3, ...terms },
  });
  await database.orm.insert(event).values({
    ...{ platformId, id: 'e', kind: 'TICKET', ticketMode: 'FIRST_COME', ticketTotal: 1, needsAddress: true },
    ...{ startsAtMs: 1, endsAtMs: 2, ...terms },
  });
  const rows = [
    ['event_entry (platform_id, user_id, event_id, ticket_no, joined_at_ms)', `'e', 1, 1`],
    [
      'event_address (platform_id, user_id, event_id, name, zip_code, city, address1, phone, updated_at_ms)',
      `'e', 'qzxleaver', '1', 'c', 'a', '+819012345678', 1`,
    ],
    ['event_stamp (platform_id, user_id, event_id, day, stamped_at_ms)', `'e', '2026-11-21', 1`],
    [
      'event_given (platform_id, user_id, event_id, at_count, kind, amount, given_at_ms)',
      `'e', 1, 'ROULETTE_TICKET', 1, 1`,
    ],
    ['user_coupon (platform_id, user_id, coupon_id, received_at_ms, expires_at_ms)', `'c', 1, 2`],
    ['gift_target (platform_id, user_id, gift_id)', `'g'`],
    ['user_gift (platform_id, user_id, gift_id, received_at_ms, issued_count, use_until_ms)', `'g', 1, 1, 3`],
    ['roulette_ticket (platform_id, user_id, source, received_at_ms)', `'EVENT', 1`],
    ['favorite (platform_id, user_id, series_id, created_at_ms)', `${seriesId}, 1`],
    [
      'support_ticket (platform_id, user_id, id, category, title, text, locale, sent_on, day_order, created_at_ms, status, answer, answered_at_ms)',
      `'ticket', 'COIN', 'qzxleaver', 'qzxleaver', 'ja-JP', '2026-03-10', 1, 1, 'COMPLETED', 'Dear qzxleaver', 2`,
    ],
    [
      'support_picture (platform_id, user_id, ticket_id, order_no, width_px, height_px, bytes)',
      `'ticket', 1, 1, 1, '\\x01'`,
    ],
    ['blocked_writer (platform_id, user_id, reason, blocked_by, blocked_at_ms)', `'qzxleaver', 'x', 1`],
    ['reader_note (platform_id, user_id, id, text, written_by, created_at_ms)', `'note', 'qzxleaver wrote', 'x', 1`],
    [
      'alarm (platform_id, user_id, id, kind, subject_id, parameters, created_at_ms)',
      `'alarm', 'TICKET_ANSWERED', 'ticket', '{"title": "qzxleaver"}', 1`,
    ],
    ['mail_digest (platform_id, user_id, day, after_ms, until_ms, decided_at_ms)', `'2026-11-21', 0, 1, 1`],
    ['push_message (platform_id, user_id, after_ms, until_ms, decided_at_ms)', '0, 1, 1'],
    [
      'push_subscription (platform_id, user_id, id, session_id, endpoint, p256dh, auth, created_at_ms)',
      `'${'i'.repeat(43)}', (select id from user_session where platform_id = $1 and user_id = $2 limit 1),
        'https://push.example/qzxleaver', '${'k'.repeat(87)}', '${'a'.repeat(22)}', 1`,
    ],
    ['freetime_ticket (platform_id, user_id, series_id, used_at_ms, ready_at_ms)', `${seriesId}, 1, 2`],
    [
      'purchase (platform_id, user_id, type, series_id, episode_count, coins, created_at_ms)',
      `'PERMANENT', ${seriesId}, 1, 0, 1`,
    ],
    [
      `coin_order (platform_id, user_id, id, product_id, title, state, provider, client_platform, price_minor_units, currency, coins,
        agreed_at_ms, created_at_ms, updated_at_ms, expires_at_ms, return_to, marketing_code)`,
      `'order-0001', 'p', 'Coins', 'cancelled', 'sandbox', 'WEB', 100, 'JPY', 1, 1, 1, 1, 2, '/detail/qzxleaver', 'qzxleaver'`,
    ],
  ];
  for (const [into, values] of rows) await database.run(`insert into ${into} values ($1, $2, ${values})`, of);
  await database.orm.insert(appUser).values({
    ...{ platformId: 'bom-us', id: 'target', snsProvider: 'google', snsId: 'target', createdAtMs: 1, updatedAtMs: 1 },
  });
  await database.run(
    `insert into account_transfer (platform_id, user_id, target_platform_id, target_user_id, state, chosen_at_ms, confirmed_at_ms, summary)
     values ($1, $2, 'bom-us', 'target', 'confirmed', 1, 1, '{}')`,
    of,
  );
}
