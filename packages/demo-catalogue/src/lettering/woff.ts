import { inflateSync } from 'node:zlib';

const WOFF_SIGNATURE = 0x774f4646;

/** Unpacks a WOFF 1.0 file to the OpenType font in it. Throws when the bytes are not WOFF. */
export function unpackWoff(woff: Buffer): Uint8Array {
  if (woff.readUInt32BE(0) !== WOFF_SIGNATURE) throw new Error('not a WOFF 1.0 font');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = 44 + index * 20;
    const offset = woff.readUInt32BE(entry + 4);
    const packedBytes = woff.readUInt32BE(entry + 8);
    const originalBytes = woff.readUInt32BE(entry + 12);
    const packed = woff.subarray(offset, offset + packedBytes);
    const data = packedBytes < originalBytes ? inflateSync(packed, { maxOutputLength: originalBytes }) : packed;
    return { tag: woff.readUInt32BE(entry), checksum: woff.readUInt32BE(entry + 16), data };
  });
  const headBytes = 12 + count * 16;
  const padded = (bytes: number) => (bytes + 3) & ~3;
  const font = Buffer.alloc(headBytes + tables.reduce((sum, table) => sum + padded(table.data.length), 0));
  const powerOfTwo = Math.floor(Math.log2(count));
  font.writeUInt32BE(woff.readUInt32BE(4), 0);
  font.writeUInt16BE(count, 4);
  font.writeUInt16BE(16 << powerOfTwo, 6);
  font.writeUInt16BE(powerOfTwo, 8);
  font.writeUInt16BE(count * 16 - (16 << powerOfTwo), 10);
  let position = headBytes;
  tables.forEach((table, index) => {
    const entry = 12 + index * 16;
    font.writeUInt32BE(table.tag, entry);
    font.writeUInt32BE(table.checksum, entry + 4);
    font.writeUInt32BE(position, entry + 8);
    font.writeUInt32BE(table.data.length, entry + 12);
    table.data.copy(font, position);
    position += padded(table.data.length);
  });
  return font;
}
