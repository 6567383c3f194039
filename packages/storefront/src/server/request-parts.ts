import { readCookies } from '../cookies/site-cookies.ts';

/** What the steps of a site's server read of a request, parsed once. */
export interface RequestParts {
  readonly url: URL;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  /** @param name in lower case; null: the request does not have it */
  header(name: string): string | null;
}

export function requestParts(request: Request): RequestParts {
  return {
    url: new URL(request.url),
    cookies: readCookies(request.headers.get('cookie')),
    header: (name) => request.headers.get(name),
  };
}
