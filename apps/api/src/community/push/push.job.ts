import { defineJob } from '@longstrip/database';
import * as v from 'valibot';

/** Decides who gets a push message. */
export const decidePushesJob = defineJob({
  name: 'push.decide',
  parse: () => ({}),
  repeatEverySeconds: 60,
  expireInSeconds: 300,
});

const DeliverySchema = v.object({
  platformId: v.string(),
  userId: v.string(),
  subscriptionId: v.string(),
  /** Which message: a later one of the reader takes its place. */
  decidedAtMs: v.number(),
});
export type PushDelivery = v.InferOutput<typeof DeliverySchema>;

/** Sends a reader's message to one of their browsers. */
export const sendPushJob = defineJob({
  name: 'push.send',
  parse: (data) => v.parse(DeliverySchema, data),
  retryLimit: 5,
  retryDelaySeconds: 30,
  expireInSeconds: 60,
});

export const PUSH_JOBS = [decidePushesJob, sendPushJob];
