import { type BoundedList, createBoundedList } from '../bounded-list.ts';
import { createFaultSwitch, type FaultSwitch } from '../delivery-faults.ts';

/** A mail as one of its receivers has it. */
export interface ReceivedMail {
  id: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  createdAtMs: number;
}

export const MAIL_FAULTS = {
  none: 'Take every mail',
  busy: 'Refuse for now (451)',
  refused: 'Refuse for good (550)',
  late: 'Take mails late',
  'no-answer': 'Do not answer',
} as const;
export type MailFault = keyof typeof MAIL_FAULTS;
export const isMailFault = (text: string): text is MailFault => Object.hasOwn(MAIL_FAULTS, text);

/** The newest 500 mails, whoever they are for. */
export interface Mailbox {
  readonly mails: BoundedList<ReceivedMail>;
  readonly faults: FaultSwitch<MailFault>;
}

const MAILS_MOST = 500;

export function createMailbox(): Mailbox {
  return { mails: createBoundedList<ReceivedMail>(MAILS_MOST), faults: createFaultSwitch<MailFault>('none') };
}

/** The mails for an address, newest first; all of them without one. */
export function mailsFor({ mails }: Mailbox, to: string | undefined): readonly ReceivedMail[] {
  const wanted = to?.trim().toLowerCase();
  return mails.all().filter((mail) => wanted === undefined || mail.to.toLowerCase() === wanted);
}
