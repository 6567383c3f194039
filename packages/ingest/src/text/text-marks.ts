/**
 * The parts of a book's style sheets that matter to reading, as our own classes. Everything else is dropped: novels use the
 * reader's font, size and colours.
 */
export const TEXT_CLASSES = {
  /** Some upright characters in one square of a vertical line (tate-chu-yoko). */
  tcy: 'ls-tcy',
  /** Emphasis marks beside the characters. */
  emphasisSesame: 'ls-emphasis-sesame',
  emphasisDot: 'ls-emphasis-dot',
  emphasisCircle: 'ls-emphasis-circle',
  /** Upright or turned characters in a vertical line. */
  upright: 'ls-upright',
  sideways: 'ls-sideways',
  center: 'ls-center',
  /** Aligned to the end of the line: right in English, left in Arabic, below in vertical Japanese. */
  end: 'ls-end',
  italic: 'ls-italic',
  bold: 'ls-bold',
  smallCaps: 'ls-small-caps',
  underline: 'ls-underline',
  strike: 'ls-strike',
  /** A reference to a note, the notes after a page's text, one note, and its backlink. */
  noteReference: 'ls-noteref',
  notes: 'ls-notes',
  note: 'ls-note',
  backlink: 'ls-backlink',
  /** A picture of a character that no font has, as high as a letter. */
  inlineImage: 'ls-inline-image',
  /** The description of an omitted picture. */
  missingImage: 'ls-missing-image',
} as const;
export type TextClass = (typeof TEXT_CLASSES)[keyof typeof TEXT_CLASSES];

/** Styles of an element. */
export interface TextMarks {
  classes: TextClass[];
  isHidden: boolean;
  isVertical: boolean;
  /** The style sheet removes the element's own bold or italic style. */
  isWeightNormal: boolean;
  isSlantNormal: boolean;
}

export const NO_MARKS: TextMarks = {
  classes: [],
  isHidden: false,
  isVertical: false,
  isWeightNormal: false,
  isSlantNormal: false,
};

type Translate = (value: string) => Partial<Omit<TextMarks, 'classes'>> & { class?: TextClass };

function emphasisClass(value: string): TextClass | null {
  if (value.startsWith('none')) return null;
  if (value.includes('sesame')) return TEXT_CLASSES.emphasisSesame;
  return value.includes('circle') ? TEXT_CLASSES.emphasisCircle : TEXT_CLASSES.emphasisDot;
}

function withClass(condition: boolean, name: TextClass): { class?: TextClass } {
  return condition ? { class: name } : {};
}

const translateEmphasis: Translate = (value) => {
  const name = emphasisClass(value);
  return name === null ? {} : { class: name };
};
const translateCombination: Translate = (value) => withClass(!/^(?:none|initial)/.test(value), TEXT_CLASSES.tcy);
const translateDecoration: Translate = (value) => {
  if (value.includes('line-through')) return { class: TEXT_CLASSES.strike };
  return withClass(value.includes('underline'), TEXT_CLASSES.underline);
};
const translateCaps: Translate = (value) => withClass(/small-caps/.test(value), TEXT_CLASSES.smallCaps);

/** By property, without browser and EPUB prefixes. */
const TRANSLATIONS: Record<string, Translate> = {
  'text-combine-upright': translateCombination,
  'text-combine-horizontal': translateCombination,
  'text-combine': translateCombination,
  'text-emphasis': translateEmphasis,
  'text-emphasis-style': translateEmphasis,
  'text-orientation': (value) => {
    if (value === 'upright') return { class: TEXT_CLASSES.upright };
    return withClass(value.startsWith('sideways') || value === 'rotate-right', TEXT_CLASSES.sideways);
  },
  'text-decoration': translateDecoration,
  'text-decoration-line': translateDecoration,
  'font-variant': translateCaps,
  'font-variant-caps': translateCaps,
  'font-style': (value) =>
    value === 'normal' ? { isSlantNormal: true } : withClass(/^(?:italic|oblique)/.test(value), TEXT_CLASSES.italic),
  'font-weight': (value) =>
    /^(?:normal|[1-4]00)$/.test(value)
      ? { isWeightNormal: true }
      : withClass(/^(?:bold|bolder|[6-9]00)$/.test(value), TEXT_CLASSES.bold),
  'text-align': (value) =>
    value === 'center' ? { class: TEXT_CLASSES.center } : withClass(value === 'end', TEXT_CLASSES.end),
  display: (value) => ({ isHidden: value === 'none' }),
  'writing-mode': (value) => ({ isVertical: /^(?:vertical|tb)/.test(value) }),
};

/**
 * Translates CSS declarations (`a: b; c: d`).
 *
 * @param isRightToLeft which side `right` is: the end of a line from left to right, else its start
 */
export function translateDeclarations(declarations: string, isRightToLeft: boolean): TextMarks {
  const marks: TextMarks = { ...NO_MARKS, classes: [] };
  for (const declaration of declarations.split(';')) {
    const colon = declaration.indexOf(':');
    if (colon === -1) continue;
    const property = declaration
      .slice(0, colon)
      .trim()
      .toLowerCase()
      .replace(/^-(?:epub|webkit|moz|ms)-/, '');
    const value = declaration
      .slice(colon + 1)
      .replace(/!\s*important/i, '')
      .trim()
      .toLowerCase();
    const sided = value === (isRightToLeft ? 'left' : 'right') ? 'end' : value;
    const translated = TRANSLATIONS[property]?.(sided);
    if (translated === undefined) continue;
    const { class: name, ...flags } = translated;
    if (name !== undefined && !marks.classes.includes(name)) marks.classes.push(name);
    Object.assign(marks, flags);
  }
  return marks;
}

/** Merges the styles of several rules; later ones win. */
export function joinMarks(all: readonly TextMarks[]): TextMarks {
  return {
    classes: [...new Set(all.flatMap(({ classes }) => classes))],
    isHidden: all.some(({ isHidden }) => isHidden),
    isVertical: all.some(({ isVertical }) => isVertical),
    isWeightNormal: all.some(({ isWeightNormal }) => isWeightNormal),
    isSlantNormal: all.some(({ isSlantNormal }) => isSlantNormal),
  };
}
