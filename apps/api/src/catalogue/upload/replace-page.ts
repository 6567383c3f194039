import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageReplaceSchema, PageTried, PageTrySchema } from '@longstrip/api-contract';
import { type Database, type JobQueue, lockNamed, type Transaction } from '@longstrip/database';
import { asset, episode, page, series } from '@longstrip/database/schema';
import type { PageImage } from '@longstrip/ingest';
import { and, eq } from 'drizzle-orm';
import type * as v from 'valibot';
import { recordChange } from '../../shared/audit.repository.ts';
import { decideForOperator, type Operator, type OperatorDecision, RefusedChange } from '../../shared/operator.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Ingest } from '../import/import-file.ts';
import { makeSeriesPicturesJob, preparePagesJob } from '../jobs.ts';
import {
  arePicturesDue,
  insertAssets,
  keepFilesFromSweeping,
  writeCoverSource,
} from '../pictures/pictures.repository.ts';
import { assetRowOf, storePictures } from '../pictures/stored-pictures.ts';
import { findSeriesId } from '../publish/find-series.ts';
import { describeSeries, differences } from '../publish/series-description.ts';
import { deleteUpload, findUpload, listUploadFiles } from './upload.repository.ts';
import { closedBecause, ownerOf, UPLOAD_SENTENCES } from './upload.service.ts';
import type { UploadStore } from './upload-store.ts';

export interface PageParts {
  readonly database: Database;
  readonly jobs: JobQueue;
  readonly files: FileStore;
  readonly uploads: UploadStore;
  readonly ingest: Ingest;
  readonly temporaryDirectory: string;
}

type PageTry = v.InferOutput<typeof PageTrySchema>;
type PageReplace = v.InferOutput<typeof PageReplaceSchema>;

/** What the uploaded picture would be as this page, by the same reading as that of a book. */
export async function tryPage(
  parts: PageParts,
  operator: Operator,
  asked: PageTry,
): Promise<OperatorDecision<PageTried>> {
  return decide(async () => {
    const present = await findPage(parts.database.orm, asked);
    return readPicture(parts, operator, asked, async (image) => ({
      ...{ widthPx: image.widthPx, heightPx: image.heightPx, sizeBytes: image.sizeBytes, mediaType: image.mediaType },
      isSame: image.sha256 === present.picture.id,
      warnings: warningsOf(image, present.picture),
    }));
  });
}

/**
 * Replaces a page by the uploaded picture. Its place, and what readers own, stay; panels that were stated or corrected for the old
 * picture go, and are found anew.
 */
export async function replacePage(
  parts: PageParts,
  operator: Operator,
  asked: PageReplace,
  nowMs: number,
): Promise<OperatorDecision<{ id: string }>> {
  const replaced = await decide(() =>
    readPicture(parts, operator, asked, async (image, directory) => {
      const done = await decideForOperator(parts.database, (tx) =>
        putInPlace(tx, parts, { operator, asked, image, directory, nowMs }),
      );
      if (!done.ok) throw new RefusedChange(done.code, done.sentence);
      return { id: image.sha256 };
    }),
  );
  if (!replaced.ok) return replaced;
  for (const { id } of await listUploadFiles(parts.database.orm, asked.upload)) await parts.uploads.remove(id);
  await deleteUpload(parts.database.orm, asked.upload);
  return replaced;
}

interface Placing {
  operator: Operator;
  asked: PageReplace;
  image: PageImage;
  directory: string;
  nowMs: number;
}

async function putInPlace(
  tx: Transaction,
  { files, jobs }: PageParts,
  { operator, asked, image, directory, nowMs }: Placing,
): Promise<void> {
  const [own] = await tx
    .select({ id: series.id, key: series.seriesKey })
    .from(series)
    .where(eq(series.id, await findSeriesId(tx, asked.series)));
  if (own === undefined) throw unknownPage(asked);
  // As imports of the series do.
  await lockNamed(tx, `series ${own.key}`);
  await keepFilesFromSweeping(tx);
  const { picture, episodeRow } = await findPage(tx, asked);
  if (picture.id !== asked.replaces)
    throw new RefusedChange('STALE', `page ${asked.page} was replaced meanwhile: look at it again.`);
  await storePictures(files, directory, [image]);
  await insertAssets(tx, [assetRowOf(image, nowMs)]);
  const before = await describeSeries(tx, own.id);
  await tx
    .update(page)
    .set({ assetId: image.sha256, regions: null, correctedRegions: null })
    .where(and(eq(page.episodeId, episodeRow.id), eq(page.orderNo, asked.page)));
  const isThumbnail = episodeRow.thumbnailSourceId === picture.id;
  await tx
    .update(episode)
    .set({
      updatedAtMs: nowMs,
      ...(isThumbnail && { thumbnailSourceId: image.sha256, thumbnailAssetId: null }),
    })
    .where(eq(episode.id, episodeRow.id));
  const { cover = null } = before ?? {};
  if (cover?.kind === 'PAGE' && cover.sourceId === picture.id)
    await writeCoverSource(tx, own.id, { ...cover, sourceId: image.sha256 });
  await tx.update(series).set({ updatedAtMs: nowMs }).where(eq(series.id, own.id));
  const changed = differences(before, await describeSeries(tx, own.id));
  const said = { number: asked.number, page: asked.page };
  const change = { action: 'page.replace', subjectType: 'series', subjectId: String(own.id) } as const;
  await recordChange(
    tx,
    operator,
    {
      ...change,
      before: { ...said, picture: picture.id, ...Object(changed.before) },
      after: { ...said, picture: image.sha256, ...Object(changed.after), reason: asked.reason },
    },
    nowMs,
  );
  const payload = [{ seriesId: own.id }, { singletonKey: String(own.id) }] as const;
  await jobs.enqueue(tx, preparePagesJob, ...payload);
  if (await arePicturesDue(tx, own.id)) await jobs.enqueue(tx, makeSeriesPicturesJob, ...payload);
}

function unknownPage({ number, page: place }: PageTry): RefusedChange {
  return new RefusedChange('PAGE_UNKNOWN', `episode ${number} has no picture on page ${place}.`);
}

async function findPage(executor: Pick<Transaction, 'select'> & Parameters<typeof findSeriesId>[0], asked: PageTry) {
  const seriesId = await findSeriesId(executor, asked.series);
  const [found] = await executor
    .select({
      episodeRow: { id: episode.id, thumbnailSourceId: episode.thumbnailSourceId },
      picture: { id: asset.id, widthPx: asset.widthPx, heightPx: asset.heightPx },
    })
    .from(page)
    .innerJoin(episode, eq(episode.id, page.episodeId))
    .innerJoin(asset, eq(asset.id, page.assetId))
    .where(and(eq(episode.seriesId, seriesId), eq(episode.number, asked.number), eq(page.orderNo, asked.page)));
  if (found === undefined) throw unknownPage(asked);
  return found;
}

function warningsOf(image: PageImage, present: { widthPx: number; heightPx: number }): string[] {
  if (image.widthPx === present.widthPx && image.heightPx === present.heightPx) return [];
  const sizeOf = ({ widthPx, heightPx }: { widthPx: number; heightPx: number }) => `${widthPx} × ${heightPx}`;
  return [`The page has ${sizeOf(present)} pixels, and the new picture ${sizeOf(image)}.`];
}

/** Reads the one file of an upload as the picture of a page, in a child process, and removes what came of it. */
async function readPicture<Value>(
  { database, uploads, ingest, temporaryDirectory }: PageParts,
  operator: Operator,
  { upload }: PageTry,
  use: (image: PageImage, directory: string) => Promise<Value>,
): Promise<Value> {
  const found = await findUpload(database.orm, { id: upload, owner: ownerOf(operator) });
  if (found === null) throw new RefusedChange('NOT_EXIST', UPLOAD_SENTENCES.NOT_EXIST);
  const closed = closedBecause(found);
  if (closed !== null) throw new RefusedChange(closed, UPLOAD_SENTENCES[closed]);
  const [file, ...others] = await listUploadFiles(database.orm, upload);
  if (file === undefined || !file.isWhole || others.length > 0)
    throw new RefusedChange('UPLOAD_UNFINISHED', 'upload one picture, whole.');
  const workspace = join(temporaryDirectory, `page-${randomUUID()}`);
  try {
    await mkdir(workspace, { recursive: true, mode: 0o700 });
    const path = join(workspace, 'page');
    await uploads.place(file.id, path);
    const directory = join(workspace, 'read');
    const read = await ingest(path, directory, { series: 'page', number: '1' });
    if (!read.ok) throw new RefusedChange(read.refusal.code, read.refusal.sentence);
    const [first, second] = read.publication.episodes[0]?.pages ?? [];
    if (first?.kind !== 'image')
      throw new RefusedChange('UNSUPPORTED_FORMAT', `"${file.path}" was refused: it is no picture.`);
    if (second !== undefined) {
      const sentence = `"${file.path}" was refused: it becomes several pages, as a long strip does. Send the part of one page alone.`;
      throw new RefusedChange('SEVERAL_PAGES', sentence);
    }
    return await use(first.image, directory);
  } finally {
    await rm(workspace, { recursive: true, force: true });
  }
}

async function decide<Value>(work: () => Promise<Value>): Promise<OperatorDecision<Value>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    if (error instanceof RefusedChange) return { ok: false, code: error.code, sentence: error.message };
    throw error;
  }
}
