import type { Executor } from '@longstrip/database';
import { series } from '@longstrip/database/schema';
import { normaliseLanguage } from '@longstrip/ingest';
import { and, eq } from 'drizzle-orm';
import { RefusedChange } from './refused-change.ts';

/**
 * The id of the series that an operator names by alias, id or `<series key>/<language>`; refused where there is none.
 */
export async function findSeriesId(executor: Executor, reference: string | number): Promise<number> {
  const text = String(reference);
  const slash = text.lastIndexOf('/');
  const condition = /^\d{1,9}$/.test(text)
    ? eq(series.id, Number(text))
    : slash > 0
      ? and(eq(series.seriesKey, text.slice(0, slash)), eq(series.language, languageOf(text.slice(slash + 1))))
      : eq(series.alias, text);
  const [found] = await executor.select({ id: series.id }).from(series).where(condition);
  if (found !== undefined) return found.id;
  throw new RefusedChange('SERIES_UNKNOWN', `there is no series ${text}: npm run catalogue -- list shows them all.`);
}

/** As the catalogue keeps it, however it is typed. */
function languageOf(text: string): string {
  return normaliseLanguage(text) ?? text;
}
