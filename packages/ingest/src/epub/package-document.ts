import { MAX_FALLBACKS, MAX_SPINE_ITEMS, XML_LIMITS } from '../limits.ts';
import { RefusedInput } from '../refused-input.ts';
import { leavesContainer, resolveReference } from '../source/container-path.ts';
import { attributeOf, childElements, findElement, findElements, type MarkupElement } from '../text/markup-tree.ts';
import { readXml } from '../text/xml-document.ts';
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

/** The package document of an EPUB: what there is and in which order it is read. */
export interface PackageDocument {
  path: string;
  root: MarkupElement;
  items: ManifestItem[];
  spine: SpineItem[];
  /** `page-progression-direction`, null for `default` and none. */
  isRightToLeft: boolean | null;
  ncxPath: string | null;
  /** EPUB 2: what files are, by path (`cover`, `toc`, `copyright-page`). */
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
  const { root } = readXml(bytes, CONTAINER_PATH);
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

/** What the spine may hold: text, drawings, and pictures of their own. */
export function isSpineContent({ mediaType }: ManifestItem): boolean {
  return /^(?:application\/xhtml\+xml|text\/html|application\/xml|text\/x-oeb1-document|image\/)/.test(mediaType);
}

/** Follows fallbacks to something readable; a chain that leads in a circle ends. */
function readableItem(item: ManifestItem, byId: ReadonlyMap<string, ManifestItem>): ManifestItem | null {
  let current: ManifestItem | undefined = item;
  for (let step = 0; step < MAX_FALLBACKS && current !== undefined; step += 1) {
    if (isSpineContent(current)) return current;
    current = current.fallback === null ? undefined : byId.get(current.fallback);
  }
  return null;
}

function readSpine(spine: MarkupElement | null, items: readonly ManifestItem[], path: string): SpineItem[] {
  const references = spine === null ? [] : childElements(spine, 'itemref');
  if (references.length > MAX_SPINE_ITEMS) {
    const reason = `its reading order has ${references.length} items, and ${MAX_SPINE_ITEMS} are allowed`;
    throw new RefusedInput('TOO_MANY_ENTRIES', path, reason);
  }
  const byId = new Map(items.map((item) => [item.id, item]));
  const seen = new Set<string>();
  return references.flatMap((reference) => {
    const item = byId.get(attributeOf(reference, 'idref') ?? '');
    const readable = item === undefined ? null : readableItem(item, byId);
    if (readable === null || seen.has(readable.path)) return [];
    seen.add(readable.path);
    return {
      ...readable,
      isLinear: attributeOf(reference, 'linear')?.toLowerCase() !== 'no',
      spineProperties: words(attributeOf(reference, 'properties')),
    };
  });
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
  const { root } = readXml(bytes ?? Buffer.alloc(0), path);
  const items = readManifest(root, path);
  const spine = findElement(root, 'spine');
  const direction = spine === null ? null : attributeOf(spine, 'page-progression-direction')?.toLowerCase();
  const ncx = items.find(({ id }) => id !== '' && id === (spine === null ? null : attributeOf(spine, 'toc')));
  return {
    path,
    root,
    items,
    spine: readSpine(spine, items, path),
    isRightToLeft: direction === 'rtl' ? true : direction === 'ltr' ? false : null,
    ncxPath: (ncx ?? items.find(({ mediaType }) => mediaType === 'application/x-dtbncx+xml'))?.path ?? null,
    guide: readGuide(root, path),
  };
}
