import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, openJobQueue } from '@longstrip/database';
import { type TestDatabases, useTestServer, whyNoTestServer } from '@longstrip/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STORE_JOBS } from '../../jobs/store-jobs.ts';
import { localOwner } from '../../shared/operator.ts';
import { createLocalFileStore } from '../files/local-file-store.ts';
import { NO_IMPORT_OPTIONS } from './import-options.ts';
import { ImportSessions } from './import-sessions.ts';
import { comic, comicEpisode, createPictureFolder } from './publication.fixture.ts';
import { publishPublications } from './publish-publications.ts';
import { describeSeries } from './series-description.ts';

const NOW_MS = 1_800_000_000_000;
const { directory, picture } = await createPictureFolder();
const images = await Promise.all(['#ff0000', '#00ff00', '#0000ff', '#777777'].map(picture));

const reason = whyNoTestServer();
describe.skipIf(reason !== null)(`publishing side by side${reason === null ? '' : ` (${reason})`}`, () => {
  let server: TestDatabases;
  beforeAll(async () => {
    server = await useTestServer();
  });
  afterAll(() => server?.stop());

  it('makes one series of two imports in the same instant, whichever comes first', async () => {
    const url = await server.createDatabase();
    const filesDirectory = await mkdtemp(join(tmpdir(), 'longstrip-files-'));
    const files = createLocalFileStore(filesDirectory);
    const databases = await Promise.all([1, 2, 3, 4].map(() => openDatabase({ engine: 'server', url })));
    const queues = await Promise.all(
      databases.map((each) => openJobQueue(each, { jobs: STORE_JOBS, onProblem: () => undefined })),
    );
    for (let round = 0; round < 10; round += 1) {
      const results = await Promise.all(
        databases.map((each, index) => {
          const queue = queues[index];
          if (queue === undefined) throw new Error('no queue');
          // Each publication has a picture of its own: with shared ones, their rows would already make them wait for each other.
          const own = images.slice(index, index + 1);
          return publishPublications({
            commands: new ImportSessions(),
            ...{ database: each, files, jobs: queue, directory, operator: localOwner(null), nowMs: NOW_MS + index },
            publications: [
              comic([comicEpisode(String(index + 1), own), comicEpisode('shared', own)], {
                ...{ seriesKey: `round-${round}`, seriesTitle: `Round ${round}`, cover: own[0] ?? null },
              }),
            ],
            options: { ...NO_IMPORT_OPTIONS, platformIds: ['bom-us'] },
          });
        }),
      );
      const ids = new Set(results.map((result) => (result.ok ? result.series[0]?.id : null)));
      expect(ids.size).toBe(1);
      expect(results.filter((result) => result.ok && result.series[0]?.isNew)).toHaveLength(1);
      const [id] = ids;
      const described = databases[0] && (await describeSeries(databases[0].orm, id ?? 0));
      expect(described?.episodes.map(({ number, orderNo }) => [number, orderNo])).toEqual([
        ...['1', '2', '3', '4'].map((number, index) => [number, index + 1]),
        ['shared', 5],
      ]);
    }
    await Promise.all(queues.map((queue) => queue.stop()));
    await Promise.all(databases.map((each) => each.close()));
    await rm(filesDirectory, { recursive: true, force: true });
  });
});
