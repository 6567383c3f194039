import { randomUUID } from 'node:crypto';
import type { PointHistory } from '@longstrip/api-contract';
import type { BusinessConstants } from '@longstrip/core';
import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/server-runtime';
import * as v from 'valibot';
import { formatDay } from '../../../i18n/format.server.ts';
import type { PackedTexts } from '../../../i18n/packed-texts.ts';
import { loadPageTexts, type ServerText, serverText } from '../../../i18n/server-text.server.ts';
import { defineAction, type FormOutcome } from '../../../parts/form/define-action.server.ts';
import { pageNumberOf } from '../../../parts/navigation/list-query.ts';
import { refusedPage, refuseExpiredSession } from '../../../parts/refusals/refused-page.server.ts';
import { loadPageTitle, type PageTitle } from '../../../parts/seo/page-meta.server.ts';
import { barePoints } from '../../../parts/wallet/wallet.server.ts';
import '../../../server/site-context.ts';

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
  texts: PackedTexts;
  /** The reader's balance. */
  points: number;
  history: PointRows;
  /** How many days it goes back. */
  days: number;
  exchange: ExchangeOffer;
  /** What has just been exchanged. */
  notice: string | null;
}

/** What the exchange form needs for its preview, which uses core's own rule. */
export interface ExchangeOffer {
  symbol: string;
  constants: Pick<BusinessConstants, 'exchangeMinimumMileage' | 'exchangeMileagePerCoin' | 'bonusCoinDays'>;
  /** When the coins from an exchange made now expire. */
  endsOn: string;
  /** The idempotency key of the next exchange (D40). */
  requestId: string;
  /** The exchange is a page of its own: without script, or opened by its address. */
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

/** The query parameter for the row of the exchange that was just made. */
const EXCHANGED = 'exchanged';

const Fields = v.object({
  mileage: v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.regex(/^\d{1,12}$/, 'points.amountForm'),
    v.transform(Number),
  ),
  requestId: v.string(),
});

/** Exchanges points for bonus coins (D14). A refusal is shown with the current balance. */
export const action = defineAction(Fields, {
  block: 'points',
  fieldOf: { MILEAGE_INSUFFICIENT: 'mileage', EXCHANGE_MILEAGE_INSUFFICIENT: 'mileage' },
  run: async ({ mileage, requestId }, { context: site }): Promise<FormOutcome> => {
    const reply = await site.api.exchangeMileage({ mileage, requestId });
    if (!reply.ok) return { kind: 'refused', code: reply.code };
    const { id } = reply.data;
    return { kind: 'done', to: id === null ? '/history/mileage' : `/history/mileage?${EXCHANGED}=${id}` };
  },
});

/** A row of the history of points, in the reader's language. */
interface PointRow {
  id: number;
  title: string;
  date: string;
  dateIso: string;
  note: string | null;
  amount: string;
  isGain: boolean;
}

type Site = Pick<AppLoadContext, 'platform' | 'locale'>;

function pointRow(site: Site, text: ServerText) {
  return (row: PointHistory): PointRow => ({
    id: row.id,
    title: titleOf(row, text),
    date: formatDay(site.platform, site.locale, row.createdAt),
    dateIso: new Date(row.createdAt).toISOString(),
    note: noteOf(row, site, text),
    amount: `${row.mileage < 0 ? '−' : '+'}${barePoints(site, Math.abs(row.mileage))}`,
    isGain: row.mileage >= 0,
  });
}

function titleOf({ type, source }: PointHistory, text: ServerText): string {
  if (type === 'CHARGE' && source !== null) return text(`points.source${source}`);
  return type === 'CANCEL' && source === 'ADMIN' ? text('points.takenBack') : text(`points.type${type}`);
}

/** What an exchange gave, and until when; for earned points until when they can be used. */
function noteOf(row: PointHistory, { platform, locale }: Site, text: ServerText): string | null {
  const until = (timeMs: number) => text('points.until', { date: formatDay(platform, locale, timeMs) });
  if (row.bonusCoin > 0) {
    const gave = text('benefit.bonusCoins', { count: row.bonusCoin });
    return row.bonusCoinExpiredAt === null ? gave : `${gave} · ${until(row.bonusCoinExpiredAt)}`;
  }
  return row.expiredAt === null || row.mileage <= 0 ? null : until(row.expiredAt);
}
