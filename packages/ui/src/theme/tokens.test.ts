import { readFileSync } from 'node:fs';
import {
  ART_FRAMES,
  BADGE_SHAPES,
  BANNER_COMPOSITIONS,
  COVER_DENSITIES,
  type PlatformCharacter,
  type PlatformTheme,
  TITLE_MARKS,
} from '@longstrip/core';
import { describe, expect, it } from 'vitest';
import { COVERS_A_ROW } from '../look/site-look.tsx';
import { themeCss } from './theme-css.ts';

const TOKENS = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');

/** The declarations of every block whose selector is exactly `selector`. */
function declarations(css: string, selector: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, selectors = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const bare = selectors
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .trim()
      .replaceAll(/\s+/g, ' ');
    if (bare !== selector) continue;
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+|color-scheme):\s*([^;]+);/g)) found[name] = value;
  }
  return found;
}

const light = declarations(TOKENS, ':root, [data-theme="light"]');
const dark = declarations(TOKENS, '[data-theme="dark"]');
const systemDark = declarations(TOKENS, ':root:not([data-theme])');

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(front: string, back: string): number {
  const [brighter = 0, darker = 0] = [luminance(front), luminance(back)].sort((a, b) => b - a);
  return (brighter + 0.05) / (darker + 0.05);
}

const TEXT = ['--text', '--text-2', '--text-3', '--positive', '--negative', '--warning', '--primary-text', '--accent'];
const GROUNDS = ['--bg', '--backdrop', '--surface', '--fill'];

const PAIRS: [front: string, back: string, least: number][] = [
  ...TEXT.flatMap((front) => GROUNDS.map((back): [string, string, number] => [front, back, 4.5])),
  ['--text-2', '--fill-strong', 4.5],
  ['--text', '--segment', 4.5],
  ['--text-2', '--fill', 4.5],
  ['--on-primary', '--primary', 4.5],
  ['--primary-text', '--primary-soft', 4.5],
  ['--text-2', '--primary-soft', 4.5],
  ['--accent', '--accent-soft', 4.5],
  ['--text-2', '--accent-soft', 4.5],
  ['--on-inverse', '--inverse', 4.5],
  ['--primary', '--bg', 3],
  ['--line-strong', '--bg', 3],
  ['--line-strong', '--surface', 3],
  ['--ink', '--paper', 7],
  ['--ink-2', '--paper', 4.5],
];

describe('tokens', () => {
  it('say the same in dark by system and dark by choice', () => {
    expect(Object.keys(dark).length).toBeGreaterThan(20);
    expect(systemDark).toEqual(dark);
  });

  it('name the same things in both themes', () => {
    expect(Object.keys(dark).sort()).toEqual(Object.keys(light).sort());
  });

  describe.each([
    ['light', light],
    ['dark', dark],
  ])('%s', (_, theme) => {
    it.each(PAIRS)('%s on %s has a contrast of at least %d', (front, back, least) => {
      expect(contrast(theme[front] ?? '', theme[back] ?? '')).toBeGreaterThanOrEqual(least);
    });
  });
});

/** A colour of which a part lies over another, as `color-mix` in sRGB makes it. */
function mixed(front: string, share: number, back: string): string {
  const channel = (hex: string, start: number) => Number.parseInt(hex.slice(start, start + 2), 16);
  const mix = (start: number) => Math.round(share * channel(front, start) + (1 - share) * channel(back, start));
  return `#${[1, 3, 5].map((start) => mix(start).toString(16).padStart(2, '0')).join('')}`;
}

describe('marked text', () => {
  const shared = declarations(TOKENS, ':root');
  const share = Number.parseInt(shared['--mark-tint'] ?? '', 10) / 100;
  const marks = ['--mark-yellow', '--mark-green', '--mark-blue', '--mark-pink'].map((name) => shared[name] ?? '');
  const papers = {
    sepia: [light['--paper'], light['--ink'], light['--ink-2']],
    dark: [dark['--paper'], dark['--ink'], dark['--ink-2']],
    white: [light['--bg'], light['--text'], light['--text-2']],
    night: [shared['--night'], shared['--night-ink'], shared['--night-ink-2']],
  };

  it.each(Object.entries(papers))('can be read on %s paper', (_, [paper = '', ink = '', small = '']) => {
    for (const mark of marks) {
      const ground = mixed(mark, share, paper);
      expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
      // Signs of notes and captions.
      expect(contrast(small, ground)).toBeGreaterThanOrEqual(3);
    }
  });

  it('can be read where it is the found word', () => {
    expect(contrast(shared['--ink-art'] ?? '', shared['--mark-yellow'] ?? '')).toBeGreaterThanOrEqual(4.5);
  });
});

describe('the theme sheet of a platform', () => {
  const theme: PlatformTheme = {
    light: {
      primary: '#111111',
      onPrimary: '#ffffff',
      primaryText: '#222222',
      primarySoft: '#eeeeee',
      accent: '#333333',
      accentSoft: '#dddddd',
    },
    dark: {
      primary: '#aaaaaa',
      onPrimary: '#000000',
      primaryText: '#bbbbbb',
      primarySoft: '#101010',
      accent: '#cccccc',
      accentSoft: '#202020',
    },
    badges: 'ribbon',
    density: 'dense',
    character: {
      titles: {
        stack: 'Title, serif',
        latinStack: 'Latin title, serif',
        face: null,
        weight: 800,
        sizePx: 18,
        isCapital: false,
        mark: 'plain',
        isOnCards: false,
      },
      corners: { coverPx: 4, cardPx: 8, sheetPx: 12, buttonPx: 8 },
      spacing: 'usual',
      icons: { strokePx: 1.75, ends: 'round' },
      banner: 'hero',
      artFrame: 'rounded',
      splash: 'mark',
    },
    fonts: { body: 'Body, sans-serif', novel: 'Novel, serif' },
    leading: { text: 1.7, title: 1.5, novel: 1.9 },
  };
  const sheet = themeCss(theme);

  it('sets names that the tokens know, and all of the brand', () => {
    const known = { ...light, ...declarations(TOKENS, ':root') };
    const set = { ...declarations(sheet, ':root, [data-theme="light"]'), ...declarations(sheet, ':root') };
    expect(Object.keys(set).filter((name) => !(name in known))).toEqual([]);
    expect(Object.keys(set)).toHaveLength(39);
  });

  it.each(COVER_DENSITIES)('has as many covers in a row as the sizes of pictures assume: %s', (density) => {
    const { '--covers': phone, '--covers-desk': desktop } = declarations(themeCss({ ...theme, density }), ':root');
    expect([phone, desktop].map(Number)).toEqual([COVERS_A_ROW[density].phone, COVERS_A_ROW[density].desktop]);
  });

  it('gives every shape of badges a look of its own', () => {
    const looks = BADGE_SHAPES.map((badges) =>
      Object.entries(declarations(themeCss({ ...theme, badges }), ':root')).filter(([name]) =>
        name.startsWith('--badge'),
      ),
    );
    expect(new Set(looks.map((look) => JSON.stringify(look))).size).toBe(BADGE_SHAPES.length);
  });

  it('stands in where none is loaded, with the usual density and square badges', () => {
    const usual = declarations(themeCss({ ...theme, density: 'usual', badges: 'square' }), ':root');
    const own = Object.entries(usual).filter(([name]) => !/^--(font|lead)/.test(name));
    expect(declarations(TOKENS, ':root')).toMatchObject(Object.fromEntries(own));
  });

  /** The sheet of a platform with another character. */
  const withCharacter = (change: Partial<PlatformCharacter>) =>
    themeCss({ ...theme, character: { ...theme.character, ...change } });

  it.each([
    ['composition of banners', BANNER_COMPOSITIONS.map((banner) => withCharacter({ banner }))],
    ['frame of pictures', ART_FRAMES.map((artFrame) => withCharacter({ artFrame }))],
    ['mark of headings', TITLE_MARKS.map((mark) => withCharacter({ titles: { ...theme.character.titles, mark } }))],
  ])('gives every %s a look of its own', (_, sheets) => {
    expect(new Set(sheets).size).toBe(sheets.length);
  });

  it('writes the rules of a character below its platform’s root, flat', () => {
    const shared = themeCss({ ...theme, character: { ...theme.character, banner: 'split' } }, 'bom-xx');
    const rules = shared.slice(shared.indexOf('--more-space'));
    const selectors = [...rules.matchAll(/^ *([^@{}\n]+) \{$/gm)].map(([, selector = '']) => selector);
    expect(selectors.length).toBeGreaterThan(5);
    expect(selectors.filter((selector) => !selector.startsWith(':root[data-platform="bom-xx"]'))).toEqual([]);
    expect(rules).toContain(':root[data-platform="bom-xx"][dir="rtl"] .banner-slide');
  });

  it('gives corners, lines of icons and space by the character', () => {
    const corners = { coverPx: 1, cardPx: 2, sheetPx: 3, buttonPx: 4 };
    const own = withCharacter({ corners, spacing: 'airy', icons: { strokePx: 2.25, ends: 'square' } });
    expect(declarations(own, ':root')).toMatchObject({
      '--r-cover': '1px',
      '--r-card': '2px',
      '--r-sheet': '3px',
      '--r-button': '4px',
      '--icon-stroke': '2.25',
      '--icon-join': 'miter',
      '--more-space': '10px',
      '--font-title': 'Title, serif',
    });
  });

  it('gives the dark colours by choice and by system', () => {
    expect(declarations(sheet, '[data-theme="dark"]')['--primary']).toBe('#aaaaaa');
    expect(declarations(sheet, ':root:not([data-theme])')).toEqual(declarations(sheet, '[data-theme="dark"]'));
  });
});
