import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database.ts';
import { openServer } from '../engines/server.ts';
import { prepareDatabase } from '../open-database.ts';
import { describeServers } from '../testing/describe-servers.ts';
import { createTestDatabase } from '../testing/index.ts';
import {
  appUser,
  auditLog,
  entitlement,
  episode,
  episodePlatform,
  page,
  platformFeature,
  policy,
  series,
} from './index.ts';

const SERIES = {
  alias: 'a-series',
  seriesKey: 'a series',
  language: 'en',
  workKey: 'a series',
  type: 'COMIC',
  status: 'SCHEDULED',
  title: 'A series',
  readingDirection: 'LTR',
  writingMode: 'HORIZONTAL',
  viewerMode: 'PAPER',
  createdAtMs: 1_700_000_000_000,
  updatedAtMs: 1_700_000_000_000,
} as const;
const EPISODE = {
  title: 'One',
  contentType: 'IMAGE',
  viewerMode: 'PAPER',
  readingDirection: 'LTR',
  writingMode: 'HORIZONTAL',
  createdAtMs: 1,
  updatedAtMs: 1,
} as const;
const USER = {
  platformId: 'bom-us',
  id: 'u1',
  snsProvider: 'google',
  snsId: 's1',
  createdAtMs: 1,
  updatedAtMs: 1,
} as const;
const ENTRY = {
  loggedAtMs: 1,
  actor: 'owner',
  actorRole: 'owner',
  action: 'series.hide',
  subjectType: 'series',
  subjectId: '1',
} as const;

/** The name of the violated constraint, or the error's text. */
async function refusalOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  const cause = error instanceof Error ? (error.cause ?? error) : null;
  if (!(cause instanceof Error)) return 'nothing was refused';
  return 'constraint' in cause && typeof cause.constraint === 'string' ? cause.constraint : cause.message;
}

function guardsItsRows(open: () => Promise<Database>) {
  let database: Database;
  let orm: Database['orm'];
  let seriesId: number;
  beforeAll(async () => {
    database = await open();
    orm = database.orm;
    const [row] = await orm.insert(series).values(SERIES).returning({ id: series.id });
    seriesId = row?.id ?? 0;
    await orm.insert(appUser).values(USER);
  });
  afterAll(() => database?.close());

  it.each([
    ['an alias without a letter', { alias: '123' }, 'series_alias_form'],
    ['an alias with a space', { alias: 'a b' }, 'series_alias_form'],
    ['a taken alias', { alias: 'a-series', seriesKey: 'other' }, 'series_alias_unique'],
    ['the same key and language again', { alias: 'other' }, 'series_key_language_unique'],
    [
      'a refill after 169 hours',
      { alias: 'b', seriesKey: 'b', freetimeRefillHours: 169 },
      'series_freetime_refill_hours',
    ],
  ])('refuses %s', async (_, change, constraint) => {
    expect(await refusalOf(orm.insert(series).values({ ...SERIES, ...change }))).toBe(constraint);
  });

  it('refuses a value that is not of the enumeration', async () => {
    const update = database.run(`update series set status = 'ENDED'`);
    expect(await refusalOf(update)).toBe('series_status');
  });

  it('lets episodes change places within a transaction, and refuses two on one place at its end', async () => {
    const insert = (number: string, orderNo: number) =>
      orm
        .insert(episode)
        .values({ ...EPISODE, seriesId, number, alias: `ep-${number}`, orderNo })
        .returning({ id: episode.id });
    await insert('1', 1);
    await insert('2', 2);
    await database.inTransaction(async (runner) => {
      await runner.run('update episode set order_no = order_no + 1 where series_id = $1', [seriesId]);
    });
    expect(await refusalOf(insert('3', 3))).toBe('episode_order_no_unique');
  });

  it('knows the features that can be switched, each once on a platform', async () => {
    const row = { platformId: 'bom-us', feature: 'freetime', isOn: true, updatedAtMs: 1 } as const;
    expect(await refusalOf(orm.insert(platformFeature).values(row))).toBe('nothing was refused');
    expect(await refusalOf(orm.insert(platformFeature).values({ ...row, isOn: false }))).toBe(
      'platform_feature_platform_id_feature_pk',
    );
    const insert = (platformId: string, feature: string) =>
      database.run('insert into platform_feature values ($1, $2, true, false, 1)', [platformId, feature]);
    expect(await refusalOf(insert('bom-us', 'comments'))).toBe('platform_feature_feature');
    expect(await refusalOf(insert('', 'freetime'))).toBe('platform_feature_platform_id');
  });

  it('keeps prices and free windows in order', async () => {
    const [row] = await orm.select({ id: episode.id }).from(episode).limit(1);
    const opening = { platformId: 'bom-us', episodeId: row?.id ?? 0, openedAtMs: 1 };
    const refused = (change: object) => refusalOf(orm.insert(episodePlatform).values({ ...opening, ...change }));
    expect(await refused({ rentCoin: 0, hasOwnPrices: true })).toBe('episode_platform_prices');
    expect(await refused({ rentCoin: 3 })).toBe('episode_platform_own_prices');
    expect(await refused({ freeFromMs: 2, freeUntilMs: 2 })).toBe('episode_platform_free_window');
    expect(await refused({ freeFromMs: 2 })).toBe('episode_platform_free_window');
    expect(await refused({ hasOwnPrices: true, rentCoin: 3, freeFromMs: 2, freeUntilMs: 3 })).toBe(
      'nothing was refused',
    );
  });

  it('refuses a page that is neither an image nor a text, or both', async () => {
    const [row] = await orm.select({ id: episode.id }).from(episode).limit(1);
    const at = { episodeId: row?.id ?? 0, orderNo: 1 };
    expect(await refusalOf(orm.insert(page).values({ ...at, kind: 'image' }))).toBe('page_content');
    expect(await refusalOf(orm.insert(page).values({ ...at, kind: 'text' }))).toBe('page_content');
    expect(await refusalOf(orm.insert(page).values({ ...at, kind: 'text', html: '', assetId: 'a'.repeat(64) }))).toBe(
      'page_content',
    );
    expect(await refusalOf(orm.insert(page).values({ ...at, kind: 'text', html: '<p>a</p>', orderNo: 0 }))).toBe(
      'page_order_no',
    );
  });

  it('holds what readers own to the rules: what is owned never ends, what is rented does, owned once', async () => {
    const [row] = await orm.select({ id: episode.id }).from(episode).limit(1);
    const held = {
      platformId: 'bom-us',
      userId: 'u1',
      episodeId: row?.id ?? 0,
      source: 'PURCHASE',
      startedAtMs: 5,
    } as const;
    const insert = (change: { scope: 'RENT' | 'POSSESSION' | 'PERMANENT'; expiresAtMs?: number; userId?: string }) =>
      refusalOf(orm.insert(entitlement).values({ ...held, ...change }));
    expect(await insert({ scope: 'RENT' })).toBe('entitlement_expiry');
    expect(await insert({ scope: 'RENT', expiresAtMs: 5 })).toBe('entitlement_expiry');
    expect(await insert({ scope: 'POSSESSION', expiresAtMs: 9 })).toBe('entitlement_expiry');
    expect(await insert({ scope: 'POSSESSION', userId: 'no-reader' })).toContain('app_user');
    expect(await insert({ scope: 'POSSESSION' })).toBe('nothing was refused');
    expect(await insert({ scope: 'PERMANENT' })).toBe('entitlement_owned_once');
    expect(await insert({ scope: 'RENT', expiresAtMs: 9 })).toBe('nothing was refused');
  });

  it('keeps a row that another row refers to', async () => {
    expect(await refusalOf(orm.delete(episode))).toMatch(/_fk$/);
  });

  it('gives a withdrawn account’s e-mail and sign-in id to a new one, and not to a second living one', async () => {
    const second = { ...USER, id: 'u2', email: 'Ada@example.org' };
    await orm.insert(appUser).values({ ...second, snsId: 's2' });
    expect(
      await refusalOf(orm.insert(appUser).values({ ...USER, id: 'u3', snsId: 's3', email: 'ada@EXAMPLE.org' })),
    ).toBe('app_user_email_unique');
    await database.run(`update app_user set withdrawn_at_ms = 9 where id = 'u2'`);
    expect(await refusalOf(orm.insert(appUser).values({ ...second, id: 'u3', snsId: 's2' }))).toBe(
      'nothing was refused',
    );
    expect(
      await refusalOf(orm.insert(appUser).values({ ...second, id: 'u4', platformId: 'bom-th', snsId: 's2' })),
    ).toBe('nothing was refused');
  });

  it('only ever adds to the audit log', async () => {
    await orm.insert(auditLog).values({ ...ENTRY, before: { a: 1 }, after: null });
    const refused = /^(UPDATE|DELETE|TRUNCATE) on audit_log is refused/;
    expect(await refusalOf(orm.update(auditLog).set({ actor: 'another operator' }))).toMatch(refused);
    expect(await refusalOf(orm.delete(auditLog))).toMatch(refused);
    expect(await refusalOf(database.run('truncate audit_log'))).toMatch(refused);
    expect(await refusalOf(database.run('truncate audit_log, policy cascade'))).toMatch(refused);
    expect(await orm.select({ actor: auditLog.actor, before: auditLog.before }).from(auditLog)).toEqual([
      { actor: 'owner', before: { a: 1 } },
    ]);
  });

  it('gives counts and sums of bigint as numbers', async () => {
    expect(await database.run('select count(*) as count, max(created_at_ms) as max from series')).toEqual([
      { count: 1, max: 1_700_000_000_000 },
    ]);
    expect(await orm.$count(policy)).toBe(0);
  });
}

describe('the schema on the embedded engine', () => {
  guardsItsRows(createTestDatabase);

  it('says what went wrong without the engine’s stack or the values of the statement', async () => {
    const database = await createTestDatabase();
    const error = await database.run('select $1::int', ['secret']).catch((thrown: unknown) => thrown);
    const inTransaction = await database.orm
      .transaction((tx) => tx.execute('select nonsense'))
      .catch((thrown: unknown) => thrown);
    await database.close();
    if (!(error instanceof Error) || !(inTransaction instanceof Error)) throw new Error('nothing was thrown');
    expect(error.message).toContain('invalid input syntax for type integer');
    expect(JSON.stringify(error)).not.toContain('params');
    if (!(inTransaction.cause instanceof Error)) throw new Error('no cause');
    expect(inTransaction.cause).toMatchObject({ code: '42703' });
    for (const { stack } of [error, inTransaction.cause]) expect(stack).not.toMatch(/pglite|\n/);
  });
});

describeServers('the schema on', 'newest', (server) => guardsItsRows(() => server().openDatabase()));

describeServers('a role without rights on', 'newest', (server) => {
  it.each([
    ['in an empty database', true, 'permission denied for schema public'],
    ['in the database of another role', false, 'permission denied for table schema_migration'],
  ])('%s is told what it must own', async (_where, isEmpty, missing) => {
    const url = await server().createDatabase({ isEmpty });
    const owner = await openServer({ engine: 'server', url, maxConnections: 1 });
    await owner.run(`do $$ begin
      if to_regrole('stranger') is null then create role stranger login; end if;
    end $$`);
    await owner.close();
    const location = { engine: 'server', url: url.replace('longstrip@', 'stranger@') } as const;
    expect(await prepareDatabase({ location, backupsDirectory: null, nowMs: 0 })).toEqual({
      ok: false,
      code: 'DATABASE_REFUSED',
      sentence: expect.stringMatching(`^The role of DATABASE_URL may not .*\\(${missing}\\): it must own the database`),
    });
  });
});

describe('a server that does not answer', () => {
  it('is a sentence without the password', async () => {
    const opening = openServer({ engine: 'server', url: 'postgresql://user:hunter2@127.0.0.1:1/nowhere' });
    await expect(opening).rejects.toThrow('The PostgreSQL server of DATABASE_URL cannot be reached: ');
    await expect(opening).rejects.not.toThrow('hunter2');
    const location = { engine: 'server', url: 'postgresql://user:hunter2@127.0.0.1:1/nowhere' } as const;
    expect(await prepareDatabase({ location, backupsDirectory: null, nowMs: 0 })).toMatchObject({
      ok: false,
      code: 'DATABASE_UNREACHABLE',
      sentence: expect.stringContaining('DATABASE_URL cannot be reached: '),
    });
  });
});
