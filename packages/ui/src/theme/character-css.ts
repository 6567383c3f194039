import type { ArtFrame, PlatformCharacter, TitleMark } from '@longstrip/core';
import { BANNER_RULES } from './banner-css.ts';
import { type CssRule, writeRules } from './css-rule.ts';

const HEAD = '.section-head';
const TITLE = '.section-title';

/** A heading that has a line of its own width above or below it. */
const INSET = ['margin-inline: var(--size-gutter);', 'padding-inline: 0;'];

const MARKS: Readonly<Record<TitleMark, readonly CssRule[]>> = {
  plain: [],
  bar: [
    { on: HEAD, lines: [...INSET, 'margin-block-end: 10px;', 'border-block-end: 2px solid var(--text);'] },
    { on: TITLE, lines: ['display: flex;', 'align-items: center;', 'gap: 9px;'] },
    {
      on: `${TITLE}::before`,
      lines: [
        'content: "";',
        'flex: none;',
        'inline-size: 6px;',
        'block-size: 1.1em;',
        'background: var(--primary);',
        'transform: skewX(-14deg);',
      ],
    },
  ],
  marker: [
    {
      on: TITLE,
      lines: [
        'inline-size: fit-content;',
        'padding-inline: 6px;',
        'margin-inline-start: -6px;',
        'border-radius: 6px;',
        'background: linear-gradient(color-mix(in srgb, var(--primary) 24%, transparent) 0 0) 0 78% / 100% 38% no-repeat;',
      ],
    },
  ],
  rule: [
    {
      on: HEAD,
      lines: [
        ...INSET,
        'margin-block-end: 6px;',
        'padding-block-start: 4px;',
        'border-block-start: 3px double var(--line-strong);',
      ],
    },
    { on: TITLE, lines: ['letter-spacing: 0.1em;'] },
  ],
  ornament: [
    { on: HEAD, lines: ['margin-block-end: 8px;'] },
    { on: TITLE, lines: ['display: flex;', 'align-items: center;', 'gap: 12px;'] },
    {
      on: `${TITLE}::before`,
      lines: [
        'content: "";',
        'flex: none;',
        'inline-size: 9px;',
        'block-size: 9px;',
        'background: var(--primary);',
        'transform: rotate(45deg);',
      ],
    },
    {
      on: `${TITLE}::after`,
      lines: ['content: "";', 'flex: 1;', 'block-size: 1px;', 'background: var(--line-strong);', 'opacity: 0.5;'],
    },
  ],
};

const FRAMES: Readonly<Record<ArtFrame, readonly string[]>> = {
  rounded: ['border-radius: var(--r-sheet);'],
  square: ['border-radius: 0;'],
  cloud: ['border-radius: 36% 64% 48% 52% / 54% 46% 60% 40%;'],
  plate: ['padding: 7px;', 'border: 3px double var(--line-strong);', 'border-radius: 2px;'],
  arch: ['border-radius: 50% 50% 12px 12px / 72% 72% 12px 12px;'],
};

/** The values of a character's tokens. They follow those of the density, whose space they widen. */
export function characterTokens({ titles, corners, spacing, icons }: PlatformCharacter): string[] {
  return [
    `--font-title: ${titles.stack};`,
    `--font-title-latin: ${titles.latinStack};`,
    `--font-card: var(--font${titles.isOnCards ? '-title' : ''});`,
    `--w-title: ${titles.weight};`,
    `--t-title: var(--t-${titles.sizePx});`,
    `--title-case: ${titles.isCapital ? 'uppercase' : 'none'};`,
    `--r-cover: ${corners.coverPx}px;`,
    `--r-card: ${corners.cardPx}px;`,
    `--r-sheet: ${corners.sheetPx}px;`,
    `--r-button: ${corners.buttonPx}px;`,
    `--icon-stroke: ${icons.strokePx};`,
    `--icon-cap: ${icons.ends};`,
    `--icon-join: ${icons.ends === 'round' ? 'round' : 'miter'};`,
    `--more-space: ${spacing === 'airy' ? '10px' : '0px'};`,
  ];
}

/** The rules of a character: marks of headings, banners, frames of pictures. Only its own are in a site's sheet. */
export function characterRules({ titles, banner, artFrame }: PlatformCharacter, root: string): string {
  return writeRules(
    [...MARKS[titles.mark], ...BANNER_RULES[banner], { on: '.art-frame', lines: FRAMES[artFrame] }],
    root,
  );
}
