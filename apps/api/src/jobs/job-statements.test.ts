import { PLATFORMS } from '@longstrip/platform-config';
import { TEST_NOW_MS } from '@longstrip/test-kit';
import { addSeries, addUser } from '@longstrip/test-kit/data';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountErasers } from '../account-changes.ts';
import { notifyEndings } from '../community/alarm/notify-endings.ts';
import { findNewEpisodes, notifyNewEpisode } from '../community/alarm/notify-new-episodes.ts';
import { decideDigests } from '../community/digest/decide-digests.ts';
import { decidePushes } from '../community/push/decide-pushes.ts';
import { sealChains } from '../money/books/seal-chains.ts';
import { expireLots } from '../money/ledger/expire-lots.ts';
import { clearAccountRows } from '../people/account/clear-account-rows.ts';
import { eraseDueAccounts } from '../people/withdrawal/erase-accounts.ts';
import { createReaderKeys } from '../reading/index.ts';
import { createSwitchedPlatforms } from '../shared/switched-platforms.ts';
import { ACCEPTED_OF_JOBS } from '../testing/reader-statements/accepted.ts';
import { type WatchedDatabase, watchDatabase } from '../testing/reader-statements/watch-database.ts';
import { addComments, addGoods } from '../testing/rows-of-reader.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

// What the jobs that go over all readers ask the database, beside what calls ask (record 0125).

const PLATFORM = 'beltoon-jp';
const DAY_MS = 86_400_000;
/** An evening, so that digests are decided. */
const EVENING_MS = TEST_NOW_MS - (TEST_NOW_MS % DAY_MS) + 9 * 3_600_000;

let api: TestApi;
let watched: WatchedDatabase;
beforeAll(async () => {
  api = await createTestApi();
  watched = watchDatabase(api.db, ACCEPTED_OF_JOBS);
  const { id: seriesId, episodes } = await addSeries(api.db, { alias: 'one', platformIds: [PLATFORM], episodes: [{}] });
  const [episode] = episodes;
  await addUser(api.db, { platformId: PLATFORM, id: 'reader', isAgreeMail: true });
  const of = { platformId: PLATFORM, userId: 'reader', seriesId };
  await addGoods(api.db, of);
  await addComments(api.db, { ...of, episodeId: episode?.id ?? 0 });
});
afterAll(() => api.close());

test('the jobs of all readers name a reader, or are listed with the reason; no reason is left over', async () => {
  const { database } = watched;
  const { keys } = api;
  const nowMs = () => EVENING_MS;
  const { signal } = new AbortController();
  const parts = {
    ...{ database, platforms: PLATFORMS, nowMs, jobs: { enqueue: async () => 'job' } },
    switches: createSwitchedPlatforms(database, null),
  };
  await expireLots(database, nowMs(), signal);
  await sealChains(database, nowMs(), signal);
  await findNewEpisodes(parts, signal);
  const [opened] = await api.db.run('select series_id, id from episode limit 1');
  await notifyNewEpisode(
    parts,
    { platformId: PLATFORM, seriesId: Number(opened?.series_id), episodeId: Number(opened?.id) },
    signal,
  );
  await notifyEndings(parts, signal);
  await decideDigests(parts, signal);
  await decidePushes(parts, signal);
  await clearAccountRows(database, nowMs(), { signal });
  const erasers = accountErasers({ keys, readerKeys: createReaderKeys('a secret of the test, which is not guessed') });
  await eraseDueAccounts({ database, erasers, nowMs });
  expect(watched.faults()).toEqual([]);
  expect(watched.unkeyed().toSorted()).toEqual([...ACCEPTED_OF_JOBS.keys()].toSorted());
});
