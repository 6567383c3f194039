import type { Database } from '@longstrip/database';

export const STORE_PLATFORM = 'bom-us';
/** A whole store of the bench; smaller ones have the same shares of it. */
export const WHOLE_STORE = { readers: 1_000_000, series: 10_000, episodes: 500_000 } as const;
const DAY_MS = 86_400_000;
/** Movements of a reader with coins: 1 to 24, on average twelve and a half. Their ids are `n * STEP + k`. */
const MOST_MOVEMENTS = 24;
const STEP = 32;
/** Of so many movements the first buys coins. */
const USES = 8;
const HISTORY_DAYS = 365;

/** The sizes of a store of so many readers. */
export function sizesOf(readers: number) {
  const share = readers / WHOLE_STORE.readers;
  const series = Math.max(20, Math.round(WHOLE_STORE.series * share));
  return { readers, series, episodesOfOne: WHOLE_STORE.episodes / WHOLE_STORE.series };
}

/** A pseudo-random share from 0 to 1, the same for the same numbers. */
const share = (...of: string[]) => `((hashtextextended(concat_ws('/', ${of.join(', ')}), 0) & 1048575) / 1048576.0)`;

interface Step {
  readonly what: string;
  readonly statement: string;
}

function stepsOf({ readers, series, episodesOfOne: episodes }: ReturnType<typeof sizesOf>, nowMs: number): Step[] {
  const now = `${nowMs}::bigint`;
  const platform = `'${STORE_PLATFORM}'`;
  const reader = `md5('reader ' || n)::uuid::text`;
  const everyReader = `generate_series(1, ${readers}) as n`;
  // Four of ten readers have coins.
  const payers = `(select n, 1 + (n * 7919::bigint % ${MOST_MOVEMENTS})::int as many from ${everyReader} where n % 5 < 2) as payer`;
  const movements = `${payers} cross join lateral generate_series(1, many) as k`;
  const isCharge = `(k - 1) % ${USES} = 0`;
  // The last movement of each reader is of the last days before now, the first of some day of the year.
  const at = `(${now} - ((${share('n')} * ${HISTORY_DAYS - 30})::int + (many - k)) * ${DAY_MS}::bigint - (${share('n', 'k')} * ${DAY_MS})::bigint)`;
  const id = `(n::bigint * ${STEP} + k)`;
  const chargeId = `(n::bigint * ${STEP} + k - (k - 1) % ${USES})`;
  const used = `least(${USES} - 1, many - k)`;
  const seriesOf = `(1 + floor(${series} * power(${share('n', 'k')}, 3)))::int`;
  const episodeOf = `((${seriesOf} - 1) * ${episodes} + 1 + (n + k) % ${episodes})::int`;
  const price = `(array[199, 499, 999])[1 + n % 3]`;
  return [
    {
      what: 'series',
      statement: `insert into series (id, alias, series_key, language, work_key, type, status, title, publisher, reading_direction,
          writing_mode, viewer_mode, created_at_ms, updated_at_ms) overriding system value
        select n, 'series-' || n, 'series-' || n, 'en', 'series-' || n, 'COMIC', 'SCHEDULED', 'Story ' || n,
          'Publisher ' || n % 50, 'LTR', 'HORIZONTAL', 'SCROLL', ${now}, ${now} from generate_series(1, ${series}) as n`,
    },
    {
      what: 'series on their platform',
      statement: `insert into series_platform (platform_id, series_id, rent_coin, possession_coin, opened_at_ms, updated_at_ms)
        select ${platform}, n, 3, 5, ${now} - n, ${now} from generate_series(1, ${series}) as n`,
    },
    {
      what: 'episodes',
      statement: `insert into episode (id, series_id, number, alias, order_no, title, content_type, viewer_mode, reading_direction, writing_mode,
          created_at_ms, updated_at_ms) overriding system value
        select (n - 1) * ${episodes} + k, n, k::text, 'ep-' || k, k, 'Episode ' || k, 'IMAGE', 'SCROLL', 'LTR', 'HORIZONTAL', ${now}, ${now}
        from generate_series(1, ${series}) as n, generate_series(1, ${episodes}) as k`,
    },
    {
      what: 'episodes on their platform',
      statement: `insert into episode_platform (platform_id, episode_id, opened_at_ms)
        select ${platform}, id, ${now} - id from episode`,
    },
    {
      what: 'readers',
      statement: `insert into app_user (platform_id, id, sns_provider, sns_id, email, nickname, birthed_on, is_adult, adult_verified_at_ms,
          created_at_ms, updated_at_ms)
        select ${platform}, ${reader}, 'google', md5(n::text), 'reader-' || n || '@example.org', 'Reader ' || n, '1990-01-01', true, ${now},
          ${now} - (${share('n', `'came'`)} * ${HISTORY_DAYS})::int * ${DAY_MS}::bigint, ${now} from ${everyReader}`,
    },
    {
      what: 'sessions',
      statement: `insert into user_session (platform_id, user_id, id, created_at_ms, expires_at_ms)
        select ${platform}, ${reader}, md5('session ' || n)::uuid::text, ${now} - ${DAY_MS}, ${now} + 7 * ${DAY_MS}::bigint from ${everyReader}`,
    },
    {
      what: 'positions',
      statement: `insert into reading_position (platform_id, user_id, episode_id, series_id, page_order_no, updated_at_ms)
        select ${platform}, ${reader}, ${episodeOf}, ${seriesOf}, 1, ${now} - (${share('n', 'k', `'read'`)} * 60 * ${DAY_MS})::bigint
        from ${everyReader}, generate_series(1, 3) as k on conflict do nothing`,
    },
    {
      what: 'reads',
      statement: `insert into read_event (platform_id, series_id, episode_id, is_paid, read_at_ms)
        select ${platform}, ${seriesOf}, ${episodeOf}, k = 1, ${now} - (${share('n', 'k', `'read'`)} * 30 * ${DAY_MS})::bigint
        from ${everyReader}, generate_series(1, 2) as k`,
    },
    {
      what: 'wallets',
      statement: `insert into wallet (platform_id, user_id) select ${platform}, ${reader} from ${payers}`,
    },
    {
      what: 'movements',
      statement: `insert into movement (platform_id, user_id, id, type, cause, idempotency_key, created_at_ms, agreed) overriding system value
        select ${platform}, ${reader}, ${id}, case when ${isCharge} then 'CHARGE' else 'USE' end,
          case when ${isCharge} then 'order/order-' || ${id} else 'episode/' || ${episodeOf} end, 'bench/' || k, ${at},
          case when not ${isCharge} then jsonb_build_object('type', 'RENT', 'seriesId', ${seriesOf}) end from ${movements}`,
    },
    {
      what: 'lots',
      statement: `insert into lot (platform_id, user_id, id, kind, source, amount, remaining, acquired_at_ms, movement_id, lot_no) overriding system value
        select ${platform}, ${reader}, ${id}, 'COIN', 'PAYMENT', 30, 30 - 3 * ${used}, ${at}, ${id}, 0 from ${movements} where ${isCharge}`,
    },
    {
      what: 'postings',
      statement: `insert into posting (platform_id, reader_id, movement_id, line_no, account, user_id, lot_id, kind, amount)
        select ${platform}, ${reader}, ${id}, line_no, case when line_no = 0 then 'WALLET' when ${isCharge} then 'ISSUED' else 'USED' end,
          case line_no when 0 then ${reader} end, case line_no when 0 then ${chargeId} end, 'COIN',
          case when ${isCharge} then 30 else -3 end * case line_no when 0 then 1 else -1 end
        from ${movements} cross join (values (0), (1)) as line(line_no)`,
    },
    {
      what: 'orders',
      statement: `insert into coin_order (platform_id, user_id, id, product_id, title, state, provider, client_platform, provider_reference,
          price_minor_units, currency, coins, agreed_at_ms, created_at_ms, updated_at_ms, expires_at_ms, paid_at_ms, charge_movement_id)
        select ${platform}, ${reader}, 'order-' || ${id}, 'pack-' || n % 3, '30 coins', 'paid', 'stripe', 'WEB', 'pi_' || ${id}, ${price}, 'USD', 30,
          ${at}, ${at}, ${at}, ${at}, ${at}, ${id} from ${movements} where ${isCharge}`,
    },
    {
      what: 'purchases',
      statement: `insert into purchase (platform_id, user_id, id, type, series_id, episode_count, episode_ids, coins, movement_id, created_at_ms)
        overriding system value
        select ${platform}, ${reader}, ${id}, 'RENT', ${seriesOf}, 1, array[${episodeOf}], 3, ${id}, ${at} from ${movements} where not ${isCharge}`,
    },
    {
      what: 'entitlements',
      statement: `insert into entitlement (platform_id, user_id, id, episode_id, scope, source, started_at_ms, expires_at_ms, purchase_id)
        overriding system value
        select ${platform}, ${reader}, ${id}, ${episodeOf}, 'RENT', 'PURCHASE', ${at}, ${at} + 3 * ${DAY_MS}::bigint, ${id}
        from ${movements} where not ${isCharge}`,
    },
    {
      what: 'seals',
      statement: `insert into movement_seal (platform_id, position, movement_id, hash, sealed_at_ms, sealed_before)
        select ${platform}, row_number() over (order by id), id, encode(sha256(id::text::bytea), 'hex'), ${now}, pg_current_xact_id() from movement`,
    },
    {
      what: 'tickets',
      statement: `insert into support_ticket (platform_id, user_id, id, category, title, text, locale, status, sent_on, day_order, created_at_ms)
        select ${platform}, ${reader}, 'ticket-' || n, 'COIN', 'Where are my coins?', 'I bought some.', 'en-US',
          case when n % 10 = 0 then 'WAIT' else 'COMPLETED' end, '2027-01-01', 1, ${now} - n * 60000::bigint
        from ${everyReader} where n % 20 = 0`,
    },
    {
      what: 'log',
      statement: `insert into audit_log (logged_at_ms, actor, actor_role, action, subject_type, subject_id, after)
        select ${now} - n * 1000::bigint, 'Sam', 'support', 'wallet.grant', 'wallet', ${platform} || '/' || ${reader},
          jsonb_build_object('amount', n % 40, 'reason', 'a lost order ' || n)
        from ${everyReader} where n % 5 = 0 order by n desc`,
    },
  ];
}

/**
 * Fills an empty, migrated database with a store, table by table. Triggers and foreign keys are off: the rows are consistent, and checking
 * each takes hours.
 *
 * @returns how many movements there are
 */
export async function fillStore(
  database: Database,
  readers: number,
  nowMs: number,
  onStep: (what: string) => void = () => undefined,
): Promise<number> {
  await database.onOneConnection(async (runner) => {
    await runner.run('set session_replication_role = replica');
    await runner.run(`set synchronous_commit = off`);
    for (const { what, statement } of stepsOf(sizesOf(readers), nowMs)) {
      onStep(what);
      await runner.run(statement);
    }
    for (const table of ['series', 'episode', 'movement', 'lot', 'purchase', 'entitlement']) {
      await runner.run(
        `select setval(pg_get_serial_sequence('${table}', 'id'), (select coalesce(max(id), 0) + 1000 from ${table}))`,
      );
    }
    await runner.run('set session_replication_role = origin');
  });
  onStep('statistics');
  await database.run('vacuum analyze');
  const [row] = await database.run('select count(*)::float8 as count from movement');
  return Number(row?.count);
}

/** The session of an owner, as the product would store it. @returns its token */
export async function addOwner(database: Database, nowMs: number): Promise<string> {
  const token = `ls-session-${'b'.repeat(43)}`;
  const statements = [
    `insert into operator (id, email, name, password_hash, locale, created_at_ms) values ('owner', 'owner@console.example', 'Owner', 'none', 'en-US', 1)`,
    `insert into operator_role values ('owner', 'owner', 'all')`,
    `insert into operator_second_factor (operator_id, sealed, key_id, created_at_ms, last_step) values ('owner', 'none', 'none', 1, 0)`,
    `insert into operator_session (id, operator_id, token_hash, step, created_at_ms, seen_at_ms)
     values ('session', 'owner', encode(sha256('${token}'::bytea), 'hex'), 'OPEN', ${nowMs}, ${nowMs})`,
  ];
  for (const statement of statements) await database.run(statement);
  return token;
}
