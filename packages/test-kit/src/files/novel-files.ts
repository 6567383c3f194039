import { drawPage, drawStrip } from './drawn-pictures.ts';
import { CLOCK_MENDER_EN, GARDEN_KEY_AR, type NovelText, notesIn, POST_OFFICE_JA, toXhtml } from './novel-texts.ts';
import { type EpubItemSpec, writeEpub, writeXhtml } from './writers.ts';

interface NovelLayout {
  css: string;
  stress: readonly [open: string, close: string];
  direction?: 'ltr' | 'rtl';
  htmlAttributes?: string;
  /** Notes are at the end of their chapter, or in a separate file. */
  notes: 'chapter' | 'file';
  metadata?: string;
}

function noteAside(novel: NovelText, name: string, layout: NovelLayout): string {
  const text = toXhtml(novel.notes[name] ?? '', { notesHref: '', stress: layout.stress, referencePrefix: 'ref-' });
  return `<aside epub:type="footnote" id="note-${name}"><p>${text}</p></aside>`;
}

function chapterItem(novel: NovelText, index: number, layout: NovelLayout): EpubItemSpec {
  const chapter = novel.chapters[index] ?? { title: '', paragraphs: [] };
  const notesHref = layout.notes === 'file' ? 'notes.xhtml' : '';
  const options = { notesHref, stress: layout.stress, referencePrefix: 'ref-' };
  const paragraphs = chapter.paragraphs.map((paragraph) => `<p>${toXhtml(paragraph, options)}</p>`);
  const notes =
    layout.notes === 'chapter' ? chapter.paragraphs.flatMap(notesIn).map((name) => noteAside(novel, name, layout)) : [];
  // The first chapter is illustrated.
  const picture = index === 0 ? '<figure><img src="../images/scene.png" alt=""/></figure>' : '';
  const body = `<section epub:type="chapter" id="chapter"><h2>${chapter.title}</h2>${picture}${paragraphs.join('')}${notes.join('')}</section>`;
  return {
    href: `text/chapter-${index + 1}.xhtml`,
    mediaType: 'application/xhtml+xml',
    spine: true,
    toc: chapter.title,
    data: writeXhtml({
      title: chapter.title,
      language: novel.language,
      head: '<link rel="stylesheet" href="../style.css"/>',
      body,
      ...(layout.htmlAttributes === undefined ? {} : { htmlAttributes: layout.htmlAttributes }),
    }),
  };
}

/** Notes at the end of the book, each with a link back to its chapter. */
function notesItem(novel: NovelText, layout: NovelLayout): EpubItemSpec {
  const notes = novel.chapters.flatMap((chapter, index) =>
    chapter.paragraphs.flatMap(notesIn).map((name) => {
      const options = { notesHref: '', stress: layout.stress, referencePrefix: '' };
      const text = toXhtml(novel.notes[name] ?? '', options);
      return `<li id="note-${name}">${text} <a href="chapter-${index + 1}.xhtml#ref-${name}">↑</a></li>`;
    }),
  );
  const body = `<section epub:type="endnotes"><ol>${notes.join('')}</ol></section>`;
  return {
    href: 'text/notes.xhtml',
    mediaType: 'application/xhtml+xml',
    spine: 'linear="no"',
    data: writeXhtml({ title: 'Notes', language: novel.language, body }),
  };
}

async function buildNovel(novel: NovelText, layout: NovelLayout): Promise<Buffer> {
  const cover = await drawPage(novel.title.length, { widthPx: 480, heightPx: 640 }).jpeg().toBuffer();
  const scene = await drawStrip(novel.title.length, { widthPx: 420, heightPx: 280 }).png().toBuffer();
  const titlePage = writeXhtml({
    title: novel.title,
    language: novel.language,
    bodyAttributes: 'epub:type="frontmatter"',
    body: `<section epub:type="titlepage"><img src="../images/cover.jpg" alt=""/><h1>${novel.title}</h1><p>${novel.author}</p></section>`,
    ...(layout.htmlAttributes === undefined ? {} : { htmlAttributes: layout.htmlAttributes }),
  });
  return writeEpub({
    title: novel.title,
    language: novel.language,
    creators: [{ name: novel.author, role: 'aut' }],
    ...(layout.direction === undefined ? {} : { direction: layout.direction }),
    ...(layout.metadata === undefined ? {} : { metadata: layout.metadata }),
    items: [
      { href: 'style.css', data: layout.css, mediaType: 'text/css' },
      { href: 'images/cover.jpg', data: cover, mediaType: 'image/jpeg', properties: 'cover-image' },
      { href: 'images/scene.png', data: scene, mediaType: 'image/png' },
      { href: 'text/title.xhtml', data: titlePage, mediaType: 'application/xhtml+xml', spine: true },
      ...novel.chapters.map((_, index) => chapterItem(novel, index, layout)),
      ...(layout.notes === 'file' ? [notesItem(novel, layout)] : []),
    ],
  });
}

/** Japanese, in vertical lines from right to left: ruby, upright numbers, emphasis marks, notes in the chapter. */
export function buildVerticalJapaneseNovelEpub(): Promise<Buffer> {
  return buildNovel(POST_OFFICE_JA, {
    css: [
      'html { -epub-writing-mode: vertical-rl; writing-mode: vertical-rl }',
      'span.tcy { -epub-text-combine: horizontal; text-combine-upright: all }',
      '.stress { font-weight: normal; text-emphasis-style: sesame }',
    ].join('\n'),
    stress: ['<strong class="stress">', '</strong>'],
    direction: 'rtl',
    notes: 'chapter',
  });
}

/** Arabic, right to left, with notes in the chapter. */
export function buildArabicNovelEpub(): Promise<Buffer> {
  return buildNovel(GARDEN_KEY_AR, {
    css: 'h2 { text-align: center }',
    stress: ['<em>', '</em>'],
    direction: 'rtl',
    htmlAttributes: 'dir="rtl"',
    notes: 'chapter',
  });
}

/** English, left to right, with its notes in a separate file at the end of the book. */
export function buildEnglishNovelEpub(): Promise<Buffer> {
  return buildNovel(CLOCK_MENDER_EN, {
    css: 'h2 { text-align: center } .hidden { display: none }',
    stress: ['<em>', '</em>'],
    notes: 'file',
    metadata:
      '<dc:description>&lt;p&gt;A watch without hands.&lt;/p&gt;&lt;p&gt;A girl who keeps Tuesdays.&lt;/p&gt;</dc:description><dc:publisher>Test Kit Press</dc:publisher><dc:date>2023-11-05</dc:date><dc:subject>Clocks</dc:subject>',
  });
}
