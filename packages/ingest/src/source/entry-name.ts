import { crc32 } from 'node:zlib';
import { RefusedInput } from '../ingest-refusal.ts';
import { decodeOld, guessEncoding, isEastAsian, NAME_ENCODINGS, type OldEncoding } from '../text/guess-encoding.ts';

const UTF8_FLAG = 0x800;
const UNICODE_PATH_FIELD = 0x7075;
/** The encoding of ZIP names that do not state theirs. */
const DEFAULT_ENCODING: OldEncoding = 'cp437';
/** In UTF-8 each of these characters has one or two bytes; two bytes may also be one East Asian character. */
const SHORT_LETTERS_ONLY = /^[\0-\u07FF]*$/;

/** The name of an entry in a ZIP directory, not decoded. */
export interface RawName {
  raw: Buffer;
  flags: number;
  extraFields: readonly { id: number; data: Buffer }[];
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The name in Info-ZIP's Unicode path field; null without one, or if it belongs to another name. */
function unicodePathOf({ raw, extraFields }: RawName): string | null {
  const field = extraFields.find(({ id, data }) => id === UNICODE_PATH_FIELD && data[0] === 1 && data.length > 5);
  if (field === undefined || field.data.readUInt32LE(1) !== crc32(raw)) return null;
  return decodeUtf8(field.data.subarray(5));
}

/**
 * Decodes the names of a ZIP directory: a Unicode path field, else UTF-8 if the bytes are valid UTF-8 (many archives do not
 * set its flag), else the likeliest old encoding of all such names together, else code page 437.
 */
export function decodeEntryNames(names: readonly RawName[]): string[] {
  const certain = names.map(certainName);
  const old = names.filter(({ raw }, index) => certain[index] === null && decodeUtf8(raw) === null);
  const encoding = old.length === 0 ? null : encodingOf(old);
  return names.map((name, index) => {
    const asUtf8 = encoding === null || !isEastAsian(encoding) ? decodeUtf8(name.raw) : null;
    return certain[index] ?? asUtf8 ?? decodeOld(name.raw, encoding ?? DEFAULT_ENCODING);
  });
}

/** The name if it states its encoding, is ASCII, or is almost certainly UTF-8; else null. */
function certainName(name: RawName): string | null {
  const fromField = unicodePathOf(name);
  if (fromField !== null) return fromField;
  const utf8 = decodeUtf8(name.raw);
  if (utf8 === null) return null;
  const isFlagged = (name.flags & UTF8_FLAG) !== 0;
  return isFlagged || utf8.length === name.raw.length || !SHORT_LETTERS_ONLY.test(utf8) ? utf8 : null;
}

function encodingOf(names: readonly RawName[]): OldEncoding {
  const bytes = Buffer.concat(names.flatMap(({ raw }) => [raw, Buffer.from('\n')]));
  return guessEncoding(bytes, NAME_ENCODINGS) ?? DEFAULT_ENCODING;
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
