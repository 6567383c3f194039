const ONE_YEAR_S = 31_536_000;

/** Keeps a preference in a cookie for a year, where the server finds it with the next document. */
export function writePreference(cookieName: string, value: string): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  writeCookie(`${cookieName}=${encodeURIComponent(value)}; Path=/; Max-Age=${ONE_YEAR_S}; SameSite=Lax${secure}`);
}

/** Writes a cookie as a server would: its text is that of a `Set-Cookie`. */
export function writeCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = cookie;
}
