import { matchRoute } from '@longstrip/core';
import type { PictureSource } from '@longstrip/ui';
import type { AppLoadContext } from '@remix-run/server-runtime';
import { formatDay } from '../../../i18n/format.server.ts';
import { serverText } from '../../../i18n/server-text.server.ts';
import { type EpisodeModel, episodeModel } from '../../../parts/episodes/episode-model.ts';
import { COVER_WIDTHS_PX, pictureModel } from '../../../parts/picture/picture-model.ts';
import { loadSeries } from '../../../parts/series/load-series.server.ts';
import '../../../server/site-context.ts';

const COVER_RATIO = 3 / 4;

/** The locked episode that a reader wanted to open when they were asked to log in. */
export interface EpisodeWall {
  seriesAlias: string;
  seriesTitle: string;
  episode: EpisodeModel;
  /** Of the episode, or else the cover of its series. */
  picture: PictureSource | null;
  /** What a reader gets here, where it is true. */
  promises: string[];
}

/** The episode that the page to return to is about; null where it is about none, or about one that is open. */
export async function loadEpisodeWall(site: AppLoadContext, callback: string): Promise<EpisodeWall | null> {
  const [path = ''] = callback.split('?');
  if (matchRoute(path) !== 'viewer') return null;
  const [, , alias = '', episodeAlias = ''] = path.split('/').map(decodePart);
  try {
    const reply = await loadSeries(site, alias);
    if (!reply.ok) return null;
    const write = (timeMs: number) => formatDay(site.platform, site.locale, timeMs);
    const models = reply.data.episodes.map((episode) =>
      episodeModel(episode, { nowMs: site.catalogueNowMs, news: null, formatDay: write }),
    );
    const episode = models.find((model) => model.alias === episodeAlias);
    if (episode === undefined || (episode.access.kind !== 'login' && episode.access.kind !== 'priced')) return null;
    const cover = reply.data.thumbnails.find(({ type }) => type === 'VERTICAL' || type === 'VERTICAL_NON_ADULT');
    const coverModel = cover === undefined ? null : pictureModel(cover, COVER_WIDTHS_PX, COVER_RATIO);
    return {
      seriesAlias: reply.data.alias,
      seriesTitle: reply.data.title,
      episode,
      picture: episode.thumbnail ?? coverModel,
      promises: await promisesOf(site, models, episode),
    };
  } catch (error) {
    // The log-in does not depend on it.
    site.logger.warn({ requestId: site.requestId, error: String(error) }, 'no episode above the log-in');
    return null;
  }
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

async function promisesOf(
  site: AppLoadContext,
  models: readonly EpisodeModel[],
  { access }: EpisodeModel,
): Promise<string[]> {
  const text = await serverText(site.locale);
  const isFree = (model: EpisodeModel | undefined, place: number) =>
    model?.access.kind === 'free' && model.number === String(place + 1);
  const locked = models.findIndex((model, place) => !isFree(model, place));
  const free = locked === -1 ? models.length : locked;
  return [
    ...(access.kind === 'login' ? [text('login.wallAccount')] : []),
    ...(free > 0 ? [text('login.wallFree', { count: free })] : []),
  ];
}
