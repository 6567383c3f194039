import { expect, it } from 'vitest';
import type { Database } from './database.ts';
import { openEmbedded } from './engines/embedded.ts';
import { checkGuards } from './guards/check-guards.ts';
import { migrate } from './migrate.ts';
import { PROGRAM_SCHEMA, type ProgramSchema } from './program-schema.ts';
import { describeServers } from './testing/describe-servers.ts';
import { REPLACED_MIGRATIONS, returnToReplacedMigrations } from './testing/replaced-migrations.ts';

const [BASELINE] = PROGRAM_SCHEMA.migrations;
/** The program as it was with the baseline alone. */
const AT_BASELINE: ProgramSchema = { migrations: PROGRAM_SCHEMA.migrations.slice(0, 1), functionFiles: [] };
const READER = `insert into app_user (platform_id, id, sns_provider, sns_id, created_at_ms, updated_at_ms)
  values ('bom-us', 'reader', 'google', 'one', 1, 1)`;

const REFUSAL = (version: number, name: string) => ({
  ok: false,
  code: 'DATABASE_TOO_OLD',
  sentence: `The database is at schema version ${version} (${name}) of before the baseline, and only one with exactly the 43 migrations up to 0042_kept_facts can be taken over: start it once with the last version of the program that has them, or begin with an empty database and import the works again.`,
});

/** Tests for both engines. Each call of `open` gives a new, empty database. */
function behavesAsPromised(engine: string, open: () => Promise<Database>) {
  it(`takes over a database of before the baseline with its data, and gives it the program’s functions, on ${engine}`, async () => {
    const database = await open();
    await migrate(database, 1, AT_BASELINE);
    await database.run(READER);
    await database.run(
      `create or replace function refuse_rewriting() returns trigger language plpgsql as 'begin return null; end'`,
    );
    await returnToReplacedMigrations(database);
    expect(await migrate(database, 7)).toMatchObject({ ok: true, fromVersion: 43 });
    const versions = await database.run(
      'select version, name, hash, applied_at_ms from schema_migration order by version',
    );
    expect(versions[0]).toEqual({ version: 1, name: '0000_baseline', hash: BASELINE?.hash, applied_at_ms: 7 });
    expect(versions).toHaveLength(PROGRAM_SCHEMA.migrations.length);
    expect(await checkGuards(database)).toEqual([]);
    expect(await database.run('select id from app_user')).toEqual([{ id: 'reader' }]);
    await database.close();
  });

  it.each([
    ['some', REPLACED_MIGRATIONS.slice(0, -1), REFUSAL(42, '0041_offer_under_lock')],
    ['others', REPLACED_MIGRATIONS.with(7, ['0007_episode_source', 'f'.repeat(64)]), REFUSAL(43, '0042_kept_facts')],
    ['more', [...REPLACED_MIGRATIONS, ['0043_later', 'f'.repeat(64)] as const], REFUSAL(44, '0043_later')],
  ])(
    `refuses one that has %s of the replaced migrations, and leaves it alone, on ${engine}`,
    async (_, applied, refusal) => {
      const database = await open();
      await migrate(database, 1, AT_BASELINE);
      await returnToReplacedMigrations(database, applied);
      expect(await migrate(database, 7)).toEqual(refusal);
      expect(await checkGuards(database)).toEqual([refusal.sentence]);
      expect(await database.run('select count(*)::integer as count from schema_migration')).toEqual([
        { count: applied.length },
      ]);
      await database.close();
    },
  );
}

behavesAsPromised('the embedded engine', () => openEmbedded({ directory: null }));
describeServers('before the baseline', 'newest', (server) =>
  behavesAsPromised('a server', () => server().openDatabase({ isEmpty: true })),
);
