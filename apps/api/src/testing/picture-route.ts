import type { Database } from '@longstrip/database';
import type { Hono } from 'hono';
import { imageRoute } from '../catalogue/image/image.route.ts';
import { createImageAddresses, type ImageAddresses } from '../catalogue/image/image-address.ts';
import { createPictureAccess } from '../catalogue/image/picture-access.ts';
import { createReaderOfRequest } from '../http/own-site.ts';
import { TEST_IMAGE_SECRET, TEST_SERVICE_SECRET } from './test-api.ts';

/** The route of pictures with the decisions of the product, whose pictures are the names of what is asked for. */
export function createPictureRoute(
  database: Database,
  { edition, nowMs }: { edition: () => number; nowMs: () => number },
): { route: Hono; addresses: ImageAddresses } {
  const route = imageRoute({
    ...{ secret: TEST_IMAGE_SECRET, nowMs, access: createPictureAccess({ database, edition }) },
    optimiser: {
      ahead: { cachedBytes: () => 0, make: async () => null },
      optimise: async ({ assetId, widthPx, format }) => ({
        bytes: new TextEncoder().encode(`${assetId} ${widthPx} ${format}`),
        mediaType: format === 'webp' ? 'image/webp' : 'image/jpeg',
        etag: `"${assetId} ${widthPx} ${format}"`,
      }),
    },
    readerOf: createReaderOfRequest(TEST_SERVICE_SECRET),
    platformOf: () => null,
  });
  return {
    route,
    addresses: createImageAddresses({ secret: TEST_IMAGE_SECRET, originOf: () => 'https://us.example' }),
  };
}
