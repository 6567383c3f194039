import { type Database, gatherStatistics, type HandledJob, handleJob } from '@longstrip/database';
import { PLATFORMS } from '@longstrip/platform-config';
import type { FileStore } from '../image/index.ts';
import { computeRankings } from './compute-rankings.ts';
import { makeSeriesPicturesJob } from './make-series-pictures.job.ts';
import { rankingsJob } from './rankings.job.ts';
import { remakeSeriesPictures } from './remake-series-pictures.ts';
import { statisticsJob } from './statistics.job.ts';
import { sweepFilesJob } from './sweep-files.job.ts';
import { sweepFiles } from './sweep-files.ts';

export interface CatalogueJobParts {
  database: Database;
  files: FileStore;
  filesDirectory: string;
  nowMs: () => number;
}

/** The code of the catalogue's jobs, for `JobQueue.work`. After each the catalogue may look different: `onChange` is told. */
export function handleCatalogueJobs(parts: CatalogueJobParts, onChange: () => void): HandledJob[] {
  const handled = [
    handleJob(makeSeriesPicturesJob, ({ seriesId }) => remakeSeriesPictures(parts, seriesId)),
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
  return handled.map(({ job, run }) => ({ job, run: (data, at) => run(data, at).finally(onChange) }));
}
