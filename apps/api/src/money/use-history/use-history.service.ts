import type { SpentDays, UseHistoryItem, UseHistoryPage, UseHistoryQuerySchema } from '@longstrip/api-contract';
import { type CoinKind, spentCoins } from '@longstrip/core';
import { DateTime } from 'luxon';
import type * as v from 'valibot';
import { chooseThumbnails, NO_FACTS } from '../../catalogue/index.ts';
import { callerSeesAdult } from '../../http/adult-view.ts';
import { callerSeesBl } from '../../http/bl-view.ts';
import type { SignedInCaller } from '../../http/caller.ts';
import type { EndpointCall } from '../../http/endpoint.ts';
import { pageOf } from '../../http/page-of.ts';
import type { MoneyParts } from '../parts.ts';
import { countUses, type HistoryWindow, listSpentDays, listUses, type UseRow } from './use-history.repository.ts';

type Parts = Pick<MoneyParts, 'db' | 'services'>;
type Call = EndpointCall<SignedInCaller>;
type Query = v.InferOutput<typeof UseHistoryQuerySchema>;

/**
 * `GET purchase/history`: what a reader bought or opened in the last days, with the lots it was paid from. It is an account
 * of money, so that no row is left out; a work that the reader does not see now comes without its picture.
 */
export async function readUseHistory({ db, services }: Parts, query: Query, call: Call): Promise<UseHistoryPage> {
  const { caller, platform, nowMs } = call;
  const window = windowOf(call);
  const [rows, totalElements] = await Promise.all([listUses(db.orm, window, query), countUses(db.orm, window)]);
  const seriesIds = [...new Set(rows.map(({ seriesId }) => seriesId))];
  const facts = await services.seriesFacts.read({ platformId: platform.id, nowMs, seriesIds });
  const seesAdult = callerSeesAdult(caller, { platform, guestSaysAdult: false, nowMs });
  const seesBl = callerSeesBl(call);
  const thumbnailsOf = (row: UseRow) => {
    if ((row.isAdult && !seesAdult) || (row.isBl && !seesBl)) return [];
    const { pictures } = facts.get(row.seriesId) ?? NO_FACTS;
    return chooseThumbnails(services.images, pictures, {
      platformId: platform.id,
      types: query.contentsThumbnailType,
      isAdultSeries: row.isAdult,
      isMixed: row.isMixed,
      seesAdult,
    });
  };
  const content = rows.map((row): UseHistoryItem => ({ ...itemOf(row), thumbnails: thumbnailsOf(row) }));
  const page = pageOf(content, { number: query.page, size: query.size, totalElements });
  return { ...page, days: platform.constants.useHistoryDays };
}

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

/** The last days of the platform's calendar that history shows (section 9), today among them. */
function windowOf({ caller, platform, nowMs }: Call): HistoryWindow {
  const { useHistoryDays: days } = platform.constants;
  const start = DateTime.fromMillis(nowMs, { zone: platform.timeZone }).minus({ days });
  return { scope: caller.scope, afterMs: start.toMillis() };
}
