import type { ReadablePicture } from '../source/content-kind.ts';

/** Facts from a picture's header, without decoding. */
export interface PictureHeader {
  widthPx: number;
  heightPx: number;
  /** Memory that its decoder needs per pixel; 0 if it reads row by row. */
  decodeBytesPerPixel: number;
  /** A lossless WebP. */
  isLossless: boolean;
  isAnimated: boolean;
  /** A JPEG in a coding that browsers do not support (lossless, hierarchical, arithmetic). */
  isUnusualCoding: boolean;
}

/** Resident bytes per pixel, measured with libvips 8.18. */
const BYTES_PER_PIXEL = { webp: 8, gif: 4.3, avif: 19, interlacedPng: 3.1 } as const;
/** Per component of a JPEG with several scans. */
const COEFFICIENT_BYTES = 2.1;

function header(widthPx: number, heightPx: number, rest: Partial<PictureHeader> = {}): PictureHeader {
  return {
    widthPx,
    heightPx,
    decodeBytesPerPixel: 0,
    isLossless: false,
    isAnimated: false,
    isUnusualCoding: false,
    ...rest,
  };
}

/** Markers that start a frame: SOF0 to SOF15, without DHT, JPG and DAC. */
function isFrameMarker(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

/** A progressive JPEG keeps the coefficients of all components until its last scan. */
function jpegFrame(bytes: Buffer, at: number, marker: number): PictureHeader {
  const heightPx = bytes.readUInt16BE(at + 5);
  const widthPx = bytes.readUInt16BE(at + 7);
  const components = Array.from({ length: bytes.readUInt8(at + 9) }, (_, index) => {
    const sampling = bytes.readUInt8(at + 11 + index * 3);
    return (sampling >> 4) * (sampling & 15);
  });
  const largest = Math.max(1, ...components);
  const samplesPerPixel = components.reduce((sum, samples) => sum + samples / largest, 0);
  const isSequential = marker === 0xc0 || marker === 0xc1;
  return header(widthPx, heightPx, {
    decodeBytesPerPixel: isSequential ? 0 : samplesPerPixel * COEFFICIENT_BYTES,
    isUnusualCoding: marker > 0xc2,
  });
}

function readJpegHeader(bytes: Buffer): PictureHeader | null {
  let at = 2;
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xff) {
      at += 1;
    } else if (isFrameMarker(marker)) {
      return jpegFrame(bytes, at, marker);
    } else if (marker === 0xda || marker === 0xd9) {
      return null;
    } else {
      at += marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8) ? 2 : 2 + bytes.readUInt16BE(at + 2);
    }
  }
  return null;
}

function readPngHeader(bytes: Buffer): PictureHeader | null {
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') return null;
  const widthPx = bytes.readUInt32BE(16);
  const heightPx = bytes.readUInt32BE(20);
  const depth = bytes.readUInt8(24);
  const isInterlaced = bytes.readUInt8(28) === 1;
  const perPixel = depth === 16 ? 2 * BYTES_PER_PIXEL.interlacedPng : BYTES_PER_PIXEL.interlacedPng;
  const beforeData = bytes.subarray(0, Math.max(0, bytes.indexOf('IDAT', 0, 'latin1')));
  return header(widthPx, heightPx, {
    decodeBytesPerPixel: isInterlaced ? perPixel : 0,
    isAnimated: beforeData.includes('acTL', 0, 'latin1'),
  });
}

function readGifHeader(bytes: Buffer): PictureHeader {
  const widthPx = bytes.readUInt16LE(6);
  const heightPx = bytes.readUInt16LE(8);
  return header(widthPx, heightPx, { decodeBytesPerPixel: BYTES_PER_PIXEL.gif });
}

function webpSize(
  bytes: Buffer,
): { widthPx: number; heightPx: number; isLossless: boolean; isAnimated: boolean } | null {
  const chunk = bytes.toString('latin1', 12, 16);
  if (chunk === 'VP8X') {
    const widthPx = bytes.readUIntLE(24, 3) + 1;
    const heightPx = bytes.readUIntLE(27, 3) + 1;
    const isAnimated = (bytes.readUInt8(20) & 2) !== 0;
    return { widthPx, heightPx, isAnimated, isLossless: bytes.subarray(30, 4096).includes('VP8L', 0, 'latin1') };
  }
  if (chunk === 'VP8L') {
    const packed = bytes.readUInt32LE(21);
    return {
      widthPx: (packed & 0x3fff) + 1,
      heightPx: ((packed >>> 14) & 0x3fff) + 1,
      isLossless: true,
      isAnimated: false,
    };
  }
  if (chunk !== 'VP8 ') return null;
  return {
    widthPx: bytes.readUInt16LE(26) & 0x3fff,
    heightPx: bytes.readUInt16LE(28) & 0x3fff,
    isLossless: false,
    isAnimated: false,
  };
}

function readWebpHeader(bytes: Buffer): PictureHeader | null {
  const size = webpSize(bytes);
  if (size === null) return null;
  return header(size.widthPx, size.heightPx, {
    ...size,
    decodeBytesPerPixel: BYTES_PER_PIXEL.webp,
  });
}

/** The largest `ispe` (image spatial extents) property: the picture itself, or the whole of a grid of tiles. */
function readAvifHeader(bytes: Buffer): PictureHeader | null {
  let best: PictureHeader | null = null;
  for (
    let at = bytes.indexOf('ispe', 0, 'latin1');
    at !== -1 && at < 65_536;
    at = bytes.indexOf('ispe', at + 4, 'latin1')
  ) {
    if (at + 16 > bytes.length) break;
    const widthPx = bytes.readUInt32BE(at + 8);
    const heightPx = bytes.readUInt32BE(at + 12);
    if (best === null || widthPx * heightPx > best.widthPx * best.heightPx) {
      best = header(widthPx, heightPx, { decodeBytesPerPixel: BYTES_PER_PIXEL.avif });
    }
  }
  return best;
}

const READERS: Record<ReadablePicture, (bytes: Buffer) => PictureHeader | null> = {
  jpeg: readJpegHeader,
  png: readPngHeader,
  gif: readGifHeader,
  webp: readWebpHeader,
  avif: readAvifHeader,
};

/** Reads a picture's header; null if there is none. */
export function readPictureHeader(kind: ReadablePicture, bytes: Buffer): PictureHeader | null {
  try {
    return READERS[kind](bytes);
  } catch (error) {
    // Buffer throws on a header that is cut off.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
