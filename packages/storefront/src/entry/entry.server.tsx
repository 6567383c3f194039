import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import type { AppLoadContext, EntryContext } from '@remix-run/server-runtime';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { loadI18n } from '../i18n/create-i18n.ts';
import { MarkupMemoryContext } from '../root/remembered-markup.tsx';
import { NonceContext, RequestIdContext } from '../root/request-contexts.ts';
import { describeError } from '../server/answer-log.ts';
import { createMarkupMemory } from './markup-memory.ts';
import { createResponseStream } from './response-stream.ts';
import '../server/site-context.ts';

/** Time limit of a page's deferred parts, in milliseconds. The api's own limit is shorter. */
export const streamTimeout = 10_000;
const ABORT_GRACE_MS = 1_000;

/**
 * Renders a document. Robots get it when it is complete, and so does a page that is cached for many readers; other readers
 * get the shell at once and deferred parts as they are ready.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  site: AppLoadContext,
): Promise<Response> {
  const i18n = await loadI18n(site.locale);
  const { nonce } = site;
  const isWhole = site.caching.isForMany || isbot(request.headers.get('user-agent') ?? '');
  // An error page shows the id of its request, for support.
  const requestId = remixContext.staticHandlerContext.errors === null ? null : site.requestId;
  const memory = createMarkupMemory(viewOf(site));
  return new Promise((resolve, reject) => {
    let answerStatus = status;
    let isShellSent = false;
    const answer = () => {
      isShellSent = true;
      const { body, destination } = createResponseStream(memory.insert);
      headers.set('Content-Type', 'text/html; charset=utf-8');
      headers.set('Content-Language', site.locale);
      resolve(new Response(body, { headers, status: answerStatus }));
      pipe(destination);
    };
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext.Provider value={nonce}>
        <RequestIdContext.Provider value={requestId}>
          <I18nextProvider i18n={i18n}>
            <MarkupMemoryContext.Provider value={memory}>
              <RemixServer context={remixContext} url={request.url} nonce={nonce} />
            </MarkupMemoryContext.Provider>
          </I18nextProvider>
        </RequestIdContext.Provider>
      </NonceContext.Provider>,
      {
        nonce,
        ...(isWhole ? { onAllReady: answer } : { onShellReady: answer }),
        onShellError: reject,
        onError(error) {
          answerStatus = 500;
          site.caching.refuse('a part could not be rendered');
          // Errors of the shell reject the promise and are logged there. A request aborted by the client is not an
          // error.
          if (isShellSent && !request.signal.aborted && !isApiUnavailable(error)) {
            site.logger.error({ requestId: site.requestId, error: describeError(error) }, 'rendering failed');
          }
        },
      },
    );
    setTimeout(abort, streamTimeout + ABORT_GRACE_MS).unref();
  });
}

/** What remembered parts of pages depend on, besides their own data. */
function viewOf({ platform, locale, client, seesAdult, seesBl, publicOrigin }: AppLoadContext): readonly unknown[] {
  return [platform.id, locale, client.platform, client.channel, seesAdult, seesBl, publicOrigin];
}

/**
 * Logs what a loader or action threw. A request aborted by the client is not an error. A request that the router itself
 * refuses (a method or a part of the page that does not exist) is in the access log. When the api gives no answer, its own
 * log has the reason, once; here there would be a stack for each page (record 0090).
 */
export function handleError(error: unknown, { request, context }: { request: Request; context: AppLoadContext }): void {
  if (hasNoAnswer(error)) context.caching.missApi();
  if (isApiUnavailable(error)) return;
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.logger.error({ requestId: context.requestId, error: describeError(error) }, 'a loader failed');
}

/**
 * Whether the api answers that it is unavailable (503). It reads the name: the class of the error may come from another
 * bundle.
 */
function isApiUnavailable(error: unknown): boolean {
  return error instanceof Error && error.name === 'ApiFailure' && 'status' in error && error.status === 503;
}

/** Whether the api is unavailable or could not be reached at all. */
function hasNoAnswer(error: unknown): boolean {
  const isOutOfReach =
    error instanceof Error && error.name === 'ApiFailure' && 'status' in error && error.status === null;
  return isOutOfReach || isApiUnavailable(error);
}
