import type { Orm } from './database.ts';

/**
 * What a repository of the catalogue takes that only reads what all readers see: the database, a transaction, or a
 * `CatalogueReader`. It can write nothing. A repository that takes an `Executor` cannot be given a `CatalogueReader`.
 */
export type CatalogueSource = Pick<Orm, 'select' | 'selectDistinct' | 'execute'>;

declare const ofCatalogue: unique symbol;

/**
 * Reads of the catalogue that a replica may answer (record 0124): only of tables whose changes raise the catalogue edition.
 * Never inside a transaction.
 */
export type CatalogueReader = CatalogueSource & { readonly [ofCatalogue]: true };

/** Only for the engines: what reads here must be allowed to. */
export function asCatalogueReader(source: CatalogueSource): CatalogueReader {
  return source as CatalogueReader;
}
