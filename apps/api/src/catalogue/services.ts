import type { ApiParts, HttpServices } from '../http/api-parts.ts';
import type { CatalogueMemory } from './edition/catalogue-memory.ts';
import type { ImageAddresses } from './image/image-address.ts';
import type { SharedPictures } from './opengraph/shared-pictures.ts';
import type { SeriesFactsReader } from './series/series-facts.ts';

/** The services that the catalogue needs. */
export interface CatalogueServices extends HttpServices {
  readonly images: ImageAddresses;
  readonly sharedPictures: SharedPictures;
  readonly seriesFacts: SeriesFactsReader;
  readonly recommended: CatalogueMemory;
  /** Rows of the catalogue for what is shown: the database itself is asked for what decides of coins and access. */
  readonly remembered: CatalogueMemory;
}

export type CatalogueParts = ApiParts<CatalogueServices>;
