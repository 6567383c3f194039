import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../database.ts';
import { openEmbedded } from './embedded.ts';

let db: Database;
beforeAll(async () => {
  db = await openEmbedded({ directory: null });
});
afterAll(() => db.close());

/** Statements of a few milliseconds each, with nothing between them. */
async function runManyStatements(run: Database['run']): Promise<void> {
  for (let time = 0; time < 150; time += 1) await run('select count(*) from generate_series(1, $1::int)', [20_000]);
}

test.each([
  ['statements', () => runManyStatements(db.run)],
  ['statements of a transaction', () => db.inTransaction((tx) => runManyStatements(tx.run))],
])('the event loop has turns during a long sequence of %s', async (_what, work) => {
  let turns = 0;
  const ticking = setInterval(() => {
    turns += 1;
  }, 1);
  await work();
  clearInterval(ticking);
  expect(turns).toBeGreaterThan(3);
});
