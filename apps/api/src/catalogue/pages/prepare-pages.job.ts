import { defineJob } from '@longstrip/database';
import * as v from 'valibot';

const PayloadSchema = v.object({ seriesId: v.pipe(v.number(), v.integer()) });

/** Makes what readers of the pages of one series are shown, before they ask. */
export const preparePagesJob = defineJob({
  name: 'series.prepare-pages',
  parse: (data) => v.parse(PayloadSchema, data),
  expireInSeconds: 3600,
});

/** Makes it for every page that lacks it: of the demo, after an upgrade, after a kill. */
export const prepareDuePagesJob = defineJob({
  name: 'series.prepare-due-pages',
  parse: () => ({}),
  repeatEverySeconds: 3600,
  expireInSeconds: 3600,
});
