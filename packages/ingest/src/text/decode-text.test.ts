import { describe, expect, it } from 'vitest';
import { decodeMarkup } from './decode-text.ts';

const declared = (encoding: string, bytes: readonly number[]) =>
  Buffer.concat([
    Buffer.from(`<?xml version="1.0" encoding="${encoding}"?><p>`),
    Buffer.from(bytes),
    Buffer.from('</p>'),
  ]);

const textOf = (bytes: Buffer) => /<p>(.*)<\/p>/.exec(decodeMarkup(bytes).text)?.[1];

describe('the text of a file in an older encoding', () => {
  it.each(['windows-1252', 'cp1252', 'ISO-8859-1', 'latin1', 'us-ascii'])(
    'that calls itself %s keeps its quotes, dashes and euro sign',
    (encoding) => {
      expect(textOf(declared(encoding, [0x80, 0x93, 0x48, 0xe9, 0x94, 0x92, 0x85, 0x96, 0x97, 0x9f]))).toBe(
        '€“Hé”’…–—Ÿ',
      );
    },
  );

  it('has all the characters that windows-1252 has between 0x80 and 0x9f', () => {
    const bytes = Array.from({ length: 32 }, (_, index) => 0x80 + index);
    const empty = [0x81, 0x8d, 0x8f, 0x90, 0x9d];
    const text = textOf(
      declared(
        'windows-1252',
        bytes.filter((byte) => !empty.includes(byte)),
      ),
    );
    expect(text).toBe('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');
  });

  it('is told by an HTML declaration as well', () => {
    const bytes = Buffer.from('<html><head><meta charset="windows-1252"/></head><p>\x93x\x94</p></html>', 'latin1');
    expect(textOf(bytes)).toBe('“x”');
  });

  it.each([
    ['ISO-8859-15', [0xa4], '€'],
    ['windows-1250', [0x80, 0x93], '€“'],
    ['nobody-knows', [0xc3, 0xa9], 'é'],
  ])('that calls itself %s is left to its own table', (encoding, bytes, text) => {
    expect(textOf(declared(encoding, bytes))).toBe(text);
  });
});
