import { defineJob } from '@longstrip/database';
import * as v from 'valibot';
import { SLOW_RETRY } from '../people/index.ts';

const OrderPayloadSchema = v.object({ orderId: v.string() });

/** Refunds the money of an order whose coins were taken back before. */
export const refundOrderJob = defineJob({
  name: 'payment.refund',
  parse: (data) => v.parse(OrderPayloadSchema, data),
  retryLimit: 8,
  retryDelaySeconds: 30,
  expireInSeconds: 120,
});

/** Tells the provider that the coins of an order were given, if it wants to know. */
export const finishOrderJob = defineJob({
  name: 'payment.finish',
  parse: (data) => v.parse(OrderPayloadSchema, data),
  retryLimit: 12,
  retryDelaySeconds: 60,
  expireInSeconds: 60,
});

/** Reports a paid order to an advertiser, if its reader consented. */
export const tellConversionJob = defineJob({
  name: 'payment.conversion',
  parse: (data) => v.parse(OrderPayloadSchema, data),
  retryLimit: 6,
  retryDelaySeconds: 60,
  expireInSeconds: 60,
});

/** Mails the receipt of a paid order. */
export const mailReceiptJob = defineJob({
  name: 'mail.receipt',
  parse: (data) => v.parse(OrderPayloadSchema, data),
  ...SLOW_RETRY,
});

const EVERY_MINUTE = { parse: () => ({}), repeatEverySeconds: 60 };

/** Expires open orders whose time is over, and makes refunds that an earlier run left. */
export const endOrdersJob = defineJob({ name: 'payment.end', ...EVERY_MINUTE, expireInSeconds: 300 });
/** Works on events of providers that have not been worked on yet. */
export const workEventsJob = defineJob({ name: 'payment.events', ...EVERY_MINUTE, expireInSeconds: 300 });

/** Writes the movements of lots that have ended. */
export const expireLotsJob = defineJob({ name: 'ledger.expire', ...EVERY_MINUTE, expireInSeconds: 600 });
/** Seals what was written since the last time: movements, and the audit log. */
export const sealChainsJob = defineJob({ name: 'ledger.seal', ...EVERY_MINUTE, expireInSeconds: 600 });
/** Sends the heads of the seals to places that the database's owner cannot reach. */
export const sendHeadsJob = defineJob({ name: 'ledger.send-heads', ...EVERY_MINUTE, expireInSeconds: 600 });

/** Adds what was sealed to the roll-ups of reports; once a day counts readers, and compares the roll-ups with the ledger. */
export const rollUpJob = defineJob({ name: 'report.roll-up', ...EVERY_MINUTE, expireInSeconds: 3600 });

export const MONEY_JOBS = [
  refundOrderJob,
  finishOrderJob,
  tellConversionJob,
  mailReceiptJob,
  endOrdersJob,
  workEventsJob,
  expireLotsJob,
  sealChainsJob,
  sendHeadsJob,
  rollUpJob,
];
