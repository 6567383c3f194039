import { describe, expect, it } from 'vitest';
import { readName, readSeason } from './file-name.ts';

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
    ['Saga S2E03.cbz', 'Saga', '2-3', null, null],
    ['Saga_s01_ep12.cbz', 'Saga', '1-12', null, null],
    ['Tower Season 2 - Episode 7.zip', 'Tower', '2-7', null, null],
    ['Heroes 3.cbz', 'Heroes', '3', null, null],
    ['Saga 012 v2 (2013) (digital).cbz', 'Saga', '12', null, null],
    ['Saga c012v2.cbz', 'Saga', '12', null, null],
    ['Saga 2 v03.cbz', 'Saga 2', null, '3', null],
    ['Saga v2.cbz', 'Saga', null, '2', null],
    ['X-Men v2 012 (1992).cbz', 'X-Men', '12', '2', null],
    ['Lazarus v1 001 (2013) (Digital).cbz', 'Lazarus', '1', '1', null],
    ['Saga v02 - 005.cbz', 'Saga', '5', '2', null],
    ['Saga Vol 1 03.cbz', 'Saga', '3', '1', null],
    ['Saga v02 - The Will.cbz', 'Saga', null, '2', null],
    ['Dune Book 1 of 3.cbz', 'Dune', null, '1', null],
    ['Zoo 1 v2.cbz', 'Zoo 1', null, '2', null],
    ['Saga 008 - The Will.cbz', 'Saga', '8', null, null],
    ['Saga_008_-_The_Will_(2012).cbz', 'Saga', '8', null, null],
    ['Sandman 001_ Preludes.cbz', 'Sandman', '1', null, null],
    ['Sandman 000.5: Preludes.cbz', 'Sandman', '0.5', null, null],
    ['Blade Runner 2049 - Nights.cbz', 'Blade Runner 2049 - Nights', null, null, null],
    ['Agents 99 - The Will.cbz', 'Agents 99 - The Will', null, null, null],
    ['007 - The Movie.cbz', '007 - The Movie', null, null, null],
    ['Foo 01-02.cbz', 'Foo 01', '2', null, null],
    ['Foo 01 - v02.cbz', 'Foo 01', null, '2', null],
    ['2000AD prog 2150 (2019).cbz', '2000AD', '2150', null, null],
    ['Progress 2.cbz', 'Progress', '2', null, null],
    ['Prog 70s.cbz', 'Prog 70s', null, null, null],
  ])('%s', (name, title, number, volume, language) => {
    expect(readName(name)).toMatchObject({ title, number, volume, language });
  });

  it.each([
    ['Wat 01 of 12.cbz', 'Wat', '1'],
    ['Watchmen (1986-1987) 01 of 12 (Digital).cbz', 'Watchmen', '1'],
    ['Akira 1 of 6.cbz', 'Akira', '1'],
    ['Foo Ch. 100-109.cbz', 'Foo', '100-109'],
    ['Foo chapter 5-2.cbz', 'Foo', '5-2'],
    ['タイトル 第3-4話.cbz', 'タイトル', '3-4'],
    ['Foo c12 - 3 Wishes.cbz', 'Foo', '12'],
    ['Foo #10,5.cbz', 'Foo', '10.5'],
    ['Foo - 10½.cbz', 'Foo', '10.5'],
    ['Foo ch. 1,000.cbz', 'Foo', '1'],
    ['Sea S2 01.cbz', 'Sea', '2-1'],
    ['Sea Season 2 - 11.cbz', 'Sea', '2-11'],
    ['Henry VIII s1.cbz', 'Henry VIII s1', null],
    ["Ocean's 11 003.cbz", "Ocean's 11", '3'],
    ['Heaven’s 7 - 12.cbz', 'Heaven’s 7', '12'],
  ])('%s is %s, number %s', (name, title, number) => {
    expect(readName(name)).toMatchObject({ title, number });
  });

  it.each([
    ['Chapter 7 - The Return.cbz', 'The Return'],
    ['Saga 008 - The Will (2012).cbz', 'The Will'],
    ['Foo #12: Home, at last.cbz', 'Home, at last'],
    ['Saga v02 - The Will.cbz', 'The Will'],
    ['タイトル 第3話「出会い」.cbz', '出会い'],
    ['Foo c12 - 3 Wishes.cbz', '3 Wishes'],
    ['Saga v02 - 005.cbz', null],
    ['Foo 007.cbz', null],
    ['Foo - Bar.cbz', null],
    ['Foo c010 fixed.cbz', null],
  ])('%s tells the title of its episode: %s', (name, episodeTitle) => {
    expect(readName(name).episodeTitle).toBe(episodeTitle);
  });

  it.each([
    ['Season 2', '2'],
    ['Saga S02', '2'],
    ['s1', '1'],
    ['シーズン２', '2'],
    ['第2季', '2'],
    ['시즌 2', '2'],
    ['Reasons 2', null],
    ['Class of 3', null],
    ['Seasons', null],
  ])('the folder %s is season %s', (folder, season) => {
    expect(readSeason(folder)).toBe(season);
  });
});
