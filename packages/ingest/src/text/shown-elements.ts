import { descendants, isElement, type MarkupElement } from './markup-tree.ts';

const NOTE_TYPES = ['footnote', 'endnote', 'rearnote', 'note'];
const NOTE_ROLES = ['doc-footnote', 'doc-endnote'];

/** What an element says that it is, in EPUB's words and in ARIA's. */
export function typesOf(element: MarkupElement): string[] {
  return [element.attributes['epub:type'] ?? '', element.attributes.role ?? ''].join(' ').toLowerCase().split(/\s+/);
}

/** Whether an element says that it is a note. */
export function isNote(element: MarkupElement): boolean {
  return typesOf(element).some((type) => NOTE_TYPES.includes(type) || NOTE_ROLES.includes(type));
}

export function isNoteReference(element: MarkupElement): boolean {
  return typesOf(element).some((type) => type === 'noteref' || type === 'doc-noteref');
}

/** Whether an element, or one in it, is a note: books hide them where the reading system is to pop them up. */
export function holdsNote(element: MarkupElement): boolean {
  return isNote(element) || [...descendants(element)].some(isNote);
}

/** Whether an element says that it is not to be shown. */
export function isHidden(element: MarkupElement): boolean {
  return element.attributes.hidden !== undefined && !holdsNote(element);
}

/** Every element below that is not hidden, in the order of the document. */
export function* shownDescendants(element: MarkupElement): Generator<MarkupElement> {
  for (const child of element.children.filter(isElement)) {
    if (isHidden(child)) continue;
    yield child;
    yield* shownDescendants(child);
  }
}
