import type { SeriesState } from '@longstrip/api-contract';
import type { RatingStars, ViewerLayer } from '@longstrip/core';
import type { AppLoadContext } from '@remix-run/server-runtime';
import { COVER_WIDTHS_PX, pictureModel } from '../picture/picture-model.ts';
import type { ServerPlace } from './reading-record.ts';
import '../../server/site-context.ts';

/** The most series to continue that the shelf shows. */
const PLACES = 10;
const COVER_RATIO = 3 / 4;

/** The state of a series that belongs to its reader. */
export interface OwnState {
  isFavourite: boolean;
  place: ServerPlace | null;
  /** How the reader rates the series; null if they do not. */
  stars: RatingStars | null;
  /** How a signed-in reader reads, on all devices and in this series; null for a guest, and when it is not known. */
  viewerSettings: { account: ViewerLayer; series: ViewerLayer } | null;
}

/** Where a signed-in reader stopped last, in several series; empty for a guest. The page works without it. */
export async function loadServerPlaces(site: AppLoadContext): Promise<ServerPlace[]> {
  if (!site.isSignedIn) return [];
  try {
    const reply = await site.api.recentSeries({ size: PLACES, contentsThumbnailType: ['VERTICAL'] });
    if (!reply.ok) return [];
    return reply.data.content.map(({ alias, title, thumbnails, position }) => {
      const cover = thumbnails.find(({ type }) => type === 'VERTICAL' || type === 'VERTICAL_NON_ADULT');
      const picture = cover === undefined ? null : pictureModel(cover, COVER_WIDTHS_PX, COVER_RATIO);
      return { alias, title, cover: picture, position };
    });
  } catch (error) {
    site.logger.warn({ requestId: site.requestId, error: String(error) }, 'no places');
    return [];
  }
}

/** The state of a series for a guest, and where it is not known. */
export const NO_OWN_STATE: OwnState = { isFavourite: false, place: null, stars: null, viewerSettings: null };

/** Whether a series is a favourite of a signed-in reader, where they stopped, how they rate it and how they read; nothing for a guest. */
export async function loadOwnState(site: AppLoadContext, alias: string): Promise<OwnState> {
  if (!site.isSignedIn) return NO_OWN_STATE;
  try {
    const reply = await site.api.seriesState({ alias });
    return reply.ok ? ownStateOf(alias, reply.data) : NO_OWN_STATE;
  } catch (error) {
    site.logger.warn({ requestId: site.requestId, error: String(error) }, 'no favourite');
    return NO_OWN_STATE;
  }
}

/** The state of a series as pages use it. The title and the cover of its place are in the page's other data. */
export function ownStateOf(
  alias: string,
  { isFavorite: isFavourite, position, stars, viewerSettings }: SeriesState,
): OwnState {
  const place = position === null ? null : { alias, title: '', cover: null, position };
  return { isFavourite, place, stars, viewerSettings };
}
