import { RefusedInput } from '../ingest-refusal.ts';
import { MAX_FALLBACKS, MAX_SPINE_ITEMS, XML_LIMITS } from '../limits.ts';
import { leavesContainer, resolveReference } from '../source/container-path.ts';
import { printable } from '../text/clean-text.ts';
import { attributeOf, childElements, findElement, findElements, type MarkupElement } from '../text/markup-tree.ts';
import { readXml } from '../text/parse-document.ts';
import type { EpubFiles } from './epub-files.ts';

const CONTAINER_PATH = 'META-INF/container.xml';

export interface ManifestItem {
  id: string;
  path: string;
  mediaType: string;
  properties: string[];
  fallback: string | null;
}

export interface SpineItem extends ManifestItem {
  isLinear: boolean;
  spineProperties: string[];
}

/** An item of the reading order that cannot be read, and the end of the sentence about it. */
export interface MissingItem {
  /** The path of its file, or its id if the manifest does not list it. */
  name: string;
  reason: string;
}

/** The package document of an EPUB: its files and their reading order. */
export interface PackageDocument {
  path: string;
  root: MarkupElement;
  items: ManifestItem[];
  /** The readable items; the others are in `missing`. */
  spine: SpineItem[];
  missing: MissingItem[];
  /** `page-progression-direction`, null for `default` and none. */
  isRightToLeft: boolean | null;
  ncxPath: string | null;
  /** EPUB 2: kinds of files by path (`cover`, `toc`, `copyright-page`). */
  guide: Map<string, string>;
}

/**
 * Finds the package document that META-INF/container.xml names.
 *
 * @throws RefusedInput EPUB_BROKEN
 */
async function findPackagePath(files: EpubFiles): Promise<string> {
  const bytes = await files.read(CONTAINER_PATH, XML_LIMITS);
  if (bytes === null) throw new RefusedInput('EPUB_BROKEN', CONTAINER_PATH, 'it is missing from the EPUB');
  const { root } = readXml(bytes, CONTAINER_PATH, files.noteContradiction(CONTAINER_PATH));
  const rootfile = findElements(root, 'rootfile').find((file) =>
    /oebps-package\+xml|^$/.test(attributeOf(file, 'media-type') ?? ''),
  );
  const written = rootfile === undefined ? null : attributeOf(rootfile, 'full-path');
  if (!written) throw new RefusedInput('EPUB_BROKEN', CONTAINER_PATH, 'it names no package document');
  if (leavesContainer(written)) {
    throw new RefusedInput('EPUB_BROKEN', CONTAINER_PATH, `it points outside of the EPUB (${written})`);
  }
  const path = resolveReference('', written)?.path ?? '';
  if (files.find(path) === null) {
    throw new RefusedInput('EPUB_BROKEN', CONTAINER_PATH, `it points to a missing package document (${written})`);
  }
  return path;
}

function words(text: string | null): string[] {
  return (text ?? '').split(/\s+/).filter((word) => word !== '');
}

function readManifest(root: MarkupElement, path: string): ManifestItem[] {
  const manifest = findElement(root, 'manifest');
  return (manifest === null ? [] : childElements(manifest, 'item')).flatMap((item) => {
    const target = resolveReference(path, attributeOf(item, 'href') ?? '');
    if (target === null) return [];
    return {
      id: attributeOf(item, 'id') ?? '',
      path: target.path,
      mediaType: (attributeOf(item, 'media-type') ?? '').toLowerCase(),
      properties: words(attributeOf(item, 'properties')),
      fallback: attributeOf(item, 'fallback'),
    };
  });
}

/** Whether an item is text, a drawing or a picture. */
function isSpineContent({ mediaType }: ManifestItem): boolean {
  return /^(?:application\/xhtml\+xml|text\/html|application\/xml|text\/x-oeb1-document|image\/)/.test(mediaType);
}

/** Follows fallbacks to a readable item. A limit on the steps ends a circle. */
function readableItem(item: ManifestItem, byId: ReadonlyMap<string, ManifestItem>): ManifestItem | null {
  let current: ManifestItem | undefined = item;
  for (let step = 0; step < MAX_FALLBACKS && current !== undefined; step += 1) {
    if (isSpineContent(current)) return current;
    current = current.fallback === null ? undefined : byId.get(current.fallback);
  }
  return null;
}

/** The file of an item of the reading order, or why there is none. */
function findSpineFile(
  id: string,
  byId: ReadonlyMap<string, ManifestItem>,
  files: EpubFiles,
): ManifestItem | MissingItem {
  const item = byId.get(id);
  if (item === undefined) return { name: id, reason: 'which its manifest does not list' };
  const readable = readableItem(item, byId);
  if (readable === null) {
    return { name: item.path, reason: `which is of a kind that is not read (${printable(item.mediaType)})` };
  }
  if (files.find(readable.path) === null) return { name: readable.path, reason: 'which is not in the EPUB' };
  return readable;
}

function readSpine(
  spine: MarkupElement | null,
  items: readonly ManifestItem[],
  { path, files }: { path: string; files: EpubFiles },
): Pick<PackageDocument, 'spine' | 'missing'> {
  const references = spine === null ? [] : childElements(spine, 'itemref');
  if (references.length > MAX_SPINE_ITEMS) {
    const reason = `its reading order has ${references.length} items, and ${MAX_SPINE_ITEMS} are allowed`;
    throw new RefusedInput('TOO_MANY_ENTRIES', path, reason);
  }
  const byId = new Map(items.map((item) => [item.id, item]));
  const found = new Map<string, SpineItem>();
  const missing = new Map<string, MissingItem>();
  for (const reference of references) {
    const file = findSpineFile(attributeOf(reference, 'idref') ?? '', byId, files);
    if ('reason' in file) {
      missing.set(file.name, file);
    } else if (!found.has(file.path)) {
      const isLinear = attributeOf(reference, 'linear')?.toLowerCase() !== 'no';
      found.set(file.path, { ...file, isLinear, spineProperties: words(attributeOf(reference, 'properties')) });
    }
  }
  return { spine: [...found.values()], missing: [...missing.values()] };
}

function readGuide(root: MarkupElement, path: string): Map<string, string> {
  const guide = findElement(root, 'guide');
  const entries = (guide === null ? [] : childElements(guide, 'reference')).flatMap((reference) => {
    const target = resolveReference(path, attributeOf(reference, 'href') ?? '');
    const type = attributeOf(reference, 'type')?.toLowerCase();
    return target === null || type === undefined ? [] : [[target.path, type] as const];
  });
  return new Map(entries);
}

/**
 * Reads the package document of an EPUB.
 *
 * @throws RefusedInput EPUB_BROKEN, UNSAFE_XML, TOO_MANY_ENTRIES
 */
export async function readPackageDocument(files: EpubFiles): Promise<PackageDocument> {
  const path = await findPackagePath(files);
  const bytes = await files.read(path, XML_LIMITS);
  const { root } = readXml(bytes ?? Buffer.alloc(0), path, files.noteContradiction(path));
  const items = readManifest(root, path);
  const spine = findElement(root, 'spine');
  const direction = spine === null ? null : attributeOf(spine, 'page-progression-direction')?.toLowerCase();
  const ncx = items.find(({ id }) => id !== '' && id === (spine === null ? null : attributeOf(spine, 'toc')));
  return {
    path,
    root,
    items,
    ...readSpine(spine, items, { path, files }),
    isRightToLeft: direction === 'rtl' ? true : direction === 'ltr' ? false : null,
    ncxPath: (ncx ?? items.find(({ mediaType }) => mediaType === 'application/x-dtbncx+xml'))?.path ?? null,
    guide: readGuide(root, path),
  };
}
