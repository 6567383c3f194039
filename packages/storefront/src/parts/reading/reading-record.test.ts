import { describe, expect, test } from 'vitest';
import {
  EMPTY_RECORD,
  forgetSeries,
  parseReadingRecord,
  READ_SHARE,
  REMEMBERED_SERIES,
  type ReadingProgress,
  recordProgress,
  resumePoint,
  seriesInProgress,
  startsOver,
} from './reading-record.ts';

function progress(seriesAlias: string, share: number, more: Partial<ReadingProgress['place']> = {}): ReadingProgress {
  return {
    seriesAlias,
    seriesTitle: `The ${seriesAlias}`,
    cover: null,
    place: { episodeAlias: 'ep-1', episodeTitle: 'One', page: 3, offset: 0.5, share, next: null, ...more },
  };
}

describe('the reading record of a browser', () => {
  test.each([progress('salt', 0.4), progress('salt', 1, { isPastEnd: false })])(
    'survives storing and parsing',
    (reading) => {
      const record = recordProgress(EMPTY_RECORD, reading, 5);
      expect(parseReadingRecord(JSON.stringify(record))).toEqual(record);
    },
  );

  test.each([null, '', '{', '[]', '{"version":2,"series":{}}', '{"version":1,"series":{"a":{"title":1}}}'])(
    'is empty when %j is stored',
    (text) => {
      expect(parseReadingRecord(text)).toEqual(EMPTY_RECORD);
    },
  );

  test('counts an episode as read from a share on, and keeps that', () => {
    const almost = recordProgress(EMPTY_RECORD, progress('salt', READ_SHARE - 0.001), 1);
    expect(almost.series.salt?.read).toEqual([]);
    const done = recordProgress(almost, progress('salt', READ_SHARE), 2);
    expect(done.series.salt?.read).toEqual(['ep-1']);
    const again = recordProgress(done, progress('salt', 0.1), 3);
    expect(again.series.salt?.read).toEqual(['ep-1']);
  });

  test('keeps the cover when later progress has none', () => {
    const cover = { src: '/c', widthPx: 3, heightPx: 4 };
    const first = recordProgress(EMPTY_RECORD, { ...progress('salt', 0.1), cover }, 1);
    expect(recordProgress(first, progress('salt', 0.2), 2).series.salt?.cover).toEqual(cover);
  });

  test('forgets the series that was read longest ago', () => {
    let record = EMPTY_RECORD;
    for (let index = 0; index <= REMEMBERED_SERIES; index += 1)
      record = recordProgress(record, progress(`s${index}`, 0.1), index);
    expect(Object.keys(record.series)).toHaveLength(REMEMBERED_SERIES);
    expect(record.series.s0).toBeUndefined();
    expect(record.series[`s${REMEMBERED_SERIES}`]).toBeDefined();
  });

  test('forgets a series when asked', () => {
    const record = recordProgress(recordProgress(EMPTY_RECORD, progress('a', 0.1), 1), progress('b', 0.1), 2);
    expect(Object.keys(forgetSeries(record, 'a').series)).toEqual(['b']);
  });
});

describe('an episode starts over', () => {
  test.each([
    ['scrolled nearly to its end', { share: READ_SHARE }, true],
    ['scrolled less far', { share: READ_SHARE - 0.001 }, false],
    ['turned to one of its last pages', { share: READ_SHARE, isPastEnd: false }, false],
    ['turned to its last page', { share: 1, isPastEnd: false }, false],
    ['turned past its last page', { share: 1, isPastEnd: true }, true],
  ])('%s: %j, %s', (_name, place, expected) => {
    expect(startsOver(place)).toBe(expected);
  });
});

describe('where "continue" leads', () => {
  const next = { alias: 'ep-2', title: 'Two' };

  test.each([
    [
      'to the episode in progress',
      progress('s', 0.5, { next }),
      { episodeAlias: 'ep-1', episodeTitle: 'One', share: 0.5 },
    ],
    [
      'to the next one when it is read',
      progress('s', 1, { next }),
      { episodeAlias: 'ep-2', episodeTitle: 'Two', share: 0 },
    ],
    [
      'to the next one from the last page',
      progress('s', 1, { next, isPastEnd: false }),
      { episodeAlias: 'ep-2', episodeTitle: 'Two', share: 0 },
    ],
    ['nowhere when the last is read', progress('s', 1), null],
  ])('%s', (_name, reading, expected) => {
    const series = recordProgress(EMPTY_RECORD, reading, 1).series.s;
    expect(series && resumePoint(series)).toEqual(expected);
  });

  test('the latest series comes first, finished ones are left out', () => {
    let record = recordProgress(EMPTY_RECORD, progress('old', 0.2), 1);
    record = recordProgress(record, progress('done', 1), 2);
    record = recordProgress(record, progress('new', 0.3), 3);
    expect(seriesInProgress(record).map(({ alias }) => alias)).toEqual(['new', 'old']);
  });
});
