import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import type { AppLoadContext, EntryContext } from '@remix-run/server-runtime';
import { renderToPipeableStream } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { consoleOf } from './context.ts';
import { NonceContext } from './i18n/format.tsx';
import { loadI18n } from './i18n/i18n.ts';

export const streamTimeout = 35_000;

/** Renders a document as a whole: an operator waits for its data anyway. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const { locale, nonce, logFailure } = consoleOf(loadContext);
  const i18n = await loadI18n(locale);
  return new Promise((resolve, reject) => {
    let answerStatus = status;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext.Provider value={nonce}>
        <I18nextProvider i18n={i18n}>
          <RemixServer context={remixContext} url={request.url} nonce={nonce} />
        </I18nextProvider>
      </NonceContext.Provider>,
      {
        nonce,
        onAllReady() {
          const body = new PassThrough();
          headers.set('Content-Type', 'text/html; charset=utf-8');
          headers.set('Content-Language', locale);
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status: answerStatus }));
          pipe(body);
        },
        onShellError: reject,
        onError(error) {
          answerStatus = 500;
          logFailure(error, 'rendering failed');
        },
      },
    );
    setTimeout(abort, streamTimeout).unref();
  });
}

/** Logs what a loader or action threw; what the router itself refuses is in the log of requests. */
export function handleError(error: unknown, { request, context }: { request: Request; context: AppLoadContext }): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  consoleOf(context).logFailure(error, 'a loader failed');
}
