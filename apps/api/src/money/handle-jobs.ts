import type { HandledJob } from '@longstrip/database';
import { handleLedgerJobs, type LedgerJobParts } from './ledger/ledger.job.ts';
import { handleOrderJobs, type OrderJobParts } from './payment/work-on-orders.ts';

/** The code of the jobs of money, for `JobQueue.work`. */
export function handleMoneyJobs(parts: LedgerJobParts & OrderJobParts): HandledJob[] {
  return [...handleLedgerJobs(parts), ...handleOrderJobs(parts)];
}
