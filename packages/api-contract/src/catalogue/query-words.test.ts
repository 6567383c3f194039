import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { QueryFlagSchema } from '../http/wire-values.ts';
import { EpisodeImagesQuerySchema } from '../reading/viewer.contract.ts';
import { NewestQuerySchema } from './list-query.contract.ts';
import { NoticeQuerySchema } from './notice.contract.ts';
import { SeriesDetailsRequestSchema, SeriesListTypeSchema } from './series-list.contract.ts';
import { ThumbnailTypesQuerySchema } from './thumbnail.contract.ts';

test.each([
  [undefined, false],
  ['', false],
  ['false', false],
  ['true', true],
  ['TRUE', true],
  ['Y', true],
  ['1', true],
  ['yes please', false],
])('a flag %j reads as %j', (text, flag) => {
  expect(v.parse(QueryFlagSchema, text)).toBe(flag);
});

test.each([
  [undefined, ['VERTICAL']],
  ['', ['VERTICAL']],
  ['main', ['MAIN']],
  ['VERTICAL,MAIN,nonsense,SQUARE', ['VERTICAL', 'MAIN', 'SQUARE']],
  ['nonsense', ['VERTICAL']],
])('thumbnail types %j read as %j', (text, types) => {
  expect(v.parse(ThumbnailTypesQuerySchema, text)).toEqual(types);
});

test.each(['comic', 'COMIC', ' Novel ', 'all'])('the type of a list is read in any case: %j', (word) => {
  expect(v.safeParse(SeriesListTypeSchema, word).success).toBe(true);
});

describe('ids of contents/tab/details', () => {
  const parse = (contentsIds: unknown) => v.safeParse(SeriesDetailsRequestSchema, { contentsIds });

  test.each([
    ['1,2,3', [1, 2, 3]],
    [' 1 , 2,', [1, 2]],
    ['', []],
    [
      [4, '5'],
      [4, 5],
    ],
  ])('%j reads as %j', (text, ids) => {
    expect(parse(text)).toMatchObject({ success: true, output: { contentsIds: ids } });
  });

  test.each(['a', '1;2', '1.5', '-1', '0', '9'.repeat(30), Array(201).fill(1), null, 7, {}])(
    '%j is malformed',
    (ids) => {
      expect(parse(ids).success).toBe(false);
    },
  );
});

test.each([
  ['1080', 1080],
  ['', null],
  ['wide', null],
  ['-3', null],
  ['9'.repeat(400), null],
])('imageWidth %j reads as %j', (imageWidth, widthPx) => {
  expect(v.parse(EpisodeImagesQuerySchema, { imageWidth })).toEqual({ imageWidth: widthPx });
});

test('numbers out of range are brought into it', () => {
  expect(v.parse(NewestQuerySchema, { limit: '100000' }).limit).toBe(100);
  expect(v.parse(NewestQuerySchema, { limit: 'many' }).limit).toBe(30);
  expect(v.parse(NoticeQuerySchema, { page: '-1', size: '0' })).toEqual({ page: 0, size: 1 });
  expect(v.parse(NoticeQuerySchema, { page: '99999999999', size: '1e9' })).toEqual({ page: 100_000, size: 20 });
});
