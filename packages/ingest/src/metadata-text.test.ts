import { describe, expect, it } from 'vitest';
import { readComicBookInfo } from './comic/comic-book-info.ts';
import { readComicInfo } from './comic/comic-info.ts';
import { readPackageMetadata } from './epub/package-metadata.ts';
import { readName } from './naming/file-name.ts';
import { readXml } from './text/parse-document.ts';

const TITLE = 'Tea\u0000 \u202EGhosts\u202C\u0007';
const SYNOPSIS = 'One.\u0000\n\tTwo.\u001B';
const CLEAN = {
  series: 'Tea Ghosts',
  synopsis: 'One.\n\tTwo.',
  creators: [{ name: 'Ann Oak', role: 'AUTHOR' }],
  tags: ['tea'],
};

/** XML 1.0 forbids most control characters. Files that contain them are read anyway (NUL as U+FFFD). */
const escaped = (text: string) => text.replace(/\p{Cc}/gu, (letter) => `&#${letter.codePointAt(0) || 1};`);

describe('what a book says of itself has no control characters and turns no direction', () => {
  it('in a ComicBookInfo comment', () => {
    const info = {
      series: TITLE,
      title: TITLE,
      comments: SYNOPSIS,
      tags: ['te\u0000a'],
      credits: [{ person: '\u2067Ann\u2069 Oak\u0000', role: 'Writer' }],
    };
    expect(readComicBookInfo(JSON.stringify({ 'ComicBookInfo/1.0': info }))).toMatchObject({
      ...CLEAN,
      title: 'Tea Ghosts',
    });
  });

  it('in a ComicInfo.xml', () => {
    const xml = `<ComicInfo><Series>${escaped(TITLE)}</Series><Summary>${escaped(SYNOPSIS)}</Summary><Writer>\u2067Ann\u2069 Oak</Writer><Tags>te&#1;a</Tags></ComicInfo>`;
    expect(readComicInfo(Buffer.from(xml), 'ComicInfo.xml')?.metadata).toMatchObject(CLEAN);
  });

  it('in the package of an EPUB', () => {
    const opf = `<package><metadata><title>${escaped(TITLE)}</title><creator>\u2067Ann\u2069 Oak</creator><subject>te&#1;a</subject></metadata></package>`;
    const { root } = readXml(Buffer.from(opf), 'book.opf');
    expect(readPackageMetadata(root, null)).toMatchObject({
      title: 'Tea Ghosts',
      creators: CLEAN.creators,
      tags: ['tea'],
    });
  });

  it('in the name of a file', () => {
    expect(readName('\u202ETea Ghosts\u202C - c001.cbz')).toMatchObject({ title: 'Tea Ghosts', number: '1' });
  });
});
