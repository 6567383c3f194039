import type { PageImage } from '../publication.ts';
import { resolveReference } from '../source/container-path.ts';
import {
  attributeOf,
  descendants,
  holdsNote,
  isHidden,
  isNote,
  isNoteReference,
  type MarkupElement,
  type MarkupNode,
  rawTextOf,
  typesOf,
} from './markup-tree.ts';
import { mathText } from './math-text.ts';
import { TEXT_ELEMENTS } from './sanitise-text.ts';
import { anchorsOf } from './split-tree.ts';
import type { StyleRules } from './style-rules.ts';
import { TEXT_CLASSES, type TextMarks } from './text-marks.ts';

/** Context for transforming the text of a file. */
export interface TextContext {
  path: string;
  rules: StyleRules;
  /** Ancestors of the text: `html` and `body`. */
  around: readonly MarkupElement[];
  /** The stored picture of a path in the container; null if it was left out. */
  imageAt(path: string): PageImage | null;
  /** Collects names of dropped elements, for a warning. */
  dropped: Set<string>;
}

/** Our own attributes for link targets and links during the transformation; `resolveLinks` turns them into ids. */
export const KEYS = 'data-keys';
export const TARGET = 'data-target';

const ALLOWED = new Set<string>(TEXT_ELEMENTS);
const RENAMED: Record<string, string> = {
  acronym: 'abbr',
  big: 'span',
  center: 'div',
  dir: 'ul',
  font: 'span',
  main: 'div',
  menu: 'ul',
  nav: 'div',
  strike: 's',
  tt: 'code',
};
/** Dropped with their content. */
const DROPPED = new Set([
  ...['script', 'style', 'template', 'iframe', 'embed', 'applet', 'audio', 'video', 'canvas', 'head', 'title', 'meta'],
  ...['link', 'base', 'noscript', 'input', 'button', 'select', 'textarea', 'option', 'map', 'area', 'param', 'source'],
  ...['track', 'case', 'trigger', 'frame', 'frameset', 'dialog'],
]);
/** Dropped elements that a reader would miss. */
const MISSED = new Set(['script', 'iframe', 'embed', 'applet', 'audio', 'video', 'canvas', 'form', 'svg', 'math']);

/** The key of a link target in the book. */
export function placeKey(path: string, fragment: string | null): string {
  return `${path}#${fragment ?? ''}`;
}

/** The file and anchor (empty: the file itself) of a key. */
export function placeOfKey(key: string): { path: string; fragment: string } {
  const hash = key.indexOf('#');
  return { path: key.slice(0, hash), fragment: key.slice(hash + 1) };
}

function element(name: string, attributes: Record<string, string>, children: MarkupNode[]): MarkupElement {
  return { kind: 'element', name, attributes, children };
}

function makeImage(source: MarkupElement, reference: string | null, alt: string, context: TextContext): MarkupNode[] {
  const target = reference === null ? null : resolveReference(context.path, reference);
  const image = target === null ? null : context.imageAt(target.path);
  if (image === null) {
    const text: MarkupNode = { kind: 'text', text: alt };
    return alt.trim() === '' ? [] : [element('span', { class: TEXT_CLASSES.missingImage }, [text])];
  }
  const isInline =
    /gaiji/i.test(`${source.attributes.class ?? ''} ${source.attributes.gaiji ?? ''}`) || image.heightPx <= 40;
  return [
    element(
      'img',
      {
        src: `asset:${image.sha256}`,
        width: String(image.widthPx),
        height: String(image.heightPx),
        alt,
        ...(isInline ? { class: TEXT_CLASSES.inlineImage } : {}),
      },
      [],
    ),
  ];
}

/** Drops a drawing, but keeps an embedded picture and its description. */
function transformSvg(svg: MarkupElement, context: TextContext): MarkupNode[] {
  const inside = [...descendants(svg)];
  const title = inside.find(({ name }) => name === 'title');
  const alt = (svg.attributes['aria-label'] ?? (title === undefined ? '' : rawTextOf(title)))
    .replace(/\s+/g, ' ')
    .trim();
  const pictures = inside.filter(({ name }) => name === 'image');
  if (pictures.length > 0) {
    return pictures.flatMap((picture) => makeImage(picture, attributeOf(picture, 'href'), alt, context));
  }
  context.dropped.add('svg');
  const words = inside.filter(({ name }) => name === 'text').map((text) => rawTextOf(text).replace(/\s+/g, ' ').trim());
  const lines = words.filter((line) => line !== '');
  if (lines.length > 0) return lines.map((text) => element('p', {}, [{ kind: 'text', text }]));
  return alt === '' ? [] : [element('span', { class: TEXT_CLASSES.missingImage }, [{ kind: 'text', text: alt }])];
}

function allowedAttributes(source: MarkupElement, name: string): Record<string, string> {
  const { attributes } = source;
  const allowed: Record<string, string> = {};
  const lang = attributes['xml:lang'] ?? attributes.lang;
  if (lang && /^[A-Za-z0-9-]{2,35}$/.test(lang)) allowed.lang = lang;
  if (attributes.dir && /^(?:ltr|rtl|auto)$/i.test(attributes.dir)) allowed.dir = attributes.dir.toLowerCase();
  const numbers =
    name === 'td' || name === 'th'
      ? ['colspan', 'rowspan']
      : name === 'ol'
        ? ['start']
        : name === 'li'
          ? ['value']
          : [];
  for (const attribute of numbers) {
    const value = attributes[attribute];
    if (value !== undefined && /^\d{1,4}$/.test(value)) allowed[attribute] = value;
  }
  if (name === 'ol' && /^[1aAiI]$/.test(attributes.type ?? '')) allowed.type = attributes.type ?? '1';
  if (name === 'ol' && attributes.reversed !== undefined) allowed.reversed = '';
  return allowed;
}

function nameFor(source: MarkupElement, marks: TextMarks): string | null {
  const name = RENAMED[source.name] ?? source.name;
  if (!ALLOWED.has(name)) return null;
  if (marks.isWeightNormal && (name === 'strong' || name === 'b')) return 'span';
  if (marks.isSlantNormal && (name === 'em' || name === 'i')) return 'span';
  return name;
}

function transformLink(source: MarkupElement, made: MarkupElement, context: TextContext): MarkupNode[] {
  const target = resolveReference(context.path, source.attributes.href ?? '');
  const isAnchor = made.attributes[KEYS] !== undefined;
  if (target === null) return isAnchor ? [{ ...made, name: 'span' }] : made.children;
  made.attributes[TARGET] = placeKey(target.path, target.fragment);
  if (isNoteReference(source)) made.attributes.role = 'doc-noteref';
  if (typesOf(source).some((type) => type === 'backlink' || type === 'doc-backlink'))
    made.attributes.role = 'doc-backlink';
  return [made];
}

function transformElement(
  source: MarkupElement,
  context: TextContext,
  ancestors: readonly MarkupElement[],
): MarkupNode[] {
  if (MISSED.has(source.name)) context.dropped.add(source.name);
  if (DROPPED.has(source.name)) return [];
  if (source.name === 'svg') return transformSvg(source, context);
  if (source.name === 'img' || source.name === 'image') {
    const reference = source.name === 'img' ? (source.attributes.src ?? null) : attributeOf(source, 'href');
    return makeImage(source, reference, (source.attributes.alt ?? '').trim(), context);
  }
  if (source.name === 'math') {
    return [{ kind: 'text', text: mathText(source) }];
  }
  const marks = context.rules.marksOf(source, ancestors);
  if (isHidden(source) || (marks.isHidden && !holdsNote(source))) return [];
  const children = transformNodes(source.children, context, [...ancestors, source]);
  const name = nameFor(source, marks);
  if (name === null) return children;
  const classes = [
    ...marks.classes,
    ...(source.name === 'center' ? [TEXT_CLASSES.center] : []),
    ...(isNote(source) ? [TEXT_CLASSES.note] : []),
  ];
  const anchors = anchorsOf(source);
  const made = element(
    name,
    {
      ...allowedAttributes(source, name),
      ...(classes.length > 0 ? { class: classes.join(' ') } : {}),
      ...(isNote(source) ? { role: 'doc-footnote' } : {}),
      ...(anchors.length > 0 ? { [KEYS]: anchors.map((anchor) => placeKey(context.path, anchor)).join('\n') } : {}),
    },
    children,
  );
  return name === 'a' ? transformLink(source, made, context) : [made];
}

/** Transforms a book's markup: allowed elements, our own classes, stored pictures, links by key. */
export function transformNodes(
  nodes: readonly MarkupNode[],
  context: TextContext,
  ancestors: readonly MarkupElement[] = context.around,
): MarkupNode[] {
  return nodes.flatMap((node) => (node.kind === 'text' ? [node] : transformElement(node, context, ancestors)));
}

const ALLOWED_EMPTY = new Set(['img', 'br', 'hr', 'wbr', 'td', 'th', 'col', 'rp', 'rt', 'rb']);

/** Removes elements without content, after cuts and dropped pictures. */
export function pruneEmpty(nodes: readonly MarkupNode[]): MarkupNode[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'text') return [node];
    const children = pruneEmpty(node.children);
    const isEmpty = children.every((child) => child.kind === 'text' && !/[^\t\n\r ]/.test(child.text));
    const isKept = !isEmpty || ALLOWED_EMPTY.has(node.name) || node.attributes[KEYS] !== undefined;
    return isKept ? [{ ...node, children }] : children;
  });
}
