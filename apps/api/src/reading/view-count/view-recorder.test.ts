import { series } from '@longstrip/database/schema';
import { TEST_NOW_MS } from '@longstrip/test-kit';
import { addSeries } from '@longstrip/test-kit/data';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

test('views are counted when the flush that was asked for is done, those that came after an earlier flush too', async () => {
  const { id } = await addSeries(api.db, { alias: 'viewed', platformIds: ['bom-us'] });
  const note = (mark: string) =>
    api.views.note({ platformId: 'bom-us', mark, seriesId: id, episodeId: null, isPaid: false, atMs: TEST_NOW_MS });
  const counted = async () => {
    await api.views.flush();
    const [row] = await api.db.orm.select({ viewCount: series.viewCount }).from(series).where(eq(series.id, id));
    return row?.viewCount;
  };
  note('one');
  note('two');
  expect(await counted()).toBe(2);
  expect(await counted()).toBe(2);
  note('three');
  expect(await counted()).toBe(3);
});
