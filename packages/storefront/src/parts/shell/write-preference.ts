import { preferenceCookie } from '../../cookies/site-cookies.ts';

/** Stores a preference in a cookie for a year: the server reads it with the next document. */
export function writePreference(cookieName: string, value: string): void {
  writeCookie(preferenceCookie(cookieName, value, window.location.protocol === 'https:'));
}

/** Writes a cookie in the format of a `Set-Cookie` header. */
export function writeCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = cookie;
}
