import { descendants, type MarkupElement, type MarkupNode } from './markup-tree.ts';
import { LINK_NUMBER } from './sanitise-text.ts';
import { TEXT_CLASSES } from './text-marks.ts';
import { KEYS, TARGET } from './transform-text.ts';

/** Links between a text and the other texts of its book. */
export interface OutwardLinks {
  /** Whether another text links to the target of this key. */
  isWanted(key: string): boolean;
  /** The number for a link to a text that is not built yet; null if there is no such text. */
  numberOf(target: string): number | null;
}

/** All keys of link targets in a text. */
export function keysIn(root: MarkupElement): Set<string> {
  const keys = new Set<string>();
  for (const element of descendants(root)) for (const key of element.attributes[KEYS]?.split('\n') ?? []) keys.add(key);
  return keys;
}

/** The links of a text with their targets. */
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
  /** The element that gets the id: several may have one key, if a book uses an id twice. */
  byElement: Map<MarkupElement, string>;
}

function finish(nodes: readonly MarkupNode[], ids: PlaceIds, outward: OutwardLinks | null): MarkupNode[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'text') return [node];
    const children = finish(node.children, ids, outward);
    const attributes = withoutMarkers(node);
    const id = ids.byElement.get(node);
    if (id !== undefined) attributes.id = id;
    const target = node.attributes[TARGET];
    if (target === undefined) {
      // Some books have a span around every sentence for reading aloud; without attributes it is removed, and its content stays.
      const saysNothing = node.name === 'span' && Object.keys(attributes).length === 0;
      return saysNothing ? children : [{ ...node, attributes, children }];
    }
    const targetId = ids.byKey.get(target);
    if (targetId !== undefined) {
      const classes = attributes.role === 'doc-noteref' ? { class: TEXT_CLASSES.noteReference } : {};
      return [{ ...node, attributes: { ...attributes, ...classes, href: `#${targetId}` }, children }];
    }
    // The target is outside this episode: in another one, or the link becomes text.
    const { role: _role, ...plain } = attributes;
    const number = outward?.numberOf(target) ?? null;
    if (number !== null) return [{ ...node, attributes: { ...plain, [LINK_NUMBER]: String(number) }, children }];
    return Object.keys(plain).length > 0 ? [{ ...node, name: 'span', attributes: plain, children }] : children;
  });
}

/** A text with resolved links, and its link targets for other texts. */
export interface ResolvedText {
  pages: MarkupNode[][];
  /** Ids of link targets by key; null if the target is at the start of the text. */
  places: Map<string, string | null>;
}

function* nodesBelow({ children }: MarkupElement): Generator<MarkupNode> {
  for (const child of children) {
    yield child;
    if (child.kind === 'element') yield* nodesBelow(child);
  }
}

/** Sets ids on link targets. */
function placeIds(
  pages: readonly MarkupElement[],
  prefix: string,
  isWanted: { here(key: string): boolean; elsewhere(key: string): boolean },
): { ids: PlaceIds; places: ResolvedText['places'] } {
  const ids: PlaceIds = { byKey: new Map(), byElement: new Map() };
  const places: ResolvedText['places'] = new Map();
  let isBeginning = true;
  for (const node of pages.flatMap((page) => [...nodesBelow(page)])) {
    if (node.kind === 'text') {
      isBeginning &&= !/\S/.test(node.text);
      continue;
    }
    const keys = node.attributes[KEYS]?.split('\n') ?? [];
    const wanted = keys.filter((key) => isWanted.here(key) || (!isBeginning && isWanted.elsewhere(key)));
    if (wanted.length > 0 && !wanted.some((key) => ids.byKey.has(key))) {
      const id = `${prefix}${ids.byElement.size + 1}`;
      ids.byElement.set(node, id);
      for (const key of wanted) ids.byKey.set(key, id);
    }
    for (const key of keys.filter((key) => isWanted.elsewhere(key) && !places.has(key))) {
      places.set(key, isBeginning ? null : (ids.byKey.get(key) ?? null));
    }
    if (node.name === 'img') isBeginning = false;
  }
  return { ids, places };
}

/**
 * Turns keys into ids for all link targets that are used. Links without a target become text.
 *
 * @param prefix makes ids unique among episodes that are open at the same time
 * @param outward null: no links to other texts
 */
export function resolveLinks(
  pages: readonly MarkupElement[],
  prefix: string,
  outward: OutwardLinks | null = null,
): ResolvedText {
  const wanted = new Set(pages.flatMap((page) => linksIn(page).map(({ target }) => target)));
  const { ids, places } = placeIds(pages, prefix, {
    here: (key) => wanted.has(key),
    elsewhere: (key) => outward?.isWanted(key) ?? false,
  });
  return { pages: pages.map((page) => finish(page.children, ids, outward)), places };
}
