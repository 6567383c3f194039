import type { ApiResult } from '@longstrip/api-contract';
import type { AppLoadContext } from '@remix-run/server-runtime';
import '../../server/site-context.ts';

/** What a list is asked for: the cover as the reader may see it. */
export const CARD_PICTURES = { thumbnailTypes: ['VERTICAL'] } as const;

/** A part of a page that comes after the first paint. The page stands without it, and the log says why. */
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
