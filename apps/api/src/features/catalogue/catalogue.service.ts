import type { Series } from '@longstrip/api-contract';
import { type Decision, grant, refuse, strongestEntitlement } from '@longstrip/core';
import type { ApiParts } from '../../api-options.ts';
import type { EndpointCall } from '../../http/endpoint.ts';
import { callerSeesAdult } from '../identity/adult-view.ts';
import { callerSeesBl } from '../identity/bl-view.ts';
import { type EpisodeStanding, episodeStandings } from '../reading/episode-standing.ts';
import { listEpisodes, listRights } from './episode.repository.ts';
import {
  findSeries,
  isOfGenre,
  listCreators,
  listOtherLanguages,
  listScheduleDays,
  listSeriesPictures,
  listTags,
  parseSeriesKey,
  type SeriesOnPlatform,
} from './series.repository.ts';
import { isSeriesShown, seriesTitle } from './shown-series.ts';
import { allThumbnails } from './thumbnails.ts';
import { wireEpisode } from './wire-episode.ts';

type Parts = Pick<ApiParts, 'db' | 'services'>;

/** A series with all that its platform and the reader bring to it. */
export interface SeriesView {
  readonly of: SeriesOnPlatform;
  readonly standings: readonly EpisodeStanding[];
  /** Those that a list may show the reader: shown and open, or held by the reader. */
  readonly listed: readonly EpisodeStanding[];
}

/** Loads a series and its episodes for a reader; null when there is no such series. */
export async function loadSeriesView({ db }: Parts, key: string, call: EndpointCall): Promise<SeriesView | null> {
  const { caller, platform, nowMs } = call;
  const seriesKey = parseSeriesKey(key);
  const of = seriesKey === null ? null : await findSeries(db.orm, platform.id, seriesKey);
  if (of === null) return null;
  const seriesId = of.series.id;
  const [rows, rights] = await Promise.all([
    listEpisodes(db.orm, platform.id, seriesId),
    caller.kind === 'user' ? listRights(db.orm, { platformId: platform.id, userId: caller.user.id, seriesId }) : [],
  ]);
  const standings = episodeStandings(of, rows, rights, nowMs);
  return { of, standings, listed: standings.filter((standing) => isListed(standing, nowMs)) };
}

function isListed({ row, isShown, entitlements }: EpisodeStanding, nowMs: number): boolean {
  const openedAtMs = row.onPlatform?.openedAtMs ?? 0;
  return openedAtMs <= nowMs && (isShown || strongestEntitlement(entitlements, nowMs) !== null);
}

/**
 * `GET contents/{alias}`. A series that the platform does not show (any more) opens only for who holds an episode of it.
 */
export async function readSeries(
  parts: Parts,
  request: { key: string; guestSaysAdult: boolean },
  call: EndpointCall,
): Promise<Decision<Series, 'NOT_EXIST' | 'INVALID_CONTENTS' | 'ADULT_ONLY_CONTENTS'>> {
  const { caller, platform, nowMs } = call;
  const view = await loadSeriesView(parts, request.key, call);
  if (view === null) return refuse('NOT_EXIST');
  const { of, standings, listed } = view;
  const isHeld = standings.some(({ entitlements }) => strongestEntitlement(entitlements, nowMs) !== null);
  const isOpen = of.onPlatform !== null && of.onPlatform.openedAtMs <= nowMs;
  if (!isHeld && !(isSeriesShown(of) && isOpen)) return refuse('INVALID_CONTENTS');
  const seesAdult = callerSeesAdult(caller, { platform, guestSaysAdult: request.guestSaysAdult, nowMs });
  if (of.series.isAdult && !seesAdult) return refuse('ADULT_ONLY_CONTENTS');

  const { db, services } = parts;
  const { id: seriesId, workKey } = of.series;
  if (!callerSeesBl(call) && (await isOfGenre(db.orm, seriesId, 'BL'))) return refuse('INVALID_CONTENTS');
  const [creators, tags, pictures, scheduleDays, languages] = await Promise.all([
    listCreators(db.orm, [seriesId]),
    listTags(db.orm, seriesId),
    listSeriesPictures(db.orm, [seriesId]),
    listScheduleDays(db.orm, seriesId),
    listOtherLanguages(db.orm, { platformId: platform.id, seriesId, workKey, nowMs }),
  ]);
  const art = { platformId: platform.id, isAdultSeries: of.series.isAdult, isMixed: of.series.isMixed, seesAdult };
  return grant({
    ...seriesFacts(of, platform.features.freetime),
    creators: creators.map(({ creatorId, name, role }) => ({ creatorId, name, type: role })),
    tags: tags.map(({ tag, isExtra }) => ({ name: tag, isExtra })),
    thumbnails: allThumbnails(services.images, pictures, art),
    scheduleDays,
    languages: languages
      .filter(({ isAdult }) => !isAdult || seesAdult)
      .map(({ language, alias, title, platformTitle }) => ({ language, alias, title: platformTitle ?? title })),
    episodes: listed.map((standing) =>
      wireEpisode(standing, { images: services.images, platformId: platform.id, nowMs }),
    ),
  });
}

function seriesFacts(of: SeriesOnPlatform, hasFreetime: boolean) {
  const { series } = of;
  return {
    id: series.id,
    alias: series.alias,
    title: seriesTitle(of),
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
