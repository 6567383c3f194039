import type { Database } from '@longstrip/database';
import { deleteUpload, deleteUploadFiles, findIdleUploads, listUploadFiles } from './upload.repository.ts';
import type { UploadStore } from './upload-store.ts';

const HOUR_MS = 3_600_000;
/** A file that no more bytes came of for so long is deleted. */
export const UNFINISHED_RETENTION_MS = 24 * HOUR_MS;
/** So is an upload that nothing happened to, imported or not. */
export const IDLE_RETENTION_MS = 7 * 24 * HOUR_MS;

interface SweepParts {
  readonly database: Database;
  readonly uploads: UploadStore;
  readonly nowMs: () => number;
}

/** Deletes what operators began to upload and left. Whole files of an upload stay longer than unfinished ones. */
export async function sweepUploads({ database, uploads, nowMs }: SweepParts, signal: AbortSignal): Promise<void> {
  for (const { id, updatedAtMs } of await findIdleUploads(database.orm, nowMs() - UNFINISHED_RETENTION_MS)) {
    const isIdle = updatedAtMs < nowMs() - IDLE_RETENTION_MS;
    const files = (await listUploadFiles(database.orm, id)).filter(({ isWhole }) => isIdle || !isWhole);
    for (const file of files) {
      signal.throwIfAborted();
      await uploads.remove(file.id);
    }
    const ids = files.map((file) => file.id);
    await (isIdle ? deleteUpload(database.orm, id) : deleteUploadFiles(database.orm, ids));
  }
}
