import type { Database } from '@longstrip/database';
import {
  asset,
  auditLog,
  episode,
  page,
  platformFeature,
  series,
  seriesPlatform,
  seriesThumbnail,
} from '@longstrip/database/schema';
import { demoCatalogue, GENERATOR_VERSION, seriesPictures } from '@longstrip/demo-catalogue';
import { and, eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findRecipe } from '../catalogue/image/asset-source.ts';
import { localOwner } from '../shared/operator.ts';
import { openSeededStore, SEEDED_MS, seedOnce } from '../testing/seeded-store.ts';
import { catalogueContents } from './catalogue-contents.ts';
import { drawStoredRecipe } from './draw-stored-recipe.ts';
import { removeDemo } from './remove-demo.ts';
import { seedDemo } from './seed-demo.ts';

let database: Database;

beforeAll(seedOnce, 120_000);
beforeEach(async () => {
  database = await openSeededStore();
});
afterEach(async () => {
  await database.close();
});

async function contents() {
  const { orm } = database;
  return {
    series: await orm.select().from(series).orderBy(series.id),
    episodes: await orm.select().from(episode).orderBy(episode.id),
    pages: await orm.select().from(page).orderBy(page.episodeId, page.orderNo),
    thumbnails: await orm.select().from(seriesThumbnail).orderBy(seriesThumbnail.seriesId, seriesThumbnail.type),
  };
}

describe('seeding the demo', () => {
  it('gives the American and the Japanese site at least eight series each, every episode with pages', async () => {
    const { result, timesSaid } = await seedOnce();
    expect([result.kind, timesSaid]).toEqual(['seeded', 1]);
    for (const platformId of ['bom-us', 'beltoon-jp']) {
      const shown = await database.orm.select().from(seriesPlatform).where(eq(seriesPlatform.platformId, platformId));
      expect(shown.length).toBeGreaterThanOrEqual(8);
    }
    const bare = await database.orm
      .select({ id: episode.id })
      .from(episode)
      .where(sql`not exists (select 1 from page where page.episode_id = ${episode.id})`);
    expect(bare).toEqual([]);
  });

  it('states what is on every page, so that no picture is drawn to look for it', async () => {
    const unknown = await database.orm
      .select({ id: asset.id })
      .from(page)
      .innerJoin(asset, eq(asset.id, page.assetId))
      .innerJoin(episode, eq(episode.id, page.episodeId))
      .where(
        sql`${page.regions} is null or ${asset.panels} is null or (${episode.viewerMode} = 'SCROLL' and ${asset.gutters} is null)`,
      );
    expect(unknown).toEqual([]);
  });

  it('brings nothing twice and leaves an operator’s change alone', async () => {
    const [first] = demoCatalogue('bom-us');
    if (first === undefined) throw new Error('the demo is empty');
    await database.orm.update(series).set({ title: 'Renamed' }).where(eq(series.alias, first.alias));
    const before = await contents();
    const said: string[] = [];
    expect(await seedDemo(database, catalogueContents, SEEDED_MS + 86_400_000, () => said.push('brings'))).toEqual({
      ...{ kind: 'seeded', added: 0, redrawn: 0 },
    });
    expect(await contents()).toEqual(before);
    expect(said).toEqual([]);
  });

  it('replaces the pictures of an older drawing, and keeps ids', async () => {
    const before = await contents();
    const [one] = await database.orm.select().from(series).limit(1);
    const [other] = before.thumbnails.filter(({ seriesId }) => seriesId !== one?.id);
    if (one === undefined || other === undefined) throw new Error('the demo is empty');
    await database.orm
      .update(seriesThumbnail)
      .set({ assetId: other.assetId })
      .where(and(eq(seriesThumbnail.seriesId, one.id), eq(seriesThumbnail.type, 'VERTICAL')));
    expect(await seedDemo(database, catalogueContents, SEEDED_MS)).toEqual({ kind: 'seeded', added: 0, redrawn: 1 });
    const after = await contents();
    expect(after.thumbnails).toEqual(before.thumbnails);
    expect(after.pages).toEqual(before.pages);
    expect(after.episodes.map(({ id }) => id)).toEqual(before.episodes.map(({ id }) => id));
  });

  it('stays away once it was removed', async () => {
    await removeDemo(database, localOwner(null), SEEDED_MS);
    const said: string[] = [];
    expect(await seedDemo(database, catalogueContents, SEEDED_MS, () => said.push('brings'))).toEqual({
      kind: 'removed',
    });
    expect((await contents()).series).toEqual([]);
    expect(said).toEqual([]);
  });

  it('turns wait until free on for bom-us, takes that back when it goes, and never an operator’s switch', async () => {
    const switches = () =>
      database.orm
        .select({ platformId: platformFeature.platformId, isOn: platformFeature.isOn, isDemo: platformFeature.isDemo })
        .from(platformFeature);
    const ofDemo = { platformId: 'bom-us', isOn: true, isDemo: true };
    expect(await switches()).toEqual([ofDemo]);
    expect(await database.orm.select().from(auditLog).where(eq(auditLog.subjectType, 'platform'))).toMatchObject([
      { action: 'demo.seed', subjectId: 'bom-us', after: { freetime: { isOn: true, isDemo: true } } },
    ]);
    await database.orm.update(platformFeature).set({ isOn: false, isDemo: false });
    await seedDemo(database, catalogueContents, SEEDED_MS);
    expect(await switches()).toEqual([{ ...ofDemo, isOn: false, isDemo: false }]);
    await database.orm.update(platformFeature).set({ isOn: true, isDemo: true });
    await removeDemo(database, localOwner(null), SEEDED_MS);
    expect(await switches()).toEqual([]);
  });
});

describe('a drawn picture', () => {
  it('is drawn from its stored recipe, as large as its row says', async () => {
    const [first] = demoCatalogue('beltoon-jp');
    if (first === undefined) throw new Error('the demo is empty');
    const id = `drawn:${seriesPictures(first).SQUARE.key}`;
    const [row] = await database.orm.select().from(asset).where(eq(asset.id, id));
    const drawn = await sharp(await drawStoredRecipe(await findRecipe(database, id))).metadata();
    expect([drawn.format, drawn.width, drawn.height]).toEqual(['webp', row?.widthPx, row?.heightPx]);
  });

  it('cannot be drawn from what is no recipe', () => {
    expect(() => drawStoredRecipe({ version: GENERATOR_VERSION, work: 'x', language: 'en' })).toThrow();
    expect(() => drawStoredRecipe(null)).toThrow();
  });
});
