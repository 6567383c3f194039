import type { Episode } from '@longstrip/api-contract';
import { isUpEpisode } from '@longstrip/core';
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
  /** News of its series: out today, and not with the first ones. */
  isUp: boolean;
  thumbnail: PictureSource | null;
  access: EpisodeAccess;
}

const MINUTE_MS = 60_000;
const THUMBNAIL_RATIO = 16 / 9;

/** What decides whether an episode is news. */
export interface EpisodeNews {
  /** When the series' first episode came out. */
  firstOpenedAtMs: number;
  /** When the platform's calendar day began. */
  todayStartMs: number;
}

/** What an episode's facts depend on besides itself. */
export interface EpisodeSurroundings {
  nowMs: number;
  /** What makes an episode news of its series; null where nothing is called new. */
  news: EpisodeNews | null;
  /** Writes a date. */
  formatDay(timeMs: number): string;
}

/** What makes one of these episodes news on a day; null when there is none. */
export function newsOf(episodes: readonly Pick<Episode, 'openedAt'>[], todayStartMs: number): EpisodeNews | null {
  if (episodes.length === 0) return null;
  return { firstOpenedAtMs: Math.min(...episodes.map(({ openedAt }) => openedAt)), todayStartMs };
}

/** Facts of an episode of the api. */
export function episodeModel(episode: Episode, surroundings: EpisodeSurroundings): EpisodeModel {
  const { nowMs, news, formatDay } = surroundings;
  const thumbnail = episode.thumbnails[0];
  return {
    alias: episode.alias,
    number: String(episode.orderNo),
    title: episodeTitle(episode),
    date: formatDay(episode.openedAt),
    isUp: news !== null && isUpEpisode(episode.openedAt, news, nowMs),
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
