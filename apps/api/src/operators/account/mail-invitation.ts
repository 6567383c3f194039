import { createMessageSenders, type MessageSettings } from '../../adapters/message-senders.ts';
import { composeInvitation } from '../../people/index.ts';
import { INVITATION_MS } from './invitation.service.ts';
import type { OperatorServices } from './operator-services.ts';

/** Mails invitations; null where no mail server is configured. It is sent at once, so that no job holds the link. */
export function createInvitationMailer(messages: MessageSettings): OperatorServices['mailInvitation'] {
  if (messages.smtpUrl === null) return null;
  const { mail, mailFrom: from } = createMessageSenders(messages);
  return async ({ to, name: person, locale, link }) => {
    await mail.send({ to, from, ...(await composeInvitation({ locale, person, link, validMs: INVITATION_MS })) });
  };
}
