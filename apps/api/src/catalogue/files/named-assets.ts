import type { Executor } from '@longstrip/database';
import { asset } from '@longstrip/database/schema';
import { and, asc, gt, isNotNull, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import type { NamedAsset } from './copy-files.ts';

const AT_ONCE = 5_000;

export const NamedAssetsQuerySchema = v.object({
  after: v.pipe(v.optional(v.string(), ''), v.regex(/^[0-9a-f]{0,64}$/)),
});

/**
 * The next pictures whose files came from outside, in the order of their ids: at most 5,000, none at the end. Those that the
 * sweep has marked as unused are left out: their files may be gone when a copy is restored (record 0133).
 */
export async function listNamedAssets(executor: Executor, after: string): Promise<NamedAsset[]> {
  const rows = await executor
    .select({ id: asset.id, sizeBytes: asset.sizeBytes })
    .from(asset)
    .where(and(isNull(asset.recipe), isNotNull(asset.sizeBytes), isNull(asset.unusedSinceMs), gt(asset.id, after)))
    .orderBy(asc(asset.id))
    .limit(AT_ONCE);
  return rows.map(({ id, sizeBytes }) => ({ id, sizeBytes: sizeBytes ?? 0 }));
}
