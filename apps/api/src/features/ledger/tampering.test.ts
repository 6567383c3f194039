import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFakePayments } from '../../testing/fake-payments.ts';
import { type History, makeHistory } from '../../testing/store-with-history.ts';
import { BENEFITS } from '../../testing/tampering-benefits.ts';
import { DEMO } from '../../testing/tampering-demo.ts';
import { MONEY } from '../../testing/tampering-money.ts';
import { RIGHTS } from '../../testing/tampering-rights.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { findBroken, readBooks } from './read-books.ts';

const payments = createFakePayments();
let api: TestApi;
let history: History;
beforeAll(async () => {
  api = await createTestApi({ services: { payments, randomBelow: () => 0 } });
  history = await makeHistory(api, payments);
});
afterAll(() => api.close());

class RolledBack extends Error {}

/** What the books say after a change past the program, which is taken back again. */
async function foundAfter(statements: readonly string[]): Promise<string[]> {
  let found: string[] = [];
  const changing = api.db.inTransaction(async (runner) => {
    await runner.run('set local session_replication_role = replica');
    for (const statement of statements) await runner.run(statement);
    found = (await findBroken(runner)).flatMap(({ rows }) => rows);
    throw new RolledBack();
  });
  await expect(changing).rejects.toThrow(RolledBack);
  return found;
}

test('a store with one of everything is right', async () => {
  expect((await readBooks(api.db, api.clock.nowMs())).broken).toEqual([]);
  expect(await foundAfter([])).toEqual([]);
});

describe.each([
  ['orders and coins', MONEY],
  ['the demo and guests', DEMO],
  ['purchases and rights', RIGHTS],
  ['coupons, gifts, spins and events', BENEFITS],
])('the books name what is changed past the program: %s', (_, tamperings) => {
  test.each(tamperings)('%s', async (__, change, row) => {
    const statements = [change(history)].flat();
    expect(await foundAfter(statements)).toContainEqual(expect.stringMatching(row));
  });
});
