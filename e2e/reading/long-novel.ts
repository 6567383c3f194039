import { writeEpub, writeXhtml } from '@longstrip/test-kit/files';
import type { Work } from './works.ts';

export interface LongNovel {
  title: string;
  /** English, or Japanese in vertical lines. */
  language: 'en' | 'ja';
  flow: 'paginated' | 'scrolled-doc';
}

/** The sentence that paragraphs repeat. */
const SENTENCES = {
  en: 'The lamp was lit, and nobody had lit it. ',
  ja: '灯りはともっていたが、ともした者はいなかった。',
} as const;
const PARAGRAPHS = 60;

/** A novel of two chapters, each many screens long: numbered paragraphs of different lengths. */
export function longNovel(novel: LongNovel): Work {
  const isVertical = novel.language === 'ja';
  return {
    name: novel.title,
    site: isVertical ? 'beltoon-jp' : 'bom-us',
    kind: isVertical ? 'vertical lines' : 'lines',
    direction: isVertical ? 'rtl' : 'ltr',
    source: { fileName: `${novel.title}.epub`, build: async () => build(novel) },
  };
}

function build({ title, language, flow }: LongNovel): Buffer {
  const text = Array.from(
    { length: PARAGRAPHS },
    (_, index) => `<p>${index}. ${SENTENCES[language].repeat(4 + (index % 7))}</p>`,
  );
  const head = language === 'ja' ? '<style>html { writing-mode: vertical-rl }</style>' : '';
  const items = ['One', 'Two'].map((toc) => ({
    href: `${toc}.xhtml`,
    mediaType: 'application/xhtml+xml',
    spine: true as const,
    toc,
    data: writeXhtml({ title: toc, language, head, body: `<h2>${toc}</h2>${text.join('')}` }),
  }));
  return writeEpub({
    title,
    language,
    direction: language === 'ja' ? 'rtl' : 'ltr',
    metadata: `<meta property="rendition:flow">${flow}</meta>`,
    items,
  });
}
