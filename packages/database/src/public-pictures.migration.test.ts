import { expect, it } from 'vitest';
import { openEmbedded } from './engines/embedded.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations.generated.ts';

const BEFORE = MIGRATIONS.filter(({ name }) => name < '0012_public_pictures');
const [pageId, coverId, frameId, drawingId] = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(64));

/** Three series of before: of the first a page is the cover, of the second a picture of its own; the third is drawn. */
const STORED = `
  insert into asset (id, media_type, size_bytes, width_px, height_px, placeholder, created_at_ms)
    select id, 'image/png', 9, 800, 1200, '#123456', 1 from unnest(array['${pageId}', '${coverId}', '${frameId}', '${drawingId}']) as id;
  insert into asset (id, media_type, width_px, height_px, placeholder, recipe, created_at_ms)
    values ('drawn:cover', 'image/webp', 3, 4, '#123456', '{}', 1), ('drawn:thumbnail', 'image/webp', 3, 4, '#123456', '{}', 1);
  insert into series (alias, series_key, language, work_key, type, status, title, reading_direction, writing_mode, viewer_mode, created_at_ms, updated_at_ms)
    select name, name, 'en', name, 'COMIC', 'SCHEDULED', name, 'LTR', 'HORIZONTAL', 'PAPER', 1, 1
    from unnest(array['by-page', 'by-cover', 'drawn']) with ordinality as named (name, place) order by place;
  insert into episode (series_id, number, alias, order_no, title, content_type, viewer_mode, reading_direction, writing_mode, thumbnail_asset_id, created_at_ms, updated_at_ms)
    select id, '1', 'ep-1', 1, 'One', 'IMAGE', 'PAPER', 'LTR', 'HORIZONTAL', case alias when 'drawn' then 'drawn:thumbnail' when 'by-page' then '${pageId}' else '${coverId}' end, 1, 1 from series;
  insert into page (episode_id, order_no, kind, asset_id) select id, 1, 'image', '${pageId}' from episode;
  insert into text_asset (episode_id, asset_id) select id, '${drawingId}' from episode;
  insert into series_thumbnail (series_id, type, asset_id) select id, frame,
      case when alias = 'drawn' then 'drawn:cover' when frame = 'VERTICAL' then '${frameId}' when alias = 'by-page' then '${pageId}' else '${coverId}' end
    from series, unnest(array['COVER', 'VERTICAL']) as frame;
  insert into banner (platform_id, key, kind, path, phone_asset_id, desktop_asset_id, opened_at_ms, position, created_at_ms, updated_at_ms)
    values ('bom-us', 'pages', 'ONLY_ICON', '/a', '${pageId}', '${drawingId}', 1, 1, 1, 1), ('bom-us', 'cover', 'ONLY_ICON', '/a', '${coverId}', '${coverId}', 1, 1, 1, 1);
`;

it('takes pages away from wherever they were public, and keeps what their places are to be made from', async () => {
  const database = await openEmbedded({ directory: null });
  await migrate(database, 1, BEFORE);
  await database.run(STORED);
  expect(await migrate(database, 2)).toMatchObject({ ok: true });
  expect(await database.run('select alias, cover_source_id, cover_kind from series order by id')).toEqual([
    { alias: 'by-page', cover_source_id: pageId, cover_kind: 'PAGE' },
    { alias: 'by-cover', cover_source_id: coverId, cover_kind: 'BOOK' },
    { alias: 'drawn', cover_source_id: null, cover_kind: null },
  ]);
  const shown =
    'select alias, shown.type, asset_id from series_thumbnail as shown join series on id = series_id order by id, shown.type';
  expect(await database.run(shown)).toEqual([
    { alias: 'by-cover', type: 'VERTICAL', asset_id: frameId },
    { alias: 'drawn', type: 'COVER', asset_id: 'drawn:cover' },
    { alias: 'drawn', type: 'VERTICAL', asset_id: 'drawn:cover' },
  ]);
  expect(await database.run('select thumbnail_asset_id, thumbnail_source_id from episode order by id')).toEqual([
    { thumbnail_asset_id: null, thumbnail_source_id: pageId },
    { thumbnail_asset_id: null, thumbnail_source_id: coverId },
    { thumbnail_asset_id: 'drawn:thumbnail', thumbnail_source_id: null },
  ]);
  expect(await database.run('select phone_asset_id, desktop_asset_id from banner order by key')).toEqual([
    { phone_asset_id: coverId, desktop_asset_id: coverId },
    { phone_asset_id: null, desktop_asset_id: null },
  ]);
  await database.close();
});
