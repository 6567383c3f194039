import { encode } from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { NAME_ENCODINGS as ALL, decodeOld, guessEncoding, type OldEncoding } from './guess-encoding.ts';

const JAPANESE = [
  '表紙.jpg',
  'カバー表.jpg',
  '裏表紙.jpg',
  '第十話.jpg',
  '能面の夜.jpg',
  'ソフト 01.jpg',
  '予告.jpg',
  '目次.jpg',
];
const SIMPLIFIED = ['封面.jpg', '封底.jpg', '第01页.jpg', '港口之夜 第3话.jpg', '彩页.jpg', '目录.jpg'];
const TRADITIONAL = ['封面.jpg', '封底.jpg', '第01頁.jpg', '燈塔之夜.jpg', '許功蓋.jpg', '目錄.jpg', '彩頁.jpg'];
const KOREAN = ['표지.jpg', '뒤표지.jpg', '1화.jpg', '항구의 밤 3화.jpg', '등대.jpg', '속표지.jpg', '차례.jpg'];
const THAI = ['หน้าปก.jpg', 'หน้า 1.jpg', 'ตอนที่ 3.jpg', 'คืนประภาคาร.jpg', 'สารบัญ.jpg', 'ปกหลัง.jpg'];
const ARABIC = ['غلاف.jpg', 'صفحة 1.jpg', 'الفصل الأول.jpg', 'ليلة المنارة.jpg', 'الغلاف الخلفي.jpg'];
const WESTERN = ['Café.jpg', 'Über die Straße.jpg', 'Épisode 3.jpg', 'Déjà vu — fin.jpg', 'Größe.jpg', 'Noël.jpg'];
const DOS = ['Café.jpg', 'Über die Straße.jpg', 'Épisode 3.jpg', 'Größe.jpg'];

const NAMES = {
  cp932: JAPANESE,
  'euc-jp': JAPANESE,
  gb18030: SIMPLIFIED,
  big5: TRADITIONAL,
  cp949: KOREAN,
  'windows-874': THAI,
  'windows-1256': ARABIC,
  cp720: ARABIC,
  'windows-1252': WESTERN,
  cp437: DOS,
} satisfies Record<OldEncoding, readonly string[]>;

describe.each(ALL)('names in %s', (encoding) => {
  it.each(NAMES[encoding])('are recognised by one alone: %s', (name) => {
    const bytes = encode(name, encoding);
    const guessed = guessEncoding(bytes, ALL);
    expect(guessed === null ? null : decodeOld(bytes, guessed)).toBe(name);
  });

  it('are recognised together', () => {
    const bytes = encode(NAMES[encoding].join('\n'), encoding);
    expect(guessEncoding(bytes, ALL)).toBe(encoding);
  });
});

it('is none for noise', () => {
  const noise = Uint8Array.from({ length: 40 }, (_, index) => 0x80 + ((index * 73) % 128));
  expect(guessEncoding(noise, ALL)).toBeNull();
});
