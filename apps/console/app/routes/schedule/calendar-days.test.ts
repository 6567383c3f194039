import { expect, test } from 'vitest';
import { addDays, addMonths, mondayOf, shownDays } from './calendar-days.ts';

test('days, weeks and months over the ends of years and of February', () => {
  expect([addDays('2027-12-31', 1), addDays('2028-03-01', -1)]).toEqual(['2028-01-01', '2028-02-29']);
  expect(['2026-11-30', '2026-12-06', '2026-12-07'].map(mondayOf)).toEqual(['2026-11-30', '2026-11-30', '2026-12-07']);
  expect([addMonths('2026-12-31', 1), addMonths('2026-01-31', -1)]).toEqual(['2027-01-01', '2025-12-01']);
  expect(shownDays('month', '2026-12-15')).toEqual({ from: '2026-11-30', days: 42 });
  expect(shownDays('week', '2026-12-15')).toEqual({ from: '2026-12-14', days: 7 });
});
