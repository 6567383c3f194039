/**
 * Removes metadata from a picture's file (camera data, locations, thumbnails, comments, trailing bytes) without
 * re-encoding. Each function returns null for a malformed file; the caller then re-encodes it.
 */

/** JFIF (APP0) and Adobe (APP14, the colour transform) are needed for decoding; other APPn and COM are removed. */
function isDroppedJpegSegment(marker: number): boolean {
  return marker === 0xfe || (marker >= 0xe1 && marker <= 0xef && marker !== 0xee);
}

/** The end of the entropy-coded data from `from`: the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1 && at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
    at = bytes.indexOf(0xff, at + (next === 0xff ? 1 : 2));
  }
  return -1;
}

export function stripJpeg(bytes: Buffer): Buffer | null {
  const parts: Buffer[] = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return null;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    let end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length) return null;
    if (marker === 0xda) {
      end = endOfScan(bytes, end);
      if (end === -1) return null;
    }
    if (!isDroppedJpegSegment(marker)) parts.push(bytes.subarray(at, end));
    at = end;
    if (bytes[at] === 0xff && bytes[at + 1] === 0xd9) {
      return Buffer.concat([...parts, bytes.subarray(at, at + 2)]);
    }
  }
  return null;
}

const RETAINED_PNG_CHUNKS = new Set(['IHDR', 'PLTE', 'tRNS', 'sRGB', 'pHYs', 'IDAT', 'IEND']);

export function stripPng(bytes: Buffer): Buffer | null {
  const parts: Buffer[] = [bytes.subarray(0, 8)];
  let at = 8;
  while (at + 12 <= bytes.length) {
    const end = at + 12 + bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (end > bytes.length) return null;
    if (RETAINED_PNG_CHUNKS.has(type)) parts.push(bytes.subarray(at, end));
    if (type === 'IEND') return Buffer.concat(parts);
    at = end;
  }
  return null;
}

const RETAINED_WEBP_CHUNKS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH']);
const VP8X_ALPHA_FLAG = 0x10;

export function stripWebp(bytes: Buffer): Buffer | null {
  const parts: Buffer[] = [];
  const fileEnd = 8 + bytes.readUInt32LE(4);
  if (fileEnd > bytes.length) return null;
  let at = 12;
  while (at + 8 <= fileEnd) {
    const sizeBytes = bytes.readUInt32LE(at + 4);
    const end = at + 8 + sizeBytes + (sizeBytes % 2);
    if (at + 8 + sizeBytes > fileEnd) return null;
    const type = bytes.toString('latin1', at, at + 4);
    if (RETAINED_WEBP_CHUNKS.has(type)) {
      // Some writers omit the padding of the last chunk; the new buffer has it, as a zero.
      const chunk = Buffer.alloc(end - at);
      bytes.copy(chunk, 0, at, Math.min(end, fileEnd));
      // The extended header lists the optional chunks; only transparency is left.
      if (type === 'VP8X') chunk[8] = (chunk[8] ?? 0) & VP8X_ALPHA_FLAG;
      parts.push(chunk);
    }
    at = end;
  }
  if (parts.length === 0) return null;
  const body = Buffer.concat(parts);
  const head = Buffer.from(bytes.subarray(0, 12));
  head.writeUInt32LE(4 + body.length, 4);
  return Buffer.concat([head, body]);
}
