import type { Episode } from '@longstrip/api-contract';
import { isUpEpisode } from '@longstrip/core';
import type { PictureSource } from '@longstrip/ui';
import { pictureModel, THUMBNAIL_WIDTHS_PX } from '../picture/picture-model.ts';

/** What a reader may do with an episode, without any text. Reading progress is stored in the browser, which adds it. */
export type EpisodeAccess =
  | { kind: 'free' }
  /** Free for signed-in readers. */
  | { kind: 'login' }
  /** Prices in coins; null for a sale type that is not offered. */
  | { kind: 'priced'; rentCoins: number | null; ownCoins: number | null }
  | { kind: 'rented'; minutesLeft: number }
  | { kind: 'owned' }
  /** Announced, not published yet. */
  | { kind: 'soon' };

/** An episode in a list, without any text. */
export interface EpisodeModel {
  alias: string;
  /** Shown if there is no thumbnail. */
  number: string;
  title: string;
  /** In the platform's date format. */
  date: string;
  /** Marked as new: published today, and not with the first episodes of the series. */
  isUp: boolean;
  thumbnail: PictureSource | null;
  access: EpisodeAccess;
}

/** The episodes in the data of a series' page, which the viewer loads for its list. */
export type SeriesEpisodes = { kind: 'series'; episodes: EpisodeModel[] } | { kind: 'adultOnly' };

const MINUTE_MS = 60_000;
const THUMBNAIL_RATIO = 16 / 9;

/** What is needed to decide whether an episode is marked as new. */
export interface EpisodeNews {
  /** When the first episode of the series was published. */
  firstOpenedAtMs: number;
  /** When the platform's calendar day began. */
  todayStartMs: number;
}

/** What an episode's model depends on besides the episode itself. */
export interface EpisodeContext {
  nowMs: number;
  /** To decide whether the episode is marked as new; null if none is. */
  news: EpisodeNews | null;
  formatDay(timeMs: number): string;
}

/** What decides which of these episodes are new on that day; null if there are no episodes. */
export function newsOf(episodes: readonly Pick<Episode, 'openedAt'>[], todayStartMs: number): EpisodeNews | null {
  if (episodes.length === 0) return null;
  return { firstOpenedAtMs: Math.min(...episodes.map(({ openedAt }) => openedAt)), todayStartMs };
}

/** Makes the model of an episode from the api's answer. */
export function episodeModel(episode: Episode, surroundings: EpisodeContext): EpisodeModel {
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

/** An episode's full name: its title and, if it has one, its subtitle. */
export function episodeTitle({ title, subTitle }: Pick<Episode, 'title' | 'subTitle'>): string {
  return subTitle === null || subTitle === '' ? title : `${title}: ${subTitle}`;
}

/** What this reader may do with an episode. A rented or owned episode has no price. */
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

/** Whether a guest can read the episode at once. */
export function isReadable({ kind }: EpisodeAccess): boolean {
  return kind === 'free' || kind === 'owned' || kind === 'rented';
}
