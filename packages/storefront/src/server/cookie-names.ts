/**
 * The name of one of our cookies. It carries the platform, since cookies do not know ports and all sites share one
 * host in development; over https the `__Host-` prefix binds it to the exact host (D21).
 */
export function siteCookieName(platformId: string, name: string, isSecure: boolean): string {
  return `${isSecure ? '__Host-' : ''}longstrip-${platformId}-${name}`;
}

/** The value of a cookie in a `Cookie` header, or null. */
export function readCookie(header: string | null, name: string): string | null {
  if (header === null) return null;
  for (const part of header.split(';')) {
    const separator = part.indexOf('=');
    if (separator < 0 || part.slice(0, separator).trim() !== name) continue;
    return decodeValue(part.slice(separator + 1).trim());
  }
  return null;
}

/** The cookies of a `Cookie` header that belong to one platform, as a header again; null when there is none. */
export function ownCookies(header: string | null, platformId: string): string | null {
  if (header === null) return null;
  const prefix = `longstrip-${platformId}-`;
  const own = header
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.startsWith(prefix) || part.startsWith(`__Host-${prefix}`));
  return own.length === 0 ? null : own.join('; ');
}

function decodeValue(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
