import { describe, expect, test } from 'vitest';
import { fakePosition } from '../../testing/fake-library.ts';
import { EMPTY_RECORD, type ReadingRecord, recordProgress, resumePoint, startsOver } from './reading-record.ts';
import { type ServerPlace, seriesRecordOf, withServerPlaces } from './server-places.ts';

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
