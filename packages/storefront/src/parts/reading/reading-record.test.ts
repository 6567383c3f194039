import { describe, expect, test } from 'vitest';
import { fakePosition } from '../../testing/fake-library.ts';
import {
  EMPTY_RECORD,
  forgetSeries,
  parseReadingRecord,
  READ_SHARE,
  REMEMBERED_SERIES,
  type ReadingProgress,
  type ReadingRecord,
  recordProgress,
  resumePoint,
  type ServerPlace,
  seriesInProgress,
  seriesRecordOf,
  startsOver,
  withServerPlaces,
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

const NOW_MS = 1_000_000_000;
const HOUR_MS = 3_600_000;

const place = (more: Parameters<typeof fakePosition>[1] = {}): ServerPlace => ({
  ...{ alias: 'salt', title: 'Salt', cover: null },
  position: fakePosition(NOW_MS, more),
});
const here = (atMs: number): ReadingRecord =>
  recordProgress(
    EMPTY_RECORD,
    {
      ...{ seriesAlias: 'salt', seriesTitle: 'Salt', cover: { src: '/c', widthPx: 3, heightPx: 4 } },
      place: { episodeAlias: 'ep-9', episodeTitle: 'Ep. 9', page: 1, offset: 0, share: 1, next: null },
    },
    atMs,
  );

describe('what a browser remembers and what the server knows', () => {
  test.each([
    ['later on the server', NOW_MS - 2 * HOUR_MS, 'ep-1'],
    ['later here', NOW_MS, 'ep-9'],
    ['at the same time: here', NOW_MS - HOUR_MS, 'ep-9'],
  ])('the later place counts: %s', (_, hereAtMs, expected) => {
    const merged = withServerPlaces(here(hereAtMs), [place()]);
    expect(merged.series.salt?.place.episodeAlias).toBe(expected);
  });

  test('the server adds series, and keeps the cover and what was read here', () => {
    expect(withServerPlaces(EMPTY_RECORD, [place()]).series.salt).toMatchObject({
      place: { episodeAlias: 'ep-1', page: 2, offset: 0.5, share: 0.4, next: { alias: 'ep-2', title: 'Ep. 2' } },
      updatedAtMs: NOW_MS - HOUR_MS,
    });
    const merged = withServerPlaces(here(0), [place({ isFinished: true })]);
    expect(merged.series.salt).toMatchObject({ cover: { src: '/c' }, read: ['ep-9', 'ep-1'] });
  });

  test('the record of the browser stays as it is', () => {
    const record = here(0);
    withServerPlaces(record, [place()]);
    expect(record.series.salt?.place.episodeAlias).toBe('ep-9');
    expect(withServerPlaces(record, [])).toBe(record);
  });

  test('an episode that is finished leads to the next one and starts over; another does neither, however far', () => {
    const finished = seriesRecordOf(place({ isFinished: true, sharePermille: 900 }));
    expect([resumePoint(finished)?.episodeAlias, startsOver(finished.place)]).toEqual(['ep-2', true]);
    const last = seriesRecordOf(place({ sharePermille: 400 }));
    expect([resumePoint(last)?.episodeAlias, startsOver(last.place)]).toEqual(['ep-1', false]);
  });
});
