import { defineJob } from '@longstrip/database';
import * as v from 'valibot';

const PayloadSchema = v.object({ seriesId: v.pipe(v.number(), v.integer()) });

/** Cuts a series' cover into the frames that are shown. */
export const makeSeriesPicturesJob = defineJob({
  name: 'series.make-pictures',
  parse: (data) => v.parse(PayloadSchema, data),
  expireInSeconds: 120,
});
