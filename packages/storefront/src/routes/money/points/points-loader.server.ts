import { randomUUID } from 'node:crypto';
import type { BusinessConstants } from '@longstrip/core';
import type { Messages } from '@longstrip/messages';
import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/server-runtime';
import { formatDay } from '../../../i18n/format.server.ts';
import { loadPageTexts } from '../../../i18n/page-texts.server.ts';
import { serverText } from '../../../i18n/server-text.server.ts';
import { refuseExpiredSession } from '../../../parts/refusals/refuse-expired-session.server.ts';
import { refusedPage } from '../../../parts/refusals/refused-page.server.ts';
import { loadPageTitle, type PageTitle } from '../../../parts/seo/page-title.server.ts';
import { pageNumberOf } from '../../../parts/series-lists/list-query.ts';
import { EXCHANGED } from './exchange-action.server.ts';
import { type PointRow, pointRow } from './point-row.server.ts';

const PAGE_SIZE = 20;
const DAY_MS = 86_400_000;

/** A page of the history. */
export interface PointRows {
  rows: PointRow[];
  /** Starts at 1, as in the address; null on the last one. */
  nextPage: number | null;
}

/** What `/history/mileage` shows. */
export interface PointsPage extends PageTitle {
  texts: Messages;
  /** What the reader has. */
  points: number;
  history: PointRows;
  /** How many days it goes back. */
  days: number;
  exchange: ExchangeOffer;
  /** What has just been exchanged. */
  notice: string | null;
}

/** What the form of the exchange previews with, by core's own rule. */
export interface ExchangeOffer {
  symbol: string;
  constants: Pick<BusinessConstants, 'exchangeMinimumMileage' | 'exchangeMileagePerCoin' | 'bonusCoinDays'>;
  /** When coins end that are exchanged now. */
  endsOn: string;
  /** Names the next exchange (D40). */
  requestId: string;
  /** It is a page of its own: without script, or opened by its address. */
  isPage: boolean;
}

/** `/history/mileage`, for signed-in readers: points, where they came from, and the exchange (D14). */
export async function loader({ request, context: site }: LoaderFunctionArgs): Promise<PointsPage> {
  await refuseExpiredSession(site);
  const url = new URL(request.url);
  const { searchParams } = url;
  const page = pageNumberOf(url);
  const [title, texts, text, reply] = await Promise.all([
    loadPageTitle(site, 'points.title'),
    loadPageTexts(site.locale, ['points', 'benefit', 'useHistory']),
    serverText(site.locale),
    site.api.mileage({ page: page - 1, size: PAGE_SIZE }),
  ]);
  if (!reply.ok) throw await refusedPage(site, 'points', reply);
  const { constants } = site.platform;
  const { exchangeMinimumMileage, exchangeMileagePerCoin, bonusCoinDays, mileageSymbol } = constants;
  const exchanged = reply.data.content.find(({ id }) => String(id) === searchParams.get(EXCHANGED));
  return {
    ...title,
    texts,
    points: reply.data.mileage,
    history: rowsOf(reply.data, page, pointRow(site, text)),
    days: constants.mileageHistoryDays,
    exchange: {
      symbol: mileageSymbol,
      constants: { exchangeMinimumMileage, exchangeMileagePerCoin, bonusCoinDays },
      endsOn: formatDay(site.platform, site.locale, site.nowMs + bonusCoinDays * DAY_MS),
      requestId: randomUUID(),
      isPage: searchParams.has('exchange'),
    },
    notice:
      exchanged === undefined || exchanged.bonusCoin === 0
        ? null
        : text('points.exchanged', {
            coins: text('benefit.bonusCoins', { count: exchanged.bonusCoin }),
            date: formatDay(site.platform, site.locale, exchanged.bonusCoinExpiredAt ?? site.nowMs),
          }),
  };
}

/** `/_/points`: a page after the first, for a page's script. */
export async function loadMorePoints({ request, context: site }: LoaderFunctionArgs): Promise<Response> {
  const page = pageNumberOf(new URL(request.url));
  const [text, reply] = await Promise.all([serverText(site.locale), loadRows(site, page)]);
  const headers = { 'Cache-Control': 'no-store' };
  if (reply === null) return Response.json(null, { status: 401, headers });
  return Response.json(rowsOf(reply, page, pointRow(site, text)), { headers });
}

async function loadRows(site: AppLoadContext, page: number) {
  if (!site.isSignedIn) return null;
  const reply = await site.api.mileage({ page: page - 1, size: PAGE_SIZE });
  return reply.ok ? reply.data : null;
}

function rowsOf<Row>(
  { content, last }: { content: readonly Row[]; last: boolean },
  page: number,
  model: (row: Row) => PointRow,
): PointRows {
  return { rows: content.map(model), nextPage: last ? null : page + 1 };
}
