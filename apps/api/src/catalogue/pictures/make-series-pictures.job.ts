import { defineJob } from '@longstrip/database';
import * as v from 'valibot';

const PayloadSchema = v.object({ seriesId: v.pipe(v.number(), v.integer()) });

/** Makes the pictures that readers are shown of one series. */
export const makeSeriesPicturesJob = defineJob({
  name: 'series.make-pictures',
  parse: (data) => v.parse(PayloadSchema, data),
  expireInSeconds: 1800,
});
