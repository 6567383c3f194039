import type { ApiParts, HttpServices } from '../http/api-parts.ts';
import type { ImageAddresses } from './image/image-address.ts';
import type { SharedPictures } from './opengraph/shared-pictures.ts';
import type { RowsMemory } from './recommendation/remembered-rows.ts';
import type { SeriesFactsReader } from './series/series-facts.ts';

/** The services that the catalogue needs. */
export interface CatalogueServices extends HttpServices {
  readonly images: ImageAddresses;
  readonly sharedPictures: SharedPictures;
  readonly seriesFacts: SeriesFactsReader;
  readonly recommended: RowsMemory;
}

export type CatalogueParts = ApiParts<CatalogueServices>;
