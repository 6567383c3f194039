import type { Database } from '@longstrip/database';
import { clearTestDatabase, openTestDatabase } from '@longstrip/database/testing';
import { TEST_NOW_MS as NOW_MS, TEST_TOKEN_SECRET } from '@longstrip/test-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { proveRows } from '../testing/test-proofs.ts';
import { createProofs, openProofs } from './proofs.ts';

const DAY_MS = 86_400_000;
const SECRETS = [TEST_TOKEN_SECRET] as const;

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => clearTestDatabase(database));

/** When proofs begin, or why the process does not start. */
const begin = async (nowMs = NOW_MS, secrets: readonly [string, ...string[]] = SECRETS) => {
  const opened = await openProofs(database, secrets, nowMs, 'product');
  return opened.ok ? opened.proofs.beginAtMs : opened.sentence;
};
const addEvent = (id: string) =>
  database.run(`insert into webhook_event values ('sandbox', $1, '', '{"b": [1, {"d": null, "c": "é"}], "a": 2}', 1)`, [
    id,
  ]);

describe('proofs begin', () => {
  it('at once in a new store, and stay so when it has events', async () => {
    expect(await begin()).toBe(0);
    await addEvent('evt');
    expect(await begin()).toBe(0);
  });

  it('a day later where there is something already, once', async () => {
    await addEvent('evt');
    expect(await begin()).toBe(NOW_MS + DAY_MS);
    await proveRows(database);
    expect(await begin(NOW_MS + 9 * DAY_MS)).toBe(NOW_MS + DAY_MS);
  });

  it('nowhere if the beginning was taken away: all rows must have theirs', async () => {
    await addEvent('evt');
    await begin();
    await proveRows(database);
    await database.run('delete from proof_begin');
    expect(await begin()).toBe(0);
  });

  it('with a secret that is among those of the process, present or former', async () => {
    await addEvent('evt');
    await begin();
    await proveRows(database);
    expect(await begin(NOW_MS, ['the present one', ...SECRETS])).toBe(NOW_MS + DAY_MS);
  });

  it.each([
    ['none of the secrets proves it', () => begin(NOW_MS, ['another one'])],
    ['it was moved', () => database.run('update proof_begin set before_ms = before_ms + 1').then(() => begin())],
  ])('in no store with an event if %s: that is refused', async (_, refused) => {
    await addEvent('evt');
    await begin();
    expect(await refused()).toMatch(
      /BOOKS_SECRETS.*TOKEN_SECRET and TOKEN_SECRETS_PREVIOUS\..*saved beside the backup/,
    );
  });

  it('anew with another secret in a store that has nothing to prove, unless a command asks', async () => {
    await begin();
    expect(await openProofs(database, ['another one'], NOW_MS, 'command')).toMatchObject({ ok: false });
    expect(await begin()).toBe(0);
    expect(await begin(NOW_MS, ['another one'])).toBe(0);
    await addEvent('evt');
    expect(await begin(NOW_MS, ['another one'])).toBe(0);
  });
});

describe('a proof', () => {
  const facts = ['order', 5, null, { b: [1, { d: null, c: 'é' }], a: 2 }];
  const proofs = createProofs(['one secret of the books', 'a former one'], 100);

  it('does not depend on the order of keys, which the database does not keep', async () => {
    const proof = proofs.of('event', facts);
    const again = ['order', 5, undefined, { a: 2, b: [1, { c: 'é', d: null, e: undefined }] }];
    expect(proofs.isRight('event', { facts: again, proof })).toBe(true);
  });

  it.each([
    ['of another kind', 'order', facts, proofs.of('event', facts), false],
    ['of other facts', 'event', ['order', 6], proofs.of('event', facts), false],
    ['that is not there', 'event', facts, null, false],
    ['by a former secret', 'event', facts, createProofs(['a former one'], 0).of('event', facts), true],
    ['by a secret that is not known', 'event', facts, createProofs(['another one'], 0).of('event', facts), false],
  ] as const)('%s', (_, kind, of, proof, isRight) => {
    expect(proofs.hold(kind, { facts: of, proof }, 100)).toBe(isRight);
    expect(proofs.hold(kind, { facts: of, proof }, 99)).toBe(true);
  });
});
