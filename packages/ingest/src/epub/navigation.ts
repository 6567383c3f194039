import { RefusedInput } from '../ingest-refusal.ts';
import { MAX_TOC_DEPTH, MAX_TOC_ENTRIES, MAX_XML_NODES, XML_LIMITS } from '../limits.ts';
import { resolveReference } from '../source/container-path.ts';
import { attributeOf, childElements, findElement, findElements, type MarkupElement } from '../text/markup-tree.ts';
import { readHtml, readXml } from '../text/parse-document.ts';
import { labelOf } from '../text/plain-text.ts';
import type { EpubFiles } from './epub-files.ts';
import type { PackageDocument } from './package-document.ts';

/** A line of the table of contents. In the list, parents come before their children. */
export interface TocEntry {
  path: string;
  fragment: string | null;
  label: string;
  /** The line one level above, such as a part of the book. */
  parent: TocEntry | null;
  hasChildren: boolean;
}

type TocLine = Omit<TocEntry, 'path' | 'fragment'>;
/** Adds a line; returns the parent for its children. */
type AddEntry = (line: TocLine, href: string) => TocEntry | null;

function walkNav(list: MarkupElement, parent: TocEntry | null, depth: number, add: AddEntry): void {
  if (depth > MAX_TOC_DEPTH) return;
  for (const item of childElements(list, 'li')) {
    const [link] = [...childElements(item, 'a'), ...childElements(item, 'span')];
    const [children] = childElements(item, 'ol');
    const label = labelOf(link) ?? '';
    const href = link === undefined ? '' : (attributeOf(link, 'href') ?? '');
    const entry = add({ label, parent, hasChildren: children !== undefined }, href);
    if (children !== undefined) walkNav(children, entry ?? parent, depth + 1, add);
  }
}

function walkNcx(above: MarkupElement, parent: TocEntry | null, depth: number, add: AddEntry): void {
  if (depth > MAX_TOC_DEPTH) return;
  for (const point of childElements(above, 'navPoint')) {
    const label = labelOf(childElements(point, 'navLabel')[0]) ?? '';
    const [content] = childElements(point, 'content');
    const hasChildren = childElements(point, 'navPoint').length > 0;
    const href = content === undefined ? '' : (attributeOf(content, 'src') ?? '');
    walkNcx(point, add({ label, parent, hasChildren }, href) ?? parent, depth + 1, add);
  }
}

function collect(path: string, walk: (add: AddEntry) => void): TocEntry[] {
  const entries = new Map<string, TocEntry>();
  walk((line, href) => {
    const target = resolveReference(path, href);
    if (target === null || line.label === '' || entries.size >= MAX_TOC_ENTRIES) return null;
    const key = `${target.path}#${target.fragment ?? ''}`;
    const known = entries.get(key);
    const entry: TocEntry = { ...line, ...target };
    // A part and its first chapter often have the same target, and the chapter's label says more. Otherwise each
    // target is listed once: hostile tables repeat it in thousands of levels.
    if (known === undefined || (known.hasChildren && !line.hasChildren)) entries.set(key, entry);
    return known ?? entry;
  });
  return [...entries.values()];
}

async function readNav(files: EpubFiles, path: string): Promise<TocEntry[]> {
  const bytes = await files.read(path, XML_LIMITS);
  if (bytes === null) return [];
  const navs = findElements(readHtml(bytes, path, MAX_XML_NODES, files.noteContradiction(path)), 'nav');
  const toc = navs.find((nav) => (attributeOf(nav, 'type') ?? '').split(/\s+/).includes('toc')) ?? navs[0];
  const list = toc === undefined ? null : findElement(toc, 'ol');
  return list === null ? [] : collect(path, (add) => walkNav(list, null, 0, add));
}

async function readNcx(files: EpubFiles, path: string): Promise<TocEntry[]> {
  const bytes = await files.read(path, XML_LIMITS);
  if (bytes === null) return [];
  const map = findElement(readXml(bytes, path, files.noteContradiction(path)).root, 'navMap');
  return map === null ? [] : collect(path, (add) => walkNcx(map, null, 0, add));
}

/** Path of the navigation document of an EPUB 3; null for EPUB 2. */
export function navigationPath(book: PackageDocument): string | null {
  return book.items.find(({ properties }) => properties.includes('nav'))?.path ?? null;
}

/** Reads the table of contents: EPUB 3's navigation document, else EPUB 2's NCX. Empty, with a warning, if unreadable. */
export async function readToc(
  files: EpubFiles,
  book: PackageDocument,
  warn: (sentence: string) => void,
): Promise<TocEntry[]> {
  try {
    const navPath = navigationPath(book);
    const entries = navPath === null ? [] : await readNav(files, navPath);
    if (entries.length > 0 || book.ncxPath === null) return entries;
    return await readNcx(files, book.ncxPath);
  } catch (error) {
    if (!(error instanceof RefusedInput)) throw error;
    warn(`"${files.source.name}": the table of contents was ignored: ${error.reason}.`);
    return [];
  }
}
