import { encode } from 'iconv-lite';
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

  it('is recognised by an HTML declaration as well', () => {
    const bytes = Buffer.from('<html><head><meta charset="windows-1252"/></head><p>\x93x\x94</p></html>', 'latin1');
    expect(textOf(bytes)).toBe('“x”');
  });

  it.each([
    ['ISO-8859-15', [0xa4], '€'],
    ['windows-1250', [0x80, 0x93], '€“'],
    ['no-such-encoding', [0xc3, 0xa9], 'é'],
  ])('that calls itself %s is left to its own table', (encoding, bytes, text) => {
    expect(textOf(declared(encoding, bytes))).toBe(text);
  });
});

describe('a declaration that the bytes contradict', () => {
  const xml = (encoding: string, body: Buffer, before = Buffer.alloc(0)) =>
    Buffer.concat([before, Buffer.from(`<?xml version="1.0" encoding="${encoding}"?><p>`), body, Buffer.from('</p>')]);
  const mark = { none: Buffer.alloc(0), utf8: Buffer.from([0xef, 0xbb, 0xbf]), wide: Buffer.from([0xff, 0xfe]) };
  const JAPANESE = 'ここは港の夜、灯台の光。';
  const KOREAN = '항구의 밤, 등대의 빛.';
  const CHINESE = '港口的夜晚，灯塔的光。';
  const TRADITIONAL = '港口的夜晚，燈塔的光。';
  const THAI = 'คืนที่ประภาคารริมทะเล';
  const ARABIC = 'ليلة المنارة على البحر';
  const FRENCH = 'Déjà vu — l’été à Noël';

  it.each([
    ['utf-16', 'utf8', 'Café', 'none', 'it declares utf-16 and was read as UTF-8'],
    ['UTF-16LE', 'utf8', JAPANESE, 'none', 'it declares utf-16le and was read as UTF-8'],
    ['utf-16', 'utf8', 'plain', 'none', 'it declares utf-16 and was read as UTF-8'],
    ['utf-32', 'utf8', 'Café', 'utf8', 'it declares utf-32 and was read as UTF-8'],
    ['utf-16', 'utf8', 'Café', 'wide', 'it declares utf-16 and was read as UTF-8'],
    ['ISO-8859-1', 'utf8', 'Café', 'none', 'it declares iso-8859-1 and was read as UTF-8'],
    ['Shift_JIS', 'utf8', JAPANESE, 'none', 'it declares shift_jis and was read as UTF-8'],
    ['utf-8', 'windows-1252', FRENCH, 'none', 'it declares utf-8 and was read as windows-1252'],
    ['utf-8', 'windows-1252', FRENCH, 'utf8', 'it declares utf-8 and was read as windows-1252'],
    ['utf-16', 'windows-1252', FRENCH, 'none', 'it declares utf-16 and was read as windows-1252'],
    ['utf-8', 'cp932', JAPANESE, 'none', 'it declares utf-8 and was read as Shift-JIS'],
    ['utf-8', 'euc-jp', JAPANESE, 'none', 'it declares utf-8 and was read as EUC-JP'],
    ['utf-8', 'gb18030', CHINESE, 'none', 'it declares utf-8 and was read as GBK'],
    ['utf-8', 'big5', TRADITIONAL, 'none', 'it declares utf-8 and was read as Big5'],
    ['utf-8', 'cp949', KOREAN, 'none', 'it declares utf-8 and was read as EUC-KR'],
    ['utf-8', 'windows-874', THAI, 'none', 'it declares utf-8 and was read as TIS-620'],
    ['utf-8', 'windows-1256', ARABIC, 'none', 'it declares utf-8 and was read as windows-1256'],
    ['iso-8859-1', 'cp932', JAPANESE, 'none', 'it declares iso-8859-1 and was read as Shift-JIS'],
    ['windows-1252', 'windows-874', THAI, 'none', 'it declares windows-1252 and was read as TIS-620'],
    ['big5', 'gb18030', CHINESE, 'none', 'it declares big5 and was read as GBK'],
  ] as const)('%s over %s is not believed: %s, mark: %s', (declares, encoding, text, before, contradiction) => {
    const decoded = decodeMarkup(xml(declares, encode(text, encoding), mark[before]));
    expect(decoded.contradiction).toBe(contradiction);
    expect(/<p>(.*)<\/p>/.exec(decoded.text)?.[1]).toBe(text);
  });

  it.each([
    ['Shift_JIS', 'cp932', JAPANESE],
    ['x-sjis', 'cp932', 'ｱﾂ'],
    ['EUC-JP', 'euc-jp', JAPANESE],
    ['GB2312', 'gb18030', CHINESE],
    ['Big5', 'big5', TRADITIONAL],
    ['ks_c_5601-1987', 'cp949', KOREAN],
    ['TIS-620', 'windows-874', THAI],
    ['windows-1256', 'windows-1256', ARABIC],
    ['iso-8859-1', 'windows-1252', FRENCH],
    ['utf-8', 'utf8', JAPANESE],
  ])('%s is believed where it is right', (declares, encoding, text) => {
    const decoded = decodeMarkup(xml(declares, encode(text, encoding)));
    expect(decoded).toEqual({ text: expect.stringContaining(`<p>${text}</p>`), contradiction: null });
  });

  it.each([
    ['utf-16le', 'with a mark', Buffer.from('\u{FEFF}<?xml version="1.0"?><p>港の夜</p>', 'utf16le')],
    ['utf-16le', 'without one', Buffer.from('<?xml version="1.0" encoding="utf-8"?><p>港の夜</p>', 'utf16le')],
    ['utf-16be', 'with a mark', Buffer.from('\u{FEFF}<?xml version="1.0"?><p>港の夜</p>', 'utf16le').swap16()],
    ['utf-16be', 'without one', Buffer.from('<?xml version="1.0"?><p>港の夜</p>', 'utf16le').swap16()],
  ])('real %s is read, %s', (_, _mark, bytes) => {
    expect(textOf(bytes)).toBe('港の夜');
  });

  it.each([
    ['utf-8', 'it declares utf-8 and was read as UTF-16LE'],
    ['utf-16', null],
  ])('UTF-16LE that declares %s is said: %s', (declares, contradiction) => {
    const bytes = Buffer.from(`<?xml version="1.0" encoding="${declares}"?><p>港の夜</p>`, 'utf16le');
    expect(decodeMarkup(bytes).contradiction).toBe(contradiction);
  });

  it('costs a long text in UTF-8 no more than the letter that is broken', () => {
    const text = JAPANESE.repeat(20);
    const broken = Buffer.concat([Buffer.from(text), Buffer.from([0xe3, 0x81])]);
    expect(textOf(xml('utf-8', broken))).toBe(`${text}\u{FFFD}`);
  });
});
