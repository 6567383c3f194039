import { randomUUID } from 'node:crypto';
import type { Database } from '@longstrip/database';
import { createTestDatabase, type TestDatabases, useTestServer, whyNoTestServer } from '@longstrip/database/testing';
import { TEST_NOW_MS as NOW_MS } from '@longstrip/test-kit';
import { type AddedSeries, addSeries, addSession } from '@longstrip/test-kit/data';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ReaderScope } from '../../shared/reader-scope.ts';
import { at } from '../../testing/expect-shape.ts';
import { createOpenQueue } from '../../testing/open-gate.ts';
import { readSealedBooks } from '../../testing/read-sealed-books.ts';
import { createTestApiOn, type TestApi } from '../../testing/test-api.ts';
import { addReader, charge, lotTerms } from '../../testing/wallets.ts';
import { lockWallet } from '../ledger/ledger.repository.ts';
import { createOfferedSeriesReader } from './offered-series-reader.ts';

// A purchase that is read and written by one statement each, where something happens between the two (record 0130).

const reason = whyNoTestServer();
const because = reason === null ? '' : ` (${reason})`;
describe.skipIf(reason !== null).each(['server', 'embedded'] as const)(
  `a purchase without a transaction, %s${because}`,
  (engine) => {
    let server: TestDatabases;
    let database: Database;
    let api: TestApi;
    let tale: AddedSeries;
    let scope: ReaderScope;
    let bearer: string;
    /** Runs after a purchase has read what it is decided by. */
    let meanwhile: () => Promise<unknown> = async () => {};
    let edition = 0;
    let readers = 0;
    /** What was sent outside transactions. */
    const sent: string[] = [];

    beforeAll(async () => {
      server = await useTestServer();
      database = engine === 'server' ? await server.openDatabase() : await createTestDatabase();
      const offers = createOfferedSeriesReader(database, { stored: () => edition });
      api = createTestApiOn(database, { services: { offers, walletQueue: createOpenQueue() }, isUnwatched: true });
      const readState = database.orm.execute.bind(database.orm);
      database.orm.execute = ((query: Parameters<typeof readState>[0]) => {
        const result = readState(query);
        const text = JSON.stringify(query);
        sent.push(text);
        return text.includes('purchase_state(')
          ? result.then(async (rows) => {
              await meanwhile();
              return rows;
            })
          : result;
      }) as typeof database.orm.execute;
      tale = await addSeries(database, { alias: 'tale', platformIds: ['bom-us'], episodes: [{}, {}, {}] });
    });
    afterAll(async () => {
      await api?.close();
      await server?.stop();
    });

    async function newReader(): Promise<void> {
      readers += 1;
      meanwhile = async () => {};
      scope = await addReader(database, 'bom-us', `reader-${readers}`);
      await charge(database, scope, [lotTerms(10)]);
      ({ accessToken: bearer } = await addSession(database, { ...scope, sessionId: `session-${readers}` }));
      edition = Number((await database.run('select edition from catalogue_edition'))[0]?.edition);
    }

    async function rent(requestId: string = randomUUID()): Promise<unknown> {
      const body = { id: tale.episodes[1]?.id, purchaseType: 'RENT', requestId };
      const { status, json } = await api.ask('/v1/purchase', { method: 'POST', bearer, body });
      return at(json, 'result') === 'ERROR' ? at(json, 'error.code') : status;
    }

    async function rowsOf(table: string): Promise<unknown> {
      const owner = table === 'request_reply' ? 'subject' : 'user_id';
      return (await database.run(`select count(*)::int as count from ${table} where ${owner} = $1`, [scope.userId]))[0]
        ?.count;
    }
    const written = async () => [await rowsOf('purchase'), await rowsOf('entitlement'), await rowsOf('request_reply')];

    test('is written once, and its request answered again', async () => {
      await newReader();
      const requestId = randomUUID();
      expect([await rent(requestId), await rent(requestId), await rent()]).toEqual([
        201,
        201,
        'RENT_PURCHASE_IMPOSSIBLE',
      ]);
      expect(await written()).toEqual([1, 1, 1]);
    });

    test.each<[string, () => Promise<unknown>, unknown, number]>([
      ['the same request is granted', () => atOnce(() => rent('the-same-request')), 201, 10],
      ['the episode is bought by another request', () => atOnce(() => rent()), 'RENT_PURCHASE_IMPOSSIBLE', 10],
      ['coins come', () => charge(database, scope, [lotTerms(1)]), 201, 11],
      ['the price changes', () => database.run('update series_platform set rent_coin = 3'), 'PRICE_CHANGED', 10],
    ])('is decided again under the lock if meanwhile %s', async (_, change, end, coins) => {
      await database.run('update series_platform set rent_coin = 2');
      await newReader();
      meanwhile = change;
      expect(await rent('the-same-request')).toBe(end);
      const [row] = await database.run(
        `select (select sum(remaining) from lot where user_id = $1)::int as left,
        (select coalesce(sum(coins), 0) from purchase where user_id = $1)::int as paid`,
        [scope.userId],
      );
      expect(Number(row?.left) + Number(row?.paid)).toBe(coins);
      expect(await rowsOf('purchase')).toBe(row?.paid === 0 ? 0 : 1);
    });

    test('is written once, however many requests of its reader come at the same time', async () => {
      await newReader();
      const ends = await Promise.all(Array.from({ length: 8 }, () => rent()));
      expect(ends.toSorted()).toEqual([201, ...Array.from({ length: 7 }, () => 'RENT_PURCHASE_IMPOSSIBLE')]);
      expect(await written()).toEqual([1, 1, 1]);
    });

    test('a price that this process has not heard of yet is not paid unseen', async () => {
      await database.run('update series_platform set rent_coin = 2');
      await newReader();
      expect(await rent()).toBe(201);
      const heard = edition;
      await newReader();
      await database.run('update series_platform set rent_coin = 1');
      edition = heard;
      expect(await rent()).toBe('PRICE_CHANGED');
      expect(await written()).toEqual([0, 0, 0]);
    });

    /** Rents at once by new readers. */
    async function rentTogether(count: number): Promise<{ answers: unknown[]; writes: number; users: string[] }> {
      const renters = [];
      for (let number = 0; number < count; number += 1) {
        await newReader();
        renters.push({ bearer, userId: scope.userId });
      }
      sent.length = 0;
      const body = { id: tale.episodes[1]?.id, purchaseType: 'RENT' };
      const answers = await Promise.all(
        renters.map(async (renter) => {
          const request = { bearer: renter.bearer, body: { ...body, requestId: randomUUID() } };
          return (await api.ask('/v1/purchase', { method: 'POST', ...request })).status;
        }),
      );
      const writes = sent.filter((text) => text.includes('write_purchases(')).length;
      return { answers, writes, users: renters.map(({ userId }) => userId) };
    }

    if (engine === 'server') {
      test('waits for the wallet where another transaction has it', async () => {
        await newReader();
        const [renting] = await database.orm.transaction(async (transaction) => {
          await lockWallet(transaction, scope);
          return [rent()];
        });
        expect(await renting).toBe(201);
      });

      test('is written alone, and by the statement of the version before as well', async () => {
        const { answers, writes } = await rentTogether(4);
        expect([answers, writes]).toEqual([[201, 201, 201, 201], 4]);
        await newReader();
        const send = database.orm.execute;
        let written: unknown[] = [];
        database.orm.execute = ((query: Parameters<typeof send>[0]) => {
          const [entry] = askedOf(query);
          if (entry === undefined) return send(query);
          const { platformId, userId, key, requestId, seriesId, readIds, seen, ...bought } = entry;
          const asked = [platformId, userId, key, requestId, seriesId, readIds];
          const write = 'select $9::int as no, write_purchase($1, $2, $3, $4, $5, $6, $7, $8) as purchase_id';
          return database.run(write, [...asked, 'what it was not', bought, 0]).then(async ([refused]) => {
            const rows = await database.run(write, [...asked, seen, bought, 0]);
            written = [refused?.purchase_id, typeof rows[0]?.purchase_id];
            return { rows };
          });
        }) as typeof send;
        const answer = await rent();
        database.orm.execute = send;
        expect([answer, written]).toEqual([201, [null, 'number']]);
      });
    } else {
      test('is written together with those of other readers that come at the same time', async () => {
        const { answers, writes, users } = await rentTogether(12);
        expect(answers).toEqual(users.map(() => 201));
        expect(writes).toBeLessThanOrEqual(4);
        const [row] = await database.run(
          `select count(distinct purchase.id)::int as purchases, count(distinct reply ->> 'purchaseId')::int as replies from purchase
          join request_reply on subject = user_id and (reply ->> 'purchaseId')::bigint = purchase.id where user_id = any($1)`,
          [users],
        );
        expect(row).toEqual({ purchases: 12, replies: 12 });
      });

      test('fails no other one that is written together with it', async () => {
        const failing = `reader-${readers + 3}`;
        // A sequence counts what is rolled back as well.
        await database.run(`
        create sequence failures;
        create function fail_together() returns trigger language plpgsql as $$ begin
          if new.user_id = '${failing}' and current_query() like '%write_purchases%' then
            perform nextval('failures');
            raise 'not now' using errcode = 'serialization_failure';
          end if;
          return new;
        end $$;
        create trigger fails before insert on movement for each row execute function fail_together()`);
        const { answers, users } = await rentTogether(6);
        const [failures] = await database.run('select last_value::int as count from failures');
        await database.run('drop trigger fails on movement; drop function fail_together(); drop sequence failures');
        expect(answers).toEqual(users.map(() => 201));
        expect(users).toContain(failing);
        // Once with the others, once alone.
        expect(failures?.count).toBe(2);
      });
    }

    test('the books hold after all of it', async () => {
      expect((await readSealedBooks(database, NOW_MS)).broken).toEqual([]);
    });

    /** What a statement asks to be written; empty for any other statement. */
    function askedOf(query: unknown): Record<string, string | number | readonly number[]>[] {
      const text = JSON.stringify(query);
      if (!text.includes('write_purchases(')) return [];
      const found = /"(\[\{(?:[^"\\]|\\.)*\}\])"/.exec(text)?.[1] ?? '[]';
      return JSON.parse(JSON.parse(`"${found}"`));
    }

    /** Nothing happens in the middle of this one. */
    function atOnce(work: () => Promise<unknown>): Promise<unknown> {
      meanwhile = async () => {};
      return work();
    }
  },
);
