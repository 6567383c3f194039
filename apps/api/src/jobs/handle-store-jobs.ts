import { setTimeout as wait } from 'node:timers/promises';
import { gatherStatistics, type HandledJob, handleJob } from '@longstrip/database';
import { PLATFORMS } from '@longstrip/platform-config';
import { traceService } from '@longstrip/telemetry';
import type { Logger } from 'pino';
import { accountErasers } from '../account-changes.ts';
import { NO_PAYMENTS } from '../adapters/payment/create-payments.ts';
import { createFacebookConversions } from '../adapters/payment/facebook.ts';
import type { PaymentProviders } from '../adapters/payment/payment-provider.ts';
import type { PushSender } from '../adapters/web-push.ts';
import {
  handleCatalogueJobs,
  handlePageJobs,
  handleUploadJobs,
  type PreparePagesParts,
  type UploadRunParts,
} from '../catalogue/index.ts';
import { handleCommunityJobs } from '../community/index.ts';
import type { Webhook } from '../http/webhook.ts';
import { handleMoneyJobs, transferWallet } from '../money/index.ts';
import { handlePeopleJobs } from '../people/index.ts';
import { createReaderKeys } from '../reading/index.ts';
import { handleDemoJobs } from '../seed/handle-demo-jobs.ts';
import { createAccountKeys } from '../shared/account-keys.ts';
import type { Proofs } from '../shared/proofs.ts';
import type { SwitchedPlatforms } from '../shared/switched-platforms.ts';
import { originsOf, type StartOptions, tokenSecrets } from '../start-options.ts';
import type { Store } from '../store/open-store.ts';
import { statisticsJob } from './store-jobs.ts';

/** For this long after a start no picture is scaled ahead: the sites are opened for the first time. */
const STARTING_MS = 60_000;

const NO_SEAL_HEADS = { to: [], token: null };

interface StoreJobParts
  extends Store,
    Pick<PreparePagesParts, 'draw' | 'examine' | 'ahead' | 'whenIdle' | 'stopping'>,
    Pick<UploadRunParts, 'uploads' | 'ingest'> {
  readonly options: StartOptions;
  readonly payments: PaymentProviders;
  readonly webhooks: readonly Webhook[];
  readonly push: PushSender | null;
  readonly platforms: SwitchedPlatforms;
  readonly proofs: Proofs;
  readonly logger: Logger;
  readonly nowMs: () => number;
}

/** The code of every job of the store, for `JobQueue.work`. */
export function handleStoreJobs({ options, platforms: switches, ...parts }: StoreJobParts): HandledJob[] {
  const { database, nowMs } = parts;
  const { facebook } = options.payments ?? NO_PAYMENTS;
  const keys = createAccountKeys(tokenSecrets(options));
  const readerKeys = createReaderKeys(options.secrets.token);
  const messages = { keys, messages: options.messages, platforms: PLATFORMS, originOf: originsOf(options) };
  return [
    ...handleCatalogueJobs(parts),
    ...handlePageJobs({ ...parts, whenStarted: afterStart(STARTING_MS) }),
    ...handleUploadJobs(parts),
    ...handlePeopleJobs({
      ...{ ...parts, ...messages },
      ...{ moveWallet: transferWallet, erasers: accountErasers({ keys, readerKeys }) },
    }),
    ...handleMoneyJobs({
      ...parts,
      ...messages,
      sealHeads: options.sealHeads ?? NO_SEAL_HEADS,
      tellConversion:
        facebook === null ? null : traceService('facebook', { report: createFacebookConversions(facebook) }).report,
    }),
    ...handleCommunityJobs({ ...parts, ...messages, switches }),
    ...(options.seed === 'demo' ? handleDemoJobs(database, nowMs) : []),
    handleJob(statisticsJob, async () => {
      await gatherStatistics(database);
    }),
  ];
}

/** A function that resolves this long after this call, or when its signal aborts. */
function afterStart(ms: number): (signal: AbortSignal) => Promise<void> {
  const atMs = performance.now() + ms;
  return (signal) => wait(Math.max(0, atMs - performance.now()), undefined, { signal }).catch(() => undefined);
}
