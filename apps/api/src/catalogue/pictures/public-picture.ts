import { createHash } from 'node:crypto';
import { type Database, type Executor, retryConflicts } from '@longstrip/database';
import { asset } from '@longstrip/database/schema';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import type { FileStore } from '../files/file-store.ts';
import { type AssetRow, insertAssets, keepFilesFromSweeping } from './pictures.repository.ts';

/** What operators see of a picture in a list. */
const SMALL_PX = 480;

interface CodedPicture {
  readonly widthPx: number;
  readonly heightPx: number;
  /** WebP, coded by this program. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** D39: nothing public is a page, or a picture in the text of a page. */
export const IS_PAGE = sql<boolean>`exists (select 1 from page where page.asset_id = ${asset.id})
  or exists (select 1 from text_asset where text_asset.asset_id = ${asset.id})`;

/**
 * Stores a picture that an operator sent, so that an entry can name it. While nothing names it the sweep marks it, and deletes it
 * three days later.
 */
export async function storePublicPicture(
  { database, files }: { readonly database: Database; readonly files: FileStore },
  { widthPx, heightPx, bytes }: CodedPicture,
  nowMs: number,
): Promise<AssetRow> {
  const { dominant } = await sharp(bytes).stats();
  const hex = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('');
  const row: AssetRow = {
    ...{ id: createHash('sha256').update(bytes).digest('hex'), mediaType: 'image/webp', sizeBytes: bytes.byteLength },
    ...{ widthPx, heightPx, placeholder: `#${hex}`, createdAtMs: nowMs },
  };
  await retryConflicts(() =>
    database.orm.transaction(async (transaction) => {
      await keepFilesFromSweeping(transaction);
      await files.put(row.id, bytes);
      await insertAssets(transaction, [row]);
    }),
  );
  return row;
}

interface ShownPicture {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
}

/** A picture for operators; null: there is none, or it is a page of an episode. */
export async function readPublicPicture(
  executor: Executor,
  read: (assetId: string) => Promise<Uint8Array | null>,
  { id, isSmall }: { readonly id: string; readonly isSmall: boolean },
): Promise<ShownPicture | null> {
  const [row] = await executor
    .select({ mediaType: asset.mediaType, isPage: IS_PAGE })
    .from(asset)
    .where(eq(asset.id, id));
  const bytes = row === undefined || row.isPage ? null : await read(id);
  if (row === undefined || bytes === null) return null;
  if (!isSmall) return { bytes, mediaType: row.mediaType };
  const small = await sharp(bytes)
    .resize({ width: SMALL_PX, withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();
  return { bytes: small, mediaType: 'image/webp' };
}
