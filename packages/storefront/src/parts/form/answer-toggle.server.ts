import { readCallback } from '../navigation/callback-address.ts';
import { withCallback } from '../navigation/with-callback.ts';
import { isNoAnswer } from './no-answer.server.ts';
import '../../server/site-context.ts';
import type { ApiResult } from '@longstrip/api-contract';
import type { AppLoadContext } from '@remix-run/server-runtime';

const OK_STATUS = 200;
const REFUSED_STATUS = 422;

/**
 * Answers a form of one button that turns something on or off. Without script it leads back to the page that it was
 * sent from; a guest is led to the log-in and from there to the same page. The page's script gets a status.
 *
 * @param back where the form says that it was sent from; `otherwise` where that is no page of the site
 */
export async function answerToggle(
  site: AppLoadContext,
  request: Request,
  { back, otherwise, change }: { back: string; otherwise: string; change: () => Promise<ApiResult<unknown>> },
): Promise<Response> {
  const page = readCallback(`?callback=${encodeURIComponent(back)}`) ?? otherwise;
  if (!site.isSignedIn) return seeOther(withCallback('/user/login', page));
  const isMade = await isChanged(change, site);
  if ((request.headers.get('accept') ?? '').includes('application/json')) {
    const status = isMade ? OK_STATUS : REFUSED_STATUS;
    return new Response(null, { status, headers: { 'Cache-Control': 'no-store' } });
  }
  return seeOther(page);
}

/** Without an answer the mark stays as it was, as after a refusal. */
async function isChanged(change: () => Promise<ApiResult<unknown>>, site: AppLoadContext): Promise<boolean> {
  try {
    return (await change()).ok;
  } catch (error) {
    if (!isNoAnswer(error)) throw error;
    site.logger.warn({ requestId: site.requestId, error: String(error) }, 'no answer to a mark');
    return false;
  }
}

function seeOther(address: string): Response {
  return new Response(null, { status: 303, headers: { Location: address, 'Cache-Control': 'no-store' } });
}
