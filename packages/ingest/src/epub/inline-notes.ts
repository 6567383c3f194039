import { descendants, isNote, type MarkupElement, type MarkupNode, rawTextOf } from '../text/markup-tree.ts';
import { keysIn, linksIn } from '../text/resolve-links.ts';
import { anchorsOf } from '../text/split-tree.ts';
import { TEXT_CLASSES } from '../text/text-marks.ts';
import { KEYS, TARGET, transformNodes } from '../text/transform-text.ts';
import type { TextDocument, TextLibrary } from './text-library.ts';

const MAX_NOTES = 2_000;
const MAX_NOTE_LENGTH = 20_000;
/** Elements that may contain a whole note, if the id is on a number or an arrow inside. */
const NOTE_BLOCKS = new Set(['aside', 'li', 'dd', 'dt', 'p', 'div', 'section', 'td', 'blockquote']);
/** The text of a reference to a note: a number, perhaps in brackets, or a sign. */
const NOTE_SIGN = /^[\s[({（〔［]*(?:\d{1,4}|[ivxlc]{1,6}|[*†‡§¶※＊]{1,4}|注\d*|註\d*)[\s\])}）〕］.]*$/iu;

interface FoundNote {
  block: MarkupElement;
  isDeclared: boolean;
}

/** The anchors of a file, and the ancestors of each element. */
interface AnchorIndex {
  anchors: Map<string, MarkupElement>;
  parents: Map<MarkupElement, MarkupElement>;
}

function indexAnchors(body: MarkupElement): AnchorIndex {
  const index: AnchorIndex = { anchors: new Map(), parents: new Map() };
  const visit = (parent: MarkupElement) => {
    for (const child of parent.children) {
      if (child.kind === 'text') continue;
      index.parents.set(child, parent);
      for (const anchor of anchorsOf(child)) if (!index.anchors.has(anchor)) index.anchors.set(anchor, child);
      visit(child);
    }
  };
  visit(body);
  return index;
}

/** The note around an anchor: the element that declares itself one, else the nearest block. */
function findNote({ anchors, parents }: AnchorIndex, fragment: string): FoundNote | null {
  let block: MarkupElement | null = null;
  for (let element = anchors.get(fragment); element !== undefined; element = parents.get(element)) {
    if (isNote(element)) return { block: element, isDeclared: true };
    if (block === null && NOTE_BLOCKS.has(element.name)) block = element;
  }
  return block === null ? null : { block, isDeclared: false };
}

function isReferenceSign(link: MarkupElement): boolean {
  return link.attributes.role === 'doc-noteref' || NOTE_SIGN.test(rawTextOf(link));
}

function backlink(target: string): MarkupElement {
  return {
    kind: 'element',
    name: 'a',
    attributes: { [TARGET]: target, role: 'doc-backlink', class: TEXT_CLASSES.backlink },
    children: [{ kind: 'text', text: '↩\u{FE0E}' }],
  };
}

/** Ensures a backlink: marks the note's links into the episode, or adds one to the reference. */
function leadBack(note: MarkupElement, reference: MarkupElement, episodeKeys: ReadonlySet<string>): void {
  const back = linksIn(note).filter(({ target }) => episodeKeys.has(target));
  for (const { link } of back) Object.assign(link.attributes, { role: 'doc-backlink', class: TEXT_CLASSES.backlink });
  const [key] = (reference.attributes[KEYS] ?? '').split('\n');
  if (back.length === 0 && key) note.children.push(backlink(key));
}

/** Wraps content in a note, unless it is one already. */
function asNote(content: MarkupNode[], keys: readonly string[]): MarkupElement {
  const [only, ...others] = content;
  const isWhole = only?.kind === 'element' && others.length === 0 && only.attributes.role === 'doc-footnote';
  const own = isWhole && only.name !== 'p' ? only : { attributes: {}, children: content };
  return {
    kind: 'element',
    name: 'aside',
    attributes: { class: TEXT_CLASSES.note, ...own.attributes, role: 'doc-footnote', [KEYS]: keys.join('\n') },
    children: own.children,
  };
}

/** Copies notes from other files of the book into the text that refers to them. */
export class NoteInliner {
  readonly #library: TextLibrary;
  readonly #inlined = new Set<MarkupElement>();
  readonly #indexes = new WeakMap<TextDocument, AnchorIndex>();
  #references = 0;

  constructor(library: TextLibrary) {
    this.#library = library;
  }

  /**
   * Appends to a page its notes that are not in its episode.
   *
   * @param episodeKeys all link targets in the episode: notes that it has already are not copied
   */
  async addNotes(page: MarkupElement, episodeKeys: Set<string>): Promise<void> {
    const notes: MarkupElement[] = [];
    const links = linksIn(page);
    for (let index = 0; index < links.length && this.#inlined.size < MAX_NOTES; index += 1) {
      const next = links[index];
      if (next === undefined || episodeKeys.has(next.target) || !isReferenceSign(next.link)) continue;
      const note = await this.#makeNote(next.link, next.target, episodeKeys);
      if (note === null) continue;
      notes.push(note);
      for (const key of keysIn({ ...note, name: '', children: [note] })) episodeKeys.add(key);
      // Notes may refer to notes.
      links.push(...linksIn(note));
    }
    if (notes.length === 0) return;
    page.children.push({
      kind: 'element',
      name: 'section',
      attributes: { role: 'doc-endnotes', class: TEXT_CLASSES.notes },
      children: notes,
    });
  }

  #indexOf(document: TextDocument): AnchorIndex {
    const known = this.#indexes.get(document);
    if (known !== undefined) return known;
    const index = indexAnchors(document.body);
    this.#indexes.set(document, index);
    return index;
  }

  /** Makes a reference a link target for its backlink. */
  #giveKey(link: MarkupElement): void {
    this.#references += 1;
    link.attributes[KEYS] ??= `reference ${this.#references}`;
  }

  /** Notes that are in the episode already only need backlinks. */
  linkBack(pages: readonly MarkupElement[], episodeKeys: ReadonlySet<string>): void {
    const notes = new Map<string, MarkupElement>();
    for (const element of pages.flatMap((page) => [...descendants(page)])) {
      if (element.attributes.role !== 'doc-footnote') continue;
      for (const key of element.attributes[KEYS]?.split('\n') ?? []) notes.set(key, element);
    }
    for (const { link, target } of pages.flatMap((page) => linksIn(page))) {
      const note = link.attributes.role === 'doc-noteref' ? notes.get(target) : undefined;
      if (note === undefined) continue;
      for (const key of note.attributes[KEYS]?.split('\n') ?? []) notes.delete(key);
      this.#giveKey(link);
      leadBack(note, link, episodeKeys);
    }
  }

  async #makeNote(link: MarkupElement, target: string, episodeKeys: Set<string>): Promise<MarkupElement | null> {
    const hash = target.indexOf('#');
    const document = await this.#library.load(target.slice(0, hash));
    const fragment = target.slice(hash + 1);
    const found = document === null || fragment === '' ? null : findNote(this.#indexOf(document), fragment);
    if (document === null || found === null || this.#inlined.has(found.block)) return null;
    if (!found.isDeclared && rawTextOf(found.block).length > MAX_NOTE_LENGTH) return null;
    this.#inlined.add(found.block);
    await this.#library.loadImages(found.block, document.path);
    const context = this.#library.contextFor(document);
    const isListItem = ['li', 'dd', 'dt', 'td'].includes(found.block.name);
    const inside = isListItem ? found.block.children : [found.block];
    const children = transformNodes(inside, context);
    link.attributes.role = 'doc-noteref';
    this.#giveKey(link);
    const keys = [
      target,
      ...[...descendants(found.block), found.block].flatMap(anchorsOf).map((id) => `${document.path}#${id}`),
    ];
    const note = asNote(children, [...new Set(keys)]);
    leadBack(note, link, episodeKeys);
    return note;
  }
}
