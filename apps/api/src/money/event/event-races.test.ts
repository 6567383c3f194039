import { type Database, openDatabase } from '@longstrip/database';
import { type TestDatabases, useTestServer, whyNoTestServer } from '@longstrip/database/testing';
import { TEST_NOW_MS as NOW_MS } from '@longstrip/test-kit';
import { type AddedUser, addUser } from '@longstrip/test-kit/data';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { outcome, postTo } from '../../testing/accounts.ts';
import { newRequestId } from '../../testing/benefits.ts';
import { addEvent } from '../../testing/events.ts';
import { at } from '../../testing/expect-shape.ts';
import { createOpenQueue } from '../../testing/open-gate.ts';
import { readSealedBooks } from '../../testing/read-sealed-books.ts';
import { createTestApiOn, type TestApi } from '../../testing/test-api.ts';

vi.setConfig({ testTimeout: 180_000 });

const platformId = 'bom-us';
const TICKETS = 100;
const READERS = 300;
const AT_ONCE = 20;
/** These tests are about counts, not about how fast a busy machine is. */
const PATIENCE_MS = 150_000;
const rewards = [{ atCount: 1, kind: 'FREE_COIN', amount: 3 }] as const;

const reason = whyNoTestServer();
describe.skipIf(reason !== null)(`events, for many at once${reason === null ? '' : ` (${reason})`}`, () => {
  let server: TestDatabases;
  beforeAll(async () => {
    server = await useTestServer();
  });
  afterAll(() => server?.stop());

  async function withApi(work: (api: TestApi) => Promise<void>): Promise<void> {
    const database = await openDatabase({ engine: 'server', url: await server.createDatabase(), maxConnections: 32 });
    const api = createTestApiOn(database, {
      config: { requestLimitMs: PATIENCE_MS, bodyLimitMs: PATIENCE_MS / 2 },
      services: { walletQueue: createOpenQueue() },
    });
    try {
      await work(api);
      expect((await readSealedBooks(database, NOW_MS)).broken).toEqual([]);
    } finally {
      await api.close();
    }
  }

  const addReaders = (db: Database, count: number): Promise<AddedUser[]> =>
    Promise.all(Array.from({ length: count }, (_, index) => addUser(db, { platformId, id: `reader-${index}` })));

  const coinsOf = (db: Database) => db.run('select coalesce(sum(remaining), 0)::int as coins from lot');

  it('a hundred tickets go to exactly a hundred of three hundred readers', () =>
    withApi(async (api) => {
      await addEvent(api.db, { platformId, id: 'first', kind: 'TICKET', ticketTotal: TICKETS, rewards });
      const readers = await addReaders(api.db, READERS);
      const ends = await Promise.all(
        readers.map(async ({ accessToken: bearer }) =>
          outcome(await postTo(api, '/event/first/join')({ requestId: newRequestId() }, { bearer })),
        ),
      );
      const counts: Record<string, number> = {};
      for (const end of ends) counts[String(end)] = (counts[String(end)] ?? 0) + 1;
      expect(counts).toEqual({ SUCCESS: TICKETS, NOT_EVENT_REMAIN_TICKET: READERS - TICKETS });
      const [held] = await api.db.run(`select count(*)::int as held, count(distinct ticket_no)::int as numbers,
        max(ticket_no)::int as last, (select taken_count from event) as taken from event_entry`);
      expect(held).toEqual({ held: TICKETS, numbers: TICKETS, last: TICKETS, taken: TICKETS });
      expect(await coinsOf(api.db)).toEqual([{ coins: 3 * TICKETS }]);
    }));

  it.each([
    ['attend', { kind: 'ATTENDANCE' }, 'event_stamp'],
    ['join', { kind: 'TICKET', ticketTotal: TICKETS }, 'event_entry'],
  ] as const)('one reader, twenty times at once: %s has one effect and one reward', (step, change, table) =>
    withApi(async (api) => {
      await addEvent(api.db, { platformId, id: 'one', rewards, ...change });
      const [reader] = await addReaders(api.db, 1);
      const bearer = reader?.accessToken ?? '';
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, () =>
          postTo(api, `/event/one/${step}`)({ requestId: newRequestId() }, { bearer }),
        ),
      );
      expect(answers.map(outcome)).toEqual(Array.from({ length: AT_ONCE }, () => 'SUCCESS'));
      expect(answers.filter(({ json }) => at(json, 'data.isNew') === true)).toHaveLength(1);
      expect(await api.db.run(`select count(*)::int as count from ${table}`)).toEqual([{ count: 1 }]);
      expect(await coinsOf(api.db)).toEqual([{ coins: 3 }]);
    }),
  );
});
