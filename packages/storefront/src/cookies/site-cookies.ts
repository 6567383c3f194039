import { parseCookie, stringifySetCookie } from 'cookie';

const ONE_YEAR_S = 31_536_000;

/**
 * The name of one of our cookies. It carries the platform, since cookies do not know ports and all sites share one
 * host in development; over https the `__Host-` prefix binds it to the exact host (D21).
 */
export function siteCookieName(platformId: string, name: string, isSecure: boolean): string {
  return `${isSecure ? '__Host-' : ''}longstrip-${platformId}-${name}`;
}

/**
 * The name of one of our cookies that is sent to one folder of the site alone. A name with `__Host-` would be refused with a
 * path; `__Secure-` at least binds it to https.
 */
export function folderCookieName(platformId: string, name: string, isSecure: boolean): string {
  return `${isSecure ? '__Secure-' : ''}longstrip-${platformId}-${name}`;
}

/** The cookies of a `Cookie` header by name, decoded. When a name comes twice, the first one counts. */
export function readCookies(header: string | null): Readonly<Record<string, string | undefined>> {
  return parseCookie(header ?? '');
}

/**
 * A cookie that keeps a preference for a year, as the text of a `Set-Cookie` header. Pages write preferences by script,
 * and the server reads them with the next document.
 * @param place the folder that it is for, all of the site by default; not kept: the cookie is deleted
 */
export function preferenceCookie(
  name: string,
  value: string,
  isSecure: boolean,
  { path = '/', isKept = true }: { path?: string; isKept?: boolean } = {},
): string {
  const maxAge = isKept ? ONE_YEAR_S : 0;
  return stringifySetCookie({ name, value, path, maxAge, sameSite: 'lax', secure: isSecure });
}

export function writePreference(cookieName: string, value: string): void {
  writeCookie(preferenceCookie(cookieName, value, window.location.protocol === 'https:'));
}

/** Writes a cookie in the format of a `Set-Cookie` header. */
export function writeCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = cookie;
}
