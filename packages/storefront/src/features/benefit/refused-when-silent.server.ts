import type { ApiResult } from '@longstrip/api-contract';
import type { RefusalCode } from '@longstrip/core';
import type { AppLoadContext } from '@remix-run/server-runtime';
import '../../server/site-context.ts';

type Answer<Data> = ApiResult<Data> | { readonly ok: false; readonly code: RefusalCode };

/**
 * The api's answer to a change. Where none came it may have happened all the same: the form stays as it was sent, with its
 * request id, so that sending it again is the same change (D40).
 */
export async function refusedWhenSilent<Data>(
  site: AppLoadContext,
  call: Promise<ApiResult<Data>>,
): Promise<Answer<Data>> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof Error && error.name === 'ApiFailure')) throw error;
    site.logger.warn({ requestId: site.requestId, error: String(error) }, 'no answer to a change');
    return { ok: false, code: 'SERVICE_UNAVAILABLE' };
  }
}
