import { TEST_NOW_MS } from '@longstrip/test-kit';
import { addSeries, type EpisodeSpec, type SeriesSpec } from '@longstrip/test-kit/data';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { at } from '../../testing/expect-shape.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { createPictureAccess, type PictureAccessReader } from './picture-access.ts';

const HOUR_MS = 3_600_000;
const LATER_MS = TEST_NOW_MS + HOUR_MS;
const FREE_NOW = { freeFromMs: TEST_NOW_MS - HOUR_MS, freeUntilMs: LATER_MS };
const TIMES_MS = [TEST_NOW_MS - 2 * HOUR_MS, TEST_NOW_MS, LATER_MS - 1, LATER_MS];

/** Episodes in every state that decides who may read them; the free count goes by their place among those shown. */
const EPISODES: readonly EpisodeSpec[] = [
  { onPlatform: { isVisible: false } },
  {},
  { removedAtMs: 5 },
  { onPlatform: { openedAtMs: LATER_MS } },
  { onPlatform: { isLoginRequired: true } },
  {},
  { onPlatform: FREE_NOW },
  { onPlatform: { ...FREE_NOW, openedAtMs: TEST_NOW_MS } },
  { onPlatform: { ...FREE_NOW, isLoginRequired: true } },
  { onPlatform: { ...FREE_NOW, isVisible: false } },
  { onPlatform: { hasOwnPrices: true, rentCoin: null, possessionCoin: null } },
  { isSample: true },
  { type: 'PREVIEW', onPlatform: { openedAtMs: LATER_MS } },
  { onPlatform: null },
];

const SERIES: readonly Partial<SeriesSpec>[] = [
  { onPlatform: { freeEpisodeCount: 0 } },
  { onPlatform: { freeEpisodeCount: 3 } },
  { onPlatform: { freeEpisodeCount: 99, openedAtMs: LATER_MS } },
  { onPlatform: { freeEpisodeCount: 99, isVisible: false } },
  { isAdult: true },
  { removedAtMs: 5 },
];

let api: TestApi;
let reader: PictureAccessReader;
const added: Awaited<ReturnType<typeof addSeries>>[] = [];
beforeAll(async () => {
  api = await createTestApi();
  for (const [index, spec] of SERIES.entries()) {
    added.push(
      await addSeries(api.db, { ...spec, alias: `state-${index}`, platformIds: ['bom-us'], episodes: EPISODES }),
    );
  }
  reader = createPictureAccess({ database: api.db, edition: () => 1 });
});
afterAll(() => api.close());

test('a page is open to every reader exactly while the viewer gives every reader its address', async () => {
  const access = await reader.current();
  const counts = { open: 0, closed: 0 };
  for (const atMs of TIMES_MS) {
    api.clock.setTo(atMs);
    for (const series of added) {
      for (const episode of series.episodes) {
        const { json } = await api.ask(`/v2/contents/viewer/${series.alias}/${episode.alias}`);
        const address = at(json, 'data.images.0.imagePath');
        const isForAll = typeof address === 'string' && new URL(address).searchParams.get('r') === '*';
        const label = `${series.alias} ${episode.alias} at ${atMs - TEST_NOW_MS}`;
        const untilMs = access.freeUntilMs('bom-us', episode.id, atMs);
        expect([label, untilMs !== null]).toEqual([label, isForAll]);
        // The address, which may end with its day, ends no later.
        if (isForAll) expect(untilMs).toBeGreaterThanOrEqual(Number(new URL(String(address)).searchParams.get('e')));
        expect(access.freeUntilMs('bom-th', episode.id, atMs)).toBeNull();
        counts[isForAll ? 'open' : 'closed'] += 1;
      }
    }
  }
  expect(counts.open).toBeGreaterThan(30);
  expect(counts.closed).toBeGreaterThan(100);
});
