import { PREVIEW_CALLS } from '@longstrip/api-contract';
import { grant, refuse } from '@longstrip/core';
import { type Endpoint, serve } from './endpoint.ts';

/** The endpoint by which a site knows what the pass of a browser previews (record 0140). */
export function previewEndpoints(): Endpoint[] {
  return [
    serve(PREVIEW_CALLS.preview, async (_input, { preview }) =>
      preview === undefined ? refuse('FORBIDDEN') : grant(preview),
    ),
  ];
}
