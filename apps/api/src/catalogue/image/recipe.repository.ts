import type { Database } from '@longstrip/database';
import { asset } from '@longstrip/database/schema';
import { eq } from 'drizzle-orm';

/** The recipe of a drawn picture; null for a picture stored as a file, and for an unknown id. */
export async function findRecipe(database: Database, assetId: string): Promise<Record<string, unknown> | null> {
  const [row] = await database.orm.select({ recipe: asset.recipe }).from(asset).where(eq(asset.id, assetId));
  return row?.recipe ?? null;
}
