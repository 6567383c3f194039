import { type Database, type HandledJob, handleJob } from '@longstrip/database';
import type { Logger } from 'pino';
import { createMessageSenders, type MessageSettings } from '../adapters/message-senders.ts';
import { sealChains } from './books/seal-chains.ts';
import { createHeadSender, headDestinations, type SealHeadSettings } from './books/send-heads.ts';
import { expireLotsJob, mailReceiptJob, rollUpJob, sealChainsJob, sendHeadsJob } from './jobs.ts';
import { expireLots } from './ledger/expire-lots.ts';
import { type MailReceiptParts, mailReceipt } from './payment/mail-receipt.ts';
import { handleOrderJobs, type OrderJobParts } from './payment/order-jobs.ts';
import { rollUp } from './report/roll-up.ts';

/** The handlers of the jobs of money, for `JobQueue.work`. */
export function handleMoneyJobs({ messages, ...parts }: MoneyJobParts): HandledJob[] {
  const { mail, mailFrom } = createMessageSenders(messages);
  return [
    ...handleLedgerJobs(parts),
    ...handleOrderJobs(parts),
    handleJob(mailReceiptJob, ({ orderId }) => mailReceipt({ ...parts, mail, mailFrom }, orderId)),
  ];
}

interface MoneyJobParts extends LedgerJobParts, OrderJobParts, Pick<MailReceiptParts, 'platforms' | 'originOf'> {
  readonly messages: MessageSettings;
}

interface LedgerJobParts {
  readonly database: Database;
  readonly nowMs: () => number;
  readonly logger: Logger;
  readonly sealHeads: SealHeadSettings;
}

/** The handlers of the ledger's jobs, for `JobQueue.work`. */
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
    handleJob(rollUpJob, (_, { signal }) => rollUp({ database, nowMs, logger }, signal)),
  ];
}
