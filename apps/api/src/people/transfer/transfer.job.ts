import { defineJob } from '@longstrip/database';
import * as v from 'valibot';

const MovedSchema = v.object({ platformId: v.string(), userId: v.string() });

/** Moves an account that was confirmed (D34); enqueued with the confirmation. */
export const moveAccountJob = defineJob({
  name: 'transfer.move',
  parse: (data) => v.parse(MovedSchema, data),
  retryLimit: 20,
  expireInSeconds: 120,
});
