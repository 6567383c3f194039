import { type Database, defineJob, type HandledJob, handleJob } from '@longstrip/database';
import { expireLots } from './expire-lots.ts';
import { sealChains } from './seal-chains.ts';

const EVERY_MINUTE = { parse: () => ({}), repeatEverySeconds: 60, expireInSeconds: 600 };

/** Writes down what has ended. */
const expireLotsJob = defineJob({ name: 'ledger.expire', ...EVERY_MINUTE });
/** Seals what was written since the last time. */
const sealChainsJob = defineJob({ name: 'ledger.seal', ...EVERY_MINUTE });

export const LEDGER_JOBS = [expireLotsJob, sealChainsJob];

/** The code of the ledger's jobs, for `JobQueue.work`. */
export function handleLedgerJobs({ database, nowMs }: { database: Database; nowMs: () => number }): HandledJob[] {
  return [
    handleJob(expireLotsJob, async (_, { signal }) => {
      await expireLots(database, nowMs(), signal);
    }),
    handleJob(sealChainsJob, async (_, { signal }) => {
      await sealChains(database, nowMs(), signal);
    }),
  ];
}
