import { defineJob } from '@longstrip/database';
import * as v from 'valibot';
import { SLOW_RETRY } from '../people/index.ts';

/** Finds episodes that have opened, and enqueues the notification of their readers. */
export const findNewEpisodesJob = defineJob({
  name: 'alarms.new-episodes',
  parse: () => ({}),
  repeatEverySeconds: 120,
  expireInSeconds: 300,
});

const SeriesSchema = v.object({ platformId: v.string(), seriesId: v.number(), episodeId: v.number() });
export type OpenedSeries = v.InferOutput<typeof SeriesSchema>;

/** Notifies the readers who follow a series of its newest episode. */
export const notifyNewEpisodeJob = defineJob({
  name: 'alarms.new-episode',
  parse: (data) => v.parse(SeriesSchema, data),
  retryDelaySeconds: 30,
  expireInSeconds: 1_800,
});

/** Tells readers of what ends soon, and of free tickets that are ready. */
export const notifyEndingsJob = defineJob({
  name: 'alarms.endings',
  parse: () => ({}),
  repeatEverySeconds: 1_800,
  expireInSeconds: 1_700,
});

export const ALARM_JOBS = [findNewEpisodesJob, notifyNewEpisodeJob, notifyEndingsJob];

/** Decides who gets a digest. */
export const decideDigestsJob = defineJob({
  name: 'digests.decide',
  parse: () => ({}),
  repeatEverySeconds: 900,
  expireInSeconds: 840,
});

const DigestSchema = v.object({ platformId: v.string(), userId: v.string(), day: v.string() });
export type Digest = v.InferOutput<typeof DigestSchema>;

/** Mails the digest of a reader's day; it is tried for an hour. What could not be sent that evening is part of the next one. */
export const mailDigestJob = defineJob({
  name: 'mail.digest',
  parse: (data) => v.parse(DigestSchema, data),
  retryLimit: 6,
  retryDelaySeconds: 60,
  expireInSeconds: 60,
});

export const DIGEST_JOBS = [decideDigestsJob, mailDigestJob];

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
  /** Which message: a later one of the reader replaces it. */
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

/** It only names the ticket: the receiver of the mail is looked up when it is sent. */
const TicketSchema = v.object({ platformId: v.string(), ticketId: v.string() });

/** Mails a reader that their support ticket has its answer. */
export const ticketAnsweredJob = defineJob({
  name: 'mail.ticket-answered',
  parse: (data) => v.parse(TicketSchema, data),
  ...SLOW_RETRY,
});

export const COMMUNITY_JOBS = [...ALARM_JOBS, ...DIGEST_JOBS, ...PUSH_JOBS, ticketAnsweredJob];
