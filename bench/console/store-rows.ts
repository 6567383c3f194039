export const STORE_PLATFORM = 'bom-us';
/** A whole store of the bench; smaller ones have the same shares of it. */
export const WHOLE_STORE = { readers: 1_000_000, series: 10_000, episodes: 500_000 } as const;
const DAY_MS = 86_400_000;
/** Movements of a reader with coins: 1 to 24, on average twelve and a half. */
const MOST_MOVEMENTS = 24;
/** Of so many movements the first buys coins. */
const USES = 8;
const HISTORY_DAYS = 365;
/** Episodes of every third series that open in the weeks to come. */
const TO_COME = 4;
const PUBLISHERS = 50;
const COUPONS = 60;

/** The sizes of a store of so many readers. */
export function sizesOf(readers: number) {
  const series = Math.max(20, Math.round((WHOLE_STORE.series * readers) / WHOLE_STORE.readers));
  return { readers, series, episodesOfOne: WHOLE_STORE.episodes / WHOLE_STORE.series };
}
type Sizes = ReturnType<typeof sizesOf>;

/** A pseudo-random share from 0 to 1, the same for the same number and purpose. */
const share = (number: string, purpose: number) =>
  `((hashint8extended(${number}::bigint, ${purpose}) & 1048575) / 1048576::float8)`;

/** Rows that are inserted into a table; tables are filled in the order of the list. */
interface Fill {
  readonly into: string;
  readonly rows: string;
}

/**
 * Tables of the session that the rows are made from: readers in the order of their ids, and movements in the order of time, as a
 * store has both. So a reader's rows lie as far apart as they do there.
 */
export function sourcesOf({ readers, series, episodesOfOne: episodes }: Sizes, nowMs: number): readonly string[] {
  const at = `${nowMs}::bigint - ((${share('n', 1)} * ${HISTORY_DAYS - 30})::int + (many - k)) * ${DAY_MS}::bigint
    - (${share(`n * 32 + k`, 2)} * ${DAY_MS})::bigint`;
  return [
    `create temporary table filled_reader as
     select row_number() over (order by reader)::int as n, reader
     from (select md5('reader ' || number)::uuid::text as reader from generate_series(1, ${readers}) as number) as made`,
    // Four of ten readers have coins. The last movement of each is of the last days before now, the first of some day of the year.
    `create temporary table filled_movement as
     with payer as (
       select n, reader, 1 + (n * 7919::bigint % ${MOST_MOVEMENTS})::int as many from filled_reader where n % 5 < 2
     ), made as (
       select n, reader, k, many, ${at} as at_ms, (k - 1) % ${USES} = 0 as is_charge, (k - 1) / ${USES} as charge_no,
         (1 + floor(${series} * power(${share(`n * 32 + k`, 3)}, 3)))::int as series_id
       from payer cross join lateral generate_series(1, many) as k
     ), numbered as (
       select *, row_number() over (order by at_ms, n, k) as id, (series_id - 1) * ${episodes} + 1 + (n + k) % ${episodes} as episode_id
       from made
     )
     select *, first_value(id) over (partition by n, charge_no order by k) as charge_id, 'order-' || (100000000 + id) as order_id
     from numbered order by id`,
    'analyze filled_reader, filled_movement',
  ];
}

function catalogueFills({ series, episodesOfOne: episodes }: Sizes, nowMs: number): Fill[] {
  const everySeries = `generate_series(1, ${series}) as n`;
  return [
    {
      into: `series (id, alias, series_key, language, work_key, type, status, title, publisher, reading_direction, writing_mode,
        viewer_mode, created_at_ms, updated_at_ms) overriding system value`,
      rows: `select n, 'series-' || n, 'series-' || n, 'en', 'series-' || n, 'COMIC', 'SCHEDULED', 'Story ' || n,
        'Publisher ' || n % ${PUBLISHERS}, 'LTR', 'HORIZONTAL', 'SCROLL', ${nowMs}, ${nowMs} from ${everySeries}`,
    },
    {
      into: 'series_platform (platform_id, series_id, rent_coin, possession_coin, opened_at_ms, updated_at_ms)',
      rows: `select '${STORE_PLATFORM}', n, 3, 5, ${nowMs} - n, ${nowMs} from ${everySeries}`,
    },
    {
      into: `episode (id, series_id, number, alias, order_no, title, content_type, viewer_mode, reading_direction, writing_mode,
        created_at_ms, updated_at_ms) overriding system value`,
      rows: `select (n - 1) * ${episodes} + k, n, k::text, 'ep-' || k, k, 'Episode ' || k, 'IMAGE', 'SCROLL', 'LTR', 'HORIZONTAL',
        ${nowMs}, ${nowMs} from ${everySeries}, generate_series(1, ${episodes}) as k`,
    },
    {
      into: 'episode_platform (platform_id, episode_id, opened_at_ms)',
      rows: `select '${STORE_PLATFORM}', (n - 1) * ${episodes} + k,
        case when n % 3 = 0 and k > ${episodes - TO_COME} then ${nowMs} + (k - ${episodes - TO_COME}) * 7 * ${DAY_MS}::bigint
          else ${nowMs} - ((n - 1) * ${episodes} + k) end
        from ${everySeries}, generate_series(1, ${episodes}) as k`,
    },
    {
      into: 'publisher_contract (platform_id, id, publisher, series_id, share_basis_points, starts_on, updated_at_ms)',
      rows: `select '${STORE_PLATFORM}', 'contract-' || n, 'Publisher ' || n % ${PUBLISHERS}, case when n >= ${PUBLISHERS} then n end,
        3000, '2020-01-01', 1 from generate_series(0, ${PUBLISHERS + Math.min(19, series - PUBLISHERS)}) as n`,
    },
  ];
}

function readerFills({ series, episodesOfOne: episodes }: Sizes, nowMs: number): Fill[] {
  const key = `'${STORE_PLATFORM}', reader`;
  const readSeries = `(1 + floor(${series} * power(${share('n * 32 + k', 3)}, 3)))::int`;
  const readEpisode = `((${readSeries} - 1) * ${episodes} + 1 + (n + k) % ${episodes})::int`;
  const readAt = (days: number) => `${nowMs}::bigint - (${share('n * 32 + k', 4)} * ${days} * ${DAY_MS})::bigint`;
  return [
    {
      into: `app_user (platform_id, id, sns_provider, sns_id, email, nickname, birthed_on, is_adult, adult_verified_at_ms, created_at_ms,
        updated_at_ms)`,
      rows: `select ${key}, 'google', md5(n::text), 'reader-' || n || '@example.org', 'Reader ' || n, '1990-01-01', true, ${nowMs},
        ${nowMs} - (${share('n', 5)} * ${HISTORY_DAYS})::int * ${DAY_MS}::bigint, ${nowMs} from filled_reader`,
    },
    {
      into: 'user_session (platform_id, user_id, id, created_at_ms, expires_at_ms)',
      rows: `select ${key}, md5('session ' || n)::uuid::text, ${nowMs} - ${DAY_MS}, ${nowMs} + 7 * ${DAY_MS}::bigint from filled_reader`,
    },
    {
      into: 'reading_position (platform_id, user_id, episode_id, series_id, page_order_no, updated_at_ms)',
      rows: `select ${key}, ${readEpisode}, ${readSeries}, 1, ${readAt(60)} from filled_reader, generate_series(1, 3) as k
        on conflict do nothing`,
    },
    {
      into: 'read_event (platform_id, series_id, episode_id, is_paid, read_at_ms)',
      rows: `select '${STORE_PLATFORM}', ${readSeries}, ${readEpisode}, k = 1, ${readAt(30)} from filled_reader, generate_series(1, 2) as k`,
    },
    {
      into: 'rate_limit (key, points, expire)',
      rows: `select 'password:' || md5('subject ' || n) || '.' || md5('range ' || n), 1, ${nowMs} + 600000 from filled_reader where n % 5 = 0`,
    },
  ];
}

function moneyFills(nowMs: number): Fill[] {
  const key = `'${STORE_PLATFORM}', reader`;
  const charges = 'from filled_movement where is_charge';
  const uses = 'from filled_movement where not is_charge';
  return [
    { into: 'wallet (platform_id, user_id)', rows: `select ${key} from filled_reader where n % 5 < 2` },
    {
      into: 'movement (platform_id, user_id, id, type, cause, idempotency_key, created_at_ms, agreed) overriding system value',
      rows: `select ${key}, id, case when is_charge then 'CHARGE' else 'USE' end,
        case when is_charge then 'order/' || order_id else 'episode/' || episode_id end, 'bench/' || k, at_ms,
        case when not is_charge then jsonb_build_object('type', 'RENT', 'seriesId', series_id) end from filled_movement`,
    },
    {
      into: 'lot (platform_id, user_id, id, kind, source, amount, remaining, acquired_at_ms, movement_id, lot_no) overriding system value',
      rows: `select ${key}, id, 'COIN', 'PAYMENT', 30, 30 - 3 * least(${USES} - 1, many - k), at_ms, id, 0 ${charges}`,
    },
    {
      into: 'posting (platform_id, reader_id, movement_id, line_no, account, user_id, lot_id, kind, amount)',
      rows: `select ${key}, id, line_no, case when line_no = 0 then 'WALLET' when is_charge then 'ISSUED' else 'USED' end,
        case line_no when 0 then reader end, case line_no when 0 then charge_id end, 'COIN',
        case when is_charge then 30 else -3 end * case line_no when 0 then 1 else -1 end
        from filled_movement cross join (values (0), (1)) as line(line_no)`,
    },
    {
      into: `coin_order (platform_id, user_id, id, product_id, title, state, provider, client_platform, provider_reference,
        price_minor_units, currency, coins, agreed_at_ms, created_at_ms, updated_at_ms, expires_at_ms, paid_at_ms, charge_movement_id)`,
      rows: `select ${key}, order_id, 'pack-' || n % 3, '30 coins', 'paid', 'stripe', 'WEB', 'pi_' || id, (array[199, 499, 999])[1 + n % 3],
        'USD', 30, at_ms, at_ms, at_ms, at_ms, at_ms, id ${charges}`,
    },
    {
      // Some were paid again a minute later, and given back.
      into: `coin_order (platform_id, user_id, id, product_id, title, state, provider, client_platform, provider_reference,
        price_minor_units, currency, coins, agreed_at_ms, created_at_ms, updated_at_ms, expires_at_ms, paid_at_ms, refund_asked_at_ms,
        refunded_at_ms)`,
      rows: `select ${key}, order_id || 'b', 'pack-' || n % 3, '30 coins', 'refunded', 'stripe', 'WEB', 'pi_' || id || 'b', 199, 'USD', 30,
        again_ms, again_ms, again_ms, again_ms, again_ms, again_ms, again_ms
        from filled_movement cross join lateral (select at_ms + 60000 as again_ms) as later where is_charge and id % 500 = 0`,
    },
    {
      into: 'webhook_event (source, event_id, body_hash, payload, received_at_ms, worked_at_ms, outcome)',
      rows: `select case when n % 20 = 0 then 'apple' else 'stripe' end, 'evt_' || id, md5(id::text), jsonb_build_object('order', order_id),
        at_ms, at_ms + 1000, 'paid/credit' ${charges}`,
    },
    {
      into: `purchase (platform_id, user_id, id, type, series_id, episode_count, episode_ids, coins, movement_id, created_at_ms)
        overriding system value`,
      rows: `select ${key}, id, 'RENT', series_id, 1, array[episode_id::int], 3, id, at_ms ${uses}`,
    },
    {
      into: `entitlement (platform_id, user_id, id, episode_id, scope, source, started_at_ms, expires_at_ms, purchase_id)
        overriding system value`,
      rows: `select ${key}, id, episode_id, 'RENT', 'PURCHASE', at_ms, at_ms + 3 * ${DAY_MS}::bigint, id ${uses}`,
    },
    {
      into: 'coupon (platform_id, id, type, title, value, clients, starts_at_ms, ends_at_ms, created_at_ms, updated_at_ms)',
      rows: `select '${STORE_PLATFORM}', 'coupon-' || n, 'FREE_COIN', 'Coupon ' || n, 5, '["WEB"]', 1, ${nowMs} + ${DAY_MS}, n, n
        from generate_series(1, ${COUPONS}) as n`,
    },
    {
      // All readers have the newest coupon, one of a hundred has each of the others.
      into: 'user_coupon (platform_id, user_id, coupon_id, received_at_ms, expires_at_ms, used_at_ms)',
      rows: `select ${key}, 'coupon-' || number, ${nowMs} - 1000, ${nowMs} + ${DAY_MS}, case when n % 10 < 3 then ${nowMs} end
        from filled_reader cross join lateral (values (${COUPONS}), (n % 100)) as coupon(number) where number between 1 and ${COUPONS}`,
    },
  ];
}

function deskFills(nowMs: number): Fill[] {
  const key = `'${STORE_PLATFORM}', reader`;
  const text = `'My order ' || md5(n::text) || ' was paid and I see no coins. '
    || repeat('I have tried it again on another device, and they are not there either. ', 4) || 'Greetings, reader ' || n`;
  return [
    {
      into: `support_ticket (platform_id, user_id, id, category, title, text, locale, status, sent_on, day_order, created_at_ms, answer,
        answered_at_ms)`,
      rows: `select ${key}, 'ticket-' || n, 'COIN', 'Where are my coins?', ${text}, 'en-US', case when n % 200 = 0 then 'WAIT' else 'COMPLETED' end,
        '2027-01-01', 1, ${nowMs} - n * 60000::bigint, case when n % 200 <> 0 then 'They are there now.' end,
        case when n % 200 <> 0 then ${nowMs} end from filled_reader where n % 20 = 0`,
    },
    {
      into: 'comment (platform_id, user_id, id, series_id, episode_id, text, created_at_ms, blinded_at_ms) overriding system value',
      rows: `select ${key}, n, 1 + n % 20, (n % 20) * 50 + 1, 'What a turn. I did not see that coming at all!', ${nowMs} - n * 1000::bigint,
        case when n % 1000 = 0 then ${nowMs} end from filled_reader where n % 2 = 0`,
    },
    {
      into: 'comment_report (platform_id, user_id, comment_id, reason, created_at_ms, settled_at_ms)',
      rows: `select ${key}, n - 1, 'SPAM', ${nowMs} - n * 1000::bigint, case when n % 3 = 0 then ${nowMs} end
        from filled_reader where n % 101 = 1 and n % 2 = 1 and n > 1`,
    },
    {
      into: 'audit_log (logged_at_ms, actor, actor_role, action, subject_type, subject_id, after)',
      rows: `select ${nowMs} - n * 1000::bigint, 'Sam', 'support', 'wallet.grant', 'wallet', '${STORE_PLATFORM}/' || reader,
        jsonb_build_object('amount', n % 40, 'reason', 'a lost order ' || n) from filled_reader where n % 5 = 0 order by n desc`,
    },
  ];
}

/** The rows of a store, table by table. */
export function fillsOf(sizes: Sizes, nowMs: number): readonly Fill[] {
  return [...catalogueFills(sizes, nowMs), ...readerFills(sizes, nowMs), ...moneyFills(nowMs), ...deskFills(nowMs)];
}

/** Seals are of later transactions than what they seal, or they would be made again. Their hashes stand for the true ones. */
export function sealFills(nowMs: number): readonly Fill[] {
  const rest = (id: string) => `encode(sha256(${id}::text::bytea), 'hex'), ${nowMs}, pg_current_xact_id()`;
  return [
    {
      into: 'movement_seal (platform_id, position, movement_id, hash, sealed_at_ms, sealed_before)',
      rows: `select '${STORE_PLATFORM}', id, id, ${rest('id')} from filled_movement`,
    },
    {
      into: 'audit_seal (position, audit_id, hash, sealed_at_ms, sealed_before)',
      rows: `select row_number() over (order by id), id, ${rest('id')} from audit_log`,
    },
  ];
}
