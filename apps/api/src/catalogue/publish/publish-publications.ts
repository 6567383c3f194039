import { type Database, lockNamed, type Transaction } from '@longstrip/database';
import type { Publication } from '@longstrip/ingest';
import { type AdminRefusal, RefusedChange } from '../../shared/operator.ts';
import type { FileStore } from '../files/file-store.ts';
import { insertAssets, keepFilesFromSweeping } from '../pictures/pictures.repository.ts';
import { assetRowOf, picturesOf, storePictures } from '../pictures/stored-pictures.ts';
import { languageRank } from './aliases.ts';
import { seriesKeyNamed } from './find-series.ts';
import {
  type Gathered,
  type PublicationRequest,
  type PublishedSeries,
  publishPublication,
} from './publish-publication.ts';
import { likelyLanguage } from './publish-series.ts';

export interface PublishOptions extends PublicationRequest {
  database: Database;
  files: FileStore;
  /** Usually one; a folder may hold several series. All are published or none. */
  publications: readonly Publication[];
  /** The folder of their pictures. */
  directory: string;
  controls?: PublishControls;
  /** The folder is refused already: a dry run reports its good files, and later files do not build on them. */
  isRefused?: boolean;
}

export interface PublishControls {
  /** Aborting before the commit publishes nothing and throws the signal's reason. */
  signal?: AbortSignal;
  onProgress?: (stored: { done: number; of: number }) => void;
}

/** A file that is refused by the catalogue, and why. */
interface RefusedFile extends AdminRefusal {
  file: string;
}

/** `refused`: the refused files. If `ok`, the others are published (`keepGoing`). */
export type PublishResult = { refused: RefusedFile[] } & (
  | { ok: true; series: PublishedSeries[]; warnings: string[] }
  /** `trial`: what a dry run found about the good files. */
  | { ok: false; refusal: AdminRefusal; trial?: Pick<Gathered, 'series' | 'warnings'> }
);

/** Thrown at the end of a dry run to roll it back. */
class DryRunRollback extends Error {}

/**
 * Publishes to the catalogue: stores files, then changes everything in one transaction. A series is found by key and language, an
 * episode by its number or its book (`placeEpisodes`). Unchanged rows are not written, and ids that readers' rows refer to never
 * change. If the process is killed or the import aborted, the catalogue stays as it was; at most unused files remain. To find all
 * refused files, the transaction is repeated without each of them.
 */
export async function publishPublications(request: PublishOptions): Promise<PublishResult> {
  const { files, directory, options, controls = {} } = request;
  let publications = inOrderOfLanguages(request);
  if (!options.isDryRun) await storePictures(files, directory, publications.flatMap(picturesOf), controls);
  const refused: RefusedFile[] = [];
  while (true) {
    const isRefused = refused.length > 0 && !options.keepGoing;
    const result = await publishAll(request, publications, options.isDryRun || isRefused);
    if (result.ok) {
      const [refusal] = refused;
      if (isRefused && refusal !== undefined) {
        return { ok: false, refusal, refused, ...(options.isDryRun && { trial: result }) };
      }
      if (request.isRefused !== true) request.commands.remember(options, result.imported, result.made);
      return { ok: true, series: result.series, warnings: result.warnings, refused };
    }
    const { code, message: sentence, file } = result.refusal;
    if (file !== null) refused.push({ code, sentence, file });
    const others = file === null ? [] : withoutFile(publications, file);
    if (others.length === 0) return { ok: false, refusal: { code, sentence }, refused };
    publications = others;
  }
}

/** Sorts the edition in the platform's first language first, since it gets the plain alias. */
function inOrderOfLanguages({ publications, options }: PublishOptions): Publication[] {
  const rank = ({ language }: Publication) =>
    languageRank(options, options.language ?? language ?? likelyLanguage(options));
  const order = (one: Publication, other: Publication) =>
    rank(one) < rank(other) ? -1 : Number(rank(one) > rank(other));
  return publications.toSorted(order);
}

function withoutFile(publications: readonly Publication[], file: string): Publication[] {
  return publications
    .map((each) => ({ ...each, episodes: each.episodes.filter((episode) => episode.file !== file) }))
    .filter(({ episodes }) => episodes.length > 0);
}

/** Publishes all or nothing. */
async function publishAll(
  request: PublishOptions,
  given: readonly Publication[],
  isUndone: boolean,
): Promise<({ ok: true } & Gathered) | { ok: false; refusal: RefusedChange }> {
  const { database, files, directory, options, controls } = request;
  const signal = controls?.signal === undefined ? {} : { signal: controls.signal };
  const gathered: Gathered = { series: [], warnings: [], imported: [], made: [] };
  const pictures = given.flatMap(picturesOf);
  try {
    await database.orm.transaction(async (tx) => {
      const named = options.series === null ? null : await seriesKeyNamed(tx, options.series);
      const publications = given.map((each) => ({ ...each, seriesKey: named ?? each.seriesKey }));
      // Imports of one series, in any language, run one after the other. Sorted, to prevent deadlocks.
      const keys = new Set(publications.map(({ seriesKey }) => seriesKey));
      for (const key of [...keys].toSorted()) await lockSeries(tx, key);
      await keepFilesFromSweeping(tx);
      // Again: a sweep may have run between storing and locking.
      if (!options.isDryRun) await storePictures(files, directory, pictures, signal);
      const rows = new Map(pictures.map((picture) => [picture.sha256, assetRowOf(picture, request.nowMs)]));
      await insertAssets(tx, [...rows.values()]);
      for (const publication of publications) {
        controls?.signal?.throwIfAborted();
        gathered.series.push(await publishPublication(tx, request, publication, gathered));
      }
      controls?.signal?.throwIfAborted();
      if (isUndone) throw new DryRunRollback();
    });
  } catch (error) {
    if (error instanceof RefusedChange) return { ok: false, refusal: error };
    if (!(error instanceof DryRunRollback)) throw error;
  }
  return { ok: true, ...gathered };
}

async function lockSeries(tx: Transaction, seriesKey: string): Promise<void> {
  await lockNamed(tx, `series ${seriesKey}`);
}
