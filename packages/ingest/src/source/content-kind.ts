/** The kind of a file's content, detected by its first bytes, never by its name. */
export type ContentKind =
  | 'jpeg'
  | 'png'
  | 'gif'
  | 'webp'
  | 'avif'
  | 'heic'
  | 'jxl'
  | 'jp2'
  | 'tiff'
  | 'bmp'
  | 'psd'
  | 'svg'
  | 'zip'
  | 'rar'
  | '7z'
  | 'gzip'
  | 'bzip2'
  | 'xz'
  | 'tar'
  | 'pdf'
  | 'mobi'
  | 'html'
  | 'xml'
  | 'empty'
  | 'unknown';

/** Supported pictures. */
export const READABLE_PICTURES = ['jpeg', 'png', 'gif', 'webp', 'avif'] as const;
export type ReadablePicture = (typeof READABLE_PICTURES)[number];

/** Unsupported pictures. */
const OTHER_PICTURES: readonly ContentKind[] = ['heic', 'jxl', 'jp2', 'tiff', 'bmp', 'psd'];

/** Archives, which may hold pages, and packed files, which may hold an archive. */
const ARCHIVES: readonly ContentKind[] = ['zip', 'rar', '7z', 'tar', 'gzip', 'bzip2', 'xz'];

const DESCRIPTIONS: Record<ContentKind, string> = {
  jpeg: 'a JPEG picture',
  png: 'a PNG picture',
  gif: 'a GIF picture',
  webp: 'a WebP picture',
  avif: 'an AVIF picture',
  heic: 'a HEIC picture',
  jxl: 'a JPEG XL picture',
  jp2: 'a JPEG 2000 picture',
  tiff: 'a TIFF picture',
  bmp: 'a BMP picture',
  psd: 'a Photoshop file',
  svg: 'an SVG drawing',
  zip: 'a ZIP archive',
  rar: 'a RAR archive',
  '7z': 'a 7-Zip archive',
  gzip: 'a gzip file',
  bzip2: 'a bzip2 file',
  xz: 'an xz file',
  tar: 'a tar archive',
  pdf: 'a PDF',
  mobi: 'a Mobipocket book',
  html: 'an HTML page',
  xml: 'an XML document',
  empty: 'empty',
  unknown: 'of an unknown kind',
};

/** A kind of content in a sentence: 'a RAR archive'. */
export function describeKind(kind: ContentKind): string {
  return DESCRIPTIONS[kind];
}

export function isReadablePicture(kind: ContentKind): kind is ReadablePicture {
  return READABLE_PICTURES.some((readable) => readable === kind);
}

export function isOtherPicture(kind: ContentKind): boolean {
  return OTHER_PICTURES.includes(kind);
}

export function isArchive(kind: ContentKind): boolean {
  return ARCHIVES.includes(kind);
}

const MAGIC: readonly [ContentKind, readonly number[], number][] = [
  ['jpeg', [0xff, 0xd8, 0xff], 0],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], 0],
  ['zip', [0x50, 0x4b, 0x03, 0x04], 0],
  ['zip', [0x50, 0x4b, 0x05, 0x06], 0],
  ['rar', [0x52, 0x61, 0x72, 0x21, 0x1a, 0x07], 0],
  ['7z', [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c], 0],
  ['gzip', [0x1f, 0x8b], 0],
  ['bzip2', [0x42, 0x5a, 0x68], 0],
  ['xz', [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00], 0],
  ['tar', [0x75, 0x73, 0x74, 0x61, 0x72], 257],
  ['jxl', [0xff, 0x0a], 0],
  ['jxl', [0, 0, 0, 0x0c, 0x4a, 0x58, 0x4c, 0x20], 0],
  ['jp2', [0, 0, 0, 0x0c, 0x6a, 0x50, 0x20, 0x20], 0],
  ['tiff', [0x49, 0x49, 0x2a, 0x00], 0],
  ['tiff', [0x4d, 0x4d, 0x00, 0x2a], 0],
  ['bmp', [0x42, 0x4d], 0],
  ['psd', [0x38, 0x42, 0x50, 0x53], 0],
  ['mobi', [0x42, 0x4f, 0x4f, 0x4b, 0x4d, 0x4f, 0x42, 0x49], 60],
];

function startsWith(bytes: Uint8Array, magic: readonly number[], offset: number): boolean {
  return magic.every((byte, index) => bytes[offset + index] === byte);
}

function kindOfIsoMedia(text: string): ContentKind | null {
  if (text.slice(4, 8) !== 'ftyp') return null;
  const brands = text.slice(8, 64);
  if (/avi[fs]/.test(brands)) return 'avif';
  return /hei[cxms]|hev[cx]|mif1|msf1/.test(brands) ? 'heic' : null;
}

function kindOfText(text: string): ContentKind | null {
  const start = text.replace(/^(?:ï»¿)?\s+/, '').slice(0, 1024);
  const withoutProlog = start.replace(/^(?:\s|<\?[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE svg[^>]*>)+/i, '');
  if (/^<svg[\s>]/i.test(withoutProlog)) return 'svg';
  if (/^(?:<!DOCTYPE html|<html[\s>]|<head[\s>]|<body[\s>]|<script[\s>])/i.test(withoutProlog)) return 'html';
  return /^<\?xml|^<[A-Za-z]/.test(start) ? 'xml' : null;
}

/** Detects the kind of content by its first bytes (4 KiB are enough). */
export function detectContentKind(head: Uint8Array): ContentKind {
  if (head.length === 0) return 'empty';
  const text = Buffer.from(head.buffer, head.byteOffset, Math.min(head.length, 2048)).toString('latin1');
  if (/^GIF8[79]a/.test(text)) return 'gif';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  if (text.slice(0, 1024).includes('%PDF-')) return 'pdf';
  const magic = MAGIC.find(([, bytes, offset]) => startsWith(head, bytes, offset));
  return magic?.[0] ?? kindOfIsoMedia(text) ?? kindOfText(text) ?? 'unknown';
}
