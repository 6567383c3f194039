import type { Database } from '@longstrip/database';
import { createTestDatabase } from '@longstrip/database/testing';
import { catalogueContents } from '../seed/catalogue-contents.ts';
import { seedDemo } from '../seed/seed-demo.ts';

export const SEEDED_MS = Date.UTC(2026, 4, 1);

/** The result of the first seeding of a store, and how often it reported that it adds something. */
let seeding: ReturnType<typeof seed> | undefined;

async function seed() {
  const database = await createTestDatabase();
  let timesSaid = 0;
  const result = await seedDemo(database, catalogueContents, SEEDED_MS, () => {
    timesSaid += 1;
  });
  const copy = await database.dumpEmbedded();
  await database.close();
  if (copy === null) throw new Error('the engine gave no dump');
  return { result, timesSaid, copy };
}

export function seedOnce() {
  seeding ??= seed();
  return seeding;
}

/** A copy of a store just after its first seeding, at `SEEDED_MS`: seeding takes seconds, so it is done only once. */
export async function openSeededStore(): Promise<Database> {
  return createTestDatabase((await seedOnce()).copy);
}
