import { createTestDatabase } from '@longstrip/database/testing';
import { TEST_NOW_MS as NOW_MS } from '@longstrip/test-kit';
import { expect, it, onTestFinished } from 'vitest';
import { addReader, charge, lotTerms } from '../../testing/wallets.ts';
import { sealChains } from './seal-chains.ts';

/** Stores keep these hashes for ever: hashing a row in another form would break every existing chain. */
it('seals a row by the same hash as ever', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.close());
  await database.run(`
    insert into audit_log (logged_at_ms, actor, actor_role, action, subject_type, subject_id, before, after, request_id)
    values (5, 'an owner', 'owner', 'series.set', 'series', '1', '{"title": "Öl \\\\ \\"雪\\""}', '{"b": [1, 2.50, null], "a": "\\n"}', 'request-7'),
      (6, 'an owner', 'owner', 'series.hide', 'series', '1', null, null, null)`);
  const reader = await addReader(database, 'bom-us', 'reader');
  await charge(database, reader, [lotTerms(5, { kind: 'FREE_COIN', source: 'ADMIN' })], { key: 'same' });
  await sealChains(database, NOW_MS, new AbortController().signal);
  expect(await database.run('select hash from audit_seal where position <= 2 order by position')).toEqual([
    { hash: '1fcc3839ad0fda8bca2962ca2b5a0d07b94f412a4610804049a6e32e81fa1e37' },
    { hash: 'ca6903366bcc4504421cc7d1440e47d9594f9fc294bddd04a0be19b7f11f30c0' },
  ]);
  expect(await database.run('select hash from movement_seal order by position')).toEqual([
    { hash: '9fdaf8f1703d3f89b53fde18a955df771a26bb28fc703c2d01ae28600f48ab85' },
  ]);
});
