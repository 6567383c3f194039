import type { SeriesThumbnailType } from '@longstrip/core';
import { describe, expect, test } from 'vitest';
import { createImageAddresses } from '../image/image-address.ts';
import { allThumbnails, chooseThumbnails } from './thumbnails.ts';

const IMAGES = createImageAddresses({ secret: 'of the test', originOf: (id) => `https://${id}.sites.test` });

/** The stored pictures of a series. The placeholder of each is its type, so that a test can identify it. */
const picturesOf = (types: readonly SeriesThumbnailType[]) =>
  types.map((type) => ({ seriesId: 1, type, assetId: 'a', widthPx: 600, heightPx: 800, placeholder: type }));

const SERIES = {
  ordinary: { isAdultSeries: false, isMixed: false },
  mixed: { isAdultSeries: false, isMixed: true },
  adult: { isAdultSeries: true, isMixed: false },
} as const;

describe('the picture that a reader gets', () => {
  const [plain, other] = ['VERTICAL', 'VERTICAL_NON_ADULT'] as const;
  const both = [plain, other];

  test.each([
    ['an ordinary series', 'ordinary', 'a reader who does not see adult works', false, both, plain],
    ['a mixed series', 'mixed', 'a reader who does not see adult works', false, both, other],
    ['a mixed series', 'mixed', 'a reader who sees adult works', true, both, plain],
    ['a mixed series without another picture', 'mixed', 'a reader who does not see adult works', false, [plain], plain],
    ['an adult series', 'adult', 'a reader who does not see adult works', false, both, other],
    ['an adult series', 'adult', 'a reader who sees adult works', true, both, plain],
  ] as const)('of %s (%s) is, for %s (%s), of %j: %s', (_series, kind, _reader, seesAdult, stored, expected) => {
    const request = { platformId: 'bom-us', types: [plain], ...SERIES[kind], seesAdult };
    const chosen = chooseThumbnails(IMAGES, picturesOf(stored), request);
    expect(chosen.map(({ type, placeholder }) => [type, placeholder])).toEqual([[expected, expected]]);
  });

  test('of an adult series is none where every picture is for adults, also on its own page', () => {
    const request = { platformId: 'bom-us', ...SERIES.adult, seesAdult: false };
    const stored = picturesOf(['VERTICAL', 'MAIN', 'DETAIL']);
    expect(chooseThumbnails(IMAGES, stored, { ...request, types: ['VERTICAL', 'DETAIL'] })).toEqual([]);
    expect(allThumbnails(IMAGES, stored, request)).toEqual([]);
  });

  test('is the nearest shape where the series lacks the one asked for, and none where it has no picture', () => {
    const request = { platformId: 'bom-us', types: ['DETAIL'], ...SERIES.ordinary, seesAdult: false } as const;
    const chosen = chooseThumbnails(IMAGES, picturesOf(['COVER', 'VERTICAL', 'SQUARE']), request);
    expect(chosen.map(({ type, placeholder }) => [type, placeholder])).toEqual([['DETAIL', 'SQUARE']]);
    expect(chooseThumbnails(IMAGES, [], request)).toEqual([]);
  });
});
