import { decode } from 'iconv-lite';
import { COMMON_HANGUL, COMMON_KANJI, COMMON_SIMPLIFIED, COMMON_TRADITIONAL } from './frequent-characters.ts';

/** Encodings from before Unicode, in the regions that we serve; labels of iconv-lite. */
export type OldEncoding = keyof typeof SCORERS;

/** Points for each byte that is not ASCII; a reading with more is likely right. */
const LIKELY_POINTS = 0.3;
/** Of a longer text only the first bytes are judged. */
const SAMPLE_BYTES = 32 * 1024;

/** Points of bytes read in an encoding; null if they cannot be in it. */
type EncodingScorer = (bytes: Uint8Array) => number | null;

interface DoubleByte {
  label: string;
  isLead(byte: number): boolean;
  isTrail(byte: number): boolean;
  /** Points of a byte that stands alone, such as half-width katakana; null: there are none. */
  pointsAlone(byte: number): number | null;
  /** Points by place in the code table: tables begin with the frequent characters. */
  pointsOfPlace(lead: number, trail: number): number;
  common: ReadonlySet<string>;
}

const isBetween = (byte: number, first: number, last: number) => byte >= first && byte <= last;
const COMMON_POINTS = 2;
/** More than for a common letter of any other script: kana are certain. */
const KANA_POINTS = 2.2;

function judgeDoubleByte(encoding: DoubleByte): EncodingScorer {
  return (bytes) => {
    let points = 0;
    for (let at = 0; at < bytes.length; at += 1) {
      const lead = bytes[at] ?? 0;
      if (lead < 0x80) continue;
      const trail = bytes[at + 1];
      if (!encoding.isLead(lead)) {
        const alone = encoding.pointsAlone(lead);
        if (alone === null) return null;
        points += alone;
        continue;
      }
      // The sample may end within a letter.
      if (trail === undefined) return bytes.length === SAMPLE_BYTES ? points : null;
      if (!encoding.isTrail(trail)) return null;
      const character = decode(Buffer.from([lead, trail]), encoding.label);
      if (character.includes('\u{FFFD}')) return null;
      points += encoding.common.has(character) ? COMMON_POINTS : encoding.pointsOfPlace(lead, trail);
      at += 1;
    }
    return points;
  };
}

const shiftJis = judgeDoubleByte({
  label: 'cp932',
  isLead: (byte) => isBetween(byte, 0x81, 0x9f) || isBetween(byte, 0xe0, 0xfc),
  isTrail: (byte) => isBetween(byte, 0x40, 0xfc) && byte !== 0x7f,
  pointsAlone: (byte) => (isBetween(byte, 0xa1, 0xdf) ? -0.5 : null),
  pointsOfPlace: (lead, trail) => {
    if ((lead === 0x82 && trail >= 0x9f) || lead === 0x83) return KANA_POINTS;
    if (lead <= 0x82) return 0.5;
    if (lead < 0x88) return -1;
    return lead < 0x98 ? 0.4 : lead >= 0xf0 ? -2 : -1;
  },
  common: COMMON_KANJI,
});

const isHighByte = (byte: number) => isBetween(byte, 0xa1, 0xfe);

const eucJp = judgeDoubleByte({
  label: 'euc-jp',
  isLead: (byte) => isHighByte(byte) || byte === 0x8e,
  isTrail: isHighByte,
  pointsAlone: () => null,
  pointsOfPlace: (lead) => {
    if (lead === 0xa4 || lead === 0xa5) return KANA_POINTS;
    if (lead === 0x8e) return -0.5;
    if (lead <= 0xa3) return 0.3;
    if (lead < 0xb0) return -1;
    return lead < 0xd0 ? 0.4 : -1;
  },
  common: COMMON_KANJI,
});

const gb18030 = judgeDoubleByte({
  label: 'gb18030',
  isLead: (byte) => isBetween(byte, 0x81, 0xfe),
  isTrail: (byte) => isBetween(byte, 0x40, 0xfe) && byte !== 0x7f,
  pointsAlone: () => null,
  pointsOfPlace: (lead, trail) => {
    if (lead <= 0xa0 || trail <= 0xa0) return -1;
    if (lead <= 0xa3) return 0.3;
    if (lead < 0xb0) return -0.5;
    return lead < 0xd8 ? 0.4 : -0.7;
  },
  common: COMMON_SIMPLIFIED,
});

const big5 = judgeDoubleByte({
  label: 'big5',
  isLead: (byte) => isBetween(byte, 0x81, 0xfe),
  isTrail: (byte) => isBetween(byte, 0x40, 0x7e) || isHighByte(byte),
  pointsAlone: () => null,
  pointsOfPlace: (lead) => {
    if (lead <= 0xa0) return -1.5;
    if (lead <= 0xa3) return 0.3;
    return lead < 0xc7 ? 0.4 : -1;
  },
  common: COMMON_TRADITIONAL,
});

const eucKr = judgeDoubleByte({
  label: 'cp949',
  isLead: (byte) => isBetween(byte, 0x81, 0xfe),
  isTrail: (byte) => isBetween(byte, 0x41, 0x5a) || isBetween(byte, 0x61, 0x7a) || isBetween(byte, 0x81, 0xfe),
  pointsAlone: () => null,
  pointsOfPlace: (lead, trail) => {
    if (lead <= 0xa0 || trail <= 0xa0) return -0.7;
    if (lead <= 0xa3) return 0.3;
    if (lead < 0xb0) return -1;
    return lead <= 0xc8 ? 0.4 : -1;
  },
  common: COMMON_HANGUL,
});

function judgeSingleByte(
  label: string,
  pointsOf: (character: string, before: string, after: string) => number,
): EncodingScorer {
  return (bytes) => {
    const text = decode(Buffer.from(bytes), label);
    let points = 0;
    for (let at = 0; at < text.length; at += 1) {
      const character = text[at] ?? '';
      if (character < '\u0080') continue;
      if (character === '\u{FFFD}' || /[\u0080-\u009F]/.test(character)) return null;
      points += pointsOf(character, text[at - 1] ?? ' ', text[at + 1] ?? ' ');
    }
    return points;
  };
}

/** Letters of other scripts never stand within a Latin word. */
const LATIN = /[A-Za-z]/;
const THAI_MARK = /[\u0E31\u0E33-\u0E3A\u0E47-\u0E4E]/;
const THAI_CONSONANT = /[ก-ฮ]/;
const thai = judgeSingleByte('windows-874', (character, before, after) => {
  if (!/[ก-๛]/.test(character)) return -0.5;
  if (LATIN.test(before + after)) return -1;
  if (character === 'ๅ') return /[ฤฦ]/.test(before) ? 1 : -1;
  if (THAI_MARK.test(character)) return /[ก-ฮ\u0E31-\u0E3A\u0E47-\u0E4E]/.test(before) ? 1 : -2;
  if (/[เ-ไ]/.test(character)) return THAI_CONSONANT.test(after) ? 1 : -2;
  return /[กคงจชดตทนบปพมยรลวสหอะาำ]/.test(character) ? 0.95 : 0.5;
});

const arabicPoints = (character: string, before: string, after: string): number => {
  if (LATIN.test(before + after)) return -1;
  if (/[ابتدرسعفقكلمنهويىةأ]/.test(character)) return 1;
  if (/\p{sc=Arab}/u.test(character)) return 0.5;
  if (/\p{L}/u.test(character)) return /\p{sc=Arab}/u.test(before + after) ? -1.5 : -0.3;
  return /[،؛؟ـ٠-٩]/.test(character) ? 0.3 : -0.7;
};

const WESTERN_LETTERS = /[äöüÄÖÜßéèêëàâçîïôûùœæÉÈÊÀÂÇÎÔñáíóúãõåøÅØ]/u;
const westernPoints = (character: string, before: string, after: string): number => {
  if (WESTERN_LETTERS.test(character)) {
    const isInCapitals = /\p{Ll}/u.test(before) && /\p{Lu}/u.test(character);
    const isAlone = !/[A-Za-z'’]/.test(before + after);
    return isInCapitals ? -1 : isAlone ? 0.1 : 0.9;
  }
  // Only between words or after one: in other encodings these bytes are letters.
  if (/[‘’“”–—…«»]/u.test(character)) return 0.5;
  return /[€°·¿¡™®©½¼¾]/u.test(character) ? 0.1 : -0.8;
};

/** The more certain ones first: of two with the same points the first is used. */
const SCORERS = {
  cp932: shiftJis,
  gb18030,
  big5,
  cp949: eucKr,
  'euc-jp': eucJp,
  'windows-874': thai,
  'windows-1256': judgeSingleByte('windows-1256', arabicPoints),
  cp720: judgeSingleByte('cp720', arabicPoints),
  'windows-1252': judgeSingleByte('windows-1252', westernPoints),
  cp437: judgeSingleByte('cp437', westernPoints),
} satisfies Record<string, EncodingScorer>;

/** Names for sentences. */
const SHOWN_NAMES: Readonly<Record<OldEncoding, string>> = {
  cp932: 'Shift-JIS',
  'euc-jp': 'EUC-JP',
  gb18030: 'GBK',
  big5: 'Big5',
  cp949: 'EUC-KR',
  'windows-874': 'TIS-620',
  'windows-1256': 'windows-1256',
  cp720: 'code page 720',
  'windows-1252': 'windows-1252',
  cp437: 'code page 437',
};

/** The name of an encoding in a sentence. */
export function describeEncoding(encoding: OldEncoding): string {
  return SHOWN_NAMES[encoding];
}

export function decodeOld(bytes: Uint8Array, encoding: OldEncoding): string {
  return decode(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), encoding);
}

/** How many bytes are not ASCII. */
export function countHighBytes(bytes: Uint8Array): number {
  return bytes.reduce((sum, byte) => sum + Number(byte >= 0x80), 0);
}

/** Whether letters of the encoding have two bytes. */
export function isEastAsian(encoding: OldEncoding): boolean {
  return EAST_ASIAN.has(encoding);
}

const EAST_ASIAN: ReadonlySet<OldEncoding> = new Set(['cp932', 'gb18030', 'big5', 'cp949', 'euc-jp']);

/** Points for each byte that is not ASCII, about -2 to 2; null if the bytes cannot be of the encoding. */
export function likelihoodOf(bytes: Uint8Array, encoding: OldEncoding): number | null {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const points = SCORERS[encoding](sample);
  const highBytes = countHighBytes(sample);
  return points === null || highBytes === 0 ? null : points / highBytes;
}

/** Encodings of files written under Windows, Linux and macOS. */
export const TEXT_ENCODINGS = [
  ...(['cp932', 'gb18030', 'big5', 'cp949', 'euc-jp', 'windows-874', 'windows-1256', 'windows-1252'] as const),
] satisfies OldEncoding[];
/** Names of archives are often in an encoding of DOS. */
export const NAME_ENCODINGS = [...TEXT_ENCODINGS, 'cp720', 'cp437'] as const satisfies OldEncoding[];

/**
 * The most likely encoding of bytes that are not UTF-8, from what their letters would be in each.
 *
 * @returns null if nothing is likely
 */
export function guessEncoding(bytes: Uint8Array, candidates: readonly OldEncoding[]): OldEncoding | null {
  let best: OldEncoding | null = null;
  let bestPoints = LIKELY_POINTS;
  for (const encoding of candidates) {
    const points = likelihoodOf(bytes, encoding);
    if (points !== null && points > bestPoints) {
      best = encoding;
      bestPoints = points;
    }
  }
  return best;
}
