import type { UseHistoryItem, WireReceiptLine } from '@longstrip/api-contract';
import type { ForeignLanguage, PictureSource } from '@longstrip/ui';
import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/server-runtime';
import { foreignLanguage, formatDay, formatNumber } from '../../../i18n/format.server.ts';
import type { PackedTexts } from '../../../i18n/packed-texts.ts';
import { loadPageTexts, type ServerText, serverText } from '../../../i18n/server-text.server.ts';
import { COVER_WIDTHS_PX, pictureModel } from '../../../parts/picture/picture-model.ts';
import { refusedPage, refuseExpiredSession } from '../../../parts/refusals/refused-page.server.ts';
import { loadPageTitle, type PageTitle } from '../../../parts/seo/page-meta.server.ts';
import { readUsePage } from './use-history-address.ts';
import '../../../server/site-context.ts';

const PAGE_SIZE = 20;
const COVER_RATIO = 3 / 4;

/** One row of use history, with its texts. */
export interface UseRowModel {
  id: number;
  title: string;
  language?: ForeignLanguage;
  cover: PictureSource | null;
  /** "Rented · 2026.11.02". */
  note: string;
  episodes: string;
  /** What it cost; null when it was free. */
  coins: string | null;
  /** "3 coins: 2 bonus of 2026.11.02 (end 2026.12.02), 1 bought 2026.10.11"; null where it cost nothing. */
  receipt: string | null;
  /** "Given back on …"; null when it was not. */
  undone: string | null;
}

interface UseRows {
  rows: UseRowModel[];
  next: number | null;
}

export interface UseHistoryData extends PageTitle, UseRows {
  texts: PackedTexts;
  days: number;
  /** Null when the wallet cannot be read: the balance is unknown, not empty. */
  balance: { coins: string; kinds: string } | null;
}

/** `/history/use`: what a reader bought or opened in the last days, each with its receipt. */
export async function loader({ request, context: site }: LoaderFunctionArgs): Promise<UseHistoryData> {
  await refuseExpiredSession(site);
  const [title, texts, found, balance] = await Promise.all([
    loadPageTitle(site, 'useHistory.title'),
    loadPageTexts(site.locale, ['useHistory']),
    loadUses(site, readUsePage(new URL(request.url))),
    loadBalance(site),
  ]);
  return { ...title, texts, balance, ...found };
}

/** `/_/history/use`: only the rows of a further page. */
export async function moreUsesLoader({ request, context: site }: LoaderFunctionArgs): Promise<Response> {
  const { rows, next } = await loadUses(site, readUsePage(new URL(request.url)));
  return Response.json({ rows, next }, { headers: { 'Cache-Control': 'no-store' } });
}

async function loadUses(site: AppLoadContext, page: number): Promise<UseRows & { days: number }> {
  const [text, reply] = await Promise.all([
    serverText(site.locale),
    site.api.useHistory({ page, size: PAGE_SIZE, contentsThumbnailType: ['VERTICAL'] }),
  ]);
  if (!reply.ok) throw await refusedPage(site, 'refresh', reply);
  const { content, last, number, days } = reply.data;
  return { rows: content.map((item) => useRow(site, text, item)), next: last ? null : number + 1, days };
}

async function loadBalance(site: AppLoadContext): Promise<UseHistoryData['balance']> {
  try {
    const [text, reply] = await Promise.all([serverText(site.locale), site.api.walletBalance()]);
    if (!reply.ok) return null;
    const { coin, freeCoin, bonusCoin } = reply.data.coinBalance;
    const write = (amount: number) => formatNumber(site.locale, amount);
    return {
      coins: write(coin + freeCoin + bonusCoin),
      kinds: text('useHistory.kinds', { coin: write(coin), free: write(freeCoin), bonus: write(bonusCoin) }),
    };
  } catch (error) {
    site.logger.warn({ requestId: site.requestId, error: String(error) }, 'no wallet');
    return null;
  }
}

function useRow(site: AppLoadContext, text: ServerText, item: UseHistoryItem): UseRowModel {
  const { platform, locale } = site;
  const day = (timeMs: number) => formatDay(platform, locale, timeMs);
  const cover = item.thumbnails.find(({ type }) => type === 'VERTICAL' || type === 'VERTICAL_NON_ADULT');
  const language = item.contentsTitle === null ? null : foreignLanguage(locale, item.language);
  const lines = item.receipt.map((line) =>
    lineText(line, text, { day, write: (count) => formatNumber(locale, count) }),
  );
  return {
    id: item.id,
    title: item.contentsTitle ?? text('useHistory.hiddenWork'),
    ...(language === null ? {} : { language }),
    cover: cover === undefined ? null : pictureModel(cover, COVER_WIDTHS_PX, COVER_RATIO),
    note: `${text(`useHistory.type${item.useType}`)} · ${day(item.createdAt)}`,
    episodes: episodesText(item, text),
    coins: item.useCoin === 0 ? null : formatNumber(locale, item.useCoin),
    receipt:
      lines.length === 0
        ? null
        : text('useHistory.sum', {
            coins: text('common.coins', { count: item.useCoin }),
            lines: new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(lines),
          }),
    undone: item.undoneAt === null ? null : text('useHistory.undone', { date: day(item.undoneAt) }),
  };
}

/** The names of few episodes, the number of many. */
function episodesText({ episodes, episodeCount }: UseHistoryItem, text: ServerText): string {
  if (episodes.length === 0 || episodeCount > episodes.length) return text('detail.episodes', { count: episodeCount });
  return episodes.map(({ title }) => title).join(' · ');
}

const LINE_TEXTS = {
  BONUS: 'useHistory.lineBonus',
  FREE_COIN: 'useHistory.lineFree',
  COIN: 'useHistory.lineBought',
  MILEAGE: 'useHistory.lineCoin',
} as const;

/** "2 bonus of 2026.11.02 (end 2026.12.02)". Coins of the kind COIN without a payment were not bought. */
function lineText(
  { kind, source, amount, acquiredAt, expiredAt }: WireReceiptLine,
  text: ServerText,
  { day, write }: { day: (timeMs: number) => string; write: (count: number) => string },
): string {
  const key = kind === 'COIN' && source !== 'PAYMENT' ? 'useHistory.lineCoin' : LINE_TEXTS[kind];
  const line = text(key, { amount: write(amount), date: day(acquiredAt) });
  return expiredAt === null ? line : text('useHistory.ends', { line, date: day(expiredAt) });
}
