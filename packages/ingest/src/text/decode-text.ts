import {
  countHighBytes,
  decodeOld,
  describeEncoding,
  guessEncoding,
  isEastAsian,
  likelihoodOf,
  type OldEncoding,
  TEXT_ENCODINGS,
} from './guess-encoding.ts';

/** The text of an XML, HTML or CSS file. */
export interface DecodedText {
  text: string;
  /** How the text was read against its own declaration, for a warning: `it declares utf-8 and was read as windows-1252`. */
  contradiction: string | null;
}

/** Used if neither the bytes nor the declaration show an encoding. */
const DEFAULT_ENCODING: OldEncoding = 'windows-1252';
/** A declared encoding is used unless another one is likelier by this much, in points for each byte. */
const CLEARLY_LIKELIER = 0.7;
/** With fewer bytes that are not ASCII, a declared East Asian encoding is used if the bytes are possible in it. */
const ENOUGH_BYTES = 16;
/** With at least this many right letters for each broken one, a text is UTF-8 with broken bytes. */
const RIGHT_LETTERS_PER_BROKEN_BYTE = 10;

/** What labels of old encodings mean here (WHATWG Encoding, and iconv-lite's names). */
const OLD_LABELS: readonly (readonly [OldEncoding, RegExp])[] = [
  ['cp932', /^(?:x-)?(?:shift[-_]?jis|sjis|ms[-_]?(?:kanji|932)|cp932|windows-31j)$/],
  ['euc-jp', /^(?:x-)?euc-?jp$/],
  ['gb18030', /^(?:gb[-_]?(?:k|18030|2312)|gb2312-80|(?:x-)?euc-?cn|hz-gb-2312|cp936)$/],
  ['big5', /^(?:big-?5(?:-hkscs|-eten)?|cp950)$/],
  ['cp949', /^(?:euc-?kr|ks_?c_?5601(?:-?19\d\d)?|cp949|ms949|uhc|windows-949)$/],
  ['windows-874', /^(?:windows-874|tis-?620(?:-\d)?|iso-?8859-11|cp874|dos-874)$/],
  ['windows-1256', /^(?:windows-1256|cp1256|x-cp1256)$/],
  ['windows-1252', /^(?:windows-1252|cp1252|x-cp1252|iso-?8859-?1|latin-?1|l1|(?:us-)?ascii|ansi_x3\.4-1968)$/],
];
const WIDE_LABEL = /^(?:utf-?(?:16|32)|ucs-?[24]|iso-10646-ucs|unicode|csunicode)/;
const UTF8_LABEL = /^(?:utf-?8|unicode-1-1-utf-8|utf8mb4)$/;

/**
 * Decodes the bytes of an XML, HTML or CSS file: by its byte order mark, else by what its bytes are and what it declares.
 * A declaration that the bytes contradict is ignored: if it can be read as ASCII, the file is not UTF-16, and bytes that are
 * valid UTF-8 are hardly an older encoding. If nothing fits, the likeliest encoding is used (`guessEncoding`).
 */
export function decodeMarkup(bytes: Uint8Array): DecodedText {
  const wide = wideEncoding(bytes);
  if (wide !== null) return asWideText(new TextDecoder(wide).decode(bytes), wide);
  return decodeBytes(withoutMark(bytes), declaredLabel(bytes));
}

function decodeBytes(bytes: Uint8Array, declared: string | null): DecodedText {
  const asUtf8 = decodeUtf8(bytes);
  if (asUtf8 !== null) return asUtf8Text(asUtf8, bytes, declared);
  if (isMostlyUtf8(bytes)) return decoded(new TextDecoder().decode(bytes), declared, 'UTF-8, with broken letters');
  return decodeOldText(bytes, declared);
}

/** A text in UTF-16, with a contradiction if the text itself declares another encoding. */
function asWideText(text: string, readAs: string): DecodedText {
  const declared = declaredLabel(Buffer.from(text.replace(/^\u{FEFF}/u, '').slice(0, 1024), 'latin1'));
  return declared === null || WIDE_LABEL.test(declared) ? plain(text) : decoded(text, declared, readAs.toUpperCase());
}

function plain(text: string): DecodedText {
  return { text: text.replaceAll('\0', ''), contradiction: null };
}

function decoded(text: string, declared: string | null, readAs: string): DecodedText {
  const declares = declared === null ? 'declares no encoding' : `declares ${declared}`;
  return { ...plain(text), contradiction: `it ${declares} and was read as ${readAs}` };
}

/** Detected by byte order mark or, in XML without one, by the zeros around its first letters. */
function wideEncoding(bytes: Uint8Array): 'utf-16be' | 'utf-16le' | null {
  const [first, second, third, fourth] = bytes;
  const hasZeros = bytes.subarray(0, 256).includes(0);
  if (first === 0xfe && second === 0xff && hasZeros) return 'utf-16be';
  if (first === 0xff && second === 0xfe && hasZeros) return 'utf-16le';
  if (first === 0 && second !== 0 && third === 0 && fourth !== 0) return 'utf-16be';
  return first !== 0 && second === 0 && third !== 0 && fourth === 0 ? 'utf-16le' : null;
}

/** Removes a byte order mark, which may be wrong. */
function withoutMark(bytes: Uint8Array): Uint8Array {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return bytes.subarray(3);
  return (first === 0xfe && second === 0xff) || (first === 0xff && second === 0xfe) ? bytes.subarray(2) : bytes;
}

function declaredLabel(bytes: Uint8Array): string | null {
  const start = Buffer.from(bytes.subarray(0, 1024))
    .toString('latin1')
    .replace(/^(?:ï»¿|þÿ|ÿþ)/, '');
  const label =
    /^\s*<\?xml[^>]*\bencoding\s*=\s*["']\s*([\w.:-]+)\s*["']/i.exec(start)?.[1] ??
    /<meta[^>]*\bcharset\s*=\s*["']?\s*([\w.:-]+)/i.exec(start)?.[1] ??
    /^@charset\s+"([\w.:-]+)"/i.exec(start)?.[1];
  return label?.toLowerCase() ?? null;
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Valid UTF-8 is UTF-8 whatever is declared, unless it is ASCII, or a few letters that are likelier as declared. */
function asUtf8Text(text: string, bytes: Uint8Array, declared: string | null): DecodedText {
  const isAscii = text.length === bytes.length;
  if (declared === null || UTF8_LABEL.test(declared)) return plain(text);
  if (WIDE_LABEL.test(declared)) return decoded(text, declared, 'UTF-8');
  if (isAscii) return plain(/^iso-2022-/.test(declared) ? new TextDecoder(declared).decode(bytes) : text);
  const old = oldEncodingOf(declared);
  const hasLongLetters = /[\u0800-\uFFFF]/.test(text) || text.includes('\u{FEFF}');
  const isLikelyAsDeclared = old !== null && (likelihoodOf(bytes, old) ?? -1) > CLEARLY_LIKELIER;
  if (old !== null && !hasLongLetters && isLikelyAsDeclared) return plain(decodeOld(bytes, old));
  return decoded(text, declared, 'UTF-8');
}

/** Whether only a few letters of a text in UTF-8 are broken, for example by a cut in the middle of a letter. */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes);
  const broken = text.match(/\u{FFFD}/gu)?.length ?? 0;
  const right = text.match(/[^\p{ASCII}\u{FFFD}]/gu)?.length ?? 0;
  return right >= broken * RIGHT_LETTERS_PER_BROKEN_BYTE;
}

function oldEncodingOf(label: string): OldEncoding | null {
  return OLD_LABELS.find(([, labels]) => labels.test(label))?.[0] ?? null;
}

/** Decodes bytes that are not UTF-8. */
function decodeOldText(bytes: Uint8Array, declared: string | null): DecodedText {
  const old = declared === null ? null : oldEncodingOf(declared);
  const guessed = guessEncoding(bytes, TEXT_ENCODINGS) ?? old ?? DEFAULT_ENCODING;
  if (old !== null) {
    const asDeclared = likelihoodOf(bytes, old);
    const asGuessed = likelihoodOf(bytes, guessed) ?? 0;
    const isClearlyOther = asDeclared === null || asGuessed - asDeclared >= CLEARLY_LIKELIER;
    const isTooShort = asDeclared !== null && isEastAsian(old) && countHighBytes(bytes) < ENOUGH_BYTES;
    const isBelieved = guessed === old || isTooShort || !isClearlyOther;
    if (isBelieved) return plain(decodeOld(bytes, old));
  }
  const other = declared === null || old !== null || UTF8_LABEL.test(declared) ? null : decodeOther(bytes, declared);
  if (other !== null) return plain(other);
  return decoded(decodeOld(bytes, guessed), declared, describeEncoding(guessed));
}

/** Decodes an encoding of another region as declared: windows-1250, KOI8-R. Null for an unknown label. */
function decodeOther(bytes: Uint8Array, label: string): string | null {
  if (WIDE_LABEL.test(label)) return null;
  try {
    return new TextDecoder(label).decode(bytes);
  } catch {
    return null;
  }
}
