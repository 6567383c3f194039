import type { AppLoadContext } from '@remix-run/server-runtime';
import { COVER_WIDTHS_PX, pictureModel } from '../picture/picture-model.ts';
import type { ServerPlace } from './reading-record.ts';
import '../../server/site-context.ts';

/** Series to continue that a page shows; the shelf has no more. */
const PLACES = 10;
const COVER_RATIO = 3 / 4;

/** What of a series is its reader's own. */
export interface OwnState {
  isFavourite: boolean;
  place: ServerPlace | null;
}

/** Where a signed-in reader stopped last, in several series; none for a guest. The page works without. */
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

/** Whether a series is a favourite of a signed-in reader, and where they stopped; nothing of it for a guest. */
export async function loadOwnState(site: AppLoadContext, alias: string): Promise<OwnState> {
  const none: OwnState = { isFavourite: false, place: null };
  if (!site.isSignedIn) return none;
  try {
    const reply = await site.api.seriesState({ alias });
    if (!reply.ok) return none;
    const { isFavorite: isFavourite, position } = reply.data;
    // The page has the title and the cover.
    return { isFavourite, place: position === null ? null : { alias, title: '', cover: null, position } };
  } catch (error) {
    site.logger.warn({ requestId: site.requestId, error: String(error) }, 'no favourite');
    return none;
  }
}
