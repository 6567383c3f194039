import type { RichStyle } from './rich-text.tsx';

const WEIGHT = /^(normal|bold|[1-9]00)$/;
const SLANT = /^(normal|italic)$/;
const LINE = /^(none|underline|line-through)$/;
const SIZE = /^(\d{1,3}(?:\.\d+)?)(px|em|rem|%)$/;
/** Names, hexadecimal colours, and functions of numbers only. */
const COLOUR = /^(?:[a-z]{3,20}|#[0-9a-f]{3,8}|(?:rgb|hsl)a?\([\d\s.,%/-]{5,40}\))$/;

/** Allowed range of text sizes. */
const SIZE_BOUNDS: Readonly<Record<string, readonly [number, number]>> = {
  px: [12, 28],
  em: [0.8, 1.75],
  rem: [0.8, 1.75],
  '%': [80, 175],
};

/**
 * The allowed part of a style attribute: how text looks, within bounds. Nothing that moves, covers, hides or loads
 * anything is allowed, and no background, since it would not follow the theme. Null when nothing is left.
 */
export function readRichStyle(attribute: string): RichStyle | null {
  const style: RichStyle = {};
  for (const declaration of attribute.split(';')) {
    const [name = '', ...rest] = declaration.split(':');
    const value = rest.join(':').trim().toLowerCase();
    readDeclaration(style, name.trim().toLowerCase(), value);
  }
  return Object.keys(style).length === 0 ? null : style;
}

function readDeclaration(style: RichStyle, name: string, value: string): void {
  switch (name) {
    case 'font-weight':
      if (WEIGHT.test(value)) style.fontWeight = value;
      return;
    case 'font-style':
      if (SLANT.test(value)) style.fontStyle = value;
      return;
    case 'font-size':
      if (isReadableSize(value)) style.fontSize = value;
      return;
    case 'text-decoration':
    case 'text-decoration-line':
      if (LINE.test(value)) style.textDecoration = value;
      return;
    case 'text-align':
      if (isAlignment(value)) style.textAlign = value;
      return;
    case 'color':
      if (COLOUR.test(value)) style.color = value;
      return;
  }
}

function isReadableSize(value: string): boolean {
  const [, number = '', unit = ''] = SIZE.exec(value) ?? [];
  const [least, most] = SIZE_BOUNDS[unit] ?? [1, 0];
  return Number(number) >= least && Number(number) <= most;
}

function isAlignment(value: string): value is NonNullable<RichStyle['textAlign']> {
  return ['left', 'right', 'center', 'justify', 'start', 'end'].includes(value);
}
