import { describe, expect, test } from 'vitest';
import { COVER_WIDTHS_PX, pictureModel, siteAddress } from './picture-model.ts';

const ADDRESS = 'https://us.example/_/image?url=%2Fa%2Fabc%2Fsig&w=384&q=75';

function picture(more: Partial<Parameters<typeof pictureModel>[0]> = {}) {
  return { imagePath: ADDRESS, width: 900, height: 1200, placeholder: '#102030', ...more };
}

describe('a picture of our own store', () => {
  test('has every width, from the site itself', () => {
    expect(pictureModel(picture(), COVER_WIDTHS_PX, 3 / 4)).toEqual({
      src: '/_/image?url=%2Fa%2Fabc%2Fsig&w=384&q=75',
      srcWidthsPx: [128, 256, 384],
      widthPx: 900,
      heightPx: 1200,
      placeholder: '#102030',
    });
  });

  test('has no width above its own', () => {
    const { src, srcWidthsPx } = pictureModel(picture({ width: 200, height: 300 }), COVER_WIDTHS_PX, 3 / 4);
    expect(src).toContain('w=256');
    expect(srcWidthsPx).not.toContain(384);
  });

  test('has the expected ratio when its size is unknown', () => {
    const model = pictureModel(picture({ width: 0, height: 0, placeholder: null }), COVER_WIDTHS_PX, 3 / 4);
    expect(model.heightPx / model.widthPx).toBeCloseTo(4 / 3, 2);
    expect(model).not.toHaveProperty('placeholder');
  });
});

test.each([
  'https://elsewhere.example/cover.png',
  'https://us.example/_/image?url=%2Fa%2Fabc&w=384&q=75&s=signed',
  'https://us.example/_/image?url=%2Fa%2Fabc&w=385&q=75',
  'not an address at all:',
])('%s keeps its only address', (imagePath) => {
  expect(pictureModel(picture({ imagePath }), COVER_WIDTHS_PX, 1)).toMatchObject({ src: imagePath });
  expect(pictureModel(picture({ imagePath }), COVER_WIDTHS_PX, 1)).not.toHaveProperty('srcWidthsPx');
});

test('an address loses its origin only when it is the optimiser', () => {
  expect(siteAddress('https://us.example/_/image?a=1')).toBe('/_/image?a=1');
  expect(siteAddress('https://elsewhere.example/x?a=1')).toBe('https://elsewhere.example/x?a=1');
});
