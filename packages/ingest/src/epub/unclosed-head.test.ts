import { writeEpub } from '@longstrip/test-kit/files';
import { describe, expect, it } from 'vitest';
import { ingestBytes, publicationOf } from '../testing/ingest-bytes.ts';
import { chapterFile, htmlOf } from '../testing/small-epub.ts';

/** A book of three chapters, the second of which is this file. */
async function readWith(file: string) {
  const second = { href: 'c2.xhtml', mediaType: 'application/xhtml+xml', spine: true, data: file, toc: 'Two' } as const;
  const items = [
    chapterFile('c1.xhtml', '<p>one</p>', { toc: 'One' }),
    second,
    chapterFile('c3.xhtml', '<p>three</p>', { toc: 'Three' }),
  ];
  return ingestBytes('a.epub', writeEpub({ title: 'B', language: 'en', items }));
}

const warningsOf = ({ result }: Awaited<ReturnType<typeof readWith>>) =>
  result.ok ? result.warnings : [result.refusal];
const page = (head: string, body = '<body><p>two</p></body>') => `<html><head>${head}${body}</html>`;

describe('a chapter whose head is not closed', () => {
  it.each([
    ['its title ends with the head', page('<title>Two</head>')],
    ['its title stands before a sheet', page('<title>Two<style>p { color: red }</style><meta name="x"/></head>')],
    ['its title ends with nothing but the body', page('<title lang="en">Two')],
    [
      'a drawing has a title that is closed',
      page('<TITLE>Two</head>', '<body><svg><title>Drawn</title><text>d</text></svg><p>two</p></body>'),
    ],
    ['there is no body', '<html><title>Two<p>two</p></html>'],
    ['its sheet is not closed', page('<title>Two</title><style>p { color: red }</head>')],
    ['a drawing has a title that is not closed', page('</head>', '<body><svg><title>Drawn</svg><p>two</p></body>')],
  ])('is read where %s', async (_, file) => {
    const read = await readWith(file);
    const publication = publicationOf(read);
    expect(publication.episodes.map(({ title }) => title)).toEqual(['One', 'Two', 'Three']);
    expect(htmlOf(publication, 1)).toContain('<p>two</p>');
    expect(htmlOf(publication, 1)).not.toMatch(/title|color|Two/);
    expect(warningsOf(read).filter((warning) => !String(warning).includes('svg'))).toEqual([]);
  });

  it.each([
    ['an empty title', page('<title/></head>')],
    ['a title with a tag in it', page('<title>a <b> c</title></head>')],
  ])('is left alone where it has %s', async (_, file) => {
    expect(htmlOf(publicationOf(await readWith(file)), 1)).toBe('<div><p>two</p></div>');
  });

  it('is named where a script takes in all that follows', async () => {
    const read = await readWith(page('<script>let two;</head>'));
    expect(publicationOf(read).episodes.map(({ title }) => title)).toEqual(['One', 'Three']);
    expect(warningsOf(read)).toEqual([
      '"a.epub": nothing of its chapter "Two" can be shown.',
      '"a.epub": the text of "EPUB/c2.xhtml" was left out: something before it is not closed.',
    ]);
  });
});
