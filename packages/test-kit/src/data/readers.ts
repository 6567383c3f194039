import type { Database } from '@longstrip/database';
import { appUser, entitlement, userSession } from '@longstrip/database/schema';
import { mintAccessToken, TEST_NOW_MS } from '../fakes.ts';

export interface UserSpec extends Partial<typeof appUser.$inferInsert> {
  platformId: string;
  id: string;
}

export interface AddedUser {
  platformId: string;
  userId: string;
  sessionId: string;
  /** An access token of the session, valid for 24 hours from the tests' default time. */
  accessToken: string;
}

const WEEK_MS = 7 * 86_400_000;

/** Inserts a reader with one valid session. By default an adult is verified now and has the switch for adult works on. */
export async function addUser(db: Database, spec: UserSpec): Promise<AddedUser> {
  const { platformId, id, isAdult = false } = spec;
  await db.orm.insert(appUser).values({
    snsProvider: 'google',
    snsId: `sns-${id}`,
    email: `${id}@readers.test`,
    name: `Name of ${id}`,
    nickname: `nick-${id}`,
    adultVerifiedAtMs: isAdult ? TEST_NOW_MS : null,
    isAdultToggle: isAdult,
    createdAtMs: TEST_NOW_MS - WEEK_MS,
    updatedAtMs: TEST_NOW_MS - WEEK_MS,
    ...spec,
  });
  return addSession(db, { platformId, userId: id, sessionId: `session-of-${id}` });
}

/** Inserts another session of a reader. */
export async function addSession(
  db: Database,
  of: { platformId: string; userId: string; sessionId: string; revokedAtMs?: number; expiresAtMs?: number },
): Promise<AddedUser> {
  const { revokedAtMs = null, expiresAtMs = TEST_NOW_MS + WEEK_MS, platformId, userId, sessionId } = of;
  await db.orm.insert(userSession).values({
    platformId,
    userId,
    id: sessionId,
    createdAtMs: TEST_NOW_MS - WEEK_MS,
    expiresAtMs,
    revokedAtMs,
  });
  const subject = { platformId, userId, sessionId };
  return { ...subject, accessToken: await mintAccessToken(subject, { nowMs: TEST_NOW_MS }) };
}

/** A signed-in reader with paid coins. */
export interface Buyer {
  readonly userId: string;
  readonly accessToken: string;
}

/** Sessions of buyers are valid by the real clock too, which is ahead of the tests' default time. */
const SESSION_MS = 10 * 365 * 86_400_000;

/**
 * Inserts many readers of a platform with the same number of coins each, and the orders that they paid, in two statements.
 * The first reader is `<prefix>-1`; their lots have ids in the same order.
 */
export async function addBuyers(
  db: Database,
  { platformId, prefix, count, coins }: { platformId: string; prefix: string; count: number; coins: number },
): Promise<Buyer[]> {
  const expiresAtMs = Date.now() + SESSION_MS;
  await db.run(
    `with buyer as (select $2 || '-' || number as id from generate_series(1, $3::integer) as number order by number), made_user as (
      insert into app_user (platform_id, id, sns_provider, sns_id, name, nickname, coin_purchase_count, created_at_ms, updated_at_ms)
      select $1, id, 'google', id, id, id, 1, $4::bigint, $4::bigint from buyer
    )
    insert into user_session (platform_id, user_id, id, created_at_ms, expires_at_ms)
    select $1, id, 'session-of-' || id, $4::bigint, $5::bigint from buyer`,
    [platformId, prefix, count, TEST_NOW_MS, expiresAtMs],
  );
  await db.run(
    `with buyer as (select $2 || '-' || number as id from generate_series(1, $3::integer) as number order by number), made_wallet as (
      insert into wallet (platform_id, user_id) select $1, id from buyer
    ), made as (
      insert into movement (platform_id, user_id, type, cause, idempotency_key, created_at_ms)
      select $1, id, 'CHARGE', 'order/order-' || id, 'order/order-' || id, $4::bigint from buyer returning id, user_id
    ), made_lot as (
      insert into lot (platform_id, user_id, kind, source, amount, acquired_at_ms, movement_id, lot_no)
      select $1, user_id, 'COIN', 'PAYMENT', $5::bigint, $4::bigint, id, 0 from made order by id returning id, user_id
    ), made_order as (
      insert into coin_order (platform_id, user_id, id, product_id, title, state, provider, client_platform, price_minor_units,
        currency, coins, agreed_at_ms, created_at_ms, updated_at_ms, expires_at_ms, paid_at_ms, charge_movement_id)
      select $1, user_id, 'order-' || user_id, 'test', 'Coins', 'paid', 'sandbox', 'WEB', 100, 'USD', $5::bigint,
        $4::bigint, $4::bigint, $4::bigint, $4::bigint, $4::bigint, id
      from made
    )
    insert into posting (platform_id, reader_id, movement_id, line_no, account, user_id, lot_id, kind, amount)
    select $1, made.user_id, made.id, line.line_no, line.account, case when line.line_no = 1 then made.user_id end,
      case when line.line_no = 1 then made_lot.id end, 'COIN', line.sign * $5::bigint
    from made join made_lot on made_lot.user_id = made.user_id
    cross join (values (0, 'ISSUED', -1), (1, 'WALLET', 1)) as line(line_no, account, sign)`,
    [platformId, prefix, count, TEST_NOW_MS, coins],
  );
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const userId = `${prefix}-${index + 1}`;
      const subject = { platformId, userId, sessionId: `session-of-${userId}` };
      const times = { nowMs: Date.now(), lifetimeMs: SESSION_MS };
      return { userId, accessToken: await mintAccessToken(subject, times) };
    }),
  );
}

type EntitlementRow = typeof entitlement.$inferInsert;

const DAY_MS = 86_400_000;

/** Inserts a reader's entitlement to an episode: owned, or rented with two of its three days left. */
export async function addEntitlement(
  db: Database,
  spec: Pick<EntitlementRow, 'platformId' | 'userId' | 'episodeId' | 'scope'> & Partial<EntitlementRow>,
): Promise<void> {
  const isRental = spec.scope === 'RENT' || spec.scope === 'FREETIME';
  await db.orm.insert(entitlement).values({
    source: spec.scope === 'FREETIME' ? 'FREETIME' : 'PURCHASE',
    startedAtMs: TEST_NOW_MS - DAY_MS,
    expiresAtMs: isRental ? TEST_NOW_MS + 2 * DAY_MS : null,
    ...spec,
  });
}
