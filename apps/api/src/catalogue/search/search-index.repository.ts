import { forgivingText, SEARCH_TEXT_FORM, searchText, trigramLetters } from '@longstrip/core';
import type { Database, Executor } from '@longstrip/database';
import { creator, series, seriesCreator, seriesPlatform, seriesSearch, seriesTag } from '@longstrip/database/schema';
import { and, asc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';

/** Rows written by one statement. */
const BATCH = 200;

type SearchRow = typeof seriesSearch.$inferInsert;

/**
 * Writes the search texts of series on each of their platforms. Whatever changes a title, creators, tags or platforms of a series
 * must call this in the same transaction.
 */
export async function writeSearchTexts(executor: Executor, seriesIds: readonly number[]): Promise<void> {
  for (let start = 0; start < seriesIds.length; start += BATCH) {
    await writeBatch(executor, seriesIds.slice(start, start + BATCH));
  }
}

async function writeBatch(executor: Executor, seriesIds: readonly number[]): Promise<void> {
  const ids = [...seriesIds];
  const titles = await executor
    .select({
      platformId: seriesPlatform.platformId,
      seriesId: seriesPlatform.seriesId,
      title: sql<string>`coalesce(${seriesPlatform.title}, ${series.title})`,
    })
    .from(seriesPlatform)
    .innerJoin(series, eq(series.id, seriesPlatform.seriesId))
    .where(inArray(seriesPlatform.seriesId, ids));
  if (titles.length === 0) return;
  const creators = await executor
    .select({ seriesId: seriesCreator.seriesId, name: creator.name })
    .from(seriesCreator)
    .innerJoin(creator, eq(creator.id, seriesCreator.creatorId))
    .where(inArray(seriesCreator.seriesId, ids))
    .orderBy(asc(seriesCreator.position));
  const tags = await executor
    .select({ seriesId: seriesTag.seriesId, name: seriesTag.tag })
    .from(seriesTag)
    .where(inArray(seriesTag.seriesId, ids))
    .orderBy(asc(seriesTag.position));
  const creatorsOf = namesBySeries(creators);
  const tagsOf = namesBySeries(tags);
  const rows = titles.map(({ platformId, seriesId, title }) =>
    searchRow(platformId, seriesId, title, creatorsOf.get(seriesId) ?? [], tagsOf.get(seriesId) ?? []),
  );
  await executor
    .insert(seriesSearch)
    .values(rows)
    .onConflictDoUpdate({
      target: [seriesSearch.platformId, seriesSearch.seriesId],
      set: {
        title: sql`excluded.title`,
        tags: sql`excluded.tags`,
        words: sql`excluded.words`,
        wordLetters: sql`excluded.word_letters`,
        form: sql`excluded.form`,
      },
      // Unchanged rows are not written again.
      setWhere: sql`(${seriesSearch.words}, ${seriesSearch.tags}, ${seriesSearch.form}) is distinct from (excluded.words, excluded.tags, excluded.form)`,
    });
}

function searchRow(
  platformId: string,
  seriesId: number,
  seriesTitle: string,
  creators: readonly string[],
  tags: readonly string[],
): SearchRow {
  const title = searchText(seriesTitle);
  return {
    platformId,
    seriesId,
    title,
    tags: tags.length === 0 ? '' : linesOf(tags),
    words: linesOf([title, ...creators, ...tags]),
    wordLetters: [lettersOf([title, ...creators]), lettersOf(tags)].join('\n\n'),
    form: SEARCH_TEXT_FORM,
  };
}

const linesOf = (texts: readonly string[]) => `\n${texts.join('\n')}\n`;
/** A space at both ends of a line, so that each word is between spaces. */
const lettersOf = (texts: readonly string[]) =>
  texts.map((text) => ` ${trigramLetters(forgivingText(text))} `).join('\n');

function namesBySeries(rows: readonly { seriesId: number; name: string }[]): Map<number, string[]> {
  const names = new Map<number, string[]>();
  for (const { seriesId, name } of rows) {
    const own = names.get(seriesId) ?? [];
    const searched = searchText(name);
    if (searched !== '' && !own.includes(searched)) own.push(searched);
    names.set(seriesId, own);
  }
  return names;
}

/**
 * Writes search texts that are missing or of an older form, for example after a change of core's normalisation. Runs before the
 * api serves requests; if nothing is missing it is one quick query.
 *
 * @returns how many series were written
 */
export async function bringSearchTextsUpToDate(database: Database): Promise<number> {
  const behind = await database.orm
    .selectDistinct({ id: seriesPlatform.seriesId })
    .from(seriesPlatform)
    .leftJoin(
      seriesSearch,
      and(eq(seriesSearch.platformId, seriesPlatform.platformId), eq(seriesSearch.seriesId, seriesPlatform.seriesId)),
    )
    .where(or(isNull(seriesSearch.form), ne(seriesSearch.form, SEARCH_TEXT_FORM)))
    .orderBy(asc(seriesPlatform.seriesId));
  const ids = behind.map(({ id }) => id);
  await writeSearchTexts(database.orm, ids);
  return ids.length;
}
