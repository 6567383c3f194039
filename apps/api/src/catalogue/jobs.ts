import { defineJob } from '@longstrip/database';
import * as v from 'valibot';

/** Finds series whose pictures are due, after an upgrade or a failure, and enqueues one job for each. */
export const makeDuePicturesJob = defineJob({
  name: 'series.make-due-pictures',
  parse: () => ({}),
  repeatEverySeconds: 3600,
  expireInSeconds: 600,
});

const SeriesSchema = v.object({ seriesId: v.pipe(v.number(), v.integer()) });

/** Makes the public pictures of one series. */
export const makeSeriesPicturesJob = defineJob({
  name: 'series.make-pictures',
  parse: (data) => v.parse(SeriesSchema, data),
  expireInSeconds: 1800,
});

/** Makes the scaled and blurred pages of one series before readers request them. */
export const preparePagesJob = defineJob({
  name: 'series.prepare-pages',
  parse: (data) => v.parse(SeriesSchema, data),
  expireInSeconds: 3600,
});

/** The same for every page that lacks them: of the demo, after an upgrade, after a kill. */
export const prepareDuePagesJob = defineJob({
  name: 'series.prepare-due-pages',
  parse: () => ({}),
  repeatEverySeconds: 3600,
  expireInSeconds: 3600,
});

/** Computes the rankings every hour (D7), and at a start if the last run is older. */
export const rankingsJob = defineJob({
  name: 'rankings.compute',
  parse: () => ({}),
  repeatEverySeconds: 3600,
  expireInSeconds: 600,
});

/** Deletes pictures that are no longer used, and files without a row in the database. */
export const sweepFilesJob = defineJob({
  name: 'files.sweep',
  parse: () => ({}),
  repeatEverySeconds: 6 * 3600,
  expireInSeconds: 1800,
});

/** Computes every hour which series are read by the same readers, and at a start if the last run is older. */
export const coReadingJob = defineJob({
  name: 'co-reading.compute',
  parse: () => ({}),
  repeatEverySeconds: 3600,
  expireInSeconds: 600,
});

/** Computes every ten minutes how series are rated, and how many readers follow them. */
export const ratingsJob = defineJob({
  name: 'ratings.compute',
  parse: () => ({}),
  repeatEverySeconds: 600,
  expireInSeconds: 300,
});

const UploadSchema = v.object({ upload: v.string() });

/** Checks or imports an upload, as its state says. */
export const runUploadJob = defineJob({
  name: 'uploads.run',
  parse: (data) => v.parse(UploadSchema, data),
  retryLimit: 2,
  expireInSeconds: 3 * 3600,
});

/** Deletes uploads that were left. */
export const sweepUploadsJob = defineJob({
  name: 'uploads.sweep',
  parse: () => ({}),
  repeatEverySeconds: 3600,
  expireInSeconds: 1800,
});

export const CATALOGUE_JOBS = [
  coReadingJob,
  makeDuePicturesJob,
  makeSeriesPicturesJob,
  prepareDuePagesJob,
  preparePagesJob,
  rankingsJob,
  ratingsJob,
  runUploadJob,
  sweepFilesJob,
  sweepUploadsJob,
];
