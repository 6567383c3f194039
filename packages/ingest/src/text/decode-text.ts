/**
 * Decodes the bytes of an XML or HTML file: by its byte order mark, else by the encoding that it declares, else as
 * UTF-8. Bytes that fit nothing become U+FFFD.
 */
export function decodeMarkup(bytes: Uint8Array): string {
  const encoding = markedEncoding(bytes) ?? declaredEncoding(bytes) ?? 'utf-8';
  return decodeAs(encoding, bytes).replaceAll('\0', '');
}

function markedEncoding(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  // XML without a byte order mark, recognised by the zeros around its first "<".
  if (bytes[0] === 0 && bytes[1] === 0x3c) return 'utf-16be';
  if (bytes[0] === 0x3c && bytes[1] === 0) return 'utf-16le';
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 'utf-8' : null;
}

function declaredEncoding(bytes: Uint8Array): string | null {
  const start = Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
  const match = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/i.exec(start);
  return match?.[1] ?? /<meta[^>]*\bcharset\s*=\s*["']?([\w.:-]+)/i.exec(start)?.[1] ?? null;
}

/** The 27 characters of windows-1252 at 0x80 to 0x9f; the other five are undefined. */
const WINDOWS_1252_CHARACTERS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** Labels of Latin-1 mean windows-1252 as well (WHATWG Encoding); some versions of Node decode both as Latin-1. */
function decodeWindows1252(decoded: string): string {
  return decoded.replace(/[\x80-\x9f]/g, (control) => WINDOWS_1252_CHARACTERS[control.charCodeAt(0) - 0x80] ?? control);
}

function decodeAs(encoding: string, bytes: Uint8Array): string {
  try {
    const decoder = new TextDecoder(encoding);
    const text = decoder.decode(bytes);
    return decoder.encoding === 'windows-1252' ? decodeWindows1252(text) : text;
  } catch {
    // An unknown encoding.
    return new TextDecoder('utf-8').decode(bytes);
  }
}
