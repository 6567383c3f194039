import { describe, expect, it } from 'vitest';
import { readName } from './file-name.ts';

describe('a name tells title, number, volume and language', () => {
  it.each([
    ['Pepper & Carrot (en) - c001.cbz', 'Pepper & Carrot', '1', null, 'en'],
    ['Pepper & Carrot (de) - c012.5.cbz', 'Pepper & Carrot', '12.5', null, 'de'],
    ['Episode 1', '', '1', null, null],
    ['Foo Episode 003.zip', 'Foo', '3', null, null],
    ['Foo #12.5.cbz', 'Foo', '12.5', null, null],
    ['001.cbz', '', '1', null, null],
    ['Foo - 12.cbz', 'Foo', '12', null, null],
    ['Foo 007.cbz', 'Foo', '7', null, null],
    ['foo_bar_c010.cbz', 'foo bar', '10', null, null],
    ['Foo (7).cbz', 'Foo', '7', null, null],
    ['Foo v02.cbz', 'Foo', null, '2', null],
    ['Foo Vol. 3 Ch. 21.cbz', 'Foo', '21', '3', null],
    ['タイトル 第3話.cbz', 'タイトル', '3', null, null],
    ['タイトル 第２巻.epub', 'タイトル', null, '2', null],
    ['웹툰 5화.cbz', '웹툰', '5', null, null],
    ['การ์ตูน ตอนที่ ๕.cbz', 'การ์ตูน', '5', null, null],
    ['قصة الحلقة ٣.cbz', 'قصة', '3', null, null],
    ['book.ja.epub', 'book', null, null, 'ja'],
    ['Title [pt-BR] c2.cbz', 'Title', '2', null, 'pt'],
    ['Title (zh-TW) 3.cbz', 'Title', '3', null, 'zh-TW'],
    ['Title (Digital) (Team).cbz', 'Title', null, null, null],
    ['Blade Runner 2049.cbz', 'Blade Runner 2049', null, null, null],
    ['haruko-rtl-fxl-xhtml.ja.epub', 'haruko-rtl-fxl-xhtml', null, null, 'ja'],
    ['Mr. Nobody.cbz', 'Mr. Nobody', null, null, null],
    ['Disc 1 of cats.cbz', 'Disc 1 of cats', null, null, null],
    ['Batman 012 (2016) (Digital) (Zone-Empire).cbz', 'Batman', '12', null, null],
    ['Batman_012_(2016)_(Digital).cbz', 'Batman', '12', null, null],
    ['Title 01 (2020) (Digital).cbz', 'Title', '1', null, null],
    ['Saga v02 (2013) (digital).cbz', 'Saga', null, '2', null],
    ['Saga #05 [2012].cbz', 'Saga', '5', null, null],
    ['Title (2016).cbz', 'Title 2016', null, null, null],
    ['(2016) 3.cbz', '', '3', null, null],
  ])('%s', (name, title, number, volume, language) => {
    expect(readName(name)).toEqual({ title, number, volume, language });
  });
});
