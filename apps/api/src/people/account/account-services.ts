import { createTokenSigner } from '@longstrip/api-contract/token';
import type { Database, HandledJob, JobQueue } from '@longstrip/database';
import { createMessageSenders, type MessageSettings } from '../../adapters/message/message-senders.ts';
import type { ApiServices } from '../../api-options.ts';
import { handleDigestJobs } from '../../community/digest/mail-digest.ts';
import { handleTicketAnsweredJob } from '../../community/support/mail-answer.ts';
import type { ReaderKeys } from '../../reading/reading/reader-key.ts';
import { createAccountKeys } from '../../shared/account-keys.ts';
import { handleSendCodeJobs, type SendCodeParts } from '../codes/send-code.ts';
import { composeAddressChanged, composeMail, composeText } from '../message/compose-mail.ts';
import { createPasswordHasher } from '../sign-in/password-hasher.ts';
import { handleErasureJob } from '../withdrawal/erase-accounts.ts';
import { WITHDRAWAL_LOSSES } from '../withdrawal/withdrawal-losses.ts';
import { createAccountLimits } from './account-limits.ts';
import { handleClearingJob } from './clear-account-rows.ts';
import { MIGRATION_STEPS } from './migration-steps.ts';

/** What signs and reads the tokens and codes of accounts. */
export interface TokenSecrets {
  readonly secret: string;
  /** Former ones: what they signed stays valid (D21). */
  readonly previousSecrets?: readonly string[];
}

export type AccountServices = Pick<
  ApiServices,
  'tokens' | 'keys' | 'limits' | 'passwords' | 'migrationSteps' | 'withdrawalLosses'
>;

/** What accounts lean on. */
export function createAccountServices(database: Database, secrets: TokenSecrets): AccountServices {
  const keys = createAccountKeys(secrets);
  return {
    tokens: createTokenSigner(secrets),
    keys,
    limits: createAccountLimits({ database, keys }),
    passwords: createPasswordHasher(),
    migrationSteps: MIGRATION_STEPS,
    withdrawalLosses: WITHDRAWAL_LOSSES,
  };
}

/** The jobs of accounts: they send codes, mails about answers and digests, erase who has left, and clear what has ended. */
export function handleAccountJobs(
  {
    messages,
    readerKeys,
    ...parts
  }: Omit<SendCodeParts, 'keys' | 'messages'> & {
    messages: MessageSettings;
    readerKeys: ReaderKeys;
    jobs: Pick<JobQueue, 'enqueue'>;
  },
  secrets: TokenSecrets,
): HandledJob[] {
  const { mailFrom, ...senders } = createMessageSenders(messages);
  const keys = createAccountKeys(secrets);
  return [
    ...handleSendCodeJobs({
      ...parts,
      keys,
      messages: { ...senders, composeMail, composeText, composeAddressChanged, fromOf: () => mailFrom },
    }),
    handleTicketAnsweredJob({ ...parts, mail: senders.mail, mailFrom }),
    ...handleDigestJobs({ ...parts, keys, mail: senders.mail, mailFrom }),
    handleErasureJob({ ...parts, keys, readerKeys }),
    handleClearingJob(parts),
  ];
}
