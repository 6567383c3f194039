import { describe, expect, it } from 'vitest';
import { type BackLayer, closeLayer, decideBack, openLayer } from './back-history.ts';

const slide: BackLayer = { id: 'slide', kind: 'slide' };
const sheet: BackLayer = { id: 'sheet', kind: 'modal' };
const card: BackLayer = { id: 'card', kind: 'modal' };

describe('one press of back', () => {
  it.each([
    ['the modal opened last', [sheet, card], false, { kind: 'close', id: 'card' }],
    ['the modal before the slide, even if the slide came later', [sheet, slide], false, { kind: 'close', id: 'sheet' }],
    ['the slide when no modal is open', [slide], false, { kind: 'close', id: 'slide' }],
    ['a modal at the root too', [sheet], true, { kind: 'close', id: 'sheet' }],
    ['nothing: it leaves the page', [], false, { kind: 'leave' }],
    ['nothing: it stays at the root', [], true, { kind: 'stay' }],
  ] as const)('closes %s', (_, layers, isRoot, step) => {
    expect(decideBack(layers, isRoot)).toEqual(step);
  });
});

describe('the stack of layers', () => {
  it('keeps the place of a layer that opens twice', () => {
    expect(openLayer([sheet, card], sheet)).toEqual([sheet, card]);
  });

  it('loses a layer from the middle', () => {
    expect(closeLayer([slide, sheet, card], 'sheet')).toEqual([slide, card]);
  });
});
