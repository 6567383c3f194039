import type { MarkupElement } from './markup-tree.ts';
import { joinMarks, NO_MARKS, type TextMarks, translateDeclarations } from './text-marks.ts';

interface StyleRule {
  tag: string | null;
  id: string | null;
  classes: string[];
  marks: TextMarks;
}

const MAX_RULES = 5_000;
/** One element with classes; what stands further up in the tree is not looked at. */
const SIMPLE_SELECTOR = /^([a-z][a-z0-9]*)?((?:[.#][\p{L}\p{N}_-]+)*)$/iu;

function hasMeaning(marks: TextMarks): boolean {
  return marks.classes.length > 0 || marks.isHidden || marks.isVertical || marks.isWeightNormal || marks.isSlantNormal;
}

function readSelector(selector: string): Omit<StyleRule, 'marks'> | null {
  const match = SIMPLE_SELECTOR.exec(selector.trim());
  if (match === null || match[0] === '') return null;
  const names = match[2]?.match(/[.#][^.#]+/g) ?? [];
  return {
    tag: match[1]?.toLowerCase() ?? null,
    id: names.find((name) => name.startsWith('#'))?.slice(1) ?? null,
    classes: names.filter((name) => name.startsWith('.')).map((name) => name.slice(1)),
  };
}

/** The rules of a sheet, without those inside `@media`, `@font-face` and their like. */
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

/** The few style rules of a book that matter to reading, asked element by element. */
export class StyleRules {
  readonly #rules: StyleRule[] = [];
  readonly #isRightToLeft: boolean;

  constructor(isRightToLeft: boolean) {
    this.#isRightToLeft = isRightToLeft;
  }

  addSheet(css: string): void {
    const withoutComments = css.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, ' ');
    for (const { selectors, declarations } of plainRules(withoutComments)) {
      if (this.#rules.length >= MAX_RULES) return;
      const marks = translateDeclarations(declarations, this.#isRightToLeft);
      if (!hasMeaning(marks)) continue;
      for (const selector of selectors.split(',')) {
        const read = readSelector(selector);
        if (read !== null) this.#rules.push({ ...read, marks });
      }
    }
  }

  marksOf(element: MarkupElement): TextMarks {
    const own = (element.attributes.class ?? '').split(/\s+/);
    const matching = this.#rules.filter(
      ({ tag, id, classes }) =>
        (tag === null || tag === element.name) &&
        (id === null || id === element.attributes.id) &&
        classes.every((name) => own.includes(name)),
    );
    const marks = matching.map((rule) => rule.marks);
    const { style } = element.attributes;
    if (style !== undefined) marks.push(translateDeclarations(style, this.#isRightToLeft));
    return marks.length === 0 ? NO_MARKS : joinMarks(marks);
  }
}
