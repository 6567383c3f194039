import { randomUUID } from 'node:crypto';
import { simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import { type BoundedList, createBoundedList } from '../bounded-list.ts';
import { createFaultSwitch, type FaultSwitch, waitUnlessGone } from '../delivery-faults.ts';

/** A mail as one of its receivers gets it. */
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

/** The newest 500 mails, of all recipients. */
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

/** Larger than any mail of a store. */
const MAIL_BYTES_MOST = 1024 * 1024;
/** How long a stop waits for clients that keep their connections open. */
const CLOSE_MS = 500;

/** Mail is accepted only from this machine, even if the rest is open to the network. */
export const MAIL_HOST = '127.0.0.1';

/** A listening SMTP server; it puts every mail to any address into the mailbox and forwards none. */
export interface SmtpListener {
  readonly port: number;
  close(): Promise<void>;
}

export interface SmtpListenerOptions {
  /** 0: any free port. */
  port: number;
  nowMs: () => number;
  lateMs: number;
}

const REFUSALS: Readonly<Partial<Record<MailFault, { code: number; text: string }>>> = {
  busy: { code: 451, text: '4.3.0 Mailbox busy, try again later' },
  refused: { code: 550, text: '5.1.1 No such mailbox' },
};

/** Listens for mail. Rejects with node's own error if the port is not free. */
export async function listenForMail(
  mailbox: Mailbox,
  { port, nowMs, lateMs }: SmtpListenerOptions,
): Promise<SmtpListener> {
  const closing = new AbortController();
  const server = new SMTPServer({
    // Nothing on this machine has a certificate, and any client may send.
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(null, { user: 'sandbox' }),
    disableReverseLookup: true,
    size: MAIL_BYTES_MOST,
    closeTimeout: CLOSE_MS,
    onRcptTo: (_address, _session, done) => {
      const refusal = REFUSALS[mailbox.faults.current()];
      done(refusal === undefined ? undefined : Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
    },
    onData: (stream, session, done) => {
      const receivers = session.envelope.rcptTo.map(({ address }) => address);
      receive(stream, receivers).then(
        () => done(),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      );
    },
  });

  async function receive(stream: SMTPServerDataStream, receivers: readonly string[]): Promise<void> {
    const mail = await simpleParser(stream);
    if (stream.sizeExceeded) throw Object.assign(new Error('5.3.4 Too large'), { responseCode: 552 });
    const fault = mailbox.faults.current();
    if (fault === 'late') await waitUnlessGone(lateMs, closing.signal);
    if (fault === 'no-answer') return waitUnlessGone(Number.POSITIVE_INFINITY, closing.signal);
    for (const to of receivers) {
      mailbox.mails.add({
        id: randomUUID(),
        from: mail.from?.text ?? '',
        to,
        subject: mail.subject ?? '',
        text: mail.text ?? '',
        html: mail.html || '',
        createdAtMs: nowMs(),
      });
    }
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, MAIL_HOST, () => {
      server.off('error', reject);
      resolve();
    });
  });
  // A client that breaks off the connection is not an error of ours.
  server.on('error', () => undefined);
  const address = server.server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    close: () => {
      closing.abort();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
