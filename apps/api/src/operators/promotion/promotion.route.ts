import { OPERATOR_CALLS, type PromotionTable, type PromotionTried } from '@longstrip/api-contract';
import { isPlatformId } from '@longstrip/platform-config';
import * as v from 'valibot';
import { refusalBody } from '../../shared/operator.ts';
import { tableResponse } from '../access/answer-table.ts';
import { addCommand, below, malformed } from '../access/asked-routes.ts';
import { type AdminApp, readBody } from '../access/operator-guard.ts';
import { tableOf } from '../report/numbers-tables.ts';
import type { ActParts } from '../request/approved-acts.ts';
import { tryPromotion } from './try-promotion.ts';

interface PromotionParts extends ActParts {
  readonly nowMs: () => number;
}

const COLUMNS = {
  series: [
    ...['seriesId', 'title', 'purchases', 'touched', 'notSold', 'byTicket', 'changedSince', 'paid', 'now', 'tried'],
    ...['difference', 'currency', 'share', 'triedShare'],
  ],
  packs: [
    ...['productId', 'currency', 'orders', 'touched', 'notSold', 'paid', 'tried', 'difference', 'coins', 'triedCoins'],
    ...['bonusCoins', 'triedBonusCoins', 'mileage', 'triedMileage'],
  ],
} as const;

/** The calls that try a promotion on earlier purchases (record 0146). */
export function addPromotionRoutes(app: AdminApp, parts: PromotionParts): void {
  const { adminPromotionTry, adminPromotionTable } = OPERATOR_CALLS;
  addCommand(app, adminPromotionTry, {
    asked: adminPromotionTry.asked,
    run: (asked, operator) => tryPromotion(parts, operator, asked, parts.nowMs()),
    refusals: {},
  });
  app.post(below(adminPromotionTable), async (c) => {
    const asked = v.safeParse(adminPromotionTable.asked, await readBody(c));
    if (!asked.success) return c.json(malformed(asked.issues[0].message), 400);
    const { table, ...of } = asked.output;
    if (!isPlatformId(of.platform)) return c.json(malformed('there is no such platform'), 400);
    const tried = await tryPromotion(parts, c.get('operator'), of, parts.nowMs());
    if (!tried.ok) return c.json(refusalBody(tried), 400);
    return tableResponse(`promotion-${of.platform}.csv`, tableOf(COLUMNS[table], rowsOf(table, tried.value)));
  });
}

function rowsOf(table: PromotionTable['table'], { series, packs }: PromotionTried) {
  if (table === 'packs') return packs.map((pack) => ({ ...pack, difference: pack.tried - pack.paid }));
  return series.flatMap(({ shares, ...row }) => {
    const of = { ...row, difference: row.tried - row.paid };
    // A row for each currency in which the publisher has a share; the sums of coins stand in the first one.
    const lines = (shares ?? []).map(({ currency, share, tried }) => ({ currency, share, triedShare: tried }));
    const [first = { currency: null, share: null, triedShare: null }, ...rest] = lines;
    return [{ ...of, ...first }, ...rest.map((line) => ({ seriesId: row.seriesId, title: row.title, ...line }))];
  });
}
