import type { Database } from '@longstrip/database';
import { PLATFORMS } from '@longstrip/platform-config';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localOwner } from '../shared/operator.ts';
import { openSeededStore, SEEDED_MS } from '../testing/seeded-store.ts';
import { catalogueContents } from './catalogue-contents.ts';
import { removeDemo } from './remove-demo.ts';
import { seedDemo } from './seed-demo.ts';
import { seedShowcase } from './seed-showcase.ts';
import { seedSiteTexts } from './seed-site-texts.ts';

const STORES = PLATFORMS.filter(({ routes }) => routes.includes('main'));

describe('the front of the demo stores', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openSeededStore();
  }, 120_000);
  afterAll(() => database?.close());

  const count = async (sql: string, values: unknown[] = []) => Number((await database.run(sql, values))[0]?.count);

  it.each(STORES.map(({ id, locales }) => ({ id, locales })))(
    '$id has banners, picks, themes in each of its locales',
    async ({ id, locales }) => {
      for (const locale of locales) {
        for (const subject of ['banner', 'pick', 'theme']) {
          const sql = `select count(*) from ${subject} join ${subject}_text on ${subject}_id = id where platform_id = $1 and locale = $2`;
          expect(await count(sql, [id, locale]), `${subject} ${locale}`).toBeGreaterThanOrEqual(
            subject === 'banner' ? 2 : 1,
          );
        }
      }
    },
  );

  it.each(PLATFORMS.map(({ id, locales }) => ({ id, locales })))(
    '$id has notices, questions and policies in each of its locales',
    async ({ id, locales }) => {
      for (const locale of locales) {
        const of = [id, locale];
        expect(
          await count(
            'select count(*) from notice join notice_text on notice_id = id where platform_id = $1 and locale = $2',
            of,
          ),
        ).toBeGreaterThanOrEqual(3);
        expect(
          await count(
            'select count(*) from faq join faq_text on faq_id = id where platform_id = $1 and locale = $2',
            of,
          ),
        ).toBeGreaterThanOrEqual(8);
        expect(
          await count('select count(distinct kind) from policy where platform_id = $1 and locale = $2', of),
        ).toBeGreaterThanOrEqual(2);
      }
    },
  );

  it('a region whose language the demo does not speak stays empty, and holds nothing up', async () => {
    const region = { id: 'bom-kr', locales: ['ko-KR'], timeZone: 'Asia/Seoul' } as const;
    const [outline, site] = await Promise.all([catalogueContents.readOutline(), catalogueContents.readSite()]);
    await database.orm.transaction(async (tx) => {
      await seedSiteTexts(tx, site, SEEDED_MS, [region]);
      await seedShowcase(tx, { ...outline, site }, SEEDED_MS, [region]);
    });
    for (const table of ['notice', 'faq', 'policy', 'banner', 'pick', 'theme']) {
      expect(await count(`select count(*) from ${table} where platform_id = $1`, [region.id]), table).toBe(0);
    }
  });

  it('brings nothing of it twice, and takes all of it away again', async () => {
    const tables = ['banner', 'pick', 'theme', 'notice', 'faq', 'policy'];
    const counts = () => Promise.all(tables.map((table) => count(`select count(*) from ${table}`)));
    const before = await counts();
    await seedDemo(database, catalogueContents, SEEDED_MS + 86_400_000);
    expect(await counts()).toEqual(before);
    await removeDemo(database, localOwner(null), SEEDED_MS);
    expect(await counts()).toEqual(tables.map(() => 0));
  });
});
