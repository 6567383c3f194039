import { USE_HISTORY_EPISODES } from '@longstrip/api-contract';
import { COIN_KINDS, COIN_SOURCES, PURCHASE_TYPES } from '@longstrip/core';
import type { Executor } from '@longstrip/database';
import { purchase } from '@longstrip/database/schema';
import { and, count, eq, gt, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { ReaderScope } from '../../shared/reader-scope.ts';

const LineSchema = v.object({
  kind: v.picklist(COIN_KINDS),
  source: v.picklist(COIN_SOURCES),
  amount: v.number(),
  acquiredAt: v.number(),
  expiredAt: v.nullable(v.number()),
});

const UseSchema = v.object({
  id: v.number(),
  type: v.picklist(PURCHASE_TYPES),
  seriesId: v.number(),
  alias: v.string(),
  title: v.string(),
  language: v.string(),
  isAdult: v.boolean(),
  isMixed: v.boolean(),
  isBl: v.boolean(),
  episodeCount: v.number(),
  episodes: v.array(v.object({ alias: v.string(), title: v.string() })),
  lines: v.array(LineSchema),
  createdAtMs: v.number(),
  undoneAtMs: v.nullable(v.number()),
});
export type UseRow = v.InferOutput<typeof UseSchema>;

/** Whose history, and since when (exclusive). */
export interface HistoryWindow {
  readonly scope: ReaderScope;
  readonly afterMs: number;
}

/** One page of what a reader bought or opened, newest first, with the lots that each was paid from. */
export async function listUses(
  executor: Executor,
  { scope: { platformId, userId }, afterMs }: HistoryWindow,
  { page, size }: { page: number; size: number },
): Promise<UseRow[]> {
  const result = await executor.execute(sql`
    select purchase.id::float8 as id, purchase.type, purchase.series_id as "seriesId", series.alias, series.language,
      coalesce(series_platform.title, series.title) as title,
      series.is_adult as "isAdult", series.is_mixed as "isMixed",
      exists (select 1 from series_genre where series_genre.series_id = series.id and series_genre.genre = 'BL') as "isBl",
      purchase.episode_count as "episodeCount",
      coalesce((
        select jsonb_agg(jsonb_build_object('alias', opened.alias, 'title', opened.title) order by opened.order_no, opened.id)
        from (
          select distinct episode.id, episode.alias, episode.title, episode.order_no
          from entitlement join episode on episode.id = entitlement.episode_id
          where entitlement.platform_id = purchase.platform_id and entitlement.user_id = purchase.user_id
            and entitlement.purchase_id = purchase.id
          order by episode.order_no, episode.id limit ${USE_HISTORY_EPISODES}
        ) as opened
      ), '[]'::jsonb) as episodes,
      coalesce((
        select jsonb_agg(jsonb_build_object('kind', lot.kind, 'source', lot.source, 'amount', -posting.amount,
          'acquiredAt', lot.acquired_at_ms, 'expiredAt', lot.expires_at_ms) order by posting.line_no)
        from posting join lot on lot.platform_id = posting.platform_id and lot.user_id = posting.user_id
          and lot.id = posting.lot_id
        where posting.platform_id = purchase.platform_id and posting.movement_id = purchase.movement_id
          and posting.account = 'WALLET' and posting.amount < 0
      ), '[]'::jsonb) as lines,
      purchase.created_at_ms::float8 as "createdAtMs", purchase.undone_at_ms::float8 as "undoneAtMs"
    from purchase
    join series on series.id = purchase.series_id
    left join series_platform on series_platform.series_id = series.id and series_platform.platform_id = purchase.platform_id
    where purchase.platform_id = ${platformId} and purchase.user_id = ${userId} and purchase.created_at_ms > ${afterMs}
    order by purchase.created_at_ms desc, purchase.id desc limit ${size} offset ${page * size}`);
  return v.parse(v.object({ rows: v.array(UseSchema) }), result).rows;
}

export async function countUses(
  executor: Executor,
  { scope: { platformId, userId }, afterMs }: HistoryWindow,
): Promise<number> {
  const rows = await executor
    .select({ total: count() })
    .from(purchase)
    .where(and(eq(purchase.platformId, platformId), eq(purchase.userId, userId), gt(purchase.createdAtMs, afterMs)));
  return rows[0]?.total ?? 0;
}

const SpentSchema = v.object({
  date: v.string(),
  useGoldCoin: v.number(),
  useBonusCoin: v.number(),
  useFreeCoin: v.number(),
});

/** What a reader spent by day of a time zone, newest first. What was undone is not spent. */
export async function listSpentDays(
  executor: Executor,
  { scope: { platformId, userId }, afterMs }: HistoryWindow,
  timeZone: string,
) {
  const day = sql`to_char(to_timestamp(movement.created_at_ms / 1000.0) at time zone ${timeZone}, 'YYYY-MM-DD')`;
  const result = await executor.execute(sql`
    select spent.date, -coalesce(sum(spent.amount) filter (where spent.kind = 'COIN'), 0)::float8 as "useGoldCoin",
      -coalesce(sum(spent.amount) filter (where spent.kind = 'BONUS'), 0)::float8 as "useBonusCoin",
      -coalesce(sum(spent.amount) filter (where spent.kind = 'FREE_COIN'), 0)::float8 as "useFreeCoin"
    from (
      select ${day} as date, posting.kind, posting.amount
      from movement join posting on posting.platform_id = movement.platform_id and posting.movement_id = movement.id
      where movement.platform_id = ${platformId} and movement.user_id = ${userId} and movement.type = 'USE'
        and movement.created_at_ms > ${afterMs} and posting.account = 'WALLET'
        and not exists (select 1 from movement as undoing
          where undoing.platform_id = movement.platform_id and undoing.reverses_id = movement.id)
    ) as spent
    group by spent.date order by spent.date desc`);
  return v.parse(v.object({ rows: v.array(SpentSchema) }), result).rows;
}
