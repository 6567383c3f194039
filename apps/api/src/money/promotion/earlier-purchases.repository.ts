import { CLIENT_PLATFORMS, type EarlierOpening, PAID_TYPES, PAYMENT_PROVIDERS } from '@longstrip/core';
import type { SqlRunner } from '@longstrip/database';
import * as v from 'valibot';

type Runner = Pick<SqlRunner, 'run'>;

/** The days of a platform whose purchases are asked for, as moments. */
export interface TriedPeriod {
  readonly platformId: string;
  readonly fromMs: number;
  readonly beforeMs: number;
}

/** What opened which episodes; purchases of before that was stored have entitlements that say it. */
const EPISODES = `coalesce(purchase.episode_ids, (
    select array_agg(entitlement.episode_id order by entitlement.episode_id) from entitlement
    where entitlement.platform_id = purchase.platform_id and entitlement.user_id = purchase.user_id
      and entitlement.purchase_id = purchase.id))`;

const IN_PERIOD = `purchase.platform_id = $1 and purchase.series_id = $2::integer and purchase.undone_at_ms is null
  and purchase.created_at_ms >= $3::bigint and purchase.created_at_ms < $4::bigint`;

const TYPES = PAID_TYPES.map((type) => `'${type}'`).join(', ');

const BY_PRICE = `
select type, to_jsonb(${EPISODES}) as "episodeIds", coins, count(*)::float8 as count
from purchase where ${IN_PERIOD} and coins > 0 and type in (${TYPES})
group by 1, 2, 3 limit $5::integer`;

const AlikeSchema = v.object({
  type: v.picklist(PAID_TYPES),
  episodeIds: v.nullable(v.array(v.number())),
  /** What each cost. */
  coins: v.number(),
  count: v.number(),
});

/** Purchases of the same episodes in the same way for the same price. */
export type AlikePurchases = Omit<v.InferOutput<typeof AlikeSchema>, 'episodeIds'> & {
  readonly episodeIds: readonly number[];
};

/** What is looked at of one series: above it, whole series were bought by very many, each a part of their own. */
const MOST_ALIKE = 50_000;

/**
 * The purchases of a series in a period that cost coins and were not undone. Nothing of them says who bought.
 * @returns null if there are more than are looked at
 */
export async function listAlike(
  runner: Runner,
  { platformId, fromMs, beforeMs }: TriedPeriod,
  seriesId: number,
): Promise<AlikePurchases[] | null> {
  const rows = await runner.run(BY_PRICE, [platformId, seriesId, fromMs, beforeMs, MOST_ALIKE + 1]);
  if (rows.length > MOST_ALIKE) return null;
  return v
    .parse(v.array(AlikeSchema), rows)
    .flatMap(({ episodeIds, ...alike }) => (episodeIds === null ? [] : [{ ...alike, episodeIds }]));
}

const OPENINGS = `
select id::float8 as id, user_id as "userId", type, (${EPISODES})[1] as "episodeId", coins, created_at_ms::float8 as "atMs"
from purchase where ${IN_PERIOD} and type in ('RENT', 'FREETIME') and (user_id, created_at_ms, id) > ($5, $6::bigint, $7::bigint)
order by user_id, created_at_ms, id limit $8::integer`;

const OpeningSchema = v.object({
  ...{ id: v.number(), userId: v.string(), type: v.picklist(['RENT', 'FREETIME']) },
  ...{ episodeId: v.nullable(v.number()), coins: v.number(), atMs: v.number() },
});
type OpeningRow = v.InferOutput<typeof OpeningSchema>;

/** A rental or a used ticket, with what it cost. */
export interface PaidOpening extends EarlierOpening {
  readonly coins: number;
}

/** Rows that are read at a time. */
const ROWS = 5_000;

/** The rentals and used tickets of a series in a period, reader by reader, each in the order of time. */
export async function* openingsByReader(
  runner: Runner,
  { platformId, fromMs, beforeMs }: TriedPeriod,
  seriesId: number,
): AsyncGenerator<readonly PaidOpening[]> {
  let reader: string | null = null;
  let own: PaidOpening[] = [];
  for (let last: OpeningRow | null | undefined = null; last !== undefined; ) {
    const after = last === null ? ['', 0, 0] : [last.userId, last.atMs, last.id];
    const values = [platformId, seriesId, fromMs, beforeMs, ...after, ROWS];
    const rows: OpeningRow[] = v.parse(v.array(OpeningSchema), await runner.run(OPENINGS, values));
    for (const { userId, episodeId, ...row } of rows) {
      if (userId !== reader) {
        if (own.length > 0) yield own;
        own = [];
        reader = userId;
      }
      if (episodeId !== null) own.push({ ...row, episodeId });
    }
    last = rows.length < ROWS ? undefined : rows.at(-1);
  }
  if (own.length > 0) yield own;
}

const ORDERS = `
select bought.id, bought.user_id as "userId", product_id as "productId", client_platform as client, provider, currency,
  price_minor_units as price, discount_minor_units as discount, coins, bonus_coins as "bonusCoins", mileage,
  case coupon.type when 'EXTRA_POINT' then coupon.value else 0 end as "couponMileage",
  user_coupon_id is not null as "hasCoupon", bought.created_at_ms::float8 as "atMs"
from coin_order as bought
left join user_coupon as own on own.platform_id = bought.platform_id and own.user_id = bought.user_id and own.id = bought.user_coupon_id
left join coupon on coupon.platform_id = own.platform_id and coupon.id = own.coupon_id
where bought.platform_id = $1 and bought.state = 'paid' and bought.created_at_ms >= $2::bigint and bought.created_at_ms < $3::bigint
  and (bought.created_at_ms, bought.id) > ($4::bigint, $5)
order by bought.created_at_ms, bought.id limit $6::integer`;

const OrderSchema = v.object({
  ...{ id: v.string(), userId: v.string(), productId: v.string(), client: v.picklist(CLIENT_PLATFORMS) },
  /** `none`: a coupon paid for all of it. */
  ...{ provider: v.picklist([...PAYMENT_PROVIDERS, 'none']), currency: v.string() },
  ...{ price: v.number(), discount: v.number(), coins: v.number(), bonusCoins: v.number(), mileage: v.number() },
  /** Points that its coupon added; they are among its points. */
  couponMileage: v.number(),
  ...{ hasCoupon: v.boolean(), atMs: v.number() },
});
export type OrderRow = v.InferOutput<typeof OrderSchema>;

/** The paid orders of a period, in the order of time, some thousands at a time. */
export async function* ordersInTime(
  runner: Runner,
  { platformId, fromMs, beforeMs }: TriedPeriod,
): AsyncGenerator<readonly OrderRow[]> {
  for (let last: OrderRow | null | undefined = null; last !== undefined; ) {
    const after: readonly [number, string] = last === null ? [0, ''] : [last.atMs, last.id];
    const values = [platformId, fromMs, beforeMs, ...after, ROWS];
    const rows: OrderRow[] = v.parse(v.array(OrderSchema), await runner.run(ORDERS, values));
    yield rows;
    last = rows.length < ROWS ? undefined : rows.at(-1);
  }
}
