import type { EpisodeAddress, EpisodeImages, SeriesRights, Viewer } from '@longstrip/api-contract';
import { type Decision, type EpisodeAccessCode, grant, refuse, strongestEntitlement } from '@longstrip/core';
import {
  chosenWidth,
  createPageAddresses,
  findEpisodeSeries,
  isSeriesOpen,
  loadSeriesView,
  MAX_ID,
  type ReaderEpisode,
  rememberedSeries,
  seriesRefusal,
  seriesTitle,
  wireEpisode,
} from '../../catalogue/index.ts';
import type { EndpointCall } from '../../http/endpoint.ts';
import type { ReadingParts } from '../services.ts';
import { readOfEpisode } from '../view-count/views.ts';
import { type EpisodeRequest, openEpisode, pageReader, parseEpisodeId } from './open-episode.ts';
import { listPages, listTextPictures } from './page.repository.ts';
import { siblingChapter, viewerPage } from './viewer-pages.ts';

type Parts = Pick<ReadingParts, 'db' | 'services'>;

/** `GET contents/viewer/{alias}/{episodeAlias}`. */
export async function readEpisode(
  parts: Parts,
  request: EpisodeRequest & { isCountedApart: boolean },
  call: EndpointCall,
): Promise<Decision<Viewer, EpisodeAccessCode>> {
  const opened = await openEpisode(parts, request, call);
  if (!opened.ok) return opened;
  const { view, readerEpisode } = opened.value;
  const { episode } = readerEpisode.row;
  const { series } = view.seriesOnPlatform;
  const { db, services } = parts;
  const [pages, textPictures] = await Promise.all([
    listPages(db.orm, episode.id).then(services.blurredPages.complete),
    episode.contentType === 'IMAGE' ? [] : listTextPictures(db.orm, episode.id),
  ]);
  const reader = pageReader(opened.value, call);
  const addresses = createPageAddresses(services.images, reader);
  const context = {
    addresses,
    direction: episode.readingDirection,
    pictures: new Map(textPictures.map((picture) => [picture.assetId, picture])),
    aliasOfPart: (part: number) => siblingChapter(view.listed, episode, part)?.alias ?? null,
  };
  if (!request.isCountedApart) services.views.note(readOfEpisode(services, opened.value, call));
  const index = view.listed.indexOf(readerEpisode);
  const asWire = (neighbour: ReaderEpisode | undefined) =>
    neighbour === undefined
      ? null
      : wireEpisode(neighbour, { images: services.images, platformId: call.platform.id, nowMs: call.nowMs });
  return grant({
    contentId: series.id,
    episodeId: episode.id,
    contentsAlias: series.alias,
    contentsTitle: seriesTitle(view.seriesOnPlatform),
    episodeAlias: episode.alias,
    title: episode.title,
    subTitle: episode.subTitle,
    contentType: episode.contentType,
    contentsType: series.type,
    isScramble: false,
    viewerType: episode.viewerMode,
    paperDirection: episode.readingDirection,
    prevEpisode: asWire(index > 0 ? view.listed[index - 1] : undefined),
    nextEpisode: asWire(view.listed[index + 1]),
    isAdult: series.isAdult,
    images: pages.map((row) => viewerPage(row, context)),
    isForAll: reader.readerId === null,
    writingMode: episode.writingMode,
    language: series.language,
    episode: wireEpisode(readerEpisode, { images: services.images, platformId: call.platform.id, nowMs: call.nowMs }),
  });
}

/** `GET contents/images/{alias}/{episodeAlias}`: only the pictures, in one width. */
export async function readEpisodeImages(
  parts: Parts,
  request: EpisodeRequest & { wantedWidthPx: number | null },
  call: EndpointCall,
): Promise<Decision<EpisodeImages, EpisodeAccessCode>> {
  const opened = await openEpisode(parts, request, call);
  if (!opened.ok) return opened;
  const pages = await listPages(parts.db.orm, opened.value.readerEpisode.row.episode.id);
  const addresses = createPageAddresses(parts.services.images, pageReader(opened.value, call));
  const pictured = pages.flatMap(({ page, picture }) => (picture === null ? [] : [{ page, picture }]));
  return grant(
    pictured.map(({ page, picture }, index) => {
      const widthPx = chosenWidth(picture.widthPx, request.wantedWidthPx);
      const { url, expiredAtMs } = addresses.addressOf(picture, page.orderNo, widthPx);
      const width = Math.min(widthPx, picture.widthPx);
      const height = Math.max(1, Math.round((picture.heightPx * width) / picture.widthPx));
      return { orderNo: index + 1, width, height, imagePath: url, expiredAt: expiredAtMs, line: null, point: null };
    }),
  );
}

/** `GET contents/rights/{alias}`: the episodes of a series that the reader owns or rents now. */
export async function readSeriesRights(
  parts: Parts,
  key: string,
  call: EndpointCall,
): Promise<Decision<SeriesRights, 'NOT_EXIST'>> {
  const view = await loadSeriesView(parts, key, call, rememberedSeries(parts, call));
  if (view === null || seriesRefusal(view, false, call) !== null) return refuse('NOT_EXIST');
  const { platform, nowMs } = call;
  const of = { images: parts.services.images, platformId: platform.id, nowMs };
  const owned = view.listed.filter(({ entitlements }) => strongestEntitlement(entitlements, nowMs) !== null);
  return grant({ episodes: owned.map((episode) => wireEpisode(episode, of)) });
}

/**
 * `GET contents/viewer/{episodeId}`: the aliases of an episode that the reader sees in lists. Any other counts as absent: an
 * alias reveals the title (record 0094).
 */
export async function readEpisodeAddress(
  parts: Parts,
  { episodeKey, guestSaysAdult }: { episodeKey: string; guestSaysAdult: boolean },
  call: EndpointCall,
): Promise<Decision<EpisodeAddress, 'NOT_FOUND_EPISODE'>> {
  const episodeId = parseEpisodeId(episodeKey);
  if (episodeId === null) return refuse('NOT_FOUND_EPISODE');
  const { platform, nowMs } = call;
  const found = await findEpisodeSeries(parts.db.orm, { platformId: platform.id, episodeId, nowMs });
  // An absent number takes the same statements as an unseen one: those of a series that does not exist.
  const seriesId = String(found?.seriesId ?? MAX_ID);
  const episode = { id: episodeId, isKnown: found?.isShown ?? false };
  const view = await loadSeriesView(parts, seriesId, call, undefined, { guestSaysAdult, episode });
  if (view === null || seriesRefusal(view, guestSaysAdult, call) !== null) return refuse('NOT_FOUND_EPISODE');
  const readerEpisode = view.listed.find(({ row }) => row.episode.id === episodeId);
  const hasEntitlement =
    readerEpisode !== undefined && strongestEntitlement(readerEpisode.entitlements, nowMs) !== null;
  const isOpen = isSeriesOpen(view.seriesOnPlatform, nowMs) && !view.isBlHidden;
  if (readerEpisode === undefined || !(hasEntitlement || isOpen)) return refuse('NOT_FOUND_EPISODE');
  return grant({
    contentId: view.seriesOnPlatform.series.id,
    episodeId: readerEpisode.row.episode.id,
    contentsAlias: view.seriesOnPlatform.series.alias,
    episodeAlias: readerEpisode.row.episode.alias,
  });
}
