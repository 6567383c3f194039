import { type Database, type HandledJob, handleJob, type JobQueue } from '@longstrip/database';
import { PLATFORMS } from '@longstrip/platform-config';
import type { FileStore } from './files/file-store.ts';
import { sweepFiles } from './files/sweep-files.ts';
import {
  coReadingJob,
  makeDuePicturesJob,
  makeSeriesPicturesJob,
  rankingsJob,
  ratingsJob,
  runUploadJob,
  sweepFilesJob,
  sweepUploadsJob,
} from './jobs.ts';
import { computeRankings } from './lists/rankings.ts';
import { enqueueDuePictures, makeDuePictures } from './pictures/make-due-pictures.ts';
import { computeFollowers } from './rating/compute-followers.ts';
import { computeRatings } from './rating/compute-ratings.ts';
import { computeCoReading } from './recommendation/compute-co-reading.ts';
import { runUpload, type UploadRunParts } from './upload/run-upload.ts';
import { sweepUploads } from './upload/sweep-uploads.ts';

export interface CatalogueJobParts {
  database: Database;
  jobs: Pick<JobQueue, 'enqueue'>;
  files: FileStore;
  nowMs: () => number;
}

/** The code of the catalogue's jobs, for `JobQueue.work`. */
export function handleCatalogueJobs(parts: CatalogueJobParts): HandledJob[] {
  return [
    handleJob(coReadingJob, async (_, { signal }) => {
      const platformIds = PLATFORMS.map(({ id }) => id);
      await computeCoReading({ database: parts.database, platformIds, nowMs: parts.nowMs() }, signal);
    }),
    handleJob(makeDuePicturesJob, (_, { signal }) => enqueueDuePictures(parts, signal)),
    handleJob(makeSeriesPicturesJob, ({ seriesId }, { signal }) => makeDuePictures(parts, seriesId, signal)),
    handleJob(rankingsJob, async (_, { signal }) => {
      const platformIds = PLATFORMS.map(({ id }) => id);
      await computeRankings({ database: parts.database, platformIds, nowMs: parts.nowMs() }, signal);
    }),
    handleJob(ratingsJob, async (_, { signal }) => {
      const of = { database: parts.database, platformIds: PLATFORMS.map(({ id }) => id) };
      await computeRatings(of, signal);
      await computeFollowers(of, signal);
    }),
    handleJob(sweepFilesJob, async (_, { signal }) => {
      await sweepFiles(parts, signal);
    }),
  ];
}

/** The code of the jobs of uploads. */
export function handleUploadJobs(parts: UploadRunParts): HandledJob[] {
  return [
    handleJob(runUploadJob, ({ upload }, { signal }) => runUpload(parts, upload, signal)),
    handleJob(sweepUploadsJob, (_, { signal }) => sweepUploads(parts, signal)),
  ];
}
