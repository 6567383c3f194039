import type { Executor } from '@longstrip/database';
import { series } from '@longstrip/database/schema';
import { normaliseLanguage, seriesKeyOf } from '@longstrip/ingest';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { RefusedChange } from '../../shared/operator.ts';

/**
 * The id of the series with this alias, id or `<series key>/<language>`.
 *
 * @throws RefusedChange SERIES_UNKNOWN
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

/**
 * The series key that `--series <name>` means: that of the series with this key, else this alias, else this title, in any
 * spelling. Without such a series, or with several, it is the key made of the name. A removed series is found by its key and,
 * last, by its alias, so that the import reports its takedown; the title of a removed series is not enough.
 */
export async function seriesKeyNamed(executor: Executor, name: string): Promise<string> {
  const own = seriesKeyOf(name);
  const rows = await executor
    .select({ seriesKey: series.seriesKey, alias: series.alias, title: series.title, removedAtMs: series.removedAtMs })
    .from(series);
  if (rows.some(({ seriesKey }) => seriesKey === own)) return own;
  const present = rows.filter(({ removedAtMs }) => removedAtMs === null);
  const removed = rows.filter(({ removedAtMs }) => removedAtMs !== null);
  for (const [candidates, field] of [
    [present, 'alias'],
    [present, 'title'],
    [removed, 'alias'],
  ] as const) {
    const keys = new Set(candidates.filter((row) => seriesKeyOf(row[field]) === own).map(({ seriesKey }) => seriesKey));
    const [key] = keys;
    if (key !== undefined) return keys.size === 1 ? key : own;
  }
  return own;
}

/** Another series of the language with this title, in any spelling; null if there is none. */
export async function seriesOfTitle(
  executor: Executor,
  title: string,
  language: string,
  exceptId: number,
): Promise<{ alias: string; seriesKey: string } | null> {
  const rows = await executor
    .select({ alias: series.alias, seriesKey: series.seriesKey, title: series.title })
    .from(series)
    .where(and(eq(series.language, language), isNull(series.removedAtMs), ne(series.id, exceptId)));
  const key = seriesKeyOf(title);
  return rows.find((row) => seriesKeyOf(row.title) === key) ?? null;
}

/** The language tag in the form that the catalogue stores. */
function languageOf(text: string): string {
  return normaliseLanguage(text) ?? text;
}
