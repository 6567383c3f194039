import type { SeriesListItem } from '@longstrip/api-contract';
import type { SeriesType } from '@longstrip/core';
import type { PictureSource } from '@longstrip/ui';
import { COVER_WIDTHS_PX, pictureModel } from '../picture/picture-model.ts';

/** A series in a grid or on a shelf, without any text; the card looks its texts up. */
export interface SeriesCardModel {
  alias: string;
  title: string;
  type: SeriesType;
  creators: string;
  cover: PictureSource | null;
  /** The genre as the series has it; empty for none. */
  genre: string;
  /** Number of free episodes; 0 for none. */
  freeCount: number;
  isUp: boolean;
  isWaitFree: boolean;
  isAdult: boolean;
}

const COVER_RATIO = 3 / 4;

const models = new WeakMap<SeriesListItem, SeriesCardModel>();

/** Makes the model of a list item of the api. An item that the site caches for many requests is converted once. */
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
    // The comma of the api suits no script in particular; the page of the series has a dot as well.
    creators: item.creators.split(', ').join(' · '),
    cover: cover === undefined ? null : pictureModel(cover, COVER_WIDTHS_PX, COVER_RATIO),
    genre: item.tag,
    freeCount: item.badgeFree,
    isUp: item.badgeUp,
    isWaitFree: item.badgeFreetime,
    isAdult: item.badgeAdult,
  };
}
