import { defineJob } from '@longstrip/database';
import * as v from 'valibot';
import { PATIENTLY } from '../../people/message/mail-retries.ts';

/** It names the ticket alone: to whom the mail goes is looked up when it is sent. */
const PayloadSchema = v.object({ platformId: v.string(), ticketId: v.string() });

/** Mails a reader that their support ticket has its answer. */
export const ticketAnsweredJob = defineJob({
  name: 'mail.ticket-answered',
  parse: (data) => v.parse(PayloadSchema, data),
  ...PATIENTLY,
});
