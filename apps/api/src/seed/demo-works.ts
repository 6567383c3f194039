import { series, seriesPlatform } from '@longstrip/database/schema';
import { and, eq, type SQL } from 'drizzle-orm';

/** Condition on `series` joined with `seriesPlatform`: a work of the demo that everybody on a platform sees. */
export function isDemoWorkOf(platformId: string): SQL | undefined {
  return and(
    eq(series.isDemo, true),
    eq(series.isAdult, false),
    eq(seriesPlatform.platformId, platformId),
    eq(seriesPlatform.isVisible, true),
  );
}
