import type { Benefit } from '@longstrip/api-contract';
import type { Executor } from '@longstrip/database';
import { lot, movement } from '@longstrip/database/schema';
import { and, desc, eq } from 'drizzle-orm';
import { offersAddress, type TapjoySettings } from '../../adapters/tapjoy.ts';
import type { ReaderScope } from '../../shared/reader-scope.ts';
import { offerReaderName } from './offer-reader.ts';

/** So many of the last rewards are told. */
const SHOWN = 5;

/** Where a reader finds offers, and the last that were credited; null: there are none. */
export async function readOffers(
  executor: Executor,
  settings: TapjoySettings | null,
  scope: ReaderScope,
): Promise<Benefit['offers']> {
  if (settings === null) return null;
  const { platformId, userId } = scope;
  const rows = await executor
    .select({ coin: lot.amount, createdAt: movement.createdAtMs })
    .from(lot)
    .innerJoin(movement, and(eq(movement.platformId, lot.platformId), eq(movement.id, lot.movementId)))
    .where(
      and(
        eq(lot.platformId, platformId),
        eq(lot.userId, userId),
        eq(lot.source, 'OFFERWALL'),
        eq(movement.type, 'CHARGE'),
      ),
    )
    .orderBy(desc(movement.createdAtMs), desc(movement.id))
    .limit(SHOWN);
  return { url: offersAddress(settings, offerReaderName(scope)), credited: rows };
}
