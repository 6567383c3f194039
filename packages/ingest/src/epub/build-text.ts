import type { PageImage, PublicationPage } from '../publication.ts';
import { type MarkupElement, serialiseMarkup } from '../text/markup-tree.ts';
import { keysIn, type OutwardLinks, resolveLinks } from '../text/resolve-links.ts';
import { sanitiseText } from '../text/sanitise-text.ts';
import { KEYS, placeKey, pruneEmpty, transformNodes } from '../text/transform-text.ts';
import { NoteInliner } from './inline-notes.ts';
import type { TextDocument, TextLibrary } from './text-library.ts';

/** Text that becomes one page: a file's body, or the part from one anchor to the next. */
export interface TextPiece {
  document: TextDocument;
  root: MarkupElement;
  /** The piece starts its file: links to the file lead to it. */
  isFileStart: boolean;
}

export interface BuiltText {
  pages: Extract<PublicationPage, { kind: 'text' }>[];
  images: PageImage[];
  /** Link targets for other chapters, see `resolveLinks`. */
  places: Map<string, string | null>;
}

function wrapperAttributes({ lang, dir }: TextDocument): Record<string, string> {
  return {
    ...(lang !== null && /^[A-Za-z0-9-]{2,35}$/.test(lang) ? { lang } : {}),
    ...(dir === null ? {} : { dir }),
  };
}

async function transformPiece(piece: TextPiece, library: TextLibrary): Promise<MarkupElement> {
  await library.loadImages(piece.root, piece.document.path);
  const children = pruneEmpty(transformNodes(piece.root.children, library.contextFor(piece.document)));
  const start: Record<string, string> = piece.isFileStart ? { [KEYS]: placeKey(piece.document.path, null) } : {};
  const wrapper: MarkupElement = {
    kind: 'element',
    name: 'div',
    attributes: { ...wrapperAttributes(piece.document), ...start },
    children,
  };
  return { kind: 'element', name: '', attributes: {}, children: [wrapper] };
}

function hasContent(html: string): boolean {
  return /<(?:img|hr)\b/.test(html) || /[^\s]/.test(html.replace(/<[^>]*>/g, ''));
}

/**
 * Builds the text pages of one episode: transformed, with its notes and links, sanitised.
 *
 * @param idPrefix of the ids in the text; starts with `t`
 * @param links between the chapters of the book; null if there is only one text
 */
export async function buildText(
  pieces: readonly TextPiece[],
  idPrefix: string,
  library: TextLibrary,
  links: OutwardLinks | null = null,
): Promise<BuiltText> {
  const roots: MarkupElement[] = [];
  for (const piece of pieces) roots.push(await transformPiece(piece, library));
  const episodeKeys = new Set(roots.flatMap((root) => [...keysIn(root)]));
  // Notes that are copied from other files belong to this episode alone.
  const ownKeys = new Set(episodeKeys);
  const notes = new NoteInliner(library);
  notes.linkBack(roots, episodeKeys);
  for (const root of roots) {
    const [wrapper] = root.children;
    if (wrapper?.kind === 'element') await notes.addNotes(wrapper, episodeKeys);
  }
  const pages: BuiltText['pages'] = [];
  const outward = links && {
    isWanted: (key: string) => ownKeys.has(key) && links.isWanted(key),
    numberOf: (target: string) => links.numberOf(target),
  };
  const resolved = resolveLinks(roots, idPrefix, outward);
  for (const nodes of resolved.pages) {
    const html = sanitiseText(serialiseMarkup(nodes));
    if (!hasContent(html)) continue;
    library.count(html);
    pages.push({ kind: 'text', html });
  }
  return { pages, images: imagesNamedIn(pages, library), places: resolved.places };
}

/** The stored pictures in finished text, each once. */
function imagesNamedIn(pages: readonly { html: string }[], library: TextLibrary): PageImage[] {
  const hashes = pages.flatMap(({ html }) => [...html.matchAll(/asset:([0-9a-f]{64})/g)].map(([, sha256]) => sha256));
  return [...new Set(hashes)].flatMap((sha256) => library.storedImage(sha256 ?? '') ?? []);
}
