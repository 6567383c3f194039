import { createHash } from 'node:crypto';
import type { Database } from '@longstrip/database';
import { asset } from '@longstrip/database/schema';

export interface AssetSpec {
  /** The same name is the same asset. */
  name: string;
  widthPx?: number;
  heightPx?: number;
  placeholder?: string;
}

/** The id of the asset with this name. */
export function assetIdOf(name: string): string {
  return createHash('sha256').update(name).digest('hex');
}

/** Inserts rows of pictures (not their bytes). Existing rows do not change. */
export async function addAssets(db: Database, specs: readonly AssetSpec[]): Promise<string[]> {
  if (specs.length === 0) return [];
  await db.orm
    .insert(asset)
    .values(
      specs.map(({ name, widthPx = 720, heightPx = 1080, placeholder = '#808080' }) => ({
        id: assetIdOf(name),
        mediaType: 'image/webp' as const,
        sizeBytes: 1000,
        widthPx,
        heightPx,
        placeholder,
        createdAtMs: 0,
      })),
    )
    .onConflictDoNothing();
  return specs.map(({ name }) => assetIdOf(name));
}
