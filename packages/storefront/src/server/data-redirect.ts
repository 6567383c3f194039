import { UNSAFE_SingleFetchRedirectSymbol as SingleFetchRedirectSymbol } from '@remix-run/server-runtime';
import { encode } from 'turbo-stream';

/** Status of a single-fetch response that redirects. The browser's fetch would follow a real 302 by itself. */
const DATA_REDIRECT_STATUS = 202;

/**
 * Redirects Remix's client after it has requested a page's data. The client loads a new document, since the address may be
 * on another site.
 */
export function dataRedirect(location: string): Response {
  const redirect = { redirect: location, status: 302, revalidate: false, reload: true, replace: false };
  const body = encode(
    { [SingleFetchRedirectSymbol]: redirect },
    {
      plugins: [
        (value) =>
          typeof value === 'object' && value !== null && SingleFetchRedirectSymbol in value
            ? ['SingleFetchRedirect', redirect]
            : false,
      ],
    },
  );
  return new Response(body, {
    status: DATA_REDIRECT_STATUS,
    headers: { 'Content-Type': 'text/x-script', 'X-Remix-Response': 'yes', 'Cache-Control': 'no-store' },
  });
}
