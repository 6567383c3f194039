import type { Database } from '@longstrip/database';
import { asset } from '@longstrip/database/schema';
import { eq } from 'drizzle-orm';
import type { FileStore } from '../files/file-store.ts';
import type { SpareWrites } from '../files/spare-writes.ts';

/** The bytes of an asset; null where there is none. */
export type AssetSource = (assetId: string) => Promise<Uint8Array | null>;

/**
 * The bytes of an asset, from the file store. A drawn picture is drawn and stored when it is first requested; concurrent
 * requests share one drawing. Null: no such asset. One that cannot be stored is drawn again the next time.
 */
export function createAssetSource(options: {
  readonly files: FileStore;
  /** The stored recipe of a drawn asset, null for any other. */
  readonly recipeOf: (assetId: string) => Promise<unknown | null>;
  readonly draw: (recipe: unknown) => Promise<Uint8Array>;
  readonly writes: SpareWrites;
}): AssetSource {
  const drawing = new Map<string, Promise<Uint8Array | null>>();

  async function drawAndKeep(assetId: string): Promise<Uint8Array | null> {
    const recipe = await options.recipeOf(assetId);
    if (recipe === null) return null;
    const bytes = await options.draw(recipe);
    await options.writes.attempt(() => options.files.put(assetId, bytes));
    return bytes;
  }

  return async (assetId) => {
    const stored = await options.files.read(assetId);
    if (stored !== null || !assetId.startsWith('drawn:')) return stored;
    let job = drawing.get(assetId);
    if (!job) {
      job = drawAndKeep(assetId).finally(() => drawing.delete(assetId));
      drawing.set(assetId, job);
    }
    return job;
  };
}

/** The recipe of a drawn picture; null for a picture stored as a file, and for an unknown id. */
export async function findRecipe(database: Database, assetId: string): Promise<Record<string, unknown> | null> {
  const [row] = await database.orm.select({ recipe: asset.recipe }).from(asset).where(eq(asset.id, assetId));
  return row?.recipe ?? null;
}
