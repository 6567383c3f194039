export { afterStart } from './after-start.ts';

import type { Job } from '@longstrip/database';
import { sweepFilesJob } from '../catalogue/image/sweep-files.job.ts';
import { rankingsJob } from '../catalogue/lists/rankings.job.ts';
import { prepareDuePagesJob, preparePagesJob } from '../catalogue/pages/prepare-pages.job.ts';
import { makeDuePicturesJob } from '../catalogue/pictures/make-due-pictures.job.ts';
import { makeSeriesPicturesJob } from '../catalogue/pictures/make-series-pictures.job.ts';
import { coReadingJob } from '../catalogue/recommendation/co-reading.job.ts';
import { ALARM_JOBS } from '../community/alarm/alarm.job.ts';
import { DIGEST_JOBS } from '../community/digest/digest.job.ts';
import { PUSH_JOBS } from '../community/push/push.job.ts';
import { ticketAnsweredJob } from '../community/support/ticket-answered.job.ts';
import { LEDGER_JOBS } from '../money/ledger/ledger.job.ts';
import { PAYMENT_JOBS } from '../money/payment/payment.job.ts';
import { clearAccountRowsJob } from '../people/account/clear-account-rows.job.ts';
import { ACCOUNT_JOBS } from '../people/codes/send-code.job.ts';
import { moveAccountJob } from '../people/transfer/transfer.job.ts';
import { eraseAccountsJob } from '../people/withdrawal/erase-accounts.job.ts';
import { demoReadsJob } from '../seed/demo-reads.job.ts';
import { statisticsJob } from './statistics.job.ts';

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

export { prepareDuePagesJob } from '../catalogue/pages/prepare-pages.job.ts';
export { handlePageJobs } from '../catalogue/pages/prepare-pages.ts';
export { handleCatalogueJobs } from './handle-catalogue-jobs.ts';
