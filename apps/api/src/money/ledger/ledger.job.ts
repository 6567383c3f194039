import { type Database, defineJob, type HandledJob, handleJob } from '@longstrip/database';
import type { Logger } from 'pino';
import { headDestinations, type SealHeadSettings } from '../books/head-destinations.ts';
import { sealChains } from '../books/seal-chains.ts';
import { createHeadSender } from '../books/send-heads.ts';
import { expireLots } from './expire-lots.ts';

const EVERY_MINUTE = { parse: () => ({}), repeatEverySeconds: 60, expireInSeconds: 600 };

/** Writes down what has ended. */
const expireLotsJob = defineJob({ name: 'ledger.expire', ...EVERY_MINUTE });
/** Seals what was written since the last time: movements, and the audit log. */
const sealChainsJob = defineJob({ name: 'ledger.seal', ...EVERY_MINUTE });
/** Sends the heads of the seals where the database's owner cannot reach. */
const sendHeadsJob = defineJob({ name: 'ledger.send-heads', ...EVERY_MINUTE });

export const LEDGER_JOBS = [expireLotsJob, sealChainsJob, sendHeadsJob];

export interface LedgerJobParts {
  readonly database: Database;
  readonly nowMs: () => number;
  readonly logger: Logger;
  readonly sealHeads: SealHeadSettings;
}

/** The code of the ledger's jobs, for `JobQueue.work`. */
export function handleLedgerJobs({ database, nowMs, logger, sealHeads }: LedgerJobParts): HandledJob[] {
  const sendHeads = createHeadSender({ database, logger, destinations: headDestinations(sealHeads) });
  return [
    handleJob(expireLotsJob, async (_, { signal }) => {
      await expireLots(database, nowMs(), signal);
    }),
    handleJob(sealChainsJob, async (_, { signal }) => {
      await sealChains(database, nowMs(), signal);
    }),
    handleJob(sendHeadsJob, (_, { signal }) => sendHeads(signal)),
  ];
}
