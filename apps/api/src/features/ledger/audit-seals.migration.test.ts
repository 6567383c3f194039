import { migrate, openDatabase } from '@longstrip/database';
import { MIGRATIONS } from '@longstrip/database/testing';
import { TEST_NOW_MS as NOW_MS } from '@longstrip/test-kit';
import { expect, it, onTestFinished } from 'vitest';
import { readBooks } from './read-books.ts';
import { sealChains } from './seal-chains.ts';

const BEFORE = MIGRATIONS.slice(
  0,
  MIGRATIONS.findIndex(({ name }) => name.endsWith('_seal_heads')),
);

/** What an older program has left: three acts of operators, and a sealed movement. */
const STORED = `
  insert into audit_log (logged_at_ms, actor, actor_role, action, subject_type, subject_id, before, after, request_id)
    select ${NOW_MS} - 9000 + number, 'an owner', 'owner', 'series.set', 'series', number::text,
      case when number > 1 then '{"title": "Öl \\\\ \\"雪\\""}'::jsonb end, '{"b": [1, 2.50, null], "a": "\\n"}', 'request-7'
    from generate_series(1, 3) as number;
  insert into movement_seal values ('bom-us', 1, 7, repeat('a', 64), ${NOW_MS}, '5');`;

it('migrating seals the audit log that there is, as the program goes on sealing it', { timeout: 60_000 }, async () => {
  const database = await openDatabase({ engine: 'embedded', directory: null });
  onTestFinished(() => database.close());
  await migrate(database, 1, BEFORE);
  await database.run(STORED);
  expect(await migrate(database, 2)).toMatchObject({ ok: true });
  const audit = async () => (await readBooks(database, NOW_MS)).chains.find(({ chain }) => chain === 'audit');
  expect(await audit()).toMatchObject({ rows: 3, sealed: 3, waiting: null });
  expect(await database.run('select chain, number, position, row_id, hash from seal_head order by chain')).toEqual([
    { chain: 'audit', number: 1, position: 3, row_id: 3, hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    { chain: 'bom-us', number: 1, position: 1, row_id: 7, hash: 'a'.repeat(64) },
  ]);
  expect(await sealChains(database, NOW_MS, new AbortController().signal)).toBe(0);
  await database.run(`insert into audit_log (logged_at_ms, actor, actor_role, action, subject_type, subject_id)
    values (${NOW_MS}, 'an owner', 'owner', 'series.hide', 'series', '9')`);
  expect(await sealChains(database, NOW_MS, new AbortController().signal)).toBe(1);
  expect(await audit()).toMatchObject({ rows: 4, sealed: 4, newestHead: expect.stringMatching(/^audit\/4\//) });
  const { broken } = await readBooks(database, NOW_MS);
  expect(broken.filter(({ claim }) => claim.includes('audit') || claim.includes('program made'))).toEqual([]);
});
