import { getPlatform } from '@longstrip/platform-config';
import { describe, expect, test } from 'vitest';
import { planDemoEvents } from './demo-event-plan.ts';

const tokyo = getPlatform('beltoon-jp');
/** A Wednesday, at noon. */
const NOW = '2026-12-02T12:00:00+09:00';

const planAt = (iso: string, isFirst = false) =>
  planDemoEvents(tokyo, Date.parse(iso), { isFirst }).map(({ name, startAt, endAt }) => [
    name,
    startAt.slice(0, 10),
    endAt.slice(0, 10),
  ]);

describe('the demo’s events', () => {
  test('have short periods of the platform’s calendar', () => {
    expect(planAt(NOW, true)).toEqual([
      ['stamps', '2026-11-30', '2026-12-14'],
      ['stamps', '2026-12-14', '2026-12-28'],
      ['print', '2026-12-01', '2027-01-01'],
      ['first', '2026-11-30', '2026-12-07'],
      ['weekend', '2026-12-04', '2026-12-07'],
      ['young', '2026-12-01', '2027-01-01'],
      ['night', '2026-11-30', '2026-12-07'],
      ['code', '2026-12-01', '2027-01-01'],
      ['summer', '2026-11-23', '2026-11-30'],
    ]);
  });

  test.each([
    '2026-12-13T23:59:59+09:00',
    '2026-12-14T00:00:00+09:00',
    '2027-01-03T12:00:00+09:00',
    '2024-12-31T12:00:00Z',
  ])('at %s one card of stamps runs, and the next begins when it ends', (iso) => {
    const nowMs = Date.parse(iso);
    const [runs, next] = planDemoEvents(tokyo, nowMs, { isFirst: false });
    expect([runs && runs.startsAtMs <= nowMs && nowMs < runs.endsAtMs, next?.startsAtMs]).toEqual([
      true,
      runs?.endsAtMs,
    ]);
  });
});
