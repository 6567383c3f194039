import { defineJob } from '@longstrip/database';
import * as v from 'valibot';

/** Finds episodes that have opened, and asks that their readers be told. */
export const findNewEpisodesJob = defineJob({
  name: 'alarms.new-episodes',
  parse: () => ({}),
  repeatEverySeconds: 120,
  expireInSeconds: 300,
});

const SeriesSchema = v.object({ platformId: v.string(), seriesId: v.number(), episodeId: v.number() });
export type OpenedSeries = v.InferOutput<typeof SeriesSchema>;

/** Tells the readers who follow a series of its newest episode. */
export const tellNewEpisodeJob = defineJob({
  name: 'alarms.new-episode',
  parse: (data) => v.parse(SeriesSchema, data),
  retryDelaySeconds: 30,
  expireInSeconds: 1_800,
});

/** Tells readers of what ends soon, and of free tickets that are ready. */
export const tellEndingsJob = defineJob({
  name: 'alarms.endings',
  parse: () => ({}),
  repeatEverySeconds: 1_800,
  expireInSeconds: 1_700,
});

export const ALARM_JOBS = [findNewEpisodesJob, tellNewEpisodeJob, tellEndingsJob];
