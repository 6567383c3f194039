import type { BannerComposition } from '@longstrip/core';
import type { CssRule } from './css-rule.ts';

/** A banner with art and words. One whose words are in its art, or without art, fills the same room. */
const WITH_ART = '.banner-slide[data-banner="art"]';
const CONTROLS = '.banner-controls';

/** Words on the page's own ground have the page's colours. */
const ON_PAGE = ['--on-art: var(--text);', 'text-shadow: none;'];

/** Room for as many lines as the words may have: nothing moves when another banner comes. */
const clamp = (lines: number, leading: string): string[] => [
  'display: -webkit-box;',
  '-webkit-box-orient: vertical;',
  `-webkit-line-clamp: ${lines};`,
  `min-block-size: calc(${lines} * ${leading} * 1em);`,
  'overflow: hidden;',
];

const HERO: readonly CssRule[] = [
  { on: '.banner-slide', lines: ['aspect-ratio: 1 / 1.06;'], window: 'phone' },
  { on: '.banner-slide', lines: ['aspect-ratio: 720 / 400;'], window: 'desktop' },
  { on: `${WITH_ART} .banner-art img`, lines: ['object-position: 72% 50%;'], window: 'phone' },
  { on: '[data-banner="alone"] .banner-art img', lines: ['object-fit: contain;'], window: 'phone' },
  { on: '[data-banner="alone"]', lines: ['background: var(--ink-art);'] },
  {
    on: `${WITH_ART} .banner-text`,
    lines: ['inline-size: auto;', 'padding-inline-end: 24px;', 'padding-block-end: 40px;'],
  },
  {
    on: '.banner-title',
    lines: [
      'font-size: clamp(2rem, 10.5vw, 3.25rem);',
      'line-height: 1.04;',
      'text-transform: var(--title-case);',
      'letter-spacing: 0.005em;',
    ],
  },
];

const STRIP: readonly CssRule[] = [
  { on: '.banner-slide', lines: ['aspect-ratio: auto;', 'min-block-size: max(148px, 9.25rem);'] },
  { on: '.banner-slide', lines: ['min-block-size: 208px;'], window: 'desktop' },
  { on: WITH_ART, lines: ['background: var(--ink-art);', 'align-content: center;'] },
  {
    on: `${WITH_ART} .banner-art`,
    lines: ['inset-inline-start: 40%;', 'clip-path: polygon(14% 0, 100% 0, 100% 100%, 0 100%);'],
  },
  {
    on: `${WITH_ART} .banner-art`,
    isRtl: true,
    lines: ['clip-path: polygon(0 0, 86% 0, 100% 100%, 0 100%);'],
  },
  { on: `${WITH_ART}[data-end] .banner-art`, lines: ['inset-inline: 0 40%;'] },
  { on: `${WITH_ART} .banner-art img`, lines: ['object-position: 70% 22%;'] },
  { on: `${WITH_ART} .banner-veil`, lines: ['display: none;'] },
  {
    on: `${WITH_ART} .banner-text`,
    lines: ['inline-size: 46%;', 'padding-block: 12px;', 'margin-block: 0;', 'text-shadow: 0 0 6px var(--ink-art);'],
  },
  {
    on: '.banner-kicker',
    lines: [
      'inline-size: fit-content;',
      'padding: 1px 8px;',
      'background: var(--primary);',
      'color: var(--on-primary);',
      'opacity: 1;',
    ],
  },
  { on: '.banner-title', lines: ['font-size: var(--t-18);', ...clamp(3, 'var(--lead-title)')], window: 'phone' },
  { on: '.banner-line', lines: [...clamp(1, '1.4'), 'line-height: 1.4;'] },
];

const STACK: readonly CssRule[] = [
  {
    on: '.banner-slide',
    lines: [
      'margin: 14px var(--size-gutter) 38px;',
      'border-radius: var(--r-sheet);',
      'box-shadow: 0 16px 0 -6px color-mix(in srgb, var(--primary) 46%, var(--bg)), 0 31px 0 -13px color-mix(in srgb, var(--primary) 20%, var(--bg));',
    ],
  },
  { on: '.banner-slide', lines: ['aspect-ratio: 1 / 1;'], window: 'phone' },
  { on: `${WITH_ART} .banner-art img`, lines: ['object-position: 72% 50%;'], window: 'phone' },
  { on: '[data-banner="alone"] .banner-art img', lines: ['object-fit: contain;'], window: 'phone' },
  { on: '[data-banner="alone"]', lines: ['background: var(--ink-art);'] },
  {
    on: `${WITH_ART} .banner-text`,
    lines: ['inline-size: auto;', 'padding-inline-end: 20px;', 'padding-block-end: 44px;'],
  },
  {
    on: '.banner-kicker',
    lines: [
      'inline-size: fit-content;',
      'padding: 2px 12px;',
      'border-radius: var(--r-pill);',
      'background: var(--on-art);',
      'color: var(--ink-art);',
      'text-shadow: none;',
      'opacity: 1;',
    ],
  },
  { on: '.banner-title', lines: ['font-size: var(--t-28);'] },
  { on: CONTROLS, lines: ['inset-block-end: 38px;', 'inset-inline-end: calc(var(--size-gutter) + 8px);'] },
];

const SPLIT: readonly CssRule[] = [
  { on: '.banner-slide', lines: ['aspect-ratio: 16 / 11;'], window: 'phone' },
  { on: WITH_ART, lines: ['background: var(--primary-soft);', 'align-content: center;'] },
  { on: `${WITH_ART} .banner-art`, lines: ['inset-inline-start: 48%;'] },
  { on: `${WITH_ART}[data-end] .banner-art`, lines: ['inset-inline: 0 48%;'] },
  { on: `${WITH_ART} .banner-art img`, lines: ['object-position: 76% 50%;'] },
  { on: `${WITH_ART} .banner-art img`, lines: ['object-position: 24% 50%;'], isRtl: true },
  { on: `${WITH_ART} .banner-veil`, lines: ['display: none;'] },
  {
    on: `${WITH_ART}::after`,
    lines: [
      'content: "";',
      'position: absolute;',
      'inset-block: 10px;',
      'inset-inline: 10px calc(52% + 10px);',
      'border: 3px double color-mix(in srgb, var(--primary) 42%, transparent);',
      'pointer-events: none;',
    ],
  },
  { on: `${WITH_ART}[data-end]::after`, lines: ['inset-inline: calc(52% + 10px) 10px;'] },
  {
    on: `${WITH_ART} .banner-text`,
    lines: [...ON_PAGE, 'inline-size: 48%;', 'box-sizing: border-box;', 'padding: 18px 24px;', 'margin: 0;'],
  },
  {
    on: `${WITH_ART} .banner-kicker`,
    lines: ['color: var(--primary-text);', 'letter-spacing: 0.12em;', 'opacity: 1;'],
  },
  { on: '.banner-title', lines: ['letter-spacing: 0.04em;', 'text-wrap: wrap;'] },
  { on: `${WITH_ART} .banner-title`, lines: ['font-size: var(--t-18);', 'margin-block: 8px;'], window: 'phone' },
  { on: `${WITH_ART} .banner-line`, lines: ['font-size: var(--t-12);', 'color: var(--text-2);', 'opacity: 1;'] },
];

const STORY: readonly CssRule[] = [
  { on: '.banner-slide', lines: ['aspect-ratio: auto;', 'align-content: stretch;'] },
  // A picture that is not loaded yet must not widen its column.
  {
    on: WITH_ART,
    lines: ['grid-template: auto 1fr / minmax(0, 1fr);', 'background: var(--bg);'],
  },
  { on: `${WITH_ART} .banner-art`, lines: ['position: relative;', 'inset: auto;', 'aspect-ratio: 16 / 9;'] },
  { on: `${WITH_ART} .banner-art`, lines: ['aspect-ratio: 720 / 320;'], window: 'desktop' },
  { on: `${WITH_ART} .banner-veil`, lines: ['display: none;'] },
  {
    on: `${WITH_ART} .banner-text`,
    lines: [
      ...ON_PAGE,
      'inline-size: auto;',
      'margin: 0;',
      'padding: 14px var(--size-gutter) 44px;',
      'text-align: center;',
    ],
  },
  { on: `${WITH_ART} .banner-kicker`, lines: ['min-block-size: 1.7em;', 'color: var(--primary-text);', 'opacity: 1;'] },
  { on: `${WITH_ART} .banner-title`, lines: ['font-size: var(--t-28);', ...clamp(1, 'var(--lead-title)')] },
  {
    on: `${WITH_ART} .banner-line`,
    lines: [...clamp(1, 'var(--lead-text)'), 'line-height: var(--lead-text);', 'color: var(--text-2);', 'opacity: 1;'],
  },
  {
    on: CONTROLS,
    lines: [
      '--on-art: var(--text);',
      '--art-line: var(--line-strong);',
      'inset-inline: 0;',
      'justify-content: center;',
    ],
  },
];

/** The rules of a composition: how art and words of a banner stand to each other. */
export const BANNER_RULES: Readonly<Record<BannerComposition, readonly CssRule[]>> = {
  hero: HERO,
  strip: STRIP,
  stack: STACK,
  split: SPLIT,
  story: STORY,
};
