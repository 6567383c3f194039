/** Where a value of DER lies: its tag, and where its contents begin and end. */
interface Element {
  readonly tag: number;
  readonly from: number;
  readonly to: number;
}

const [SEQUENCE, OBJECT_ID, EXTENSIONS] = [0x30, 0x06, 0xa3];

/**
 * Whether a certificate has an extension; node tells of the usual ones alone. It looks at the extensions and nowhere else:
 * the same bytes in a key or a name prove nothing.
 * @param der the certificate, whose form node has checked
 * @param dotted the extension’s id, as `1.2.840.113635.100.6.2.1`
 */
export function hasExtension(der: Buffer, dotted: string): boolean {
  const id = encodeId(dotted);
  const [certificate] = elementsIn(der, 0, der.length);
  const [body] = certificate === undefined ? [] : elementsIn(der, certificate.from, certificate.to);
  const fields = body === undefined ? [] : elementsIn(der, body.from, body.to);
  const extensions = fields.find(({ tag }) => tag === EXTENSIONS);
  const [list] = extensions === undefined ? [] : elementsIn(der, extensions.from, extensions.to);
  const each = list === undefined ? [] : elementsIn(der, list.from, list.to);
  return each.some(({ tag, from, to }) => {
    const [first] = tag === SEQUENCE ? elementsIn(der, from, to) : [];
    return first?.tag === OBJECT_ID && der.subarray(first.from, first.to).equals(id);
  });
}

/** The values one after the other; it ends where the bytes are none. */
function elementsIn(der: Buffer, start: number, end: number): Element[] {
  const found: Element[] = [];
  for (let at = start; at + 2 <= end; ) {
    const [tag = 0, first = 0] = der.subarray(at, at + 2);
    const lengthBytes = first < 0x80 ? 0 : first & 0x7f;
    if (lengthBytes > 4 || at + 2 + lengthBytes > end) break;
    const length = lengthBytes === 0 ? first & 0x7f : der.readUIntBE(at + 2, lengthBytes);
    const from = at + 2 + lengthBytes;
    if (from + length > end) break;
    found.push({ tag, from, to: from + length });
    at = from + length;
  }
  return found;
}

function encodeId(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  const bytes = [first * 40 + second, ...rest].flatMap((number) => {
    const digits = [number & 0x7f];
    for (let left = number >> 7; left > 0; left >>= 7) digits.unshift((left & 0x7f) | 0x80);
    return digits;
  });
  return Buffer.from(bytes);
}
