/** The path of a request in the form that guards use. */
export type RequestPath =
  | {
      kind: 'page';
      /** Decoded, without a trailing slash, without `.data`; the root is `/`. */
      pathname: string;
      /** Whether Remix's client asks for a page's data instead of the document. */
      isData: boolean;
    }
  | { kind: 'malformed' };

const DATA_SUFFIX = '.data';
const ROOT_DATA_PATH = '/_root.data';

/**
 * Brings every spelling of an address to one form, so that no spelling passes a guard: percent-encoding is decoded once,
 * repeated slashes become one, the single-fetch suffix and a trailing slash are removed. A path is malformed when it
 * cannot be decoded or contains a control character or a backslash.
 */
export function normaliseRequestPath(rawPathname: string): RequestPath {
  const decoded = decode(rawPathname);
  if (decoded === null) return { kind: 'malformed' };
  const collapsed = decoded.replace(/\/{2,}/g, '/');
  if (collapsed === ROOT_DATA_PATH) return { kind: 'page', pathname: '/', isData: true };
  const isData = collapsed.endsWith(DATA_SUFFIX);
  const withoutSuffix = isData ? collapsed.slice(0, -DATA_SUFFIX.length) : collapsed;
  const trimmed = withoutSuffix.length > 1 ? withoutSuffix.replace(/\/$/, '') : withoutSuffix;
  return { kind: 'page', pathname: trimmed === '' ? '/' : trimmed, isData };
}

function decode(pathname: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return null;
  }
  for (const character of decoded) {
    const code = character.charCodeAt(0);
    if (code < 0x20 || code === 0x7f || character === '\\') return null;
  }
  return decoded;
}
