import { RefusedInput } from '../refused-input.ts';

const UTF8_FLAG = 0x800;
const UNICODE_PATH_FIELD = 0x7075;

/** The upper half of code page 437, the default character set of ZIP names. */
const CP437_UPPER =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';

function decodeCp437(bytes: Buffer): string {
  let text = '';
  for (const byte of bytes) text += byte < 0x80 ? String.fromCharCode(byte) : (CP437_UPPER[byte - 0x80] ?? '\u{FFFD}');
  return text;
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * Decodes a name of a ZIP directory: the Unicode path field, else UTF-8 if the bytes are valid UTF-8 (many archives do not
 * set its flag), else code page 437.
 */
export function decodeEntryName(
  raw: Buffer,
  flags: number,
  extraFields: readonly { id: number; data: Buffer }[],
): string {
  const unicodePath = extraFields.find((field) => field.id === UNICODE_PATH_FIELD && field.data[0] === 1);
  const fromField = unicodePath === undefined ? null : decodeUtf8(unicodePath.data.subarray(5));
  if (fromField) return fromField;
  const utf8 = decodeUtf8(raw);
  if (utf8 !== null) return utf8;
  return flags & UTF8_FLAG ? new TextDecoder('utf-8').decode(raw) : decodeCp437(raw);
}

/**
 * Makes a path of a decoded name. Backslashes separate folders (old Windows tools write them).
 *
 * @returns null for a folder
 * @throws RefusedInput UNSAFE_ENTRY_NAME: it leads out, starts at a root or a drive, or holds control characters
 */
export function cleanEntryPath(name: string): string | null {
  if (/\p{Cc}/u.test(name)) {
    throw new RefusedInput('UNSAFE_ENTRY_NAME', name, 'its name holds control characters');
  }
  const path = name.replaceAll('\\', '/');
  if (path.startsWith('/') || /^[A-Za-z]:/.test(path)) {
    throw new RefusedInput('UNSAFE_ENTRY_NAME', name, 'its name starts at a root or a drive');
  }
  const parts = path.split('/').filter((part) => part !== '' && part !== '.');
  if (parts.includes('..')) throw new RefusedInput('UNSAFE_ENTRY_NAME', name, 'its name leads out of the archive');
  if (parts.length === 0 || path.endsWith('/')) return null;
  return parts.join('/');
}
