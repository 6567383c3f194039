import type { Plugin } from 'vite';

const FONT_SHEET = /\/@fontsource(-variable)?\/.+\.css(\?|$)/;
const WOFF = /,\s*url\([^)]+\.woff\)\s*format\(['"]woff['"]\)/g;

/** Removes the older format of each font: every browser that runs the site's scripts supports woff2. */
export function onlyWoff2(): Plugin {
  return {
    name: 'longstrip-only-woff2',
    enforce: 'pre',
    transform: (code, id) => (FONT_SHEET.test(id) ? { code: withoutWoff(code), map: null } : undefined),
  };
}

export function withoutWoff(sheet: string): string {
  return sheet.replaceAll(WOFF, '');
}
