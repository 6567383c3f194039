import type { Viewer, ViewerPage } from '@longstrip/api-contract';
import { siteAddress } from '../../../parts/picture/picture-model.ts';
import { splitPages } from './page/far-pages.ts';
import { isStated } from './page/region-words.ts';
import type { EpisodeContent, ReaderPage, SentContent, TextPage } from './viewer-model.ts';

/** Addresses that are valid this long last for any visit, in milliseconds. */
const LONGEST_SITTING_MS = 24 * 3_600_000;

/** An address of our own image optimiser in an `img` of a text. */
const TEXT_PICTURE = /(<img\b[^>]*\bsrc=")(https?:\/\/[^"]*\/_\/image\?[^"]*)(")/g;

/** A link to another episode of the series, as the api marks it. */
const CHAPTER_LINK = /(<a\b[^>]*?)\sdata-episode="([\w-]+)"(?:\sdata-place="([\w-]+)")?/g;

/** The content as it is sent to a reader who opens it at a page. */
export function sentContent(content: EpisodeContent, opensAt: number): SentContent {
  if (content.kind === 'novel') return content;
  const first = Math.min(Math.max(1, opensAt), content.pages.length);
  const { near, far } = splitPages(content.pages, first);
  return { ...content, pages: near, far, opensAt: first };
}

/** The content with every page, however long it is. */
export function wholeContent(content: EpisodeContent): SentContent {
  return content.kind === 'novel' ? content : { ...content, far: null };
}

/** Makes an episode's pages for the viewer. An episode without any picture is a novel. */
export function episodeContent(
  { images, contentsAlias }: Pick<Viewer, 'images' | 'contentsAlias'>,
  nowMs: number,
): EpisodeContent {
  const pages = images.flatMap((page) => readerPage(page, contentsAlias));
  const texts = pages.filter((page) => page.kind === 'text');
  if (texts.length === pages.length) return { kind: 'novel', pages: texts };
  const expiries = images.flatMap(({ imagePath, expiredAt }) => (imagePath === null ? [] : [expiredAt]));
  const validForMs = Math.min(LONGEST_SITTING_MS, ...expiries.map((expiredAt) => Math.max(0, expiredAt - nowMs)));
  const hasWords = pages.some((page) => page.kind === 'picture' && page.regions?.some(isStated) === true);
  return { kind: 'comic', pages, validForMs, opensAt: 1, hasWords };
}

function readerPage(page: ViewerPage, seriesAlias: string): ReaderPage[] {
  if (page.contentText !== null) return [textPage(page.order, page.contentText, seriesAlias)];
  if (page.imagePath === null) return [];
  return [
    {
      kind: 'picture',
      order: page.order,
      src: siteAddress(page.imagePath),
      srcSet: page.sources.map(({ width, url }) => `${siteAddress(url)} ${width}w`).join(', '),
      widthPx: page.width,
      heightPx: page.height,
      placeholder: page.placeholder,
      blurred: page.blurred,
      spread: page.spread,
      gutters: page.gutters ?? null,
      pageId: page.pageId,
      regions: page.regions?.map(({ order: _order, ...region }) => region) ?? null,
      trim: page.trim ?? null,
      stripIndex: page.stripIndex,
    },
  ];
}

function textPage(order: number, contentText: string, seriesAlias: string): TextPage {
  const html = contentText
    .replaceAll(
      TEXT_PICTURE,
      (_whole, before: string, address: string, after: string) => `${before}${unescapedSiteAddress(address)}${after}`,
    )
    .replaceAll(CHAPTER_LINK, (_whole, before: string, episodeAlias: string, place: string | undefined) => {
      const anchor = place === undefined ? '' : `#${place}`;
      return `${before} href="/viewer/${seriesAlias}/${episodeAlias}${anchor}"`;
    });
  return { kind: 'text', order, html };
}

/** In HTML the ampersands of an address are escaped. */
function unescapedSiteAddress(address: string): string {
  return siteAddress(address.replaceAll('&amp;', '&')).replaceAll('&', '&amp;');
}
