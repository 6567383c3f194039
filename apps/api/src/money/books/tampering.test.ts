import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addOperators } from '../../testing/add-operators.ts';
import { createFakePayments } from '../../testing/fake-payments.ts';
import { type History, makeHistory } from '../../testing/store-with-history.ts';
import { foundAfter } from '../../testing/tampering.ts';
import { BENEFITS } from '../../testing/tampering-benefits.ts';
import { DEMO } from '../../testing/tampering-demo.ts';
import { MONEY } from '../../testing/tampering-money.ts';
import { MOVEMENTS, TERMS } from '../../testing/tampering-movements.ts';
import { OPERATORS } from '../../testing/tampering-operators.ts';
import { PROVED } from '../../testing/tampering-proved.ts';
import { RIGHTS } from '../../testing/tampering-rights.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { TEST_PROOFS } from '../../testing/test-proofs.ts';
import { readBooks } from './read-books.ts';

const payments = createFakePayments();
let api: TestApi;
let history: History;
beforeAll(async () => {
  api = await createTestApi({ services: { payments, randomBelow: () => 0 } });
  history = await makeHistory(api, payments);
  await addOperators(api.db);
});
afterAll(() => api.close());

test('a store with one of everything is right', async () => {
  expect((await readBooks(api.db, api.clock.nowMs(), TEST_PROOFS)).broken).toEqual([]);
  expect(await foundAfter(api.db, [])).toEqual([]);
});

describe.each([
  ['orders and coins', MONEY],
  ['movements', MOVEMENTS],
  ['terms of a moment', TERMS],
  ['what is proved', PROVED],
  ['the demo and guests', DEMO],
  ['purchases and rights', RIGHTS],
  ['coupons, gifts, spins and events', BENEFITS],
  ['operators', OPERATORS],
])('the books name what is changed past the program: %s', (_, tamperings) => {
  test.each(tamperings)('%s', async (__, change, row) => {
    const statements = [change(history)].flat();
    expect(await foundAfter(api.db, statements)).toContainEqual(expect.stringMatching(row));
  });
});
