import { genreOf } from '@longstrip/core';
import type { Database } from '@longstrip/database';
import { seriesTag } from '@longstrip/database/schema';

const SYNC_GENRES = `
with word as (
  select * from jsonb_to_recordset($1::text::jsonb) as word(tag text, genre text)
), wanted as (
  select distinct series_tag.series_id, word.genre from series_tag join word using (tag)
), gone as (
  delete from series_genre where not exists (
    select 1 from wanted where wanted.series_id = series_genre.series_id and wanted.genre = series_genre.genre)
)
insert into series_genre (series_id, genre) select series_id, genre from wanted on conflict do nothing`;

/**
 * Updates the genres of all series from their tags, by core's current list. Tags are written together with their genres, so
 * this is for series older than genres, and for names that core has learned since.
 */
export async function syncGenres(database: Database): Promise<void> {
  const tags = await database.orm.selectDistinct({ tag: seriesTag.tag }).from(seriesTag);
  const words = tags.flatMap(({ tag }) => {
    const genre = genreOf(tag);
    return genre === null ? [] : [{ tag, genre }];
  });
  await database.run(SYNC_GENRES, [JSON.stringify(words)]);
}
