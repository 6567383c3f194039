import type { ApiResult } from '@longstrip/api-contract';
import type { AppLoadContext } from '@remix-run/server-runtime';
import '../../server/site-context.ts';

/** The pictures that a list requests: the cover that this reader may see. */
export const CARD_PICTURES = { contentsThumbnailType: ['VERTICAL'] } as const;

/** A deferred part of a page. When it fails it is empty, and the log says why. */
export async function withoutFail<Data, Model>(
  site: AppLoadContext,
  what: string,
  call: Promise<ApiResult<Data[]>>,
  model: (item: Data) => Model,
): Promise<Model[]> {
  try {
    const reply = await call;
    return reply.ok ? reply.data.map(model) : [];
  } catch (error) {
    site.logger.warn({ requestId: site.requestId, error: String(error) }, `no ${what}`);
    return [];
  }
}
