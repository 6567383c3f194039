import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CatalogueEdition, followCatalogueEdition } from './catalogue-edition.ts';
import type { Database, Listener, ListenerEvents } from './database.ts';
import { openDatabase } from './open-database.ts';
import { describeServers } from './testing/describe-servers.ts';
import { clearTestDatabase, createTestDatabase } from './testing/index.ts';

const ASSET = 'a'.repeat(64);

/** A series with an episode and its page, and one row in each table whose changes readers do not see. */
const STORED = `
  insert into asset (id, media_type, size_bytes, width_px, height_px, placeholder, created_at_ms)
    values ('${ASSET}', 'image/png', 9, 8, 12, '#123456', 1);
  insert into asset (id, media_type, width_px, height_px, placeholder, recipe, created_at_ms)
    values ('drawn:cover', 'image/webp', 3, 4, '#123456', '{}', 1);
  insert into series (alias, series_key, language, work_key, type, status, title, reading_direction, writing_mode, viewer_mode, created_at_ms, updated_at_ms)
    values ('a', 'a', 'en', 'a', 'COMIC', 'SCHEDULED', 'A', 'LTR', 'HORIZONTAL', 'PAPER', 1, 1);
  insert into episode (series_id, number, alias, order_no, title, content_type, viewer_mode, reading_direction, writing_mode, created_at_ms, updated_at_ms)
    select id, '1', 'ep-1', 1, 'One', 'IMAGE', 'PAPER', 'LTR', 'HORIZONTAL', 1, 1 from series;
  insert into series_platform (platform_id, series_id, opened_at_ms, updated_at_ms) select 'bom-us', id, 1, 1 from series;
  insert into episode_platform (platform_id, episode_id, opened_at_ms) select 'bom-us', id, 1 from episode;
  insert into page (episode_id, order_no, kind, asset_id) select id, 1, 'image', '${ASSET}' from episode;
  insert into ranking_entry (platform_id, ranking_type, series_id, place, score, computed_at_ms)
    select 'bom-us', 'TOTAL', id, 1, 7, 1 from series;
  insert into app_user (platform_id, id, sns_provider, sns_id, created_at_ms, updated_at_ms)
    values ('bom-us', 'u1', 'google', 's1', 1, 1);
  insert into event (platform_id, id, kind, starts_at_ms, ends_at_ms, ticket_mode, ticket_total, created_at_ms, updated_at_ms)
    values ('bom-us', 'e', 'TICKET', 1, 2, 'FIRST_COME', 5, 1, 1);
`;
const A_SERIES = '(select id from series)';
const AN_EPISODE = '(select id from episode)';

const editionOf = async (database: Database) =>
  Number((await database.run('select edition from catalogue_edition'))[0]?.edition);

function raises(open: () => Promise<Database>) {
  let database: Database;
  let messages: string[];
  let stop: () => Promise<void>;
  beforeAll(async () => {
    database = await open();
    const listener = await database.listen('catalogue_edition', {
      onMessage: (message) => messages.push(message),
      onLost: () => undefined,
    });
    stop = () => listener.close();
  });
  afterAll(async () => {
    await stop?.();
    await database?.close();
  });
  beforeEach(async () => {
    messages = [];
    await clearTestDatabase(database);
    await database.run(STORED);
  });

  /** By how much `work` raised the edition. */
  async function raisedBy(work: () => Promise<unknown>): Promise<number> {
    const before = await editionOf(database);
    await work();
    return (await editionOf(database)) - before;
  }

  it.each([
    ['a price', `update series_platform set rent_coin = 7`],
    ['a title', `update series set title = 'Other'`],
    ['a title beside a view', `update series set title = 'Other', view_count = 9`],
    ['a tag', `insert into series_tag (series_id, tag, position) values (${A_SERIES}, 'Romance', 0)`],
    ['a thumbnail', `insert into series_thumbnail values (${A_SERIES}, 'COVER', 'drawn:cover')`],
    ['an episode that is hidden', `update episode_platform set is_visible = false`],
    ['a page that goes', `delete from page`],
    ['the picture of an event', `update event set asset_id = 'drawn:cover'`],
    ['a feature', `insert into platform_feature values ('bom-us', 'freetime', true, false, 1)`],
    ['a place in a ranking', `update ranking_entry set place = 2`],
    [
      'a notice',
      `insert into notice (platform_id, key, published_at_ms, created_at_ms, updated_at_ms) values ('bom-us', 'n', 1, 1, 1)`,
    ],
  ])('is raised by %s', async (_, statement) => {
    expect(await raisedBy(() => database.run(statement))).toBe(1);
  });

  it.each([
    ['a view', `update series set view_count = view_count + 1`],
    ['what is written as it was', `update series_platform set rent_coin = rent_coin`],
    ['a ranking whose places stay', `update ranking_entry set score = 9, computed_at_ms = 2`],
    ['a drawn picture', `update asset set size_bytes = 5 where id = 'drawn:cover'`],
    ['a picture that nothing shows', `update asset set unused_since_ms = 5`],
    [
      'a reading',
      `insert into read_event (platform_id, series_id, episode_id, is_paid, read_at_ms)
        values ('bom-us', ${A_SERIES}, ${AN_EPISODE}, false, 1)`,
    ],
    ['old readings', `insert into read_total values ('bom-us', ${A_SERIES}, 4)`],
    ['a ticket that is taken', `update event set taken_count = taken_count + 1`],
    ['a reader', `update app_user set nickname = 'Ada'`],
    [
      'a right',
      `insert into entitlement (platform_id, user_id, episode_id, scope, source, started_at_ms)
        values ('bom-us', 'u1', ${AN_EPISODE}, 'POSSESSION', 'PURCHASE', 1)`,
    ],
    ['a job', `insert into job_progress values ('rankings', 5)`],
    [
      'the audit log',
      `insert into audit_log (logged_at_ms, actor, actor_role, action, subject_type, subject_id)
        values (1, 'owner', 'owner', 'series.hide', 'series', '1')`,
    ],
  ])('is not raised by %s', async (_, statement) => {
    expect(await raisedBy(() => database.run(statement))).toBe(0);
  });

  it('is raised once by a transaction of many statements, at its end, and announced once', async () => {
    const work = () =>
      database.inTransaction(async ({ run }) => {
        messages = [];
        for (let price = 1; price <= 20; price += 1) await run('update series_platform set rent_coin = $1', [price]);
        await run(`insert into creator (name) select 'creator ' || number from generate_series(1, 50) as number`);
        const [row] = await run(`select edition from catalogue_edition`);
        expect(Number(row?.edition)).toBe(before);
      });
    const before = await editionOf(database);
    expect(await raisedBy(work)).toBe(1);
    await vi.waitFor(() => expect(messages).toEqual([String(before + 1)]));
  });

  it('is not raised by a transaction that is undone, nor by an undone part of one', async () => {
    const undone = () =>
      database.inTransaction(async ({ run }) => {
        await run('update series_platform set rent_coin = 9');
        throw new Error('undone');
      });
    expect(await raisedBy(() => expect(undone()).rejects.toThrow('undone'))).toBe(0);
    const partly = () =>
      database.inTransaction(async ({ run }) => {
        await run('savepoint before');
        await run('update series_platform set rent_coin = 9');
        await run('rollback to savepoint before');
      });
    expect(await raisedBy(partly)).toBe(0);
    expect(await raisedBy(() => database.run('update series_platform set rent_coin = 9'))).toBe(1);
  });
}

describe('the catalogue edition on the embedded engine', () => {
  raises(createTestDatabase);

  it('is known to be another one as soon as a change is made, however it is made', async () => {
    const database = await createTestDatabase();
    await database.run(STORED);
    const edition = await followCatalogueEdition(database, { monotonicMs: () => 0, onLost: () => undefined });
    const seen = [edition.current()];
    const look = () => seen.push(edition.current());
    await database.run(`update series set title = 'One'`);
    look();
    await database.run('update series set title = $1', ['Two']);
    look();
    await database.orm.execute(`update series set title = 'Three'`);
    look();
    await database.orm.transaction((tx) => tx.execute(`update series set title = 'Four'`));
    look();
    await database.inTransaction(({ run }) => run(`update series set title = 'Five'`));
    look();
    expect(new Set(seen).size).toBe(6);
    await database.run('update series set view_count = 5');
    expect(edition.current()).toBe(seen.at(-1));
    await edition.close();
    await database.close();
  });
});

describeServers('the catalogue edition on', 'every', (server) => {
  raises(() => server().openDatabase());

  describe('for two processes', () => {
    let one: Database;
    let other: Database;
    let edition: CatalogueEdition;
    const lost: unknown[] = [];
    beforeEach(async () => {
      lost.length = 0;
      const url = await server().createDatabase();
      [one, other] = await Promise.all([
        openDatabase({ engine: 'server', url }),
        openDatabase({ engine: 'server', url }),
      ]);
      await one.run(STORED);
      edition = await followCatalogueEdition(other, {
        monotonicMs: () => performance.now(),
        onLost: (error) => lost.push(error),
      });
    });
    afterEach(async () => {
      await edition.close();
      await Promise.all([one.close(), other.close()]);
    });

    /** Resolves when the other process has seen the change. */
    async function change(statement: string, seenBy = edition): Promise<void> {
      const before = seenBy.current();
      await one.run(statement);
      await vi.waitFor(() => expect(seenBy.current()).not.toBe(before), { interval: 5, timeout: 5_000 });
    }

    const LISTENERS = `from pg_stat_activity where datname = current_database() and application_name = 'longstrip-listener'`;

    /** Resolves when the listening connection has read the edition once more. */
    async function readOnceMore(): Promise<void> {
      const [{ now } = {}] = await one.run('select clock_timestamp()::text as now');
      await vi.waitFor(
        async () =>
          expect(await one.run(`select query_start > $1::timestamptz as is_later ${LISTENERS}`, [now])).toEqual([
            { is_later: true },
          ]),
        { timeout: 5_000 },
      );
    }

    it('is seen by one when the other raised it, and stays while no process does', async () => {
      await change('update series_platform set rent_coin = 5');
      const known = edition.current();
      await one.run('update series set view_count = 5');
      await readOnceMore();
      expect(edition.current()).toBe(known);
      expect(lost).toEqual([]);
    });

    it('is raised by one while a long transaction of the other has changed something, and not held up by it', async () => {
      await one.inTransaction(async ({ run }) => {
        await run(`update series set title = 'Other'`);
        const before = await editionOf(other);
        await other.inTransaction(async (short) => {
          await short.run(`set local lock_timeout = '1s'`);
          await short.run('update series_platform set rent_coin = 5');
        });
        expect(await editionOf(other)).toBe(before + 1);
      });
    });

    it('is announced, and need not be read', async () => {
      let reads = 0;
      const readOnce = async (channel: string, events: ListenerEvents): Promise<Listener> => {
        const listener = await other.listen(channel, events);
        const run = (text: string) => {
          reads += 1;
          return reads === 1 ? listener.run(text) : new Promise<never>(() => undefined);
        };
        return { run, close: listener.close };
      };
      const options = { monotonicMs: () => 0, onLost: (error: unknown) => lost.push(error) };
      const follower = await followCatalogueEdition({ ...other, listen: readOnce }, options);
      for (const price of [5, 6, 7]) await change(`update series_platform set rent_coin = ${price}`, follower);
      await follower.close();
      expect(lost).toEqual([]);
    });

    it('is known again after the connection was ended', async () => {
      await one.run(`select pg_terminate_backend(pid) ${LISTENERS}`);
      await change('update series_platform set rent_coin = 5');
      await readOnceMore();
      expect(lost).toHaveLength(1);
      const known = edition.current();
      await readOnceMore();
      expect(edition.current()).toBe(known);
      await change('update series_platform set rent_coin = 6');
    });
  });
});
