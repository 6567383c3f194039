import { createHash } from 'node:crypto';
import type { Database } from '@longstrip/database';
import { asset } from '@longstrip/database/schema';

export interface AssetSpec {
  /** Told apart by this; the same name is the same asset. */
  name: string;
  widthPx?: number;
  heightPx?: number;
  placeholder?: string;
}

/** The id that an asset of this name gets. */
export function assetIdOf(name: string): string {
  return createHash('sha256').update(name).digest('hex');
}

/** Writes the rows of pictures (not their bytes). What is there already is left as it is. */
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
