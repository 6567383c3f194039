import type { PageRegion } from '@longstrip/core';

/** Whether it is known what is said or seen in a panel. */
export function isStated({ text, scene }: PageRegion): boolean {
  return text !== undefined || scene !== undefined;
}

/** What is seen and said in a panel, in the language of the work; empty if nothing is known. */
export function regionText({ scene, text }: Pick<PageRegion, 'scene' | 'text'>): string {
  return [scene, text].filter((part) => part !== undefined && part !== '').join('\n');
}

/** The part of a picture that a screen shows, as shares of the screen's height; a whole page is from 0 with a height of 1. */
export interface ShownRows {
  topShare: number;
  heightShare: number;
}

/**
 * The panels of a picture that begin on a screen: a picture of a strip may stand on two screens, and each panel is read on one.
 * @param heightPx of the picture
 */
export function regionsOnScreen<Region extends Pick<PageRegion, 'box'>>(
  regions: readonly Region[],
  heightPx: number,
  { topShare, heightShare }: ShownRows,
): Region[] {
  return regions.filter(({ box: [, y] }) => {
    // Shares are rounded: a panel that begins with the screen must not be above it.
    const share = topShare + (heightShare * y) / heightPx + ROUNDING;
    return share >= 0 && share < 1;
  });
}

const ROUNDING = 1e-4;
