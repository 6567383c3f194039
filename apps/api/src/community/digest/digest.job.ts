import { defineJob } from '@longstrip/database';
import * as v from 'valibot';

/** Decides who gets a digest. */
export const decideDigestsJob = defineJob({
  name: 'digests.decide',
  parse: () => ({}),
  repeatEverySeconds: 900,
  expireInSeconds: 840,
});

const DigestSchema = v.object({ platformId: v.string(), userId: v.string(), day: v.string() });
export type Digest = v.InferOutput<typeof DigestSchema>;

/** Mails the digest of a reader's day; it is tried for an hour. What could not be sent that evening is told by the next one. */
export const mailDigestJob = defineJob({
  name: 'mail.digest',
  parse: (data) => v.parse(DigestSchema, data),
  retryLimit: 6,
  retryDelaySeconds: 60,
  expireInSeconds: 60,
});

export const DIGEST_JOBS = [decideDigestsJob, mailDigestJob];
