import type { MarkupElement } from './markup-tree.ts';
import { joinMarks, NO_MARKS, type TextMarks, translateDeclarations } from './text-marks.ts';

/** One element of a selector: its tag, id and classes, each of which may be absent. */
interface Compound {
  tag: string | null;
  id: string | null;
  classes: string[];
}

export interface StyleRule {
  /** Conditions on the element itself. */
  own: Compound;
  /** Conditions on ancestors, the outermost first; others may be between them. */
  around: Compound[];
  marks: TextMarks;
}

/** Maximum rules of a sheet, of a text, and for a tag or class. */
const MAX_SHEET_RULES = 5_000;
const MAX_RULES = 5_000;
const MAX_BUCKET_RULES = 50;
const MAX_COMPOUNDS = 4;
const MAX_CLASS_LENGTH = 1_000;
const COMPOUND = /^([a-z][a-z0-9]*|\*)?((?:[.#][\p{L}\p{N}_-]+)*)$/iu;

function hasMeaning(marks: TextMarks): boolean {
  return marks.classes.length > 0 || marks.isHidden || marks.isVertical || marks.isWeightNormal || marks.isSlantNormal;
}

function readCompound(text: string): Compound | null {
  const match = COMPOUND.exec(text);
  if (match === null || match[0] === '') return null;
  const names = match[2]?.match(/[.#][^.#]+/g) ?? [];
  const tag = match[1]?.toLowerCase() ?? null;
  return {
    tag: tag === '*' ? null : tag,
    id: names.find((name) => name.startsWith('#'))?.slice(1) ?? null,
    classes: names.filter((name) => name.startsWith('.')).map((name) => name.slice(1)),
  };
}

/** Supports descendant selectors; no states, attributes or siblings. */
function readSelector(selector: string): Omit<StyleRule, 'marks'> | null {
  const parts = selector.replaceAll('>', ' ').trim().split(/\s+/);
  if (parts.length > MAX_COMPOUNDS) return null;
  const compounds = parts.flatMap((part) => readCompound(part) ?? []);
  const own = compounds.at(-1);
  return own === undefined || compounds.length < parts.length ? null : { own, around: compounds.slice(0, -1) };
}

/** The rules of a sheet, without `@media`, `@font-face` and similar blocks. */
function* plainRules(css: string): Generator<{ selectors: string; declarations: string }> {
  let from = 0;
  while (from < css.length) {
    const open = css.indexOf('{', from);
    if (open === -1) return;
    const head = css.slice(from, open);
    const selectors = head.slice(Math.max(head.lastIndexOf(';'), head.lastIndexOf('}')) + 1).trim();
    let end = css.indexOf('}', open);
    if (selectors.startsWith('@')) {
      let depth = 1;
      for (end = open + 1; end < css.length && depth > 0; end += 1) {
        if (css[end] === '{') depth += 1;
        else if (css[end] === '}') depth -= 1;
      }
    } else {
      yield { selectors, declarations: css.slice(open + 1, end === -1 ? css.length : end) };
      if (end === -1) return;
      end += 1;
    }
    from = end;
  }
}

function withoutComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, ' ');
}

/** Addresses of imported sheets. */
export function importsOf(css: string): string[] {
  const imports = withoutComments(css).matchAll(/@import\s+(?:url\(\s*)?["']?([^"')\s;]+)/gi);
  return [...imports].flatMap(([, address]) => address ?? []);
}

function classesOf(element: MarkupElement): string[] {
  const { class: names } = element.attributes;
  return names === undefined ? [] : names.slice(0, MAX_CLASS_LENGTH).split(/\s+/);
}

function matches(element: MarkupElement, own: readonly string[], { tag, id, classes }: Compound): boolean {
  if (tag !== null && tag !== element.name) return false;
  if (id !== null && id !== element.attributes.id) return false;
  return classes.every((name) => own.includes(name));
}

function standsInside(ancestors: readonly MarkupElement[], around: readonly Compound[]): boolean {
  let next = 0;
  for (const ancestor of ancestors) {
    const compound = around[next];
    if (compound === undefined) return true;
    if (matches(ancestor, classesOf(ancestor), compound)) next += 1;
  }
  return next === around.length;
}

/** The index key of a rule: the rarest condition on its element. */
function bucketOf({ tag, id, classes }: Compound): string {
  if (classes[0] !== undefined) return `.${classes[0]}`;
  return id === null ? (tag ?? '*') : `#${id}`;
}

/**
 * Reads the rules of a sheet that matter to reading.
 *
 * @param isRightToLeft the side of line ends
 */
export function readSheet(css: string, isRightToLeft: boolean): StyleRule[] {
  const rules: StyleRule[] = [];
  for (const { selectors, declarations } of plainRules(withoutComments(css))) {
    const marks = translateDeclarations(declarations, isRightToLeft);
    if (!hasMeaning(marks)) continue;
    for (const selector of selectors.split(',')) {
      if (rules.length >= MAX_SHEET_RULES) return rules;
      const read = readSelector(selector);
      if (read !== null) rules.push({ ...read, marks });
    }
  }
  return rules;
}

/** The style rules of a text that matter to reading, looked up by element. */
export class StyleRules {
  readonly #buckets = new Map<string, StyleRule[]>();
  readonly #isRightToLeft: boolean;

  constructor(sheets: readonly (readonly StyleRule[])[], isRightToLeft: boolean) {
    this.#isRightToLeft = isRightToLeft;
    for (const rule of sheets.flat().slice(0, MAX_RULES)) {
      const bucket = bucketOf(rule.own);
      const rules = this.#buckets.get(bucket);
      if (rules === undefined) this.#buckets.set(bucket, [rule]);
      else if (rules.length < MAX_BUCKET_RULES) rules.push(rule);
    }
  }

  /** @param ancestors the outermost first */
  marksOf(element: MarkupElement, ancestors: readonly MarkupElement[]): TextMarks {
    const own = classesOf(element);
    const keys = ['*', element.name, `#${element.attributes.id ?? ''}`, ...own.map((name) => `.${name}`)];
    const marks = keys
      .flatMap((key) => this.#buckets.get(key) ?? [])
      .filter((rule) => matches(element, own, rule.own) && standsInside(ancestors, rule.around))
      .map((rule) => rule.marks);
    const { style } = element.attributes;
    if (style !== undefined) marks.push(translateDeclarations(style, this.#isRightToLeft));
    return marks.length === 0 ? NO_MARKS : joinMarks(marks);
  }
}
