import type { PictureSource } from '../picture/picture.tsx';
import { sampleCover, sampleThumbnail, sampleWide } from './sample-art.ts';
import { sampleCards, sampleRanking, sampleTexts } from './sample-context.tsx';
import { SAMPLE_SCENES, type SampleSeriesKey, sampleEpisodes } from './sample-series.ts';

/** English words: the values of stories whose properties can be changed are the same in every locale. */
export const ENGLISH = sampleTexts('en-US');
export const CARDS = sampleCards(ENGLISH);
export const RANKING = sampleRanking(ENGLISH);
export const EPISODES = sampleEpisodes(ENGLISH);
export const THUMBNAIL = sampleThumbnail(SAMPLE_SCENES.saltCrown, 3);
export const WIDE_ART = sampleWide(SAMPLE_SCENES.saltCrown, 'ltr');
export const COVERS = (['saltCrown', 'gateZero', 'lastTrain', 'ninthTail'] as const).map(coverOf);

/** The cover of a sample series. */
export function coverOf(key: SampleSeriesKey): PictureSource {
  return sampleCover(SAMPLE_SCENES[key], ENGLISH.titles[key]);
}

/** The answer to a press that a story does not follow. */
export function nothing(): void {}
