import { readFileSync } from 'node:fs';
import { BUSINESS_DEFAULTS, LAYERS, MODAL_STYLES } from '@longstrip/core';
import { describe, expect, it } from 'vitest';
import { BANNER_SLIDE_MS } from './home/carousel-clock.ts';
import { modalPlace } from './modal/modal-store.ts';
import { LAZY_MARGIN_PX } from './picture/picture.tsx';
import { TOAST_MS } from './toast/toast.tsx';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

function token(name: string): number {
  return Number.parseFloat(read('./styles/tokens.css').match(new RegExp(`--${name}: (?:max\\()?([0-9.]+)`))?.[1] ?? '');
}

/** This package repeats the figures where the browser needs them, in style sheets and defaults; core defines them. */
describe('the figures of section 9', () => {
  it.each([
    ['size-column', BUSINESS_DEFAULTS.contentMaximumWidthPx],
    ['size-top-bar', BUSINESS_DEFAULTS.topBarHeightPx],
    ['size-header-bar', BUSINESS_DEFAULTS.headerBarHeightPx],
    ['size-bottom-bar', BUSINESS_DEFAULTS.bottomBarHeightPx],
    ['size-tab', BUSINESS_DEFAULTS.tabHeightPx],
    ['size-detail-bar', BUSINESS_DEFAULTS.detailBottomBarHeightPx],
    ['size-button', BUSINESS_DEFAULTS.loginButtonHeightPx],
    ['layer-bar', LAYERS.bar],
    ['layer-toast', LAYERS.toast],
  ])('token %s is %d', (name, figure) => {
    expect(token(name)).toBe(figure);
  });

  it('desktop begins one pixel after the breakpoint', () => {
    expect(read('./styles/theme.css')).toContain(`--breakpoint-desk: ${BUSINESS_DEFAULTS.desktopBreakpointPx + 1}px`);
  });

  it('toast, banner and lazy pictures keep their time and margin', () => {
    expect([TOAST_MS, BANNER_SLIDE_MS, LAZY_MARGIN_PX]).toEqual([
      BUSINESS_DEFAULTS.toastMs,
      BUSINESS_DEFAULTS.bannerSlideMs,
      BUSINESS_DEFAULTS.lazyLoadMarginPx,
    ]);
  });
});

describe('the place of a modal', () => {
  it('of the first one has its scrim at the foot of all modals', () => {
    expect(MODAL_STYLES.map((style) => modalPlace(style, 0).scrim)).toEqual(MODAL_STYLES.map(() => LAYERS.scrim));
  });

  it('of a card over a sheet dims the sheet', () => {
    const sheet = modalPlace('Bottom', 0);
    const card = modalPlace('Default', 1);
    expect(card.scrim).toBeGreaterThan(sheet.modal);
    expect(card.modal).toBeGreaterThan(card.scrim);
  });

  it('of a second sheet is over the first', () => {
    expect(modalPlace('Bottom', 1).modal).toBeGreaterThan(modalPlace('Bottom', 0).modal);
  });
});
