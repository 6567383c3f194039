import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '@longstrip/database';
import { blurredPictureOf } from '@longstrip/ingest';
import PQueue from 'p-queue';
import type { Logger } from 'pino';
import {
  type FileStore,
  listDemoLanguages,
  type PagePicture,
  readPagePictures,
  sameFromAfar,
  writeBlurred,
} from '../../catalogue/index.ts';
import type { PageRow } from './page.repository.ts';

/** The longest time that an answer waits. An episode of the demo takes a second of one thread, an imported page 20 ms. */
const LIMIT_MS = 8_000;
/** Pictures that are made at once; each is decoded outside of the server's thread. */
const AT_ONCE = 2;
/** The same limit as the optimiser's. */
const MAX_INPUT_PIXELS = 60_000_000;

/** The blurred pictures of pages (record 0050), whatever the jobs have done. */
export interface BlurredPages {
  /** The pages, each with its blurred picture; missing ones are made and stored first. */
  complete(pages: readonly PageRow[]): Promise<PageRow[]>;
}

export interface BlurredPagesParts {
  readonly database: Database;
  readonly files: Pick<FileStore, 'read'>;
  /** The blurred picture of a recipe of the demo. */
  readonly blur: (recipe: unknown) => Promise<string>;
  readonly logger: Pick<Logger, 'error'>;
  /** Aborted when the program shuts down. */
  readonly stopping: AbortSignal;
  /** Resolves when an answer must not wait longer. */
  readonly late?: () => Promise<void>;
}

/**
 * Makes missing blurred pictures when an episode is opened. Requests for the same picture share the work. If a picture cannot be
 * made, or not within the limit, this answer only has its colour; the work goes on, and its result is stored for the next
 * request.
 */
export function createBlurredPages(parts: BlurredPagesParts): BlurredPages {
  const { database, files, blur, logger, stopping } = parts;
  const late = parts.late ?? (() => wait(LIMIT_MS, undefined, { ref: false }));
  const queue = new PQueue({ concurrency: AT_ONCE });
  const making = new Map<string, Promise<string | null>>();

  async function makeAndStore(picture: PagePicture): Promise<string | null> {
    try {
      const bytes = await files.read(picture.assetId);
      if (bytes === null && picture.recipe === null) throw new Error('the file of a page is missing');
      const blurred = bytes === null ? await blur(picture.recipe) : await blurredPictureOf(bytes, MAX_INPUT_PIXELS);
      const alike = picture.recipe === null ? [] : await listDemoLanguages(database.orm);
      await writeBlurred(database.orm, sameFromAfar(picture, alike), blurred);
      return blurred;
    } catch (error) {
      if (!stopping.aborted) logger.error({ event: 'blurred-page', assetId: picture.assetId, err: error });
      return null;
    }
  }

  function make(picture: PagePicture): Promise<string | null> {
    const known = making.get(picture.assetId);
    if (known !== undefined) return known;
    const made = queue.add(() => makeAndStore(picture)).finally(() => making.delete(picture.assetId));
    making.set(picture.assetId, made);
    return made;
  }

  return {
    async complete(pages) {
      const lacking = pages.flatMap(({ picture }) => (picture?.blurred === null ? [picture.assetId] : []));
      if (lacking.length === 0) return [...pages];
      const found = new Map<string, string>();
      // A parallel request may have made some since the pages were read.
      const pictures = await readPagePictures(database.orm, lacking);
      const all = Promise.all(
        pictures.map(async (picture) => {
          const blurred = picture.blurred ?? (await make(picture));
          if (blurred !== null) found.set(picture.assetId, blurred);
        }),
      );
      await Promise.race([all, late()]);
      return pages.map((row) => {
        const blurred = row.picture === null ? undefined : found.get(row.picture.assetId);
        return blurred === undefined || row.picture === null ? row : { ...row, picture: { ...row.picture, blurred } };
      });
    },
  };
}
