import { UNSAFE_SingleFetchRedirectSymbol as SingleFetchRedirectSymbol } from '@remix-run/server-runtime';
import { encode } from 'turbo-stream';

/** Status of a single-fetch answer that redirects; a real 302 would be followed by the browser's fetch itself. */
const DATA_REDIRECT_STATUS = 202;

/**
 * The answer that makes Remix's client leave for another address after asking for a page's data. The document is
 * loaded anew, since the address may belong to another site.
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
