import type { Pick as WirePick } from '@longstrip/api-contract';
import type { Locale } from '@longstrip/core';
import { phraseBreaks } from '../../i18n/phrase-breaks.server.ts';
import { type SeriesCardModel, seriesCardModel } from '../series/series-card-model.server.ts';

/** A curated list. */
export interface PickModel {
  id: number;
  title: string;
  description: string;
  /** Where lines of the title and the description may break, in a language without spaces. */
  titleBreaks: number[];
  descriptionBreaks: number[];
  /** Number of its series that this reader may see. */
  count: number;
  /** The first of these series, or all. */
  series: SeriesCardModel[];
}

/** Makes the model of a pick from the api's answer. `read` looks up texts that name a message (D26). */
export function pickModel(pick: WirePick, locale: Locale, read: (text: string) => string): PickModel {
  const [title, description] = [read(pick.title), read(pick.description)];
  return {
    id: pick.id,
    title,
    description,
    titleBreaks: phraseBreaks(title, locale),
    descriptionBreaks: phraseBreaks(description, locale),
    count: pick.contentsCount,
    series: pick.contentsInfo.map(seriesCardModel(locale)),
  };
}
