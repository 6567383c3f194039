import { describe, expect, it } from 'vitest';
import { readComicInfo } from './comic-info.ts';

const read = (inside: string, name = 'ComicInfo') =>
  readComicInfo(Buffer.from(`<?xml version="1.0"?><${name}>${inside}</${name}>`), 'ComicInfo.xml');

describe('ComicInfo.xml', () => {
  it('of schema 1.0 tells the book', () => {
    const info = read(
      '<Title>A &amp; B</Title><Series>S</Series><Number>007</Number><Volume>2</Volume><Summary>One.\nTwo.</Summary><Year>2020</Year><Month>2</Month><Day>29</Day>' +
        '<Writer>Ann, Bo ,ann</Writer><Inker>Cy</Inker><CoverArtist>Dee</CoverArtist><Publisher>P</Publisher><Genre>Drama, Action</Genre><LanguageISO>pt-PT</LanguageISO><Manga>YesAndRightToLeft</Manga>',
    );
    expect(info?.metadata).toEqual({
      identifier: null,
      title: 'A & B',
      series: 'S',
      number: '7',
      volume: '2',
      language: 'pt-PT',
      synopsis: 'One.\nTwo.',
      creators: [
        { name: 'Ann', role: 'AUTHOR' },
        { name: 'Bo', role: 'AUTHOR' },
        { name: 'Cy', role: 'ARTIST' },
      ],
      publisher: 'P',
      genres: ['Drama', 'Action'],
      tags: [],
      isAdult: null,
      isRightToLeft: true,
      publishedOn: '2020-02-29',
    });
  });

  it('tells no volume where a tool wrote that it knows none', () => {
    expect(read('<Volume>-1</Volume>')?.metadata.volume).toBeNull();
  });

  it('of schema 2.0 tells pages, with lists of types', () => {
    const info = read(
      '<Pages><Page Image="0" Type="FrontCover Story"/><Page Image="1" DoublePage="True"/><Page Image="2" Type="Deleted"/><Page Image="x"/><Page/></Pages>',
    );
    expect(info?.pages).toEqual([
      { index: 0, isFrontCover: true, isDeleted: false, isDoublePage: false },
      { index: 1, isFrontCover: false, isDeleted: false, isDoublePage: true },
      { index: 2, isFrontCover: false, isDeleted: true, isDoublePage: false },
    ]);
  });

  it('of the 2.1 draft has tags and translators; only the tags are stored', () => {
    const info = read('<Tags>witch, cat</Tags><Translator>Eve</Translator><GTIN>1</GTIN>');
    expect(info?.metadata).toMatchObject({ tags: ['witch', 'cat'], creators: [] });
  });

  it.each([
    ['Adults Only 18+', true],
    ['R18+', true],
    ['X18+', true],
    ['Mature 17+', true],
    ['MA15+', false],
    ['M', false],
    ['Teen', false],
    ['Everyone 10+', false],
    ['G', false],
    ['Rating Pending', null],
    ['Unknown', null],
    ['', null],
  ])('the rating "%s" means adult: %s', (rating, isAdult) => {
    expect(read(`<AgeRating>${rating}</AgeRating>`)?.metadata.isAdult).toBe(isAdult);
  });

  it.each([
    ['<Year>2020</Year>', null],
    ['<Year>2020</Year><Month>2</Month><Day>30</Day>', null],
    ['<Year>2020</Year><Month>12</Month><Day>1</Day>', '2020-12-01'],
  ])('a date is taken only whole and real: %s', (inside, day) => {
    expect(read(inside)?.metadata.publishedOn).toBe(day);
  });

  it('is read in other encodings', () => {
    const text = '<?xml version="1.0" encoding="utf-16"?><ComicInfo><Series>猫</Series></ComicInfo>';
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
    expect(readComicInfo(utf16, 'x')?.metadata.series).toBe('猫');
    const sjis = Buffer.concat([
      Buffer.from('<?xml version="1.0" encoding="Shift_JIS"?><ComicInfo><Series>'),
      Buffer.from([0x94, 0x4c]),
      Buffer.from('</Series></ComicInfo>'),
    ]);
    expect(readComicInfo(sjis, 'x')?.metadata.series).toBe('猫');
  });

  it.each([
    ['not well-formed', '<Series>x', 'ComicInfo'],
    ['a bare ampersand', '<Title>A & B</Title>', 'ComicInfo'],
    ['another document', '<a/>', 'html'],
  ])('is refused whole when it is %s', (_, inside, name) => {
    expect(read(inside, name)).toBeNull();
  });

  it('with entities of its own is not read at all', () => {
    const bytes = Buffer.from('<!DOCTYPE c [<!ENTITY x "y">]><ComicInfo><Title>&x;</Title></ComicInfo>');
    expect(() => readComicInfo(bytes, 'ComicInfo.xml')).toThrow('UNSAFE_XML');
  });
});
