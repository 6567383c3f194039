import { type HandledJob, handleJob } from '@longstrip/database';
import { findNewEpisodesJob, tellEndingsJob, tellNewEpisodeJob } from './alarm.job.ts';
import { tellEndings } from './tell-endings.ts';
import { findNewEpisodes, type TellParts, tellNewEpisode } from './tell-new-episodes.ts';

/** The code of the jobs that raise alarms by themselves, for `JobQueue.work`. */
export function handleAlarmJobs(parts: TellParts): HandledJob[] {
  return [
    handleJob(findNewEpisodesJob, async (_, { signal }) => {
      await findNewEpisodes(parts, signal);
    }),
    handleJob(tellNewEpisodeJob, async (series, { signal }) => {
      await tellNewEpisode(parts, series, signal);
    }),
    handleJob(tellEndingsJob, async (_, { signal }) => {
      await tellEndings(parts, signal);
    }),
  ];
}
