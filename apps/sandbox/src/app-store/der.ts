/** Distinguished encoding of ASN.1, as far as a certificate needs it. */

function encode(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  const { length } = body;
  if (length < 0x80) return Buffer.concat([Buffer.from([tag, length]), body]);
  const bytes = length < 0x100 ? [length] : [length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, 0x80 | bytes.length, ...bytes]), body]);
}

export const sequence = (...parts: readonly Uint8Array[]): Buffer => encode(0x30, ...parts);
export const set = (...parts: readonly Uint8Array[]): Buffer => encode(0x31, ...parts);
export const octets = (part: Uint8Array): Buffer => encode(0x04, part);
/** Whole bytes. */
export const bits = (part: Uint8Array): Buffer => encode(0x03, Buffer.from([0]), part);
export const text = (value: string): Buffer => encode(0x0c, Buffer.from(value, 'utf8'));
export const truth = (): Buffer => encode(0x01, Buffer.from([0xff]));
export const nothing = (): Buffer => encode(0x05);
export const explicit = (tag: number, part: Uint8Array): Buffer => encode(0xa0 | tag, part);

/** A positive whole number, the highest byte first. */
export function integer(bytes: Uint8Array): Buffer {
  const isNegative = ((bytes[0] ?? 0) & 0x80) !== 0;
  return encode(0x02, ...(isNegative ? [Buffer.from([0])] : []), bytes);
}

/** A time before 2050, to the second. */
export function utcTime(iso: string): Buffer {
  return encode(0x17, Buffer.from(`${iso.slice(2, 19).replaceAll(/[-:T]/g, '')}Z`, 'ascii'));
}

/** `1.2.840.10045`. */
export function objectId(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  const bytes = [first * 40 + second, ...rest].flatMap((number) => {
    const digits = [number & 0x7f];
    for (let left = number >> 7; left > 0; left >>= 7) digits.unshift((left & 0x7f) | 0x80);
    return digits;
  });
  return encode(0x06, Buffer.from(bytes));
}
