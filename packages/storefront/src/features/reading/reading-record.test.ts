import { describe, expect, test } from 'vitest';
import {
  EMPTY_RECORD,
  forgetSeries,
  opensAnew,
  parseReadingRecord,
  READ_SHARE,
  REMEMBERED_SERIES,
  type ReadingMove,
  recordMove,
  resumePoint,
  seriesInProgress,
} from './reading-record.ts';

function move(seriesAlias: string, share: number, more: Partial<ReadingMove['place']> = {}): ReadingMove {
  return {
    seriesAlias,
    seriesTitle: `The ${seriesAlias}`,
    cover: null,
    place: { episodeAlias: 'ep-1', episodeTitle: 'One', page: 3, offset: 0.5, share, next: null, ...more },
  };
}

describe('what a browser remembers of reading', () => {
  test.each([move('salt', 0.4), move('salt', 1, { isPastEnd: false })])(
    'survives a round through storage',
    (reading) => {
      const record = recordMove(EMPTY_RECORD, reading, 5);
      expect(parseReadingRecord(JSON.stringify(record))).toEqual(record);
    },
  );

  test.each([null, '', '{', '[]', '{"version":2,"series":{}}', '{"version":1,"series":{"a":{"title":1}}}'])(
    'is empty when %j is stored',
    (text) => {
      expect(parseReadingRecord(text)).toEqual(EMPTY_RECORD);
    },
  );

  test('counts an episode as read from the last share on, and keeps it read afterwards', () => {
    const almost = recordMove(EMPTY_RECORD, move('salt', READ_SHARE - 0.001), 1);
    expect(almost.series.salt?.read).toEqual([]);
    const done = recordMove(almost, move('salt', READ_SHARE), 2);
    expect(done.series.salt?.read).toEqual(['ep-1']);
    const again = recordMove(done, move('salt', 0.1), 3);
    expect(again.series.salt?.read).toEqual(['ep-1']);
  });

  test('keeps the cover when a later move brings none', () => {
    const cover = { src: '/c', widthPx: 3, heightPx: 4 };
    const first = recordMove(EMPTY_RECORD, { ...move('salt', 0.1), cover }, 1);
    expect(recordMove(first, move('salt', 0.2), 2).series.salt?.cover).toEqual(cover);
  });

  test('forgets the series untouched for longest', () => {
    let record = EMPTY_RECORD;
    for (let index = 0; index <= REMEMBERED_SERIES; index += 1)
      record = recordMove(record, move(`s${index}`, 0.1), index);
    expect(Object.keys(record.series)).toHaveLength(REMEMBERED_SERIES);
    expect(record.series.s0).toBeUndefined();
    expect(record.series[`s${REMEMBERED_SERIES}`]).toBeDefined();
  });

  test('forgets a series when asked', () => {
    const record = recordMove(recordMove(EMPTY_RECORD, move('a', 0.1), 1), move('b', 0.1), 2);
    expect(Object.keys(forgetSeries(record, 'a').series)).toEqual(['b']);
  });
});

describe('an episode opens anew', () => {
  test.each([
    ['scrolled nearly to its end', { share: READ_SHARE }, true],
    ['scrolled less far', { share: READ_SHARE - 0.001 }, false],
    ['turned to one of its last pages', { share: READ_SHARE, isPastEnd: false }, false],
    ['turned to its last page', { share: 1, isPastEnd: false }, false],
    ['turned past its last page', { share: 1, isPastEnd: true }, true],
  ])('%s: %j, %s', (_name, place, expected) => {
    expect(opensAnew(place)).toBe(expected);
  });
});

describe('where "continue" leads', () => {
  const next = { alias: 'ep-2', title: 'Two' };

  test.each([
    [
      'into the episode in progress',
      move('s', 0.5, { next }),
      { episodeAlias: 'ep-1', episodeTitle: 'One', share: 0.5 },
    ],
    [
      'to the next one when it is read',
      move('s', 1, { next }),
      { episodeAlias: 'ep-2', episodeTitle: 'Two', share: 0 },
    ],
    [
      'to the next one from the last page',
      move('s', 1, { next, isPastEnd: false }),
      { episodeAlias: 'ep-2', episodeTitle: 'Two', share: 0 },
    ],
    ['nowhere when the last is read', move('s', 1), null],
  ])('%s', (_name, reading, expected) => {
    const series = recordMove(EMPTY_RECORD, reading, 1).series.s;
    expect(series && resumePoint(series)).toEqual(expected);
  });

  test('the latest series stands first, finished ones are left out', () => {
    let record = recordMove(EMPTY_RECORD, move('old', 0.2), 1);
    record = recordMove(record, move('done', 1), 2);
    record = recordMove(record, move('new', 0.3), 3);
    expect(seriesInProgress(record).map(({ alias }) => alias)).toEqual(['new', 'old']);
  });
});
