import type { ApiParts } from './api-services.ts';
import { createCatalogueMemory, createSeriesFactsReader, type ImageAddresses } from './catalogue/index.ts';
import { PREVIEW_READER } from './http/previews.ts';
import { createOfferedSeriesReader } from './money/index.ts';

/**
 * The parts of the api for previews (record 0140): the same rules on a database that only reads, without anything that is
 * remembered for others, counted or enqueued.
 */
export function previewedParts(parts: ApiParts, withDrafts: boolean): ApiParts {
  const db = parts.db.previewed(withDrafts);
  const nothing = createCatalogueMemory(null, { longestMs: 0, maxCharacters: 1 });
  return {
    ...parts,
    db,
    jobs: { enqueue: () => Promise.reject(new Error('A preview enqueues nothing')) },
    services: {
      ...parts.services,
      images: addressesByRealClock(parts),
      // Not batched: previews of different minutes may run at once.
      seriesFacts: { read: (request) => createSeriesFactsReader(db.catalogue).read(request) },
      recommended: nothing,
      remembered: nothing,
      answers: null,
      offers: createOfferedSeriesReader(db, null),
      blurredPages: { complete: async (pages) => [...pages] },
      views: { note: () => undefined, flush: async () => undefined },
    },
  };
}

/**
 * Addresses of pages end soon by the real clock, not by that of the preview, and open nothing to all readers: the page may be free
 * only at the previewed minute.
 */
function addressesByRealClock({ services: { images }, clock }: ApiParts): ImageAddresses {
  return {
    publicAddress: (input) => images.publicAddress(input),
    pageAddress: (request) =>
      images.pageAddress({ ...request, readerId: PREVIEW_READER, freeUntilMs: null }, clock.nowMs()),
  };
}
