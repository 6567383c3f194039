export { afterStart } from './after-start.ts';

import type { Job } from '@longstrip/database';
import { demoReadsJob } from '../../seed/demo-reads.job.ts';
import { clearAccountRowsJob } from '../account/clear-account-rows.job.ts';
import { ACCOUNT_JOBS } from '../account/send-code.job.ts';
import { ALARM_JOBS } from '../alarm/alarm.job.ts';
import { DIGEST_JOBS } from '../digest/digest.job.ts';
import { LEDGER_JOBS } from '../ledger/ledger.job.ts';
import { PAYMENT_JOBS } from '../payment/payment.job.ts';
import { PUSH_JOBS } from '../push/push.job.ts';
import { coReadingJob } from '../recommendation/co-reading.job.ts';
import { ticketAnsweredJob } from '../support/ticket-answered.job.ts';
import { moveAccountJob } from '../transfer/transfer.job.ts';
import { eraseAccountsJob } from '../withdrawal/erase-accounts.job.ts';
import { makeDuePicturesJob } from './make-due-pictures.job.ts';
import { makeSeriesPicturesJob } from './make-series-pictures.job.ts';
import { prepareDuePagesJob, preparePagesJob } from './prepare-pages.job.ts';
import { rankingsJob } from './rankings.job.ts';
import { statisticsJob } from './statistics.job.ts';
import { sweepFilesJob } from './sweep-files.job.ts';

/** Every job of the store; whoever opens the queue names them all, so that any may be enqueued. */
export const STORE_JOBS: readonly Job<object>[] = [
  ...ACCOUNT_JOBS,
  ...ALARM_JOBS,
  clearAccountRowsJob,
  coReadingJob,
  ...LEDGER_JOBS,
  demoReadsJob,
  ...DIGEST_JOBS,
  eraseAccountsJob,
  makeDuePicturesJob,
  makeSeriesPicturesJob,
  ...PAYMENT_JOBS,
  moveAccountJob,
  prepareDuePagesJob,
  preparePagesJob,
  ...PUSH_JOBS,
  rankingsJob,
  statisticsJob,
  sweepFilesJob,
  ticketAnsweredJob,
];

export { handleCatalogueJobs } from './handle-catalogue-jobs.ts';
export { prepareDuePagesJob } from './prepare-pages.job.ts';
export { handlePageJobs } from './prepare-pages.ts';
