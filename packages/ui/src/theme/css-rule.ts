/** One rule of a style sheet that is written by code. */
export interface CssRule {
  /** The selector, below the platform's root. */
  readonly on: string;
  readonly lines: readonly string[];
  /** The windows that it is for; left out: all. */
  readonly window?: 'phone' | 'desktop';
  /** Only on a page whose text runs from the right. */
  readonly isRtl?: true;
}

const WINDOWS = { phone: '(max-width: 600px)', desktop: '(min-width: 601px)' } as const;

/** Writes rules below a root, flat: browsers without nesting understand them. */
export function writeRules(rules: readonly CssRule[], root: string): string {
  return rules
    .map(({ on, lines, window, isRtl = false }) => {
      const block = `${root}${isRtl ? '[dir="rtl"]' : ''} ${on} {\n${lines.map((line) => `  ${line}`).join('\n')}\n}\n`;
      if (window === undefined) return block;
      const inner = block.trimEnd().replaceAll(/^/gm, '  ');
      return `@media ${WINDOWS[window]} {\n${inner}\n}\n`;
    })
    .join('\n');
}
