import { RequestIdSchema } from '@longstrip/api-contract';
import { grant, refuse } from '@longstrip/core';
import { type Database, openDatabase } from '@longstrip/database';
import { type TestDatabases, useTestServer, whyNoTestServer } from '@longstrip/database/testing';
import { getPlatform } from '@longstrip/platform-config';
import { TEST_NOW_MS, TEST_TOKEN_SECRET } from '@longstrip/test-kit';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findAccountById } from '../people/account/account.repository.ts';
import { createAccountServices } from '../people/account/account-services.ts';
import { createOpenQueue } from '../testing/open-gate.ts';
import { addReader, scopeOfUser } from '../testing/wallets.ts';
import type { EndpointCall } from './endpoint.ts';
import { serveCommand } from './reader-command.ts';

vi.setConfig({ testTimeout: 60_000 });

const US = 'bom-us';
const reason = whyNoTestServer();
describe.skipIf(reason !== null)(`a command of a reader${reason === null ? '' : ` (${reason})`}`, () => {
  let server: TestDatabases;
  beforeAll(async () => {
    server = await useTestServer();
  });
  afterAll(() => server?.stop());

  type Send = (body: object, userId?: string) => Promise<unknown>;

  /**
   * A command that adds a note and answers with the number of notes, unless it refuses. `decided` counts its decisions, also
   * those that were rolled back; each decision waits for `meet`.
   */
  async function withCommand(
    work: (send: Send, count: () => Promise<unknown>, decided: () => number) => Promise<void>,
    {
      prepare,
      meet,
    }: { prepare?: (database: Database) => Promise<unknown>; meet?: (decided: () => number) => Promise<unknown> } = {},
  ): Promise<void> {
    const url = await server.createDatabase();
    if (prepare !== undefined) {
      const first = await openDatabase({ engine: 'server', url });
      await prepare(first).finally(() => first.close());
    }
    const database = await openDatabase({ engine: 'server', url, maxConnections: 24 });
    try {
      await database.run('create table note (text text)');
      await addReader(database, US, 'one');
      await addReader(database, US, 'two');
      const services = createAccountServices(database, { secret: TEST_TOKEN_SECRET });
      let decisions = 0;
      const command = serveCommand(
        { db: database, services: { ...services, walletQueue: createOpenQueue() } },
        {
          operationId: 'note',
          method: 'POST',
          path: '/note/{place}',
          access: 'bearer',
          summary: 'Takes a note',
          params: v.object({ place: v.string() }),
          body: v.object({ text: v.string(), requestId: v.nullable(RequestIdSchema) }),
          data: v.object({ count: v.number() }),
          refusals: ['NOT_EXIST'],
        },
        {
          decide: async (transaction, { body }) => {
            decisions += 1;
            await meet?.(() => decisions);
            await transaction.execute(sql`insert into note values (${body.text})`);
            const known = await transaction.execute(sql`select count(*)::int as count from note where text = 'may'`);
            const isAllowed = body.text !== 'asks' || v.parse(CountedSchema, known).rows[0].count > 0;
            if (!isAllowed) return refuse('NOT_EXIST');
            const counted = await transaction.execute(sql`select count(*)::int as count from note`);
            return grant(v.parse(CountedSchema, counted).rows[0]);
          },
        },
      );
      const send: Send = async (body, userId = 'one') => {
        const user = await findAccountById(database.orm, { platformId: US, userId });
        const scope = await scopeOfUser(database, { platformId: US, userId });
        const caller = { kind: 'user', user, scope, sessionId: 's', isKoreanAddress: false };
        const call = { caller, platform: getPlatform(US), nowMs: TEST_NOW_MS, logger: pino({ enabled: false }) };
        const { place = 'here', ...rest } = { place: 'here', ...body };
        return command.run({ params: { place }, query: {}, body: rest }, call as unknown as EndpointCall);
      };
      const count = async () => (await database.run('select count(*)::int as count from note'))[0]?.count;
      await work(send, count, () => decisions);
    } finally {
      await database.close();
    }
  }

  const CountedSchema = v.object({ rows: v.tuple([v.object({ count: v.number() })]) });
  const note = { text: 'a note', requestId: 'request-1' };
  const done = (count: number) => ({ kind: 'success', data: { count } });

  it('gives the first reply again, and has one effect', () =>
    withCommand(async (send, count) => {
      expect(await send(note)).toEqual(done(1));
      expect(await send({ text: 'another', requestId: 'request-2' })).toEqual(done(2));
      expect(await send(note)).toEqual(done(1));
      expect(await count()).toBe(2);
    }));

  it('takes the id of another reader, and no id, for other requests', () =>
    withCommand(async (send, count) => {
      const without = { ...note, requestId: null };
      const ends = [await send(note), await send(note, 'two'), await send(without), await send(without)];
      expect(ends).toEqual([done(1), done(2), done(3), done(4)]);
      expect(await count()).toBe(4);
    }));

  it.each([{ text: 'other' }, { place: 'there' }])('is malformed with the same id and %j', (change) =>
    withCommand(async (send, count) => {
      await send(note);
      expect(await send({ ...note, ...change })).toMatchObject({ kind: 'refused', code: 'MALFORMED_REQUEST' });
      expect(await count()).toBe(1);
    }),
  );

  it('may be tried again with the same id where it was refused, and leaves nothing behind', () =>
    withCommand(async (send, count) => {
      const asks = { text: 'asks', requestId: 'request-1' };
      expect(await send(asks)).toMatchObject({ kind: 'refused', code: 'NOT_EXIST' });
      expect(await count()).toBe(0);
      await send({ text: 'may', requestId: 'request-2' });
      expect(await send(asks)).toEqual(done(2));
    }));

  /** The results of the same request, sent 20 times at once. */
  const twenty = (send: Send) =>
    Promise.all(
      Array.from({ length: 20 }, () =>
        send(note).then(
          (end) => JSON.stringify(end),
          () => 'failed',
        ),
      ),
    );

  it('sent 20 times at once it has one effect and one reply', () =>
    withCommand(async (send, count, decided) => {
      expect(new Set(await twenty(send))).toEqual(new Set([JSON.stringify(done(1))]));
      expect(await count()).toBe(1);
      expect(decided()).toBe(1);
    }));

  it('would fail without the lock on the request: the test of the test', () =>
    withCommand(
      async (send, _count, decided) => {
        // None failed: the first decision met the second, and did not wait in vain.
        expect(await twenty(send)).not.toContain('failed');
        expect(decided()).toBeGreaterThan(1);
      },
      {
        // In SQL, so that the planner inlines it: otherwise the server would still call its built-in function by number.
        prepare: (database) =>
          database.run(
            `create or replace function pg_catalog.pg_advisory_xact_lock(bigint) returns void language sql as
              $$ select pg_sleep(0) $$`,
          ),
        meet: (decided) => vi.waitFor(() => expect(decided()).toBeGreaterThan(1), { timeout: 30_000 }),
      },
    ));
});
