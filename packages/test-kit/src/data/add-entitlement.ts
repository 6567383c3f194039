import type { Database } from '@longstrip/database';
import { entitlement } from '@longstrip/database/schema';
import { TEST_NOW_MS } from '../clock/fake-clock.ts';

type EntitlementRow = typeof entitlement.$inferInsert;

const DAY_MS = 86_400_000;

/** Inserts a reader's entitlement to an episode: owned, or rented with two of its three days left. */
export async function addEntitlement(
  db: Database,
  spec: Pick<EntitlementRow, 'platformId' | 'userId' | 'episodeId' | 'scope'> & Partial<EntitlementRow>,
): Promise<void> {
  const isRental = spec.scope === 'RENT' || spec.scope === 'FREETIME';
  await db.orm.insert(entitlement).values({
    source: spec.scope === 'FREETIME' ? 'FREETIME' : 'PURCHASE',
    startedAtMs: TEST_NOW_MS - DAY_MS,
    expiresAtMs: isRental ? TEST_NOW_MS + 2 * DAY_MS : null,
    ...spec,
  });
}
