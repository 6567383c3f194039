import { descendants, type MarkupElement, type MarkupNode } from './markup-tree.ts';
import { TEXT_CLASSES } from './text-marks.ts';
import { KEYS, TARGET } from './transform-text.ts';

/** All keys under which places of some text can be reached. */
export function keysIn(root: MarkupElement): Set<string> {
  const keys = new Set<string>();
  for (const element of descendants(root)) for (const key of element.attributes[KEYS]?.split('\n') ?? []) keys.add(key);
  return keys;
}

/** The links of some text, with where they lead. */
export function linksIn(root: MarkupElement): { link: MarkupElement; target: string }[] {
  return [...descendants(root)].flatMap((link) => {
    const target = link.attributes[TARGET];
    return target === undefined ? [] : { link, target };
  });
}

function withoutMarkers(element: MarkupElement): Record<string, string> {
  const { [KEYS]: _keys, [TARGET]: _target, ...rest } = element.attributes;
  return rest;
}

interface PlaceIds {
  byKey: Map<string, string>;
  /** The one element that carries an id: a key may stand on several, as in a book that gives one id twice. */
  byElement: Map<MarkupElement, string>;
}

function finish(nodes: readonly MarkupNode[], ids: PlaceIds): MarkupNode[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'text') return [node];
    const children = finish(node.children, ids);
    const attributes = withoutMarkers(node);
    const id = ids.byElement.get(node);
    if (id !== undefined) attributes.id = id;
    const target = node.attributes[TARGET];
    if (target === undefined) {
      // Books mark every sentence for reading aloud; a span that says nothing is only weight.
      const saysNothing = node.name === 'span' && Object.keys(attributes).length === 0;
      return saysNothing ? children : [{ ...node, attributes, children }];
    }
    const targetId = ids.byKey.get(target);
    if (targetId !== undefined) {
      const classes = attributes.role === 'doc-noteref' ? { class: TEXT_CLASSES.noteReference } : {};
      return [{ ...node, attributes: { ...attributes, ...classes, href: `#${targetId}` }, children }];
    }
    // The link leads out of this episode: its words stay.
    const { role: _role, ...plain } = attributes;
    return Object.keys(plain).length > 0 ? [{ ...node, name: 'span', attributes: plain, children }] : children;
  });
}

/**
 * Turns keys into ids, for the places that some link of the episode leads to and for no other; links that lead
 * elsewhere lose their tag and keep their words.
 *
 * @param prefix makes ids unique among the episodes that a reader may have open at once
 */
export function resolveLinks(pages: readonly MarkupElement[], prefix: string): MarkupNode[][] {
  const present = new Set(pages.flatMap((page) => [...keysIn(page)]));
  const wanted = new Set(pages.flatMap((page) => linksIn(page).map(({ target }) => target)));
  const ids: PlaceIds = { byKey: new Map(), byElement: new Map() };
  for (const page of pages) {
    for (const element of descendants(page)) {
      const keys = (element.attributes[KEYS]?.split('\n') ?? []).filter((key) => wanted.has(key) && present.has(key));
      if (keys.length === 0 || keys.some((key) => ids.byKey.has(key))) continue;
      const id = `${prefix}${ids.byElement.size + 1}`;
      ids.byElement.set(element, id);
      for (const key of keys) ids.byKey.set(key, id);
    }
  }
  return pages.map((page) => finish(page.children, ids));
}
