import type { ViewerLayer } from '@longstrip/core';
import { expect, test } from 'vitest';
import { formatViewerLayer, parseViewerLayer } from './viewer-settings-cookie.ts';

const layer: ViewerLayer = {
  ...{
    strips: 'PAPER',
    books: 'GUIDED',
    direction: 'RTL',
    fit: 'width',
    stripGap: '0',
    stripWidth: 70,
    ground: 'site',
  },
  ...{ isOffset: true, isWideAlone: false, brightness: 45, warmth: 0, textStep: 6, paper: 'night', isBinge: false },
  keys: { next: '&', previous: ' ', help: '?' },
};

test('a layer survives its cookie', () => {
  expect(parseViewerLayer(formatViewerLayer(layer))).toEqual(layer);
  expect([formatViewerLayer({}), parseViewerLayer('')]).toEqual(['', {}]);
});

test('equal layers are one text, so that one page is cached for them', () => {
  expect(formatViewerLayer({ warmth: 10, font: 'sans' })).toBe(formatViewerLayer({ font: 'sans', warmth: 10 }));
});

test('cookies of before are read', () => {
  expect(parseViewerLayer('strips=PAPER&books=SCROLL&layout=double&font=rounded&text=5&spacing=loose&binge=1')).toEqual(
    {
      ...{ strips: 'PAPER', books: 'SCROLL', layout: 'double', font: 'rounded', textStep: 5, spacing: 'loose' },
      isBinge: true,
    },
  );
});

test.each([
  null,
  '%%%',
  'strips=SIDEWAYS&writing=VERTICAL&layout=triple&font=x&paper=pink&text=99&spacing=&binge=yes',
  'warmth=5&brightness=1e2&key.jump=j&__proto__=x&isGrey=true',
])('nothing is taken from %j', (cookie) => {
  expect(parseViewerLayer(cookie)).toEqual({});
});
