import type { Series } from '@longstrip/api-contract';
import { type Decision, grant, refuse, strongestEntitlement } from '@longstrip/core';
import { callerSeesAdult, callerSeesBl, type ViewingCall } from '../../http/caller-view.ts';
import type { EndpointCall } from '../../http/endpoint.ts';
import { editionsElsewhere, editionsOn, listShownEditions } from '../edition/catalogue-freshness.ts';
import { sharedSeries, sharedVersion } from '../opengraph/shared-series.ts';
import type { CatalogueParts } from '../services.ts';
import { listEntitlements } from './episode.repository.ts';
import { asEntitlement, type ReaderEpisode, readerEpisodes, wireEpisode } from './reader-episode.ts';
import {
  findReception,
  isSeriesOpen,
  listCreators,
  listScheduleDays,
  listSeriesPictures,
  listTags,
  parseSeriesKey,
  type SeriesOnPlatform,
  seriesTitle,
} from './series.repository.ts';
import { type SeriesSource, seriesSource } from './series-source.ts';
import { allThumbnails } from './thumbnails.ts';

type Parts = Pick<CatalogueParts, 'db' | 'services'>;

/** A series on a platform with its episodes, for one reader. */
export interface SeriesView {
  readonly seriesOnPlatform: SeriesOnPlatform;
  readonly episodes: readonly ReaderEpisode[];
  /** The episodes that the reader sees in lists: shown and open, or with an entitlement. */
  readonly listed: readonly ReaderEpisode[];
  /** It is a BL work, and the reader does not see BL works (D36). */
  readonly isBlHidden: boolean;
  /**
   * The series was requested by its number. The caller may only have guessed that, so it must not learn anything about the
   * series.
   */
  readonly isNamedByNumber: boolean;
}

/** Why a reader may not see a series whose alias they know (section 8). */
export type SeriesRefusal = 'INVALID_CONTENTS' | 'ADULT_ONLY_CONTENTS';

/** What a call asks of a series; it counts if the series is named by its number. */
interface SeriesQuestion {
  readonly guestSaysAdult?: boolean;
  /** The only episode that matters, and whether any reader may know of it. */
  readonly episode?: { readonly id: number; readonly isKnown: boolean };
}

/**
 * Loads a series and its episodes for a reader; null if there is no such series. By a number, null also if the reader may not see
 * it: this is decided by the same statements that an absent number takes, so that the time of the answer discloses nothing either
 * (record 0094).
 * @param source of what all readers see of it: the database itself for what decides of coins and access
 */
export async function loadSeriesView(
  { db }: Pick<Parts, 'db'>,
  key: string,
  call: ViewingCall,
  source: SeriesSource = seriesSource(db.orm, call.platform.id),
  { guestSaysAdult = false, episode }: SeriesQuestion = {},
): Promise<SeriesView | null> {
  const { caller, platform, nowMs } = call;
  const seriesKey = parseSeriesKey(key);
  if (seriesKey === null) return null;
  const factsOf = (seriesId: number) =>
    Promise.all([
      caller.kind === 'user'
        ? listEntitlements(db.orm, { platformId: platform.id, userId: caller.user.id, seriesId })
        : [],
      callerSeesBl(call) ? false : source.isOfGenre(seriesId, 'BL'),
    ]);
  const isNamedByNumber = 'id' in seriesKey;
  const [seriesOnPlatform, known] = await Promise.all([
    source.find(seriesKey),
    isNamedByNumber ? factsOf(seriesKey.id) : null,
  ]);
  if (seriesOnPlatform === null) return null;
  if (known !== null) {
    const [rights, isBlHidden] = known;
    const hasEntitlement = strongestEntitlement(rights.map(asEntitlement), nowMs) !== null;
    const isUnseen = refusalOf({ seriesOnPlatform, hasEntitlement, isBlHidden }, guestSaysAdult, call) !== null;
    const isUnknown = episode?.isKnown === false && !rights.some(({ episodeId }) => episodeId === episode.id);
    if (isUnseen || isUnknown) return null;
  }
  const seriesId = seriesOnPlatform.series.id;
  const [rows, [entitlements, isBlHidden]] = await Promise.all([source.episodes(seriesId), known ?? factsOf(seriesId)]);
  // A draft is shown only to readers to whom an operator gave it.
  const owned = new Set(entitlements.map(({ episodeId }) => episodeId));
  if (seriesOnPlatform.onPlatform?.isDraft === true && owned.size === 0) return null;
  const shown = rows.filter(({ episode, onPlatform }) => onPlatform?.isDraft !== true || owned.has(episode.id));
  const episodes = readerEpisodes(seriesOnPlatform, shown, entitlements, nowMs);
  const listed = episodes.filter((each) => isListed(each, nowMs));
  return { seriesOnPlatform, episodes, listed, isBlHidden, isNamedByNumber };
}

/**
 * Why the reader may not see a series; null: they may. A reader who owns a part of it may see it, unless it is adult and hidden
 * from them. A caller who has only the number of the series gets the answer of an unknown one (record 0094).
 */
export function seriesRefusal(
  { seriesOnPlatform, episodes, isBlHidden }: SeriesView,
  guestSaysAdult: boolean,
  call: ViewingCall,
): SeriesRefusal | null {
  const hasEntitlement = episodes.some(({ entitlements }) => strongestEntitlement(entitlements, call.nowMs) !== null);
  return refusalOf({ seriesOnPlatform, hasEntitlement, isBlHidden }, guestSaysAdult, call);
}

function refusalOf(
  of: Pick<SeriesView, 'seriesOnPlatform' | 'isBlHidden'> & { readonly hasEntitlement: boolean },
  guestSaysAdult: boolean,
  { caller, platform, nowMs }: ViewingCall,
): SeriesRefusal | null {
  const { seriesOnPlatform, hasEntitlement, isBlHidden } = of;
  const isShown = isSeriesOpen(seriesOnPlatform, nowMs) && !isBlHidden;
  if (!hasEntitlement && !isShown) return 'INVALID_CONTENTS';
  const isAdultHidden =
    seriesOnPlatform.series.isAdult && !callerSeesAdult(caller, { platform, guestSaysAdult, nowMs });
  return isAdultHidden ? 'ADULT_ONLY_CONTENTS' : null;
}

function isListed({ row, isShown, entitlements }: ReaderEpisode, nowMs: number): boolean {
  const openedAtMs = row.onPlatform?.openedAtMs ?? 0;
  return openedAtMs <= nowMs && (isShown || strongestEntitlement(entitlements, nowMs) !== null);
}

/**
 * `GET contents/{alias}`. By a number, a series that the reader may not see is absent (record 0094). A series that the platform
 * does not show opens only for readers with an entitlement to one of its episodes.
 */
export async function readSeries(
  parts: Parts,
  request: { key: string; guestSaysAdult: boolean },
  call: EndpointCall,
): Promise<Decision<Series, 'NOT_EXIST' | 'INVALID_CONTENTS' | 'ADULT_ONLY_CONTENTS'>> {
  const { caller, platform, nowMs } = call;
  const source = seriesSource(parts.db.catalogue, platform.id);
  const view = await loadSeriesView(parts, request.key, call, source, request);
  if (view === null) return refuse('NOT_EXIST');
  const { seriesOnPlatform, listed } = view;
  const { series } = seriesOnPlatform;
  // The page of a BL series is hidden even from readers who own episodes; these stay readable (D36).
  const hidden = view.isBlHidden ? 'INVALID_CONTENTS' : null;
  const refused = seriesRefusal(view, request.guestSaysAdult, call) ?? hidden;
  if (refused !== null) return refuse(view.isNamedByNumber ? 'NOT_EXIST' : refused);
  const seesAdult = callerSeesAdult(caller, { platform, guestSaysAdult: request.guestSaysAdult, nowMs });

  const { db, services } = parts;
  const { id: seriesId, workKey } = series;
  const [creators, tags, pictures, scheduleDays, editions, reception] = await Promise.all([
    listCreators(db.catalogue, [seriesId]),
    listTags(db.catalogue, seriesId),
    listSeriesPictures(db.catalogue, [seriesId]),
    listScheduleDays(db.catalogue, seriesId),
    listShownEditions(db.catalogue, { workKeys: [workKey], nowMs, includesBl: callerSeesBl(call) }),
    findReception(db.catalogue, platform.id, seriesId),
  ]);
  const art = { platformId: platform.id, isAdultSeries: series.isAdult, isMixed: series.isMixed, seesAdult };
  return grant({
    ...seriesFacts(seriesOnPlatform, platform.features.freetime),
    creators: creators.map(({ creatorId, name, role }) => ({ creatorId, name, type: role })),
    tags: tags.map(({ tag, isExtra }) => ({ name: tag, isExtra })),
    thumbnails: allThumbnails(services.images, pictures, art),
    scheduleDays,
    ...reception,
    shareVersion: sharedVersion(platform, sharedSeries(seriesOnPlatform, creators, pictures)),
    languages: editionsOn(platform.id, editions, seriesId)
      .filter(({ isAdult }) => !isAdult || seesAdult)
      .map(({ language, alias, title }) => ({ language, alias, title })),
    elsewhere: series.isAdult ? [] : editionsElsewhere(platform.id, editions),
    episodes: listed.map((episode) =>
      wireEpisode(episode, { images: services.images, platformId: platform.id, nowMs }),
    ),
  });
}

function seriesFacts(seriesOnPlatform: SeriesOnPlatform, hasFreetime: boolean) {
  const { series } = seriesOnPlatform;
  return {
    id: series.id,
    alias: series.alias,
    title: seriesTitle(seriesOnPlatform),
    type: series.type,
    status: series.status,
    isAdult: series.isAdult,
    isMixed: series.isMixed,
    synopsis: series.synopsis,
    publisher: series.publisher,
    language: series.language,
    isOriginal: series.isOriginal,
    viewerType: series.viewerMode,
    paperDirection: series.readingDirection,
    viewCount: series.viewCount,
    rentalHours: series.rentalHours,
    freetime:
      hasFreetime && series.freetimeEnabled
        ? { refillHours: series.freetimeRefillHours, excludedNewest: series.freetimeExcludedNewest }
        : null,
    updatedAt: series.updatedAtMs,
  };
}
