import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CatalogueEdition, followCatalogueEdition } from '../catalogue-edition.ts';
import type { Database, Executor } from '../database.ts';
import { openDatabase } from '../open-database.ts';
import { creator } from '../schema/index.ts';
import { startTestServer, type TestReplica, type TestServer, whyNoTestServer } from '../testing/index.ts';
import { decideInTransaction } from '../transaction.ts';

const LAG_MS = 5_000;
/** Longer than a read may wait for a replica that is silent. */
const AT_ONCE_MS = 1_500;
const reason = whyNoTestServer();

vi.setConfig({ testTimeout: 60_000 });

describe.skipIf(reason !== null)(`reads of the catalogue with a streaming replica (${reason ?? 'a real one'})`, () => {
  let server: TestServer;
  let replica: TestReplica;
  let url: string;
  let database: Database;
  let edition: CatalogueEdition;
  const events: string[] = [];

  beforeAll(async () => {
    server = await startTestServer();
    url = await server.createDatabase();
    replica = await server.startReplica();
    database = await openDatabase(
      { engine: 'server', url, replicaUrl: replica.urlOf(url) },
      {
        ...{ onLost: () => events.push('database lost'), onBack: () => events.push('database back') },
        ...{ onReplicaLost: () => events.push('lost'), onReplicaBack: () => events.push('back') },
      },
    );
    edition = await followCatalogueEdition(database, {
      monotonicMs: () => performance.now(),
      onLost: () => undefined,
    });
  });
  afterAll(async () => {
    await edition?.close();
    await database?.close();
    await replica?.stop();
    await server?.stop();
  });

  const answersFromReplica = async () => {
    const { rows } = (await database.catalogue.execute(sql`select pg_is_in_recovery() as "isReplica"`)) as unknown as {
      rows: { isReplica: boolean }[];
    };
    return rows[0]?.isReplica;
  };
  const untilItAnswers = () =>
    vi.waitFor(async () => expect(await answersFromReplica()).toBe(true), { timeout: 20_000, interval: 20 });
  const names = async () => {
    const rows = await database.catalogue.select({ name: creator.name }).from(creator);
    return rows.map(({ name }) => name);
  };
  /** Changes the catalogue, and waits until this process knows of it. */
  async function add(name: string): Promise<void> {
    const before = edition.current();
    await database.orm.insert(creator).values({ name });
    await vi.waitFor(() => expect(edition.current()).toBeGreaterThan(before), { interval: 5 });
  }

  beforeEach(async () => {
    await untilItAnswers();
    events.length = 0;
  });

  it('come from the replica, with each change that this process knows of', async () => {
    for (const name of ['Ada', 'Ben', 'Cleo']) {
      await add(name);
      expect(await names()).toContain(name);
    }
    await untilItAnswers();
    expect(await names()).toEqual(['Ada', 'Ben', 'Cleo']);
    expect(await database.onReplica(async (reader) => reader.select().from(creator))).toHaveLength(3);
    expect(events).toEqual([]);
  });

  it('come from the server while the replica lags, which the log has once', async () => {
    await replica.kill();
    await replica.start(LAG_MS);
    await vi.waitFor(() => expect(events).toEqual(['lost', 'back']), { timeout: 20_000 });
    events.length = 0;
    const startedAtMs = performance.now();
    await add('Dora');
    do {
      expect(await names()).toContain('Dora');
      expect(await database.onReplica(async (reader) => reader.select().from(creator))).toBeNull();
    } while (performance.now() - startedAtMs < LAG_MS - AT_ONCE_MS);
    await untilItAnswers();
    expect(await names()).toContain('Dora');
    expect(performance.now() - startedAtMs).toBeGreaterThan(LAG_MS - AT_ONCE_MS);
    expect(events).toEqual(['lost', 'back']);
    await replica.kill();
    await replica.start();
  });

  it('come from the server at once when the replica is killed, and from the replica when it is there again', async () => {
    const reads = Array.from({ length: 50 }, () => names());
    const [results] = await Promise.all([Promise.all(reads), replica.kill()]);
    expect(new Set(results.map(String)).size).toBe(1);
    const startedAtMs = performance.now();
    for (let index = 0; index < 50; index += 1) expect(await answersFromReplica()).toBe(false);
    expect(performance.now() - startedAtMs).toBeLessThan(AT_ONCE_MS);
    await replica.start();
    await untilItAnswers();
    expect(events).toEqual(['lost', 'back']);
  });

  it('cannot be used where a repository takes the database', () => {
    // @ts-expect-error It can only read: so no repository of money, people or reading can be given it.
    const executor: Executor = database.catalogue;
    expect(executor).toBe(database.catalogue);
  });

  it('are refused inside a transaction, as all other ways to the database are', async () => {
    const work = decideInTransaction(database, async () => {
      await names();
      return { ok: true, value: null };
    });
    const cause = expect.objectContaining({ message: expect.stringMatching(/^A transaction used the database past/) });
    await expect(work).rejects.toMatchObject({ cause });
  });

  it.each([
    ['a database that is no replica of it', () => server.createDatabase(), 'leads to no replica of DATABASE_URL'],
    ['the server itself', async () => url, 'leads to a server that is no replica'],
  ])('come from the server where the address leads to %s', async (_where, replicaUrlOf, sentence) => {
    const other = await openDatabase(
      { engine: 'server', url, replicaUrl: await replicaUrlOf() },
      { onLost: () => undefined, onBack: () => undefined, onReplicaLost: (error) => events.push(String(error)) },
    );
    const [row] = await other.run('select edition from catalogue_edition');
    other.noteEdition(Number(row?.edition));
    await vi.waitFor(() => expect(events).toEqual([expect.stringContaining(sentence)]));
    expect(await other.onReplica(async (reader) => reader.select().from(creator))).toBeNull();
    await other.close();
  });
});
