import type { DemoSeries } from '@longstrip/demo-catalogue';

/** What finds a demo series again in the store, with its language. */
export const seriesKeyOf = ({ workKey }: Pick<DemoSeries, 'workKey'>): string => `demo:${workKey}`;
