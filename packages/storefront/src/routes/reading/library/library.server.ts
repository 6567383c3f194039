import type { FavoriteItem, LibraryItem, ReadingPosition, RecentItem } from '@longstrip/api-contract';
import type { Locale } from '@longstrip/core';
import type { ForeignLanguage, PictureSource } from '@longstrip/ui';
import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/server-runtime';
import { foreignLanguage, formatPercent } from '../../../i18n/format.server.ts';
import type { PackedTexts } from '../../../i18n/packed-texts.ts';
import { phraseBreaks } from '../../../i18n/phrase-breaks.server.ts';
import { loadPageTexts, type ServerText, serverText } from '../../../i18n/server-text.server.ts';
import { COVER_WIDTHS_PX, pictureModel } from '../../../parts/picture/picture-model.ts';
import { READ_SHARE } from '../../../parts/reading/reading-record.ts';
import { refusedPage, refuseExpiredSession } from '../../../parts/refusals/refused-page.server.ts';
import { loadPageTitle, type PageTitle } from '../../../parts/seo/page-meta.server.ts';
import { LIBRARY_LISTS, type LibraryChoice, type LibraryList, readLibraryPlace } from './library-address.ts';
import { loadMarkRows } from './library-marks.server.ts';
import '../../../server/site-context.ts';

/** Rows of a page: three times what a phone shows. */
const PAGE_SIZE = 20;
const COVER_RATIO = 3 / 4;
const MINUTE_MS = 60_000;
const MINUTES_AN_HOUR = 60;
const MINUTES_A_DAY = 24 * MINUTES_AN_HOUR;

/** A series in the library, with its texts. */
export interface LibraryRowModel {
  alias: string;
  /** Where the reader continues. */
  href: string;
  title: string;
  titleBreaks: number[];
  language?: ForeignLanguage;
  cover: PictureSource | null;
  note: string;
  ending?: string;
  place?: string;
  readShare?: number;
}

/** One page of a list. */
interface LibraryRows {
  rows: LibraryRowModel[];
  /** The number of the next page; null at the end. */
  next: number | null;
}

export interface LibraryPageData extends PageTitle, LibraryRows, LibraryChoice {
  texts: PackedTexts;
  list: LibraryList;
  hiddenCount: number;
}

const TAB_TEXTS = {
  my: 'library.tabMy',
  favorite: 'library.tabFavorite',
  recent: 'library.tabRecent',
} as const satisfies Readonly<Record<LibraryList, string>>;

/** `/library/my`, `/library/favorite` and `/library/recent`, for signed-in readers. */
export function libraryLoader(list: LibraryList): (args: LoaderFunctionArgs) => Promise<LibraryPageData> {
  return async ({ request, context: site }) => {
    await refuseExpiredSession(site);
    const { page, ...choice } = readLibraryPlace(new URL(request.url), list);
    const [title, texts, found] = await Promise.all([
      loadPageTitle(site, 'nav.library', TAB_TEXTS[list]),
      loadPageTexts(site.locale, ['library']),
      loadRows(site, { list, page, ...choice }),
    ]);
    return { ...title, texts, list, ...choice, ...found };
  };
}

/** `/_/library/{list}`: only the rows of a further page. */
export async function moreRowsLoader({ params, request, context: site }: LoaderFunctionArgs): Promise<Response> {
  if (params.list === 'marks') {
    const marks = await loadMarkRows(site, readLibraryPlace(new URL(request.url), 'my').page);
    return Response.json(marks, { headers: { 'Cache-Control': 'no-store' } });
  }
  const list = LIBRARY_LISTS.find((name) => name === params.list);
  if (list === undefined) throw new Response(null, { status: 404 });
  const { rows, next } = await loadRows(site, { list, ...readLibraryPlace(new URL(request.url), list) });
  return Response.json({ rows, next }, { headers: { 'Cache-Control': 'no-store' } });
}

async function loadRows(
  site: AppLoadContext,
  { list, sort, filter, page }: LibraryChoice & { list: LibraryList; page: number },
): Promise<LibraryRows & { hiddenCount: number }> {
  const only = filter === null ? {} : { filter };
  const query = { page, size: PAGE_SIZE, sort, ...only, contentsThumbnailType: ['VERTICAL'] } as const;
  const text = await serverText(site.locale);
  const rowsOf = async () => {
    switch (list) {
      case 'my': {
        const reply = await site.api.library(query);
        if (!reply.ok) throw await refusedPage(site, 'refresh', reply);
        return { ...reply.data, rows: reply.data.content.map((item) => ownedRow(site, text, item)) };
      }
      case 'favorite': {
        const reply = await site.api.ownFavorites(query);
        if (!reply.ok) throw await refusedPage(site, 'refresh', reply);
        return { ...reply.data, rows: reply.data.content.map((item) => favouriteRow(site, text, item)) };
      }
      case 'recent': {
        const reply = await site.api.recentSeries(query);
        if (!reply.ok) throw await refusedPage(site, 'refresh', reply);
        return { ...reply.data, rows: reply.data.content.map((item) => recentRow(site, text, item)) };
      }
    }
  };
  const { rows, number, last, hiddenCount } = await rowsOf();
  return { rows, next: last ? null : number + 1, hiddenCount };
}

function ownedRow(site: AppLoadContext, text: ServerText, item: LibraryItem): LibraryRowModel {
  const { ownedCount, newCount, rentExpiredAt, position, firstEpisode, alias } = item;
  const note = [
    ...(ownedCount > 0 ? [text('library.owned', { amount: ownedCount })] : []),
    ...(newCount > 0 ? [text('library.new', { amount: newCount })] : []),
  ].join(' · ');
  return {
    ...headOf(site.locale, item),
    href: position === null ? `/viewer/${alias}/${firstEpisode.alias}` : resumeAddress(alias, position),
    note: note === '' ? item.creators : note,
    ...(rentExpiredAt === null
      ? {}
      : { ending: text('library.rentedLeft', { left: leftText(rentExpiredAt - site.nowMs, text) }) }),
    ...placeOf(site.locale, text, position),
  };
}

function favouriteRow(site: AppLoadContext, text: ServerText, item: FavoriteItem): LibraryRowModel {
  const { alias, episodeCount, newCount, position } = item;
  const note = [
    text('detail.episodes', { count: episodeCount }),
    ...(newCount > 0 ? [text('library.new', { amount: newCount })] : []),
  ].join(' · ');
  const place = position === null ? { place: text('library.notBegun') } : placeOf(site.locale, text, position);
  const href = position === null ? `/detail/${alias}` : resumeAddress(alias, position);
  return { ...headOf(site.locale, item), href, note, ...place };
}

function recentRow(site: AppLoadContext, text: ServerText, item: RecentItem): LibraryRowModel {
  const { position, alias, creators } = item;
  return {
    ...headOf(site.locale, item),
    href: resumeAddress(alias, position),
    note: creators.split(', ').join(' · '),
    ...placeOf(site.locale, text, position),
  };
}

function headOf(locale: Locale, item: Pick<LibraryItem, 'alias' | 'title' | 'language' | 'thumbnails'>) {
  const cover = item.thumbnails.find(({ type }) => type === 'VERTICAL' || type === 'VERTICAL_NON_ADULT');
  const language = foreignLanguage(locale, item.language);
  return {
    alias: item.alias,
    title: item.title,
    titleBreaks: phraseBreaks(item.title, item.language),
    ...(language === null ? {} : { language }),
    cover: cover === undefined ? null : pictureModel(cover, COVER_WIDTHS_PX, COVER_RATIO),
  };
}

/** Whether an episode was read to its end, so that the reader goes on with the next one. */
function isRead({ isFinished, sharePermille }: ReadingPosition): boolean {
  return isFinished || sharePermille >= READ_SHARE * 1000;
}

/** To the episode in progress, or to the next one once that is read; after the last one to the series. */
function resumeAddress(alias: string, position: ReadingPosition): string {
  const { episode, nextEpisode } = position;
  if (!isRead(position)) return `/viewer/${alias}/${episode.alias}`;
  return nextEpisode === null ? `/detail/${alias}` : `/viewer/${alias}/${nextEpisode.alias}`;
}

/** Where the reader is, or the episode that a press opens next. */
function placeOf(
  locale: Locale,
  text: ServerText,
  position: ReadingPosition | null,
): Pick<LibraryRowModel, 'place' | 'readShare'> {
  if (position === null) return {};
  if (isRead(position)) {
    const { nextEpisode } = position;
    if (nextEpisode === null) return { place: text('library.allRead'), readShare: 1 };
    return { place: text('library.nextEpisode', { episode: nextEpisode.title }) };
  }
  const share = position.sharePermille / 1000;
  const percent = formatPercent(locale, Math.round(share * 100));
  return { place: `${position.episode.title} · ${percent}`, readShare: share };
}

/** The time left of a rental, worded as on episodes: in days only when there are more than three. */
function leftText(leftMs: number, text: ServerText): string {
  const minutes = Math.max(0, Math.floor(leftMs / MINUTE_MS));
  if (minutes > 3 * MINUTES_A_DAY) return text('episode.daysLeft', { count: Math.floor(minutes / MINUTES_A_DAY) });
  if (minutes >= MINUTES_AN_HOUR) return text('episode.hoursLeft', { count: Math.floor(minutes / MINUTES_AN_HOUR) });
  return text('episode.minutesLeft', { count: minutes });
}
