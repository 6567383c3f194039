import { expect, test } from 'vitest';
import { migrate } from '../../migrate.ts';
import { PROGRAM_SCHEMA } from '../../program-schema.ts';
import { describeServers } from '../../testing/describe-servers.ts';

const index = PROGRAM_SCHEMA.migrations.findIndex(({ sql }) => sql.includes('ADD COLUMN "reader_id"'));

describeServers('postings of an older store on', 'newest', (server) => {
  test('get the reader of their movement, those without an owner too', async () => {
    const database = await server().openDatabase({ isEmpty: true });
    const before = { ...PROGRAM_SCHEMA, migrations: PROGRAM_SCHEMA.migrations.slice(0, index) };
    await migrate(database, 1, { ...before, functionFiles: [] });
    await database.run(`
      insert into app_user (platform_id, id, sns_provider, sns_id, created_at_ms, updated_at_ms) values ('bom-us', 'u1', 'google', 's1', 1, 1);
      insert into wallet (platform_id, user_id) values ('bom-us', 'u1');
      insert into movement (platform_id, user_id, type, cause, idempotency_key, created_at_ms) values ('bom-us', 'u1', 'CHARGE', 'order/1', 'k1', 1);
      insert into lot (platform_id, user_id, kind, source, amount, acquired_at_ms, movement_id, lot_no) values ('bom-us', 'u1', 'COIN', 'PAYMENT', 5, 1, 1, 0);
      insert into posting (platform_id, movement_id, line_no, account, user_id, lot_id, kind, amount) values
        ('bom-us', 1, 0, 'WALLET', 'u1', 1, 'COIN', 5), ('bom-us', 1, 1, 'ISSUED', null, null, 'COIN', -5)`);
    expect(await migrate(database, 2)).toMatchObject({ ok: true });
    expect(await database.run('select reader_id from posting order by line_no')).toEqual([
      { reader_id: 'u1' },
      { reader_id: 'u1' },
    ]);
    await database.close();
  });
});
