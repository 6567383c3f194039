import {
  type SpentDays,
  USE_HISTORY_EPISODES,
  type UseHistoryItem,
  type UseHistoryPage,
  type UseHistoryQuerySchema,
} from '@longstrip/api-contract';
import { COIN_KINDS, COIN_SOURCES, type CoinKind, PURCHASE_TYPES, spentCoins } from '@longstrip/core';
import type { Executor } from '@longstrip/database';
import { purchase } from '@longstrip/database/schema';
import { and, count, eq, gt, sql } from 'drizzle-orm';
import { DateTime } from 'luxon';
import * as v from 'valibot';
import { chooseThumbnails, NO_FACTS } from '../../catalogue/index.ts';
import type { SignedInCaller } from '../../http/caller.ts';
import { callerSeesAdult, callerSeesBl } from '../../http/caller-view.ts';
import type { EndpointCall } from '../../http/endpoint.ts';
import { pageOf } from '../../http/page-of.ts';
import type { ReaderScope } from '../../shared/reader-scope.ts';
import type { MoneyParts } from '../services.ts';

type Parts = Pick<MoneyParts, 'db' | 'services'>;
type Call = EndpointCall<SignedInCaller>;
type Query = v.InferOutput<typeof UseHistoryQuerySchema>;

/**
 * `GET purchase/history`: what a reader bought or opened in the last days, with the lots it was paid from. It is a record of
 * money, so no row is left out; a work that the reader does not see now comes without title, alias, episodes and picture (record
 * 0094).
 */
export async function readUseHistory({ db, services }: Parts, query: Query, call: Call): Promise<UseHistoryPage> {
  const { caller, platform, nowMs } = call;
  const window = windowOf(call);
  const [rows, totalElements] = await Promise.all([listUses(db.orm, window, query), countUses(db.orm, window)]);
  const seriesIds = [...new Set(rows.map(({ seriesId }) => seriesId))];
  const facts = await services.seriesFacts.read({ platformId: platform.id, nowMs, seriesIds });
  const seesAdult = callerSeesAdult(caller, { platform, guestSaysAdult: false, nowMs });
  const seesBl = callerSeesBl(call);
  const isUnseen = (row: UseRow) => (row.isAdult && !seesAdult) || (row.isBl && !seesBl);
  const thumbnailsOf = (row: UseRow) => {
    const { pictures } = facts.get(row.seriesId) ?? NO_FACTS;
    return chooseThumbnails(services.images, pictures, {
      platformId: platform.id,
      types: query.contentsThumbnailType,
      isAdultSeries: row.isAdult,
      isMixed: row.isMixed,
      seesAdult,
    });
  };
  const content = rows.map(
    (row): UseHistoryItem =>
      isUnseen(row) ? { ...itemOf(row), ...UNNAMED } : { ...itemOf(row), thumbnails: thumbnailsOf(row) },
  );
  const page = pageOf(content, { number: query.page, size: query.size, totalElements });
  return { ...page, days: platform.constants.useHistoryDays };
}

const UNNAMED = { contentsAlias: null, contentsTitle: null, episodes: [], thumbnails: [] };

function itemOf(row: UseRow): Omit<UseHistoryItem, 'thumbnails'> {
  const { id, type, alias, title, language, episodeCount, episodes, lines, createdAtMs, undoneAtMs } = row;
  return {
    ...{ id, useType: type, contentsAlias: alias, contentsTitle: title, language, episodeCount, episodes },
    ...spentOf(lines),
    receipt: lines,
    createdAt: createdAtMs,
    undoneAt: undoneAtMs,
  };
}

/** What was spent of each kind, by core's own sum of a receipt. */
function spentOf(lines: readonly { kind: CoinKind; amount: number }[]) {
  return spentCoins({ lines: lines.map(({ kind, amount }) => ({ lotId: 0, kind, amount: -amount })) });
}

/** `GET coin/user/used`: the coins that a reader spent, by day of the platform's calendar. */
export async function readSpentDays({ db }: Pick<Parts, 'db'>, call: Call): Promise<SpentDays> {
  const days = await listSpentDays(db.orm, windowOf(call), call.platform.timeZone);
  return days.map(({ date, useGoldCoin, useBonusCoin, useFreeCoin }) => ({
    date,
    useCoin: useGoldCoin + useBonusCoin + useFreeCoin,
    ...{ useGoldCoin, useBonusCoin, useFreeCoin },
  }));
}

/** The last days of the platform's calendar that the history shows (section 9), including today. */
function windowOf({ caller, platform, nowMs }: Call): HistoryWindow {
  const { useHistoryDays: days } = platform.constants;
  const start = DateTime.fromMillis(nowMs, { zone: platform.timeZone }).minus({ days });
  return { scope: caller.scope, afterMs: start.toMillis() };
}

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
type UseRow = v.InferOutput<typeof UseSchema>;

/** Whose history, and since when (exclusive). */
interface HistoryWindow {
  readonly scope: ReaderScope;
  readonly afterMs: number;
}

/** One page of what a reader bought or opened, newest first, with the lots that each was paid from. */
async function listUses(
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
        where posting.platform_id = purchase.platform_id and posting.reader_id = purchase.user_id
          and posting.movement_id = purchase.movement_id and lot.user_id = purchase.user_id
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

async function countUses(
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
async function listSpentDays(
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
      from movement join posting on posting.platform_id = movement.platform_id and posting.reader_id = movement.user_id
        and posting.movement_id = movement.id
      where movement.platform_id = ${platformId} and movement.user_id = ${userId} and movement.type = 'USE'
        and movement.created_at_ms > ${afterMs} and posting.account = 'WALLET'
        and not exists (select 1 from movement as undoing
          where undoing.platform_id = movement.platform_id and undoing.user_id = movement.user_id
            and undoing.reverses_id = movement.id)
    ) as spent
    group by spent.date order by spent.date desc`);
  return v.parse(v.object({ rows: v.array(SpentSchema) }), result).rows;
}
