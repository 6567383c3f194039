import type { Episode } from '@longstrip/api-contract';
import type { PictureSource } from '@longstrip/ui';
import { pictureModel, THUMBNAIL_WIDTHS_PX } from '../picture/picture-model.ts';

/** What a reader may do with an episode, as facts. Reading itself is noted in the browser and laid over this. */
export type EpisodeAccess =
  | { kind: 'free' }
  /** Free, once signed in. */
  | { kind: 'login' }
  /** Coins; a sale type that is not offered is null. */
  | { kind: 'priced'; rentCoins: number | null; ownCoins: number | null }
  | { kind: 'rented'; minutesLeft: number }
  | { kind: 'owned' }
  /** Announced, not out yet. */
  | { kind: 'soon' };

/** An episode in a list, as facts. */
export interface EpisodeModel {
  alias: string;
  /** Stands in for a missing thumbnail. */
  number: string;
  title: string;
  /** As the platform writes dates. */
  date: string;
  /** Out within the last days. */
  isUp: boolean;
  thumbnail: PictureSource | null;
  access: EpisodeAccess;
}

const MINUTE_MS = 60_000;
/** How long an episode counts as new. */
const UP_MS = 7 * 24 * 60 * MINUTE_MS;
const THUMBNAIL_RATIO = 16 / 9;

/** Facts of an episode of the api. `formatDay` writes its date. */
export function episodeModel(episode: Episode, nowMs: number, formatDay: (timeMs: number) => string): EpisodeModel {
  const thumbnail = episode.thumbnails[0];
  return {
    alias: episode.alias,
    number: String(episode.orderNo),
    title: episodeTitle(episode),
    date: formatDay(episode.openedAt),
    isUp: episode.openedAt <= nowMs && nowMs - episode.openedAt < UP_MS,
    thumbnail: thumbnail === undefined ? null : pictureModel(thumbnail, THUMBNAIL_WIDTHS_PX, THUMBNAIL_RATIO),
    access: episodeAccess(episode, nowMs),
  };
}

/** An episode's whole name: its title and, where it has one, what stands under it. */
export function episodeTitle({ title, subTitle }: Pick<Episode, 'title' | 'subTitle'>): string {
  return subTitle === null || subTitle === '' ? title : `${title}: ${subTitle}`;
}

/** What the asking reader may do with an episode. What is held counts before what it costs. */
export function episodeAccess(episode: Episode, nowMs: number): EpisodeAccess {
  if (episode.openedAt > nowMs) return { kind: 'soon' };
  if (episode.purchaseStatus === 'POSSESSION') return { kind: 'owned' };
  if (episode.purchaseStatus === 'RENT') {
    const leftMs = (episode.rentExpiredAt ?? nowMs) - nowMs;
    return { kind: 'rented', minutesLeft: Math.max(0, Math.ceil(leftMs / MINUTE_MS)) };
  }
  if (episode.paid) return { kind: 'priced', rentCoins: episode.rentCoin, ownCoins: episode.possessionCoin };
  return episode.isLogin ? { kind: 'login' } : { kind: 'free' };
}

/** Whether a guest can open the episode and read at once. */
export function isReadable({ kind }: EpisodeAccess): boolean {
  return kind === 'free' || kind === 'owned' || kind === 'rented';
}
