import { type Database, gatherStatistics, type HandledJob, handleJob, type JobQueue } from '@longstrip/database';
import { PLATFORMS } from '@longstrip/platform-config';
import type { FileStore } from '../catalogue/image/index.ts';
import { sweepFilesJob } from '../catalogue/image/sweep-files.job.ts';
import { sweepFiles } from '../catalogue/image/sweep-files.ts';
import { computeRankings } from '../catalogue/lists/compute-rankings.ts';
import { rankingsJob } from '../catalogue/lists/rankings.job.ts';
import { makeDuePicturesJob } from '../catalogue/pictures/make-due-pictures.job.ts';
import { enqueueDuePictures, makeDuePictures } from '../catalogue/pictures/make-due-pictures.ts';
import { makeSeriesPicturesJob } from '../catalogue/pictures/make-series-pictures.job.ts';
import { coReadingJob } from '../catalogue/recommendation/co-reading.job.ts';
import { computeCoReading } from '../catalogue/recommendation/compute-co-reading.ts';
import { statisticsJob } from './statistics.job.ts';

export interface CatalogueJobParts {
  database: Database;
  jobs: Pick<JobQueue, 'enqueue'>;
  files: FileStore;
  filesDirectory: string;
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
    handleJob(statisticsJob, async () => {
      await gatherStatistics(parts.database);
    }),
    handleJob(sweepFilesJob, async (_, { signal }) => {
      await sweepFiles(parts, signal);
    }),
  ];
}
