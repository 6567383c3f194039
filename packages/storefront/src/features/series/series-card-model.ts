import type { SeriesListItem } from '@longstrip/api-contract';
import type { SeriesType } from '@longstrip/core';
import type { PictureSource } from '@longstrip/ui';
import { COVER_WIDTHS_PX, pictureModel } from '../picture/picture-model.ts';

/** A series in a grid or shelf, as facts; the card's words are looked up where it is drawn. */
export interface SeriesCardModel {
  alias: string;
  title: string;
  type: SeriesType;
  creators: string;
  cover: PictureSource | null;
  /** As the series itself names it; empty where it has none. */
  genre: string;
  /** Number of free episodes; 0 for none. */
  freeCount: number;
  isUp: boolean;
  isWaitFree: boolean;
  isAdult: boolean;
}

const COVER_RATIO = 3 / 4;

const models = new WeakMap<SeriesListItem, SeriesCardModel>();

/** Facts of a list item of the api. An item that the site keeps for many requests is worked on once. */
export function seriesCardModel(item: SeriesListItem): SeriesCardModel {
  const model = models.get(item) ?? modelOf(item);
  models.set(item, model);
  return model;
}

function modelOf(item: SeriesListItem): SeriesCardModel {
  const cover = item.thumbnails.find(({ type }) => type === 'VERTICAL' || type === 'VERTICAL_NON_ADULT');
  return {
    alias: item.alias,
    title: item.title,
    type: item.type,
    // The wire's comma belongs to no script in particular; the series' own page has a dot, too.
    creators: item.creators.split(', ').join(' · '),
    cover: cover === undefined ? null : pictureModel(cover, COVER_WIDTHS_PX, COVER_RATIO),
    genre: item.tag,
    freeCount: item.badgeFree,
    isUp: item.badgeUp,
    isWaitFree: item.badgeFreetime,
    isAdult: item.badgeAdult,
  };
}
