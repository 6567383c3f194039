import { type Database, type HandledJob, handleJob } from '@longstrip/database';
import type { FileStore } from '../image/index.ts';
import { makeSeriesPicturesJob } from './make-series-pictures.job.ts';
import { remakeSeriesPictures } from './remake-series-pictures.ts';
import { sweepFilesJob } from './sweep-files.job.ts';
import { sweepFiles } from './sweep-files.ts';

export interface CatalogueJobParts {
  database: Database;
  files: FileStore;
  filesDirectory: string;
  nowMs: () => number;
}

/** The code of the catalogue's jobs, for `JobQueue.work`. */
export function handleCatalogueJobs(parts: CatalogueJobParts): HandledJob[] {
  return [
    handleJob(makeSeriesPicturesJob, ({ seriesId }) => remakeSeriesPictures(parts, seriesId)),
    handleJob(sweepFilesJob, async (_, { signal }) => {
      await sweepFiles(parts, signal);
    }),
  ];
}
