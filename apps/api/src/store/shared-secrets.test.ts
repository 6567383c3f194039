import { type CatalogueEdition, type Database, followCatalogueEdition, openDatabase } from '@longstrip/database';
import { type TestDatabases, useTestServer, whyNoTestServer } from '@longstrip/database/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { differingSecrets, type ProcessSecrets, processName } from './shared-secrets.ts';

const SECRETS = {
  TOKEN_SECRET: ['tokens'],
  BOOKS_SECRETS: ['books'],
  IMAGE_SECRET: ['pictures'],
  SERVICE_SECRET: ['sites'],
  COOKIE_SECRET: ['cookies'],
  EDGE_PICTURE_SECRET: ['edge'],
} as const satisfies ProcessSecrets;
const reason = whyNoTestServer();

describe.skipIf(reason !== null)(`processes of one database (${reason ?? 'a real server'})`, () => {
  let server: TestDatabases;
  let url: string;
  const opened: { database: Database; edition: CatalogueEdition }[] = [];
  beforeAll(async () => {
    server = await useTestServer();
    url = await server.createDatabase();
  });
  afterEach(async () => {
    for (const { database, edition } of opened.splice(0)) {
      await edition.close();
      await database.close();
    }
    const database = await openDatabase({ engine: 'server', url, maxConnections: 1 });
    // The server ends a connection a moment after its client.
    await vi.waitUntil(async () => {
      const rows = await database.run(`select from pg_stat_activity where application_name like 'longstrip-listener%'`);
      return rows.length === 0;
    });
    await database.close();
  });
  afterAll(() => server?.stop());

  /** A process that begins with these secrets, and what it has to say. */
  async function begin(secrets: ProcessSecrets): Promise<string | null> {
    const name = processName(secrets);
    const database = await openDatabase({ engine: 'server', url, maxConnections: 1, processName: name });
    const edition = await followCatalogueEdition(database, {
      ...{ monotonicMs: () => performance.now(), onLost: () => undefined },
    });
    opened.push({ database, edition });
    return differingSecrets(database, name, secrets);
  }

  test.each(Object.keys(SECRETS))('a later one with another %s is told so, and no earlier one is', async (variable) => {
    expect(await begin(SECRETS)).toBeNull();
    expect(await begin(SECRETS)).toBeNull();
    const sentence = await begin({ ...SECRETS, [variable]: ['another'] });
    expect(sentence).toMatch(new RegExp(`^${variable} is not that of the other processes of this store, .* since 20`));
    expect(sentence).not.toContain('another');
  });

  test.each(['TOKEN_SECRET', 'BOOKS_SECRETS', 'COOKIE_SECRET'])(
    '%s may change where the former is named',
    async (variable) => {
      expect(await begin(SECRETS)).toBeNull();
      const [former = ''] = SECRETS[variable as keyof typeof SECRETS];
      expect(await begin({ ...SECRETS, [variable]: ['new', former] })).toBeNull();
      expect(await begin({ ...SECRETS, [variable]: ['new', 'older'] })).toContain(`${variable} is not that of`);
    },
  );

  test('what one of them does not have is not compared', async () => {
    const { COOKIE_SECRET: _cookie, EDGE_PICTURE_SECRET: _edge, ...ofJobs } = SECRETS;
    expect(await begin(ofJobs)).toBeNull();
    expect(await begin(SECRETS)).toBeNull();
  });

  test('each may have others when the last one has ended', async () => {
    expect(await begin({ ...SECRETS, IMAGE_SECRET: ['other pictures'] })).toBeNull();
  });
});
