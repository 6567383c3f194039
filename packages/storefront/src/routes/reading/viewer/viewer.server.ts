import type { Episode, ReadingPosition, Series, SeriesThumbnail, Viewer } from '@longstrip/api-contract';
import { parseAnchor, type RefusalCode, type ViewerLayers } from '@longstrip/core';
import type { PictureSource } from '@longstrip/ui';
import { type AppLoadContext, type LoaderFunctionArgs, redirect } from '@remix-run/server-runtime';
import { formatDay } from '../../../i18n/format.server.ts';
import { serverText } from '../../../i18n/server-text.server.ts';
import { episodeComments } from '../../../parts/comments/comments-address.ts';
import { leadsToComments } from '../../../parts/comments/leads-to-comments.server.ts';
import { DEVICE_COPY_PARAMETER } from '../../../parts/device/device-addresses.ts';
import { type EpisodeModel, episodeModel, episodeTitle, isReadable } from '../../../parts/episodes/episode-model.ts';
import { COVER_WIDTHS_PX, pictureModel } from '../../../parts/picture/picture-model.ts';
import { boughtNotice, loadPurchasePanel, loadQuote } from '../../../parts/purchase/load-purchase-panel.server.ts';
import { lastPageOf } from '../../../parts/reading/last-place.ts';
import { type SeriesRecord, seriesRecordOf, startsOver } from '../../../parts/reading/reading-record.ts';
import { loadOwnState, type OwnState } from '../../../parts/reading/server-places.server.ts';
import { pageRefusal, refusedPage } from '../../../parts/refusals/refused-page.server.ts';
import { pageAddresses } from '../../../parts/seo/language-addresses.server.ts';
import { type PageMeta, seriesImage } from '../../../parts/seo/page-meta.ts';
import { loadRecommendedSeries, loadSeries } from '../../../parts/series/load-series.server.ts';
import { waitFree } from '../../../parts/series/wait-free.server.ts';
import { deviceContent } from './device-copy.server.ts';
import { episodeContent, sentContent, wholeContent } from './episode-content.server.ts';
import type { Neighbour, SentEpisode, ViewerData, ViewerRefusal } from './viewer-model.ts';
import '../../../server/site-context.ts';

const MORE_LENGTH = 2;
const COVER_RATIO = 3 / 4;

/** How long the page of an episode may be cached for other guests: its pictures' addresses expire. */
const CACHED_FOR_MS = 2 * 60_000;
/** How long the addresses of a cached page are still valid when the last guest gets it. */
const ADDRESSES_HOLD_MS = 5 * 60_000;

/** Refusals of an existing episode that something can open. */
const LOCKED: ReadonlySet<RefusalCode> = new Set(['NOT_LOGIN_USER', 'UNAUTHORIZED_CONTENTS', 'ADULT_ONLY_CONTENTS']);

/** `/viewer/{seriesAlias}/{episodeAlias}`: an episode, or what would open it. */
export async function loader({ params, request, context: site }: LoaderFunctionArgs): Promise<ViewerData> {
  const { alias = '', episodeAlias = '' } = params;
  const [reply, own, commentCount] = await Promise.all([
    site.api.viewer({ alias, episodeAlias, isCountedApart: true }),
    loadOwnState(site, alias),
    loadCommentCount(site, alias, episodeAlias),
  ]);
  if (reply.ok) {
    // The api accepts numeric ids as well; readers and search engines get one address (D5).
    const address = `/viewer/${reply.data.contentsAlias}/${reply.data.episodeAlias}`;
    if (address !== `/viewer/${alias}/${episodeAlias}`) throw redirect(`${address}${new URL(request.url).search}`, 301);
    if (holdsLongEnough(reply.data, site.catalogueNowMs)) {
      site.caching.declare([], { settings: ['viewerSettings'], longestMs: CACHED_FOR_MS });
    }
    const { contentsAlias: seriesAlias } = reply.data;
    const named = { seriesAlias, episodeAlias: reply.data.episodeAlias };
    const episode = viewerEpisode(site, reply.data, { ...own, commentCount }, await boughtNotice(site, request, named));
    // Made for the device: complete, with the addresses that its pictures have there.
    const isCopy = new URL(request.url).searchParams.has(DEVICE_COPY_PARAMETER);
    return isCopy ? { ...episode, content: wholeContent(deviceContent(reply.data, site.nowMs)) } : episode;
  }
  if (LOCKED.has(reply.code)) return viewerRefusal(site, reply.code, alias, episodeAlias);
  const seriesAlias = reply.code === 'NOT_FOUND_EPISODE' ? await shownAlias(site, alias) : null;
  throw await refusedPage(site, 'viewer', reply, { seriesAlias });
}

/** How many comments there are, for a signed-in reader; null when that is not known. The viewer opens without it. */
async function loadCommentCount(site: AppLoadContext, alias: string, episodeAlias: string): Promise<number | null> {
  if (!site.isSignedIn || !leadsToComments(site)) return null;
  try {
    const reply = await site.api.commentCount({ alias, episodeAlias });
    return reply.ok ? reply.data.count : null;
  } catch (error) {
    site.logger.warn({ requestId: site.requestId, error: String(error) }, 'comments are not counted');
    return null;
  }
}

/** Whether the addresses of an episode's pictures last for a cached page. Text without a picture has none. */
function holdsLongEnough({ images }: Viewer, nowMs: number): boolean {
  const ends = images.flatMap(({ expiredAt }) => (expiredAt > 0 ? [expiredAt] : []));
  return ends.every((endMs) => endMs >= nowMs + CACHED_FOR_MS + ADDRESSES_HOLD_MS);
}

/** The alias of a series, if the reader may see it: a link to it is no dead end. */
async function shownAlias(site: AppLoadContext, asked: string): Promise<string | null> {
  const series = await loadSeries(site, asked);
  return series.ok ? series.data.alias : null;
}

/** A place from the server, with its anchor, which lists do not need. */
function placeWithAnchor(position: ReadingPosition): SeriesRecord['place'] {
  const { place } = seriesRecordOf({ title: '', cover: null, position });
  const anchor = position.anchor === null ? null : parseAnchor(position.anchor);
  return anchor === null ? place : { ...place, anchor };
}

function viewerEpisode(
  site: AppLoadContext,
  viewer: Viewer,
  { isFavourite, place, stars, viewerSettings, commentCount }: OwnState & { commentCount: number | null },
  notice: string | null,
): SentEpisode {
  const known = place === null ? null : { ...seriesRecordOf(place), place: placeWithAnchor(place.position) };
  return {
    kind: 'episode',
    meta: viewerMeta(site, `${viewer.contentsTitle} · ${episodeTitle(viewer.episode)}`, {
      path: `/viewer/${viewer.contentsAlias}/${viewer.episodeAlias}`,
      isIndexed: isReadable(modelOf(site, viewer.episode).access) && !viewer.isAdult,
      isForAdults: viewer.isAdult,
      image: seriesImage({ alias: viewer.contentsAlias, title: viewer.contentsTitle }),
    }),
    series: {
      alias: viewer.contentsAlias,
      title: viewer.contentsTitle,
      type: viewer.contentsType,
      isAdult: viewer.isAdult,
    },
    episode: modelOf(site, viewer.episode),
    previous: neighbourOf(site, viewer, viewer.prevEpisode),
    next: neighbourOf(site, viewer, viewer.nextEpisode),
    // A page that may be cached counts as being as old as the cache allows: so its addresses are renewed in time.
    content: sentContent(
      episodeContent(viewer, viewer.isForAll ? site.catalogueNowMs + CACHED_FOR_MS : site.nowMs),
      known?.place.episodeAlias === viewer.episodeAlias && !startsOver(known.place)
        ? known.place.page
        : lastPageOf(site.lastPlace, { seriesAlias: viewer.contentsAlias, episodeAlias: viewer.episodeAlias }),
    ),
    mode: viewer.viewerType,
    direction: viewer.paperDirection,
    writingMode: viewer.writingMode,
    language: viewer.language,
    layers: viewerLayers(site, viewerSettings),
    isFavourite,
    stars,
    known: known === null ? null : { place: known.place, updatedAtMs: known.updatedAtMs },
    comments: leadsToComments(site)
      ? { href: episodeComments(viewer.contentsAlias, viewer.episodeAlias), count: commentCount }
      : null,
    notice,
    more: loadRecommendedSeries(site, { alias: viewer.contentsAlias, title: viewer.contentsTitle }, MORE_LENGTH),
    cover: loadCover(site, viewer.contentId),
  };
}

/** A signed-in reader's own settings are those of the account, so that a shared browser's do not count in a series. */
function viewerLayers(site: AppLoadContext, own: OwnState['viewerSettings']): ViewerLayers {
  if (!site.isSignedIn) return { account: null, ...site.viewerSettings };
  return { account: own?.account ?? {}, device: site.viewerSettings.device, series: own?.series ?? {} };
}

/** The data for a reader who may not read the episode: which one it is, its price, and what to read instead. */
async function viewerRefusal(
  site: AppLoadContext,
  code: RefusalCode,
  alias: string,
  episodeAlias: string,
): Promise<ViewerRefusal> {
  const [text, reply] = await Promise.all([serverText(site.locale), loadSeries(site, alias)]);
  const refusal = pageRefusal('viewer', code, text);
  if (!reply.ok) {
    // Nothing about an adult work is shown: the title is the page's heading, as on the page of the series.
    const isForAdults = code === 'ADULT_ONLY_CONTENTS';
    const title = isForAdults
      ? text('detail.adultTitle', { age: site.platform.adult.limitYears })
      : text('viewer.lockedTitle');
    const meta = viewerMeta(site, title, {
      path: `/viewer/${alias}/${episodeAlias}`,
      ...{ isIndexed: false, isForAdults, image: null },
    });
    return { kind: 'refused', meta, refusal, series: null, episode: null, panel: null, waitFree: null, readable: null };
  }
  const { title, episodes, thumbnails } = reply.data;
  const models = episodes.map((episode) => modelOf(site, episode));
  const episode = models.find((model) => model.alias === episodeAlias) ?? null;
  const readable = models.find(({ access }) => isReadable(access));
  return {
    kind: 'refused',
    meta: viewerMeta(site, episode === null ? title : `${title} · ${episode.title}`, {
      path: `/viewer/${reply.data.alias}/${episodeAlias}`,
      isIndexed: false,
      isForAdults: reply.data.isAdult,
      image: seriesImage({ alias: reply.data.alias, title, version: reply.data.shareVersion }),
    }),
    refusal,
    series: { alias: reply.data.alias, title, cover: coverOf(thumbnails), isNovel: reply.data.type === 'NOVEL' },
    episode,
    panel:
      site.isSignedIn && code === 'UNAUTHORIZED_CONTENTS'
        ? await loadPurchasePanel(site, {
            seriesAlias: reply.data.alias,
            episodeAlias,
            here: `/viewer/${reply.data.alias}/${episodeAlias}`,
          })
        : null,
    waitFree: opensByWaiting(episode, models, reply.data) ? (waitFree(site, reply.data, text)?.note ?? null) : null,
    readable: readable === undefined ? null : { alias: readable.alias, title: readable.title },
  };
}

/** Whether a ticket may open an episode: one with a price that is not among the newest (D10). */
function opensByWaiting(episode: EpisodeModel | null, models: readonly EpisodeModel[], { freetime }: Series): boolean {
  if (freetime === null || episode?.access.kind !== 'priced') return false;
  return models.indexOf(episode) < models.length - freetime.excludedNewest;
}

function modelOf(site: AppLoadContext, episode: Episode): EpisodeModel {
  const write = (timeMs: number) => formatDay(site.platform, site.locale, timeMs);
  return episodeModel(episode, { nowMs: site.catalogueNowMs, news: null, formatDay: write });
}

function neighbourOf(site: AppLoadContext, viewer: Viewer, episode: Episode | null): Neighbour | null {
  if (episode === null) return null;
  const { alias, title, thumbnail, access } = modelOf(site, episode);
  const isAsked = episode === viewer.nextEpisode && access.kind === 'priced' && site.isSignedIn;
  return { alias, title, thumbnail, access, free: isAsked ? freeAccessLabel(site, viewer.contentsAlias, alias) : null };
}

/** The name of what opens a locked episode for free; null when it must be paid for, or no quote could be loaded. */
async function freeAccessLabel(
  site: AppLoadContext,
  seriesAlias: string,
  episodeAlias: string,
): Promise<string | null> {
  const [text, quote] = await Promise.all([serverText(site.locale), loadQuote(site, seriesAlias, episodeAlias)]);
  const option = quote?.ways.find(({ refusal, coins, readyAt }) => refusal === null && coins === 0 && readyAt === null);
  if (option === undefined) return null;
  return option.purchaseType === 'FREETIME' ? text('wait.ready') : text('purchase.useGift');
}

function coverOf(thumbnails: readonly SeriesThumbnail[]): PictureSource | null {
  const cover = thumbnails.find(({ type }) => type === 'VERTICAL' || type === 'VERTICAL_NON_ADULT');
  return cover === undefined ? null : pictureModel(cover, COVER_WIDTHS_PX, COVER_RATIO);
}

function viewerMeta(
  site: AppLoadContext,
  title: string,
  { path, ...page }: Pick<PageMeta, 'isIndexed' | 'isForAdults' | 'image'> & { path: string },
): PageMeta {
  const { name } = site.platform.brand;
  return {
    ...page,
    title: `${title} · ${name}`,
    description: title,
    siteName: name,
    ...pageAddresses({ origin: site.publicOrigin, path, locales: site.platform.locales }, site.locale),
    type: 'article',
  };
}

async function loadCover(site: AppLoadContext, seriesId: number): Promise<PictureSource | null> {
  try {
    const items = await site.api.seriesListItems({
      contentsIds: String(seriesId),
      contentsThumbnailType: ['VERTICAL'],
    });
    return items.ok ? coverOf(items.data[0]?.thumbnails ?? []) : null;
  } catch (error) {
    site.logger.warn({ requestId: site.requestId, error: String(error) }, 'no cover for "continue reading"');
    return null;
  }
}
