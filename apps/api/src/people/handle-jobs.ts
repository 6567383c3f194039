import type { HandledJob } from '@longstrip/database';
import { createMessageSenders, type MessageSettings } from '../adapters/message-senders.ts';
import { handleClearingJob } from './account/clear-account-rows.ts';
import { handleSendCodeJobs, type SendCodeParts } from './codes/send-code.ts';
import { composeAccountClosed, composeAddressChanged, composeMail, composeText } from './message/compose-mail.ts';
import { handleTransferJobs, type MoveParts } from './transfer/move-account.ts';
import { type ErasureParts, handleErasureJob } from './withdrawal/erase-accounts.ts';

interface PeopleJobParts extends Omit<SendCodeParts, 'messages'>, MoveParts, ErasureParts {
  readonly messages: MessageSettings;
}

/** The handlers of the jobs of accounts: they send codes, move and erase accounts, and clear what has ended. */
export function handlePeopleJobs({ messages, ...parts }: PeopleJobParts): HandledJob[] {
  const { mailFrom, ...senders } = createMessageSenders(messages);
  return [
    ...handleSendCodeJobs({
      ...parts,
      messages: {
        ...senders,
        composeMail,
        composeText,
        composeAddressChanged,
        composeAccountClosed,
        fromOf: () => mailFrom,
      },
    }),
    handleErasureJob(parts),
    handleClearingJob(parts),
    ...handleTransferJobs(parts),
  ];
}
