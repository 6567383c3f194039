import { UNSAFE_SingleFetchRedirectSymbol as SingleFetchRedirectSymbol } from '@remix-run/server-runtime';
import { encode } from 'turbo-stream';

/** Status of a single-fetch answer that redirects. The browser's fetch would follow a real 302 itself. */
const DATA_REDIRECT_STATUS = 202;

/**
 * Redirects Remix's client after it asked for a page's data. The client loads a new document, since the address may
 * belong to another site.
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
