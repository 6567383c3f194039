import { descendants, isElement, type MarkupElement } from './markup-tree.ts';

const NOTE_TYPES = ['footnote', 'endnote', 'rearnote', 'note'];
const NOTE_ROLES = ['doc-footnote', 'doc-endnote'];

/** The `epub:type`s and ARIA roles of an element. */
export function typesOf(element: MarkupElement): string[] {
  return [element.attributes['epub:type'] ?? '', element.attributes.role ?? ''].join(' ').toLowerCase().split(/\s+/);
}

/** Whether an element declares itself a note. */
export function isNote(element: MarkupElement): boolean {
  return typesOf(element).some((type) => NOTE_TYPES.includes(type) || NOTE_ROLES.includes(type));
}

export function isNoteReference(element: MarkupElement): boolean {
  return typesOf(element).some((type) => type === 'noteref' || type === 'doc-noteref');
}

/** Whether an element is or contains a note. Books hide notes that reading systems show as pop-ups. */
export function holdsNote(element: MarkupElement): boolean {
  return isNote(element) || [...descendants(element)].some(isNote);
}

/** Whether an element is hidden. */
export function isHidden(element: MarkupElement): boolean {
  return element.attributes.hidden !== undefined && !holdsNote(element);
}

/** All descendants that are not hidden, in document order. */
export function* shownDescendants(element: MarkupElement): Generator<MarkupElement> {
  for (const child of element.children.filter(isElement)) {
    if (isHidden(child)) continue;
    yield child;
    yield* shownDescendants(child);
  }
}
