import { resolveReference } from '../source/container-path.ts';
import {
  childElements,
  descendants,
  findElement,
  findElements,
  type MarkupElement,
  shownDescendants,
} from '../text/markup-tree.ts';
import { labelOf, visibleLength } from '../text/plain-text.ts';
import { anchorsOf } from '../text/split-tree.ts';
import type { EpubFiles } from './epub-files.ts';
import { navigationPath } from './navigation.ts';
import type { PackageDocument, SpineItem } from './package-document.ts';
import { picturePathsIn, type TextDocument, type TextLibrary } from './text-library.ts';

/** The role of a file in a book. ASIDE (notes, tables) is not part of the reading order. */
export type SpineRole = 'FRONT' | 'BODY' | 'BACK' | 'ASIDE';

/** Link targets of a file: anchors by file; the empty anchor is the file itself. */
export type FileLinks = ReadonlyMap<string, ReadonlySet<string>>;

/** Facts about a file of the reading order. */
export interface SurveyedItem {
  item: SpineItem;
  role: SpineRole;
  picturePaths: string[];
  /** Visible characters. */
  textLength: number;
  heading: string | null;
  anchors: Set<string>;
  links: FileLinks;
  isVertical: boolean;
}

const ROLE_OF_TYPE: Record<string, SpineRole> = {
  cover: 'FRONT',
  titlepage: 'FRONT',
  'title-page': 'FRONT',
  halftitlepage: 'FRONT',
  'half-title-page': 'FRONT',
  frontispiece: 'FRONT',
  imprint: 'FRONT',
  imprimatur: 'FRONT',
  'copyright-page': 'FRONT',
  copyright: 'FRONT',
  dedication: 'FRONT',
  epigraph: 'FRONT',
  colophon: 'BACK',
  'other-credits': 'BACK',
  contributors: 'BACK',
  errata: 'BACK',
  toc: 'ASIDE',
  'toc-brief': 'ASIDE',
  landmarks: 'ASIDE',
  'page-list': 'ASIDE',
  loi: 'ASIDE',
  lot: 'ASIDE',
  footnotes: 'ASIDE',
  endnotes: 'ASIDE',
  rearnotes: 'ASIDE',
};

/** Body text, even inside front or back matter. */
const READING_TYPES = new Set([
  ...['chapter', 'prologue', 'preface', 'foreword', 'introduction', 'preamble', 'part', 'bodymatter', 'volume'],
  ...['epilogue', 'afterword', 'conclusion', 'appendix', 'afterword', 'acknowledgments', 'subchapter'],
]);

const FRONT_NAME =
  /^(?:cover|cover-?page|title-?page|half-?title(?:-?page)?|imprint|copyright(?:-?page)?|dedication)$/i;
const BACK_NAME = /^(?:colophon|uncopyright|credits|licen[cs]e|about(?:-?(?:the-?)?(?:author|book))?)$/i;
const ASIDE_NAME = /^(?:toc|nav|contents|table-?of-?contents|footnotes|endnotes|rearnotes)$/i;

/** `epub:type`s and roles of the body and its outermost sections. */
function typesOf(body: MarkupElement): string[] {
  let current: MarkupElement | undefined = body;
  const types: string[] = [];
  for (let depth = 0; depth < 3 && current !== undefined; depth += 1) {
    types.push(
      ...`${current.attributes['epub:type'] ?? ''} ${current.attributes.role?.replace(/^doc-/, '') ?? ''}`.split(/\s+/),
    );
    const inside: MarkupElement[] = childElements(current);
    current = inside.length === 1 ? inside[0] : undefined;
  }
  return types.filter((type) => type !== '');
}

function roleByTypes(types: readonly string[]): SpineRole | null {
  const known = types.flatMap((type) => ROLE_OF_TYPE[type] ?? []);
  // The innermost type is the most exact: a colophon inside back matter.
  const last = known.at(-1);
  if (last !== undefined) return last;
  if (types.some((type) => READING_TYPES.has(type))) return 'BODY';
  if (types.includes('frontmatter')) return 'FRONT';
  return types.includes('backmatter') ? 'BACK' : null;
}

function roleByName(path: string): SpineRole | null {
  const stem = (path.split('/').at(-1) ?? '').replace(/\.[^.]*$/, '').replaceAll('_', '-');
  if (FRONT_NAME.test(stem)) return 'FRONT';
  if (BACK_NAME.test(stem)) return 'BACK';
  return ASIDE_NAME.test(stem) ? 'ASIDE' : null;
}

function headingOf(document: TextDocument): string | null {
  for (const name of ['h1', 'h2', 'h3']) {
    const text = labelOf(findElement(document.body, name));
    if (text !== null) return text;
  }
  return null;
}

function linksOf({ body, path }: TextDocument): FileLinks {
  const links = new Map<string, Set<string>>();
  for (const { attributes } of findElements(body, 'a')) {
    const target = resolveReference(path, attributes.href ?? '');
    if (target === null) continue;
    const fragments = links.get(target.path) ?? new Set<string>();
    links.set(target.path, fragments.add(target.fragment ?? ''));
  }
  return links;
}

/** Background pictures of a page that shows nothing else: some tools make the pages of comics like this. */
function backgroundPathsIn(body: MarkupElement, path: string, files: EpubFiles): string[] {
  const styles = [body, ...shownDescendants(body)].flatMap(({ attributes }) => attributes.style ?? []);
  return styles.flatMap((style) => {
    const address = /background(?:-image)?\s*:[^;]*?url\(\s*["']?([^"')]+)/i.exec(style)?.[1];
    const target = address === undefined ? null : resolveReference(path, address);
    return target === null || files.find(target.path) === null ? [] : [target.path];
  });
}

function roleOf(item: SpineItem, document: TextDocument, book: PackageDocument): SpineRole {
  if (!item.isLinear || item.path === navigationPath(book)) return 'ASIDE';
  const guideType = book.guide.get(item.path);
  const byGuide = guideType === undefined ? null : (ROLE_OF_TYPE[guideType] ?? null);
  return roleByTypes(typesOf(document.body)) ?? byGuide ?? roleByName(item.path) ?? 'BODY';
}

/** Collects the facts of every file of the reading order. */
export async function surveySpine(book: PackageDocument, library: TextLibrary): Promise<SurveyedItem[]> {
  const surveyed: SurveyedItem[] = [];
  for (const item of book.spine) {
    if (item.mediaType.startsWith('image/') && item.mediaType !== 'image/svg+xml') {
      const facts = {
        picturePaths: [item.path],
        textLength: 0,
        heading: null,
        anchors: new Set<string>(),
        links: new Map(),
      };
      surveyed.push({ item, role: 'BODY', isVertical: false, ...facts });
      continue;
    }
    const document = await library.load(item.path);
    if (document === null) continue;
    const textLength = visibleLength(document.body);
    const shown = picturePathsIn(document.body, item.path);
    const isEmpty = shown.length === 0 && textLength === 0;
    surveyed.push({
      item,
      role: roleOf(item, document, book),
      picturePaths: isEmpty ? backgroundPathsIn(document.body, item.path, library.files) : shown,
      textLength,
      heading: headingOf(document),
      anchors: new Set([...descendants(document.body)].flatMap(anchorsOf)),
      links: linksOf(document),
      isVertical: document.isVertical,
    });
  }
  return surveyed;
}
