import type { ViewerMode } from '@longstrip/core';
import { type Database, type HandledJob, handleJob } from '@longstrip/database';
import { blurredPictureOf, type PageLook, type ShrunkPicture, shrinkPicture } from '@longstrip/ingest';
import * as v from 'valibot';
import type { FileStore } from '../files/file-store.ts';
import { DEFAULT_QUALITY } from '../image/image.route.ts';
import type { PicturesAhead } from '../image/image-optimiser.ts';
import { prepareDuePagesJob, preparePagesJob } from '../jobs.ts';
import {
  type DuePicture,
  listDemoLanguages,
  listEpisodesToLookAt,
  listEpisodesToScale,
  listPagePictures,
  type PagePicture,
  writeBlurred,
  writeLook,
} from './due-pages.repository.ts';
import { phoneWidths } from './page-address.ts';

/** Pictures made ahead take at most this many bytes: half of the cache. The rest is for what readers request. */
const AHEAD_MAX_BYTES = 1024 * 1024 * 1024;
/** A run ends after this time, before it counts as failed; the next one goes on. */
const RUN_MS = 45 * 60_000;
/** The same limit as the optimiser's. */
const MAX_INPUT_PIXELS = 60_000_000;
/** Slices of a strip that are examined together, so that memory stays low; no panel goes on past the last one. */
const SLICES_TOGETHER = 24;

export interface PreparePagesParts {
  readonly database: Database;
  readonly files: Pick<FileStore, 'read'>;
  /** Draws a picture of the demo without storing it. */
  readonly draw: (recipe: unknown) => Promise<Uint8Array>;
  /** Like `examinePictures`, in another thread. */
  readonly examine: (request: { pictures: readonly ShrunkPicture[]; viewerMode: ViewerMode }) => Promise<PageLook[]>;
  readonly ahead: PicturesAhead;
  /** Awaited before each picture: resolves when no reader waits for anything, or the signal aborts. */
  readonly whenIdle: (signal: AbortSignal) => Promise<void>;
  /** Awaited before the first picture is scaled: in the first minute after a start the sites need the machine. */
  readonly whenStarted: (signal: AbortSignal) => Promise<void>;
  /** Aborted when the program is about to end: then a run ends, and the next start begins another. */
  readonly stopping: AbortSignal;
}

/** The code of the jobs that prepare pages. They change nothing that lists show. */
export function handlePageJobs(parts: PreparePagesParts): HandledJob[] {
  return [
    handleJob(preparePagesJob, ({ seriesId }, { signal }) => preparePages(parts, seriesId, signal)),
    handleJob(prepareDuePagesJob, (_, { signal }) => preparePages(parts, null, signal)),
  ];
}

/**
 * Makes the blurred pictures that pages lack, and finds their panels, plain borders and gutters (record 0111). Then it makes the pages in the widths that phones
 * request most. For one series or for all; one picture at a time, when no reader waits. Each result is stored at once, so that
 * the next run continues after an interrupted one. A picture that fails does not stop the others.
 */
export async function preparePages(
  parts: PreparePagesParts,
  seriesId: number | null,
  signal: AbortSignal,
): Promise<void> {
  const run = new Run(parts, signal);
  await run.look(seriesId);
  await parts.whenStarted(run.ends);
  await run.scale(seriesId);
  signal.throwIfAborted();
  if (run.faults.length > 0) throw new AggregateError(run.faults, `${run.faults.length} pictures of pages failed`);
}

class Run {
  readonly faults: unknown[] = [];
  readonly ends: AbortSignal;
  readonly #parts: PreparePagesParts;

  constructor(parts: PreparePagesParts, signal: AbortSignal) {
    this.#parts = parts;
    this.ends = AbortSignal.any([signal, parts.stopping, AbortSignal.timeout(RUN_MS)]);
  }

  /** Does the work when no reader waits; false when the run is over. */
  async #attempt(work: () => Promise<void>): Promise<boolean> {
    await this.#parts.whenIdle(this.ends);
    if (this.ends.aborted) return false;
    await work().catch((error: unknown) => {
      // The thread that draws ends with the program: a failure after the abort does not count.
      if (!this.ends.aborted) this.faults.push(error);
    });
    return !this.ends.aborted;
  }

  async look(seriesId: number | null): Promise<void> {
    const { orm } = this.#parts.database;
    const languages = await listDemoLanguages(orm);
    for (const { id, viewerMode } of await listEpisodesToLookAt(orm, seriesId)) {
      const pictures = await listPagePictures(orm, id);
      for (const together of examinedTogether(pictures, viewerMode)) {
        if (!(await this.#lookAt(together, viewerMode, languages))) return;
      }
    }
  }

  /** Looks at pictures whose panels may go on in the next one; false when the run is over. */
  async #lookAt(
    pictures: readonly DuePicture[],
    viewerMode: ViewerMode,
    languages: readonly string[],
  ): Promise<boolean> {
    const { orm } = this.#parts.database;
    const isExamined = pictures.some(({ lacksPanels }) => lacksPanels);
    const seen: { picture: DuePicture; shrunk: ShrunkPicture }[] = [];
    for (const picture of pictures) {
      if (!isExamined && !picture.lacksBlurred) continue;
      const isGoingOn = await this.#attempt(async () => {
        const bytes = await this.#bytesOf(picture);
        if (picture.lacksBlurred) {
          const blurred = await blurredPictureOf(bytes, MAX_INPUT_PIXELS);
          await writeBlurred(orm, sameFromAfar(picture, languages), blurred);
        }
        if (isExamined) seen.push({ picture, shrunk: await shrinkPicture(bytes, MAX_INPUT_PIXELS) });
      });
      if (!isGoingOn) return false;
    }
    // A strip that lacks a slice would join at the wrong place.
    if (seen.length < pictures.length) return true;
    return this.#attempt(async () => {
      const looks = await this.#parts.examine({ pictures: seen.map(({ shrunk }) => shrunk), viewerMode });
      for (const [index, { picture }] of seen.entries()) {
        const look = looks[index];
        if (look !== undefined) await writeLook(orm, sameFromAfar(picture, languages), look);
      }
    });
  }

  async #bytesOf({ assetId, recipe }: PagePicture): Promise<Uint8Array> {
    const bytes = await this.#parts.files.read(assetId);
    if (bytes !== null) return bytes;
    if (recipe === null) throw new Error(`the file of the picture ${assetId} is missing`);
    return this.#parts.draw(recipe);
  }

  async scale(seriesId: number | null): Promise<void> {
    const { database, ahead } = this.#parts;
    let madeBytes = 0;
    // New pages may replace pages that were not requested for a long time; old ones may not.
    const isFull = () => (seriesId === null ? ahead.cachedBytes() : madeBytes) >= AHEAD_MAX_BYTES;
    if (isFull() || this.ends.aborted) return;
    for (const episodeId of await listEpisodesToScale(database.orm, seriesId)) {
      const pictures = await listPagePictures(database.orm, episodeId);
      for (const [assetId, naturalPx] of new Map(pictures.map((each) => [each.assetId, each.widthPx]))) {
        for (const widthPx of phoneWidths(naturalPx)) {
          const isGoingOn = await this.#attempt(async () => {
            const bytes = await ahead.make({ assetId, widthPx, quality: DEFAULT_QUALITY, format: 'webp' });
            if (bytes === null) throw new Error(`the file of the picture ${assetId} is missing`);
            madeBytes += bytes;
          });
          if (!isGoingOn || isFull()) return;
        }
      }
    }
  }
}

/** Pages one by one; the slices of a strip together. */
function examinedTogether(pictures: readonly DuePicture[], viewerMode: ViewerMode): DuePicture[][] {
  if (viewerMode === 'PAPER') return pictures.map((picture) => [picture]);
  const count = Math.ceil(pictures.length / SLICES_TOGETHER);
  return Array.from({ length: count }, (_, index) =>
    pictures.slice(index * SLICES_TOGETHER, (index + 1) * SLICES_TOGETHER),
  );
}

const SliceSchema = v.object({
  work: v.string(),
  language: v.string(),
  subject: v.object({ kind: v.literal('slice') }),
});

/**
 * The pictures that look the same as this one when scaled to a few pixels. Slices of the demo differ between languages only in
 * their letters, and their keys only in the language.
 */
export function sameFromAfar({ assetId, recipe }: PagePicture, languages: readonly string[]): string[] {
  const slice = v.safeParse(SliceSchema, recipe);
  if (!slice.success) return [assetId];
  const { work, language } = slice.output;
  return [language, ...languages].map((other) => assetId.replace(`/${work}/${language}/`, `/${work}/${other}/`));
}
