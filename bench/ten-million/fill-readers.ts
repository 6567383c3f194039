import type { Database } from '@longstrip/database';
import { addSeries } from '@longstrip/test-kit/data';

/** The platform whose readers are modelled. */
export const MODEL_PLATFORM = 'bom-us';
const SERIES = 200;
const EPISODES = 40;
/** Episodes of one series that a reader reads before the next series. */
const RUN = 8;

/** Readers of the sample, numbered from 1 in the order in which they came. */
export interface Sample {
  readonly from: number;
  readonly to: number;
  readonly nowMs: number;
}

/** A pseudo-random share from 0 to 1, the same for the same numbers. */
const share = (...of: string[]) => `((hashtextextended(concat_ws('/', ${of.join(', ')}), 0) & 1048575) / 1048576.0)`;
/** Popular series are read more: a third of all reads go to a thirtieth of the series. */
const SERIES_OF = `(1 + floor(${SERIES} * power(${share('n', `k / ${RUN}`)}, 3)))::int`;
const EPISODE_OF = `((${SERIES_OF} - 1) * ${EPISODES} + 1 + (k % ${RUN}) + floor(${share('n', `k / ${RUN}`, "'start'")} * ${EPISODES - RUN}))::int`;
const KEY = `'${MODEL_PLATFORM}', id`;

/** What a reader of the model has, in rows of each table. `a` is how active they are: 1 to 300, on average about 6. */
const ROWS: readonly (readonly [into: string, select: string, each: string])[] = [
  [
    'user_session (platform_id, user_id, id, created_at_ms, expires_at_ms)',
    `${KEY}, md5(id || k)::uuid::text, now_ms - 86400000, now_ms + 7776000000`,
    '1',
  ],
  [
    'refresh_token (platform_id, token_hash, user_id, session_id, generation, key_id, created_at_ms, expires_at_ms, used_at_ms)',
    `'${MODEL_PLATFORM}', encode(sha256((id || 'token' || k)::bytea), 'hex'), id, md5(id || 1)::uuid::text, k, 'key', now_ms - k * 86400000::bigint,
      now_ms + 7776000000, case when k > 1 then now_ms end`,
    'least(a, 8)',
  ],
  ['user_agreement (platform_id, user_id, kind, agreed_at_ms)', `${KEY}, (array['TERMS', 'PRIVACY'])[k], now_ms`, '2'],
  [
    'viewer_settings (platform_id, user_id, settings, updated_at_ms)',
    `${KEY}, '{"brightness": 80}', now_ms`,
    'case when n % 4 = 0 then 1 else 0 end',
  ],
  [
    `reading_position (platform_id, user_id, episode_id, series_id, page_order_no, share_permille, anchor, finished_at_ms, updated_at_ms)`,
    `${KEY}, ${EPISODE_OF}, ${SERIES_OF}, 12, 400, 'p12@0.25', case when k % 2 = 0 then now_ms end, now_ms - k * 3600000::bigint`,
    '2 * a',
  ],
  [
    'favorite (platform_id, user_id, series_id, created_at_ms)',
    `${KEY}, ${SERIES_OF}, now_ms - k * 3600000::bigint`,
    'a / 2',
  ],
  [
    'series_rating (platform_id, user_id, series_id, stars, updated_at_ms)',
    `${KEY}, ${SERIES_OF}, 1 + (n + k) % 5, now_ms`,
    'a / 8',
  ],
  [
    `reading_mark (platform_id, user_id, id, kind, episode_id, series_id, start_anchor, quote, note, colour, page_order_no, created_at_ms, updated_at_ms)`,
    `${KEY}, md5(id || k)::uuid::text, 'BOOKMARK', ${EPISODE_OF}, ${SERIES_OF}, 'p12@0.25', '', '', 'YELLOW', 12, now_ms, now_ms`,
    'a / 8',
  ],
  [
    'alarm (platform_id, user_id, id, kind, subject_id, parameters, created_at_ms, read_at_ms)',
    `${KEY}, md5(id || k)::uuid::text, 'NEW_EPISODE', ${EPISODE_OF}::text || '/' || k, '{"series": "a-series", "title": "A series", "episode": "ep-12"}',
      now_ms - k * 86400000::bigint, case when k > 3 then now_ms end`,
    'least(a, 60)',
  ],
  [
    'push_subscription (platform_id, user_id, id, session_id, endpoint, p256dh, auth, created_at_ms)',
    `${KEY}, left(encode(sha256(id::bytea), 'hex'), 43), md5(id || 1)::uuid::text, 'https://push.example.org/send/' || repeat(md5(id), 4),
      repeat('k', 87), repeat('a', 22), now_ms`,
    'case when n % 3 = 0 then 1 else 0 end',
  ],
  ['wallet (platform_id, user_id)', KEY, 'pays'],
  [
    'movement (platform_id, user_id, id, type, cause, idempotency_key, created_at_ms)',
    `${KEY}, n * 100 + k, case k when 1 then 'CHARGE' else 'USE' end, case k when 1 then 'order/' else 'episode/' end || n || '-' || k,
      case k when 1 then 'order/' else 'request/' end || n || '-' || k, now_ms - (100 - k) * 3600000`,
    'pays * least(a + 1, 99)',
  ],
  [
    'lot (platform_id, user_id, id, kind, source, amount, remaining, acquired_at_ms, expires_at_ms, movement_id, lot_no)',
    `${KEY}, n, 'COIN', 'PAYMENT', 400, 400 - 3 * least(a, 98), now_ms - 99 * 3600000, now_ms + (1 + n % 1000) * 86400000::bigint, n * 100 + 1, 0`,
    'pays',
  ],
  [
    'posting (platform_id, reader_id, movement_id, line_no, account, user_id, lot_id, kind, amount)',
    `${KEY}, n * 100 + (k + 1) / 2, k % 2, case when k % 2 = 0 then 'WALLET' when k = 1 then 'ISSUED' else 'USED' end,
      case k % 2 when 0 then id end, case k % 2 when 0 then n end, 'COIN',
      case k when 1 then -400 when 2 then 400 else case k % 2 when 0 then -3 else 3 end end`,
    'pays * 2 * least(a + 1, 99)',
  ],
  [
    `coin_order (platform_id, user_id, id, product_id, title, state, provider, client_platform, provider_reference, price_minor_units,
      currency, coins, agreed_at_ms, created_at_ms, updated_at_ms, expires_at_ms, paid_at_ms, charge_movement_id)`,
    `${KEY}, 'order-of-reader-' || n, 'pack', '400 coins', 'paid', 'stripe', 'WEB', 'pi_' || md5(id), 1999, 'USD', 400, now_ms, now_ms, now_ms, now_ms,
      now_ms, n * 100 + 1`,
    'pays',
  ],
  [
    'purchase (platform_id, user_id, id, type, series_id, episode_count, coins, movement_id, created_at_ms)',
    `${KEY}, n * 100 + k, 'RENT', ${SERIES_OF}, 1, 3, n * 100 + 1 + k, now_ms - k * 3600000::bigint`,
    'pays * least(a, 98)',
  ],
  [
    'entitlement (platform_id, user_id, id, episode_id, scope, source, started_at_ms, expires_at_ms, purchase_id)',
    `${KEY}, n * 100 + k, ${EPISODE_OF}, 'RENT', 'PURCHASE', now_ms - k * 3600000::bigint, now_ms + (3 * 24 - k) * 3600000, n * 100 + k`,
    'pays * least(a, 98)',
  ],
  [
    'request_reply (platform_id, subject, request_id, body_hash, reply, created_at_ms)',
    `${KEY}, md5(id || k)::uuid::text, md5(id), '{"purchaseId": 12, "balance": {"coin": 12, "bonusCoin": 0, "mileage": 0}}', now_ms - k * 3600000::bigint`,
    'pays * least(a, 10)',
  ],
  [
    'comment (platform_id, user_id, series_id, episode_id, text, like_count, created_at_ms)',
    `${KEY}, ${SERIES_OF}, ${EPISODE_OF}, 'What a turn. I did not see that coming at all!', 1, now_ms - k * 3600000::bigint`,
    'a / 12',
  ],
];
/** The tables that grow with the readers. */
export const FILLED_TABLES: readonly string[] = [
  'app_user',
  'movement_seal',
  ...ROWS.map(([into]) => into.slice(0, into.indexOf(' '))),
];

/** The catalogue that the model's readers read. */
export async function fillCatalogue(database: Database): Promise<void> {
  for (let number = 1; number <= SERIES; number += 1) {
    await addSeries(database, {
      alias: `series-${number}`,
      platformIds: [MODEL_PLATFORM],
      onPlatform: { freeEpisodeCount: 2, rentCoin: 3, possessionCoin: 5 },
      episodes: Array.from({ length: EPISODES }, () => ({})),
    });
  }
}

/** Adds readers and all that they have. Triggers and foreign keys are off: the rows are consistent, and checking each takes longer. */
export async function fillReaders(database: Database, { from, to, nowMs }: Sample): Promise<void> {
  await database.onOneConnection(async (runner) => {
    await runner.run('set session_replication_role = replica');
    await runner.run(`create temporary table reader as
      select n, md5('reader ' || n)::uuid::text as id, case when n % 5 < 2 then 1 else 0 end as pays, ${nowMs}::bigint as now_ms,
        least(300, floor(2.6 * power(${to - from + 1}::float8 / (1 + (n * 7919::bigint) % ${to - from + 1}), 0.55)))::int as a
      from generate_series(${from}, ${to}) as n`);
    await runner.run(`insert into app_user (platform_id, id, sns_provider, sns_id, email, nickname, birthed_on, is_adult,
        adult_verified_at_ms, is_agree_mail, created_at_ms, updated_at_ms)
      select ${KEY}, 'google', md5(id), 'reader-' || n || '@example.org', 'Reader ' || n, '1990-01-01', true, now_ms, n % 2 = 0, now_ms, now_ms
      from reader`);
    for (const [into, select, each] of ROWS) {
      const given =
        into.startsWith('movement') || /\(platform_id, user_id, id, (kind, source|type|episode_id)/.test(into);
      await runner.run(`insert into ${into}${given ? ' overriding system value' : ''}
        select ${select} from reader, generate_series(1, ${each}) as k on conflict do nothing`);
    }
    await runner.run(`insert into movement_seal (platform_id, position, movement_id, hash, sealed_at_ms, sealed_before)
      select '${MODEL_PLATFORM}', (select coalesce(max(position), 0) from movement_seal) + row_number() over (order by id), id,
        encode(sha256(id::text::bytea), 'hex'), ${nowMs}, pg_current_xact_id()
      from movement where id >= ${from * 100}`);
    await runner.run('drop table reader');
    for (const table of ['movement', 'lot', 'purchase', 'entitlement']) {
      await runner.run(
        `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) + 1000 from ${table}))`,
      );
    }
    await runner.run('set session_replication_role = origin');
  });
  await database.run('vacuum analyze');
}

/** The id and the session of a reader of the sample, as `fillReaders` made them. */
export async function readSample(database: Database, numbers: readonly number[]) {
  const rows = await database.run(
    `select id, md5(id || 1)::uuid::text as session from (
       select md5('reader ' || n)::uuid::text as id from unnest($1::int[]) as n) as reader`,
    [numbers],
  );
  return rows.map(({ id, session }) => ({ userId: String(id), sessionId: String(session) }));
}
