import { defineJob } from '@longstrip/database';
import * as v from 'valibot';

const OrderPayloadSchema = v.object({ orderId: v.string() });

/** Gives the money of an order back; its coins are gone already. */
export const refundOrderJob = defineJob({
  name: 'payment.refund',
  parse: (data) => v.parse(OrderPayloadSchema, data),
  retryLimit: 8,
  retryDelaySeconds: 30,
  expireInSeconds: 120,
});

/** Tells a provider that wants to know it that the coins of an order are given. */
export const finishOrderJob = defineJob({
  name: 'payment.finish',
  parse: (data) => v.parse(OrderPayloadSchema, data),
  retryLimit: 12,
  retryDelaySeconds: 60,
  expireInSeconds: 60,
});

/** Tells an advertiser of a paid order, where its reader consented. */
export const tellConversionJob = defineJob({
  name: 'payment.conversion',
  parse: (data) => v.parse(OrderPayloadSchema, data),
  retryLimit: 6,
  retryDelaySeconds: 60,
  expireInSeconds: 60,
});

const EVERY_MINUTE = { parse: () => ({}), repeatEverySeconds: 60 };

/** Ends orders whose time is over, and refunds what another run left. */
export const endOrdersJob = defineJob({ name: 'payment.end', ...EVERY_MINUTE, expireInSeconds: 300 });
/** Works on events of providers that are not worked on yet. */
export const workEventsJob = defineJob({ name: 'payment.events', ...EVERY_MINUTE, expireInSeconds: 300 });

/** Writes down what has ended. */
export const expireLotsJob = defineJob({ name: 'ledger.expire', ...EVERY_MINUTE, expireInSeconds: 600 });
/** Seals what was written since the last time: movements, and the audit log. */
export const sealChainsJob = defineJob({ name: 'ledger.seal', ...EVERY_MINUTE, expireInSeconds: 600 });
/** Sends the heads of the seals where the database's owner cannot reach. */
export const sendHeadsJob = defineJob({ name: 'ledger.send-heads', ...EVERY_MINUTE, expireInSeconds: 600 });

export const MONEY_JOBS = [
  refundOrderJob,
  finishOrderJob,
  tellConversionJob,
  endOrdersJob,
  workEventsJob,
  expireLotsJob,
  sealChainsJob,
  sendHeadsJob,
];
